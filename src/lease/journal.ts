import * as v from 'valibot';

/** The annotation of the Lease that holds the journal: what its holder is about to change, written before the change. */
export const journalAnnotation = 'admission-gate/journal';

/** Entries of unsettled changes can only add up when nobody can read a policy for many runs. */
const MAX_ENTRIES = 32;
/** The fullest journal that we write fits; an annotation of a Lease may have 256 KiB in all. */
const MAX_CHARACTERS = 32 * 1024;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const integer = v.pipe(v.number(), v.safeInteger());

const digest = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/));

const planned = {
  /** `<holder>/<number>`: unique over all runs, and says whose change it is. */
  id: text(160),
  /** Planned is all that can be known in advance; how far the change really came is found out by reading. */
  phase: v.literal('planned'),
  policy: text(253),
  uid: text(64),
  /** As judged when it was planned: the first try's precondition. Later tries carry newer ones of the same generation. */
  resourceVersion: text(64),
  generation: integer,
};

const raiseTimeout = v.strictObject({
  ...planned,
  operation: v.literal('raise-timeout'),
  /** Seconds; `null`: the field was absent. */
  from: v.nullable(integer),
  to: v.pipe(integer, v.minValue(1), v.maxValue(30)),
});

/** The spec that files have, but for the timeout; both by their digest, since a spec is too long for an annotation. */
const putSpec = v.strictObject({ ...planned, operation: v.literal('put-spec'), from: digest, to: digest });

/** Switched off at admission, since another policy denies all that it denies. */
const retire = v.strictObject({
  ...planned,
  operation: v.literal('retire'),
  /** The policy that takes its place. */
  by: text(253),
});

/** Further kinds of change are further variants here and further cases in `settle`. */
const entry = v.variant('operation', [raiseTimeout, putSpec, retire]);
const schema = v.strictObject({ version: v.literal(1), entries: v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES)) });

/** One change of one policy that a holder is about to make. */
export type JournalEntry = v.InferOutput<typeof entry>;

export type JournalReading =
  | { readonly kind: 'entries'; readonly entries: readonly JournalEntry[] }
  | { readonly kind: 'malformed'; readonly problem: string };

type Unnumbered<E> = E extends JournalEntry ? Omit<E, 'id' | 'phase'> : never;

/** A change that has no place in a journal yet. */
export type PlannedChange = Unnumbered<JournalEntry>;

/** A list of keys makes JSON.stringify write them in its order, whatever order an object has them in. */
const keys = [
  ...['version', 'entries', 'id', 'operation', 'phase', 'policy', 'uid', 'resourceVersion', 'generation'],
  ...['from', 'to', 'by'],
];

/** The one text for these entries, so that equal journals are equal texts. */
export function journalText(entries: readonly JournalEntry[]): string {
  return JSON.stringify({ version: 1, entries }, keys);
}

export const emptyJournal = journalText([]);

/**
 * Reads the annotation, which anybody who may write the Lease may have written. No annotation is an empty journal;
 * anything that this version does not know to the last field is malformed: an unknown change may be half done.
 */
export function readJournal(found: string | undefined): JournalReading {
  if (found === undefined) return { kind: 'entries', entries: [] };
  if (found.length > MAX_CHARACTERS) return { kind: 'malformed', problem: `it has ${found.length} characters` };
  const parsed = v.safeParse(schema, parseJson(found));
  if (parsed.success) return { kind: 'entries', entries: parsed.output.entries };
  const [issue] = parsed.issues;
  return { kind: 'malformed', problem: `${v.getDotPath(issue) ?? 'journal'}: ${issue.message}` };
}

function parseJson(found: string): unknown {
  try {
    return JSON.parse(found);
  } catch {
    return undefined;
  }
}

/** May one more entry be written? */
export function hasRoom(entries: readonly JournalEntry[]): boolean {
  return entries.length < MAX_ENTRIES;
}

/** The policy of an entry as it is now. */
export type PolicySeen =
  | {
      readonly kind: 'policy';
      readonly uid: string;
      readonly timeoutSeconds: number | undefined;
      /** Of its spec but for the timeout, as entries name it. */
      readonly digest: string;
      readonly isOff: boolean;
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** What became of one entry. All but `unsettled` and `to-undo` close it. */
export type Settlement =
  /** The change is there, and stays: a raised timeout, or a spec that was proved to deny no less, is never undone. */
  | { readonly kind: 'adopted' }
  /** A policy was retired, and nothing showed yet that its images are still denied. The entry stays until it is undone. */
  | { readonly kind: 'to-undo' }
  /** The policy is as it was before. A write that still comes late can only raise the timeout, which would stay too. */
  | { readonly kind: 'never-written' }
  /** Somebody wrote yet another value, which is theirs. */
  | { readonly kind: 'changed-since'; readonly found: string }
  /** The policy was deleted, or made anew. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unsettled'; readonly problem: string };

/** Decides what became of an entry by what the policy is now. */
export function settle(planned: JournalEntry, seen: PolicySeen): Settlement {
  switch (seen.kind) {
    case 'unreadable':
      return { kind: 'unsettled', problem: seen.problem };
    case 'absent':
      return { kind: 'gone' };
    case 'policy':
      return seen.uid === planned.uid ? settleSame(planned, seen) : { kind: 'gone' };
  }
}

function settleSame(planned: JournalEntry, seen: Extract<PolicySeen, { kind: 'policy' }>): Settlement {
  switch (planned.operation) {
    case 'raise-timeout':
      return settleValue(
        planned.from,
        planned.to,
        seen.timeoutSeconds ?? null,
        String(seen.timeoutSeconds ?? 'absent'),
      );
    case 'put-spec':
      return settleValue(planned.from, planned.to, seen.digest, seen.digest);
    case 'retire':
      // Whoever else changed it since: on is the side on which nothing is admitted that was denied.
      return { kind: seen.isOff ? 'to-undo' : 'never-written' };
  }
}

function settleValue<T>(from: T, to: T, now: T, found: string): Settlement {
  if (now === to) return { kind: 'adopted' };
  return now === from ? { kind: 'never-written' } : { kind: 'changed-since', found };
}

/** One entry with what became of it. */
export interface Settled {
  readonly entry: JournalEntry;
  readonly settlement: Settlement;
}

/** The entries that have to stay in the journal. */
export function unsettledOf(settled: readonly Settled[]): readonly JournalEntry[] {
  const open: readonly Settlement['kind'][] = ['unsettled', 'to-undo'];
  return settled.filter(({ settlement }) => open.includes(settlement.kind)).map(({ entry }) => entry);
}

/** The holder that planned the change. */
export function holderOf(planned: JournalEntry): string {
  return planned.id.slice(0, planned.id.lastIndexOf('/'));
}

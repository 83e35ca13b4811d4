import * as v from 'valibot';

/** The annotation of the Lease that holds the journal: what its holder is about to change, written before the change. */
export const journalAnnotation = 'admission-gate/journal';

/** Entries of unsettled changes can only add up when nobody can read a policy for many runs. */
const MAX_ENTRIES = 32;
/** The fullest journal that we write fits; an annotation of a Lease may have 256 KiB in all. */
const MAX_CHARACTERS = 32 * 1024;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const integer = v.pipe(v.number(), v.safeInteger());

const raiseTimeout = v.strictObject({
  /** `<holder>/<number>`: unique over all runs, and says whose change it is. */
  id: text(160),
  operation: v.literal('raise-timeout'),
  /** Planned is all that can be known in advance; how far the change really came is found out by reading. */
  phase: v.literal('planned'),
  policy: text(253),
  uid: text(64),
  /** As judged when it was planned: the first try's precondition. Later tries carry newer ones of the same generation. */
  resourceVersion: text(64),
  generation: integer,
  /** Seconds; `null`: the field was absent. */
  from: v.nullable(integer),
  to: v.pipe(integer, v.minValue(1), v.maxValue(30)),
});

/** Further kinds of change are further variants here and further cases in `settle`. */
const entry = v.variant('operation', [raiseTimeout]);
const schema = v.strictObject({ version: v.literal(1), entries: v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES)) });

/** One change of one policy that a holder is about to make. */
export type JournalEntry = v.InferOutput<typeof entry>;

export type JournalReading =
  | { readonly kind: 'entries'; readonly entries: readonly JournalEntry[] }
  | { readonly kind: 'malformed'; readonly problem: string };

/** A list of keys makes JSON.stringify write them in its order, whatever order an object has them in. */
const keys = ['version', 'entries', ...Object.keys(raiseTimeout.entries)];

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
  | { readonly kind: 'policy'; readonly uid: string; readonly timeoutSeconds: number | undefined }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** What became of one entry. All but `unsettled` close it. */
export type Settlement =
  /** The change is there, and stays: a raised timeout is never undone. */
  | { readonly kind: 'adopted' }
  /** The policy is as it was before. A write that still comes late can only raise the timeout, which would stay too. */
  | { readonly kind: 'never-written' }
  /** Somebody wrote yet another value, which is theirs. */
  | { readonly kind: 'changed-since'; readonly found: string }
  /** The policy was deleted, or made anew. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unsettled'; readonly problem: string };

/** Decides what became of an entry by what the policy is now; nothing is ever undone. */
export function settle(planned: JournalEntry, seen: PolicySeen): Settlement {
  switch (seen.kind) {
    case 'unreadable':
      return { kind: 'unsettled', problem: seen.problem };
    case 'absent':
      return { kind: 'gone' };
    case 'policy': {
      if (seen.uid !== planned.uid) return { kind: 'gone' };
      if (seen.timeoutSeconds === planned.to) return { kind: 'adopted' };
      return (seen.timeoutSeconds ?? null) === planned.from
        ? { kind: 'never-written' }
        : { kind: 'changed-since', found: String(seen.timeoutSeconds ?? 'absent') };
    }
  }
}

/** One entry with what became of it. */
export interface Settled {
  readonly entry: JournalEntry;
  readonly settlement: Settlement;
}

/** The entries that have to stay in the journal. */
export function unsettledOf(settled: readonly Settled[]): readonly JournalEntry[] {
  return settled.filter(({ settlement }) => settlement.kind === 'unsettled').map(({ entry }) => entry);
}

/** The holder that planned the change. */
export function holderOf(planned: JournalEntry): string {
  return planned.id.slice(0, planned.id.lastIndexOf('/'));
}

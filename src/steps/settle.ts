import type { Answer } from '../cluster/port.ts';
import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { specDigest } from '../kyverno/candidate.ts';
import { isMalformed, type MalformedPolicy, type Policy, parsePolicy, subjectOf } from '../kyverno/policy.ts';
import {
  holderOf,
  type JournalEntry,
  journalText,
  type PolicySeen,
  readJournal,
  type Settled,
  settle,
  unsettledOf,
} from '../lease/journal.ts';
import type { JournalChange } from '../lease/writes.ts';
import { type Context, say } from './context.ts';
import { leaseFacts, leaseSubject } from './lease-findings.ts';

function seenAs(policy: Policy | MalformedPolicy): PolicySeen {
  return isMalformed(policy)
    ? { kind: 'unreadable', problem: policy.problem }
    : {
        kind: 'policy',
        uid: policy.uid,
        timeoutSeconds: policy.timeoutSeconds,
        digest: specDigest(policy),
        isOff: policy.offAtAdmission !== undefined,
      };
}

async function seenBy(read: (name: string) => Promise<Answer>, name: string): Promise<PolicySeen> {
  const answer = await read(name);
  if (answer.kind === 'ok') return seenAs(parsePolicy('ivpol', answer.body));
  if (answer.kind === 'no-answer') return { kind: 'unreadable', problem: answer.message };
  return answer.status === 404
    ? { kind: 'absent' }
    : { kind: 'unreadable', problem: `HTTP ${answer.status} ${answer.message}` };
}

/** Finds out what became of each entry by reading its policy; nothing is written. */
export function settleByReading(
  read: (name: string) => Promise<Answer>,
  entries: readonly JournalEntry[],
): Promise<readonly Settled[]> {
  return Promise.all(
    entries.map(async (entry) => ({ entry, settlement: settle(entry, await seenBy(read, entry.policy)) })),
  );
}

/** The same by policies that were all read after the Lease had become ours. */
export function settleIn(
  policies: readonly (Policy | MalformedPolicy)[],
  entries: readonly JournalEntry[],
): readonly Settled[] {
  return entries.map((entry) => {
    const policy = policies.find(({ family, name }) => family === 'ivpol' && name === entry.policy);
    return { entry, settlement: settle(entry, policy === undefined ? { kind: 'absent' } : seenAs(policy)) };
  });
}

/** What giving up has to know of the journal. */
export interface Closing {
  /** The journal's text as it was seen last. */
  readonly text: string;
  /** Is it known already what became of this entry? */
  readonly isSettled: (id: string) => boolean;
  /** Told of each entry that was settled by reading, once. */
  readonly onSettled: (settled: Settled) => void;
}

/**
 * Gives a function from the journal's text to the change that closes it: every entry settled, the unsettled ones kept.
 * Each policy is read once, however often it is asked. A journal that cannot be read is not changed.
 */
export function journalCloser(
  read: (name: string) => Promise<Answer>,
  closing: Closing | undefined,
): (text: string | undefined) => Promise<JournalChange | undefined> {
  const known = new Map<string, Settled>();
  return async (text) => {
    if (closing === undefined || text === undefined) return undefined;
    const found = readJournal(text);
    if (found.kind === 'malformed') return undefined;
    const open = found.entries.filter(({ id }) => !closing.isSettled(id));
    const unread = open.filter(({ id }) => !known.has(id));
    for (const settled of await settleByReading(read, unread)) {
      known.set(settled.entry.id, settled);
      closing.onSettled(settled);
    }
    const to = journalText(unsettledOf(open.flatMap(({ id }) => known.get(id) ?? [])));
    return to === text ? undefined : { from: text, to };
  };
}

/** Says what became of another run's entry, and keeps it for the report. */
export function tell(context: Pick<Context, 'lease' | 'log' | 'history'>, settled: Settled): void {
  say(context, settledText(settled));
  const found = findingOf(context, settled);
  if (found !== undefined) context.history.warnings.push(found);
}

/** The same when the Lease is given up: a change of our own that turned out to be written is one of our patches. */
export function tellAtEnd(context: Pick<Context, 'lease' | 'log' | 'history' | 'holder'>, settled: Settled): void {
  const { entry, settlement } = settled;
  if (entry.operation === 'raise-timeout' && settlement.kind === 'adopted' && holderOf(entry) === context.holder) {
    say(context, settledText(settled));
    context.history.patches.push({ policy: entry.policy, from: String(entry.from ?? 'absent'), to: entry.to });
  } else tell(context, settled);
}

/** One entry and what became of it, as a line of the log. */
export function settledText({ entry, settlement }: Settled): string {
  const what = `Journal: ${subjectOf({ family: 'ivpol', name: entry.policy })}, ${changeText(entry)} planned by ${holderOf(entry)}`;
  switch (settlement.kind) {
    case 'adopted':
      return `${what}: it was written, and stays`;
    case 'to-undo':
      return `${what}: it was written but not proved, and is to be undone`;
    case 'never-written':
      return `${what}: it was never written`;
    case 'changed-since':
      return `${what}: it is ${settlement.found} now, which is left as it is`;
    case 'gone':
      return `${what}: that policy is gone`;
    case 'unsettled':
      return `${what}: not settled, ${settlement.problem}`;
  }
}

function changeText(entry: JournalEntry): string {
  switch (entry.operation) {
    case 'raise-timeout':
      return `timeoutSeconds ${entry.from ?? 'absent'} -> ${entry.to}`;
    case 'put-spec':
      return `its spec as the files have it (${entry.to})`;
    case 'retire':
      return `evaluation.admission.enabled -> false, as ${entry.by} takes its place,`;
  }
}

function findingOf({ lease }: Pick<Context, 'lease'>, { entry, settlement }: Settled): Finding | undefined {
  const subject = subjectOf({ family: 'ivpol', name: entry.policy });
  const facts = { ...leaseFacts(lease), policy: entry.policy, change: changeText(entry), holder: holderOf(entry) };
  switch (settlement.kind) {
    case 'adopted':
      return finding('journal-adopted', subject, facts, [], 'notice');
    case 'unsettled':
      return asWarning(finding('journal-unsettled', subject, { ...facts, problem: settlement.problem }));
    case 'to-undo':
      return asWarning(finding('journal-to-undo', subject, facts));
    default:
      return undefined;
  }
}

export function malformedJournal({ lease }: Pick<Context, 'lease'>, problem: string): Finding {
  return finding('journal-malformed', leaseSubject(lease), { ...leaseFacts(lease), problem });
}

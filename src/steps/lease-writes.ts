import type { Answer, Cluster, ObjectName } from '../cluster/port.ts';
import { journalAnnotation, journalText, readJournal, type Settled, unsettledOf } from '../lease/journal.ts';
import { readLease } from '../lease/record.ts';
import { giveUp, type JournalChange, renewal, standing, type Tenure } from '../lease/writes.ts';
import type { Clock } from '../process/clock.ts';
import { settleByReading } from './journal.ts';

export interface LeaseParts {
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly lease: ObjectName;
}

/** The end of a renewal; `sentMs` is when it was sent, since it is valid from then on. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly sentMs: number }
  | { readonly kind: 'lost'; readonly seen: string }
  | {
      readonly kind: 'unknown';
      readonly problem: string;
      readonly answer: Exclude<Answer, { kind: 'ok' }>;
      /** The journal as it was read after the refusal, where the Lease was read and is ours. */
      readonly journal?: string;
    };

export type Freed =
  | { readonly kind: 'freed' }
  | { readonly kind: 'not-ours'; readonly seen: string }
  | { readonly kind: 'not-freed'; readonly problem: string };

/** Giving up comes after the end of everything else, so it runs on its own short time. */
const FREE_MS = 5000;
const RETRY_MS = 500;
/** Of that time, how long a policy may take to be read: an entry that takes longer stays in the journal. */
const SETTLE_MS = 2500;

/** What giving up has to know of the journal. Without it the journal stays as it is, for the next holder to settle. */
export interface Closing {
  /** The journal's text as it was seen last. */
  readonly text: string;
  /** Is it known already what became of this entry? */
  readonly isSettled: (id: string) => boolean;
  /** Told of each entry that was settled by reading, once. */
  readonly onSettled: (settled: Settled) => void;
}

type Seen =
  | { readonly kind: 'ours'; readonly journal: string }
  | { readonly kind: 'not-ours'; readonly seen: string }
  | { readonly kind: 'unknown'; readonly problem: string };

function problemOf(answer: Exclude<Answer, { kind: 'ok' }>): string {
  return answer.kind === 'status' ? `HTTP ${answer.status} ${answer.message}` : answer.message;
}

/** What is true about the Lease now. Only what is seen counts: no answer is no loss. */
async function look({ cluster, lease }: LeaseParts, tenure: Tenure, signal: AbortSignal): Promise<Seen> {
  const answer = await cluster.readLease(lease, signal);
  if (answer.kind === 'status' && answer.status === 404) return { kind: 'not-ours', seen: 'it was deleted' };
  if (answer.kind !== 'ok') return { kind: 'unknown', problem: problemOf(answer) };
  const reading = readLease(answer.body);
  if (reading.kind === 'malformed') return { kind: 'unknown', problem: reading.problem };
  switch (standing(tenure, reading.record)) {
    case 'ours':
      return { kind: 'ours', journal: reading.record.annotations[journalAnnotation] ?? '' };
    case 'free':
      return { kind: 'not-ours', seen: 'it is free' };
    case 'replaced':
      return { kind: 'not-ours', seen: `it was deleted and made anew, held by ${reading.record.holder || 'nobody'}` };
    case 'other':
      return { kind: 'not-ours', seen: `it is held by ${reading.record.holder} (${reading.record.link || 'no link'})` };
  }
}

/**
 * Sends one renewal, with a change of the journal if there is one. The server refuses a renewal of any Lease but ours
 * with 422, and then it is read.
 */
export async function renewOnce(
  parts: LeaseParts,
  tenure: Tenure,
  signal: AbortSignal,
  change?: JournalChange,
): Promise<Renewal> {
  const sentMs = parts.clock.monotonicMs();
  const answer = await parts.cluster.patchLease(parts.lease, renewal(tenure, parts.clock.now(), change), signal);
  if (answer.kind === 'ok') return { kind: 'renewed', sentMs };
  const problem = problemOf(answer);
  if (answer.kind === 'status' && (answer.status === 422 || answer.status === 404)) {
    const seen = await look(parts, tenure, signal);
    if (seen.kind === 'not-ours') return { kind: 'lost', seen: seen.seen };
    if (seen.kind === 'ours') return { kind: 'unknown', problem, answer, journal: seen.journal };
  }
  return { kind: 'unknown', problem, answer };
}

/**
 * Gives the Lease up if and only if it is ours, within 5 s. Entries of its journal that are open are settled by
 * reading first; what cannot be settled stays in it. A lost answer is resolved by reading.
 */
export async function freeLease(parts: LeaseParts, tenure: Tenure, closing?: Closing): Promise<Freed> {
  const { cluster, clock, lease } = parts;
  const ended = new AbortController();
  const [limit, settling] = [after(clock, FREE_MS, ended.signal), after(clock, SETTLE_MS, ended.signal)];
  const changeOf = journalCloser(cluster, settling, closing);
  let journal = closing?.text;
  try {
    for (;;) {
      const change = await changeOf(journal);
      const answer = await cluster.patchLease(lease, giveUp(tenure, clock.now(), change), limit);
      if (answer.kind === 'ok') return { kind: 'freed' };
      const seen = await look(parts, tenure, limit);
      if (seen.kind === 'not-ours') return seen;
      if (seen.kind === 'ours') journal = seen.journal;
      if (limit.aborted) return { kind: 'not-freed', problem: problemOf(answer) };
      await clock.sleep(RETRY_MS, limit);
    }
  } finally {
    ended.abort();
  }
}

/** A signal that is aborted after a time, unless `ended` comes first. */
function after(clock: Clock, ms: number, ended: AbortSignal): AbortSignal {
  const limit = new AbortController();
  void clock.sleep(ms, ended).then(() => limit.abort());
  return limit.signal;
}

/** What giving up changes in a journal of a given text. Each entry's policy is read once, however often it is asked. */
function journalCloser(
  cluster: Cluster,
  signal: AbortSignal,
  closing: Closing | undefined,
): (text: string | undefined) => Promise<JournalChange | undefined> {
  const known = new Map<string, Settled>();
  return async (text) => {
    if (closing === undefined || text === undefined) return undefined;
    const reading = readJournal(text);
    if (reading.kind === 'malformed') return undefined;
    const open = reading.entries.filter(({ id }) => !closing.isSettled(id));
    const unread = open.filter(({ id }) => !known.has(id));
    for (const settled of await settleByReading((name) => cluster.readPolicy(name, signal), unread)) {
      known.set(settled.entry.id, settled);
      closing.onSettled(settled);
    }
    const to = journalText(unsettledOf(open.flatMap(({ id }) => known.get(id) ?? [])));
    return to === text ? undefined : { from: text, to };
  };
}

/** Gives up whatever this holder holds: for a run that does not know any more whether its claim went through. */
export async function freeByHolder(
  parts: LeaseParts,
  holder: string,
  onSettled: (settled: Settled) => void,
): Promise<Freed> {
  const answer = await parts.cluster.readLease(parts.lease, AbortSignal.timeout(FREE_MS));
  if (answer.kind === 'status' && answer.status === 404) return { kind: 'not-ours', seen: 'it does not exist' };
  if (answer.kind !== 'ok') return { kind: 'not-freed', problem: problemOf(answer) };
  const reading = readLease(answer.body);
  if (reading.kind === 'malformed') return { kind: 'not-freed', problem: reading.problem };
  const { record } = reading;
  if (record.holder === holder) {
    const text = record.annotations[journalAnnotation] ?? '';
    return freeLease(parts, { uid: record.uid, holder }, { text, isSettled: () => false, onSettled });
  }
  return { kind: 'not-ours', seen: record.holder === '' ? 'it is free' : `it is held by ${record.holder}` };
}

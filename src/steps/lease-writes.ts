import type { Answer, Cluster, ObjectName } from '../cluster/port.ts';
import { journalAnnotation } from '../lease/journal.ts';
import { type LeaseRecord, readLease } from '../lease/record.ts';
import {
  type Deployed,
  giveUp,
  type JournalChange,
  recordDeployed,
  renewal,
  standing,
  type Tenure,
} from '../lease/writes.ts';
import type { Clock } from '../process/clock.ts';
import { leavesOpen } from './calls.ts';
import { type Closing, journalCloser } from './settle.ts';

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
/** Of that time, how long policies may take to be read: an entry that takes longer stays in the journal. */
const SETTLE_MS = 2500;

type Seen =
  | { readonly kind: 'ours'; readonly record: LeaseRecord }
  /** `sameLease`: it is still the object that was ours, only its holder is another or nobody. */
  | { readonly kind: 'not-ours'; readonly seen: string; readonly sameLease: boolean }
  | { readonly kind: 'unknown'; readonly problem: string };

function problemOf(answer: Exclude<Answer, { kind: 'ok' }>): string {
  return answer.kind === 'status' ? `HTTP ${answer.status} ${answer.message}` : answer.message;
}

function journalIn({ annotations }: LeaseRecord): string {
  return annotations[journalAnnotation] ?? '';
}

/** What is true about the Lease now. Only what is seen counts: no answer is no loss. */
export async function look({ cluster, lease }: LeaseParts, tenure: Tenure, signal: AbortSignal): Promise<Seen> {
  const answer = await cluster.readLease(lease, signal);
  if (answer.kind === 'status' && answer.status === 404)
    return { kind: 'not-ours', seen: 'it was deleted', sameLease: false };
  if (answer.kind !== 'ok') return { kind: 'unknown', problem: problemOf(answer) };
  const reading = readLease(answer.body);
  if (reading.kind === 'malformed') return { kind: 'unknown', problem: reading.problem };
  const { holder, link } = reading.record;
  const notOurs = (seen: string, sameLease = true): Seen => ({ kind: 'not-ours', seen, sameLease });
  switch (standing(tenure, reading.record)) {
    case 'ours':
      return { kind: 'ours', record: reading.record };
    case 'free':
      return notOurs('it is free');
    case 'replaced':
      return notOurs(`it was deleted and made anew, held by ${holder || 'nobody'}`, false);
    case 'other':
      return notOurs(`it is held by ${holder} (${link || 'no link'})`);
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
    if (seen.kind === 'ours') return { kind: 'unknown', problem, answer, journal: journalIn(seen.record) };
  }
  return { kind: 'unknown', problem, answer };
}

/**
 * Gives the Lease up if and only if it is ours, within 5 s. Open entries of its journal are settled by reading first,
 * and what cannot be settled stays in it; without `closing` it stays as it is. A lost answer is resolved by reading: a
 * Lease that was ours when we gave it up, and is free or the next one's now, was freed.
 */
export async function freeLease(parts: LeaseParts, tenure: Tenure, closing?: Closing): Promise<Freed> {
  return within(parts.clock, (limits) => giveUpUntil(parts, tenure, limits, closing));
}

/**
 * Gives up whatever this holder holds, for a run that does not know any more whether its claim went through. With a
 * `uid`, a Lease that was made anew is not ours whatever it says. Its journal is settled only where somebody is told.
 * `deployed` is recorded in the same write.
 */
export async function freeByHolder(
  parts: LeaseParts,
  holder: string,
  uid = '',
  onSettled?: Closing['onSettled'],
  deployed?: Deployed,
): Promise<Freed> {
  return within(parts.clock, async (limits) => {
    const answer = await readUntil(parts, limits.free);
    if (answer.kind === 'status' && answer.status === 404) return { kind: 'not-ours', seen: 'it does not exist' };
    if (answer.kind !== 'ok') return { kind: 'not-freed', problem: problemOf(answer) };
    const reading = readLease(answer.body);
    if (reading.kind === 'malformed') return { kind: 'not-freed', problem: reading.problem };
    const { record } = reading;
    if (record.holder !== holder)
      return { kind: 'not-ours', seen: `it is ${record.holder === '' ? 'free' : `held by ${record.holder}`}` };
    if (uid !== '' && record.uid !== uid) return { kind: 'not-ours', seen: 'it was deleted and made anew' };
    const text = journalIn(record);
    const closing = onSettled === undefined ? undefined : { text, isSettled: () => false, onSettled };
    return giveUpUntil(parts, { uid: record.uid, holder }, limits, closing, deployed);
  });
}

/** Reads until there is an answer that another reading would not change. */
async function readUntil({ cluster, clock, lease }: LeaseParts, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    const answer = await cluster.readLease(lease, signal);
    if (answer.kind === 'ok' || (answer.kind === 'status' && answer.status < 500)) return answer;
    await clock.sleep(RETRY_MS, signal);
    if (signal.aborted) return answer;
  }
}

interface Limits {
  readonly free: AbortSignal;
  readonly settle: AbortSignal;
}

async function within(clock: Clock, run: (limits: Limits) => Promise<Freed>): Promise<Freed> {
  const ended = new AbortController();
  const after = (ms: number): AbortSignal => {
    const limit = new AbortController();
    void clock.sleep(ms, ended.signal).then(() => limit.abort());
    return limit.signal;
  };
  try {
    return await run({ free: after(FREE_MS), settle: after(SETTLE_MS) });
  } finally {
    ended.abort();
  }
}

async function giveUpUntil(
  parts: LeaseParts,
  tenure: Tenure,
  limits: Limits,
  closing?: Closing,
  deployed?: Deployed,
): Promise<Freed> {
  const { cluster, clock, lease } = parts;
  const changeOf = journalCloser((name) => cluster.readPolicy(name, limits.settle), closing);
  let journal = closing?.text;
  let bare: string | undefined;
  let mayBeFreed = false;
  for (;;) {
    const change = await changeOf(journal);
    const record = deployed === undefined ? [] : recordDeployed(deployed, bare);
    const answer = await cluster.patchLease(lease, giveUp(tenure, clock.now(), change, record), limits.free);
    if (answer.kind === 'ok') return { kind: 'freed' };
    mayBeFreed ||= leavesOpen(answer);
    const seen = await look(parts, tenure, limits.free);
    if (seen.kind === 'not-ours') return mayBeFreed && seen.sameLease ? { kind: 'freed' } : seen;
    if (seen.kind === 'ours') {
      if (closing !== undefined) journal = journalIn(seen.record);
      bare = Object.keys(seen.record.annotations).length === 0 ? seen.record.resourceVersion : undefined;
    }
    await clock.sleep(RETRY_MS, limits.free);
    if (limits.free.aborted) return { kind: 'not-freed', problem: problemOf(answer) };
  }
}

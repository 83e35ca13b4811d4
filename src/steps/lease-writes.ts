import type { Answer, Cluster, ObjectName } from '../cluster/port.ts';
import { readLease } from '../lease/record.ts';
import { giveUp, renewal, standing, type Tenure } from '../lease/writes.ts';
import type { Clock } from '../process/clock.ts';

export interface LeaseParts {
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly lease: ObjectName;
}

/** The end of a renewal; `sentMs` is when it was sent, since it is valid from then on. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly sentMs: number }
  | { readonly kind: 'lost'; readonly seen: string }
  | { readonly kind: 'unknown'; readonly problem: string; readonly answer: Exclude<Answer, { kind: 'ok' }> };

export type Freed =
  | { readonly kind: 'freed' }
  | { readonly kind: 'not-ours'; readonly seen: string }
  | { readonly kind: 'not-freed'; readonly problem: string };

/** Giving up comes after the end of everything else, so it runs on its own short time. */
const FREE_MS = 5000;
const RETRY_MS = 500;

type Seen =
  | { readonly kind: 'ours' }
  | { readonly kind: 'not-ours'; readonly seen: string }
  | { readonly kind: 'unknown'; readonly problem: string };

function problemOf(answer: Exclude<Answer, { kind: 'ok' }>): string {
  return answer.kind === 'status' ? `HTTP ${answer.status} ${answer.message}` : answer.message;
}

/** What is true about the Lease now. Only what is seen counts: no answer is no loss. */
export async function look({ cluster, lease }: LeaseParts, tenure: Tenure, signal: AbortSignal): Promise<Seen> {
  const answer = await cluster.readLease(lease, signal);
  if (answer.kind === 'status' && answer.status === 404) return { kind: 'not-ours', seen: 'it was deleted' };
  if (answer.kind !== 'ok') return { kind: 'unknown', problem: problemOf(answer) };
  const reading = readLease(answer.body);
  if (reading.kind === 'malformed') return { kind: 'unknown', problem: reading.problem };
  switch (standing(tenure, reading.record)) {
    case 'ours':
      return { kind: 'ours' };
    case 'free':
      return { kind: 'not-ours', seen: 'it is free' };
    case 'replaced':
      return { kind: 'not-ours', seen: `it was deleted and made anew, held by ${reading.record.holder || 'nobody'}` };
    case 'other':
      return { kind: 'not-ours', seen: `it is held by ${reading.record.holder} (${reading.record.link || 'no link'})` };
  }
}

/** Sends one renewal. The server refuses a renewal of any Lease but ours with 422, and then it is read. */
export async function renewOnce(parts: LeaseParts, tenure: Tenure, signal: AbortSignal): Promise<Renewal> {
  const sentMs = parts.clock.monotonicMs();
  const answer = await parts.cluster.patchLease(parts.lease, renewal(tenure, parts.clock.now()), signal);
  if (answer.kind === 'ok') return { kind: 'renewed', sentMs };
  if (answer.kind === 'status' && (answer.status === 422 || answer.status === 404)) {
    const seen = await look(parts, tenure, signal);
    if (seen.kind === 'not-ours') return { kind: 'lost', seen: seen.seen };
  }
  return { kind: 'unknown', problem: problemOf(answer), answer };
}

/** Gives the Lease up if and only if it is ours, within 5 s. A lost answer is resolved by reading. */
export async function freeLease(parts: LeaseParts, tenure: Tenure): Promise<Freed> {
  return within(parts.clock, (signal) => giveUpUntil(parts, tenure, signal));
}

/**
 * Gives up whatever this holder holds, for a run that does not know any more whether its claim went through. With a
 * `uid`, a Lease that was made anew is not ours whatever it says.
 */
export async function freeByHolder(parts: LeaseParts, holder: string, uid = ''): Promise<Freed> {
  return within(parts.clock, async (signal) => {
    const answer = await readUntil(parts, signal);
    if (answer.kind === 'status' && answer.status === 404) return { kind: 'not-ours', seen: 'it does not exist' };
    if (answer.kind !== 'ok') return { kind: 'not-freed', problem: problemOf(answer) };
    const reading = readLease(answer.body);
    if (reading.kind === 'malformed') return { kind: 'not-freed', problem: reading.problem };
    const { record } = reading;
    if (record.holder !== holder)
      return { kind: 'not-ours', seen: `it is ${record.holder === '' ? 'free' : `held by ${record.holder}`}` };
    if (uid !== '' && record.uid !== uid) return { kind: 'not-ours', seen: 'it was deleted and made anew' };
    return giveUpUntil(parts, { uid: record.uid, holder }, signal);
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

async function within(clock: Clock, run: (signal: AbortSignal) => Promise<Freed>): Promise<Freed> {
  const ended = new AbortController();
  const limit = new AbortController();
  void clock.sleep(FREE_MS, ended.signal).then(() => limit.abort());
  try {
    return await run(limit.signal);
  } finally {
    ended.abort();
  }
}

async function giveUpUntil(parts: LeaseParts, tenure: Tenure, signal: AbortSignal): Promise<Freed> {
  const { cluster, clock, lease } = parts;
  for (;;) {
    const answer = await cluster.patchLease(lease, giveUp(tenure, clock.now()), signal);
    if (answer.kind === 'ok') return { kind: 'freed' };
    const seen = await look(parts, tenure, signal);
    if (seen.kind === 'not-ours') return seen;
    await clock.sleep(RETRY_MS, signal);
    if (signal.aborted) return { kind: 'not-freed', problem: problemOf(answer) };
  }
}

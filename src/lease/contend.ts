import { readHolder } from './holder.ts';
import type { Proof } from './proof.ts';
import type { LeaseRecord } from './record.ts';
import { type Sighting, silentMs } from './silence.ts';

/** Who asks for the Lease. */
export interface Contender {
  readonly holder: string;
  readonly jobId: string;
  readonly runnerName: string;
}

/** Everything that decides the next move: what was seen when on our monotonic clock, and what was proved. */
export interface Contention {
  readonly me: Contender;
  /** The first and the newest sighting of the record as it is now; `undefined`: there is no such Lease. */
  readonly seen: { readonly first: Sighting; readonly last: Sighting } | undefined;
  /** About the holder of exactly this record; asked for by a `prove` move. */
  readonly proof: Proof | undefined;
  /** May we take it now, were it free (design: the entry ahead in the queue goes first)? */
  readonly turn: boolean;
  /** Time left to wait. */
  readonly leftMs: number;
}

/** The next move of a contender. Every claim is a compare-and-swap, so two contenders may safely make the same move. */
export type Move =
  | { readonly kind: 'create' }
  | { readonly kind: 'swap'; readonly record: LeaseRecord }
  | { readonly kind: 'take-over'; readonly record: LeaseRecord; readonly evidence: string }
  | { readonly kind: 'have'; readonly record: LeaseRecord }
  | { readonly kind: 'same-job'; readonly record: LeaseRecord }
  /** The holder has been silent for one of its durations: ask whether it is dead. */
  | { readonly kind: 'prove'; readonly record: LeaseRecord }
  /** Look again after an event, or after at most this long. */
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'give-up'; readonly record: LeaseRecord | undefined; readonly why: string };

/** GitHub ends a job's record some time after its death, so it is asked again, but not often. */
export const PROVE_AGAIN_MS = 15_000;

/** The record's own duration counts, not ours: its holder promised to renew within that. */
export function silenceNeededMs(record: LeaseRecord): number {
  return record.durationSeconds * 1000;
}

/** Two gate steps in one job would wait for each other for ever. */
export function isSameJob(me: Contender, record: LeaseRecord): boolean {
  if (me.jobId !== '' && record.jobId !== '') return me.jobId === record.jobId;
  const [ours, theirs] = [readHolder(me.holder), readHolder(record.holder)];
  if (ours.kind !== 'run' || theirs.kind !== 'run') return false;
  const sameJob = ours.runId === theirs.runId && ours.attempt === theirs.attempt && ours.job === theirs.job;
  return sameJob && record.runnerName === me.runnerName;
}

/** Decides the next move. Pure: the same contention gives the same move. */
export function nextMove({ me, seen, proof, turn, leftMs }: Contention): Move {
  if (seen === undefined) return turn ? { kind: 'create' } : waiting(leftMs, undefined);
  const { record } = seen.last;
  if (record.holder === me.holder) return { kind: 'have', record };
  if (record.holder === '') return turn ? { kind: 'swap', record } : waiting(leftMs, record);
  if (isSameJob(me, record)) return { kind: 'same-job', record };
  const lacking = silenceNeededMs(record) - silentMs(seen.first, seen.last);
  if (lacking > 0) return waiting(leftMs, record, lacking);
  if (proof === undefined) return { kind: 'prove', record };
  if (proof.kind === 'dead') {
    return turn ? { kind: 'take-over', record, evidence: proof.evidence } : waiting(leftMs, record);
  }
  return waiting(leftMs, record, PROVE_AGAIN_MS, proof.why);
}

function waiting(leftMs: number, record: LeaseRecord | undefined, wantedMs = PROVE_AGAIN_MS, why = ''): Move {
  return leftMs > 0 ? { kind: 'wait', ms: Math.min(leftMs, wantedMs) } : { kind: 'give-up', record, why };
}

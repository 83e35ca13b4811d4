import { readHolder } from './holder.ts';
import type { Proof } from './proof.ts';
import type { LeaseRecord } from './record.ts';
import { type Seen, silentMs } from './silence.ts';

/** Who asks for the Lease. */
export interface Contender {
  readonly holder: string;
  readonly jobId: string;
  readonly runnerName: string;
}

/** Everything that decides the next move: what was seen when on our monotonic clock, and what was proved. */
export interface Contention {
  readonly me: Contender;
  /** `undefined`: there is no such Lease. */
  readonly seen: Seen | undefined;
  /** About the holder of exactly this record; asked for by a `prove` move. */
  readonly proof: Proof | undefined;
  /** May we take it now, were it free (design 5.1)? `undefined`: to be asked by an `ask-turn` move. */
  readonly turn: boolean | undefined;
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
  /** Nobody stands in our way but, perhaps, the order of the queue: ask for it. */
  | { readonly kind: 'ask-turn'; readonly record: LeaseRecord | undefined }
  /** Look again after an event, or after at most this long. */
  | { readonly kind: 'wait'; readonly ms: number; readonly for: Obstacle }
  | { readonly kind: 'give-up'; readonly for: Obstacle };

/** What keeps us from taking the Lease. `why`: what is known about a silent holder that is not proved dead. */
export type Obstacle =
  | { readonly kind: 'holder'; readonly record: LeaseRecord; readonly why: string }
  | { readonly kind: 'turn' };

/** GitHub ends a job's record some time after its death, and a run some time after that: ask again, but not often. */
export const ASK_AGAIN_MS = 15_000;

/** The record's own duration counts, not ours: its holder promised to renew within that. */
function silenceNeededMs(record: LeaseRecord): number {
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
export function nextMove(contention: Contention): Move {
  const { me, seen, proof } = contention;
  const record = seen?.last.record;
  if (seen === undefined || record === undefined) return claim(contention, undefined, { kind: 'create' });
  if (record.holder === me.holder) return { kind: 'have', record };
  if (record.holder === '') return claim(contention, record, { kind: 'swap', record });
  if (isSameJob(me, record)) return { kind: 'same-job', record };
  const lackingMs = silenceNeededMs(record) - silentMs(seen.first, seen.last);
  if (lackingMs > 0) return waiting(contention, lackingMs, { kind: 'holder', record, why: '' });
  if (proof === undefined) return { kind: 'prove', record };
  if (proof.kind === 'dead') return claim(contention, record, { kind: 'take-over', record, evidence: proof.evidence });
  return waiting(contention, ASK_AGAIN_MS, { kind: 'holder', record, why: proof.why });
}

function claim(contention: Contention, record: LeaseRecord | undefined, move: Move): Move {
  if (contention.turn === undefined) return { kind: 'ask-turn', record };
  return contention.turn ? move : waiting(contention, ASK_AGAIN_MS, { kind: 'turn' });
}

function waiting({ leftMs }: Contention, wantedMs: number, obstacle: Obstacle): Move {
  return leftMs > 0
    ? { kind: 'wait', ms: Math.min(leftMs, wantedMs), for: obstacle }
    : { kind: 'give-up', for: obstacle };
}

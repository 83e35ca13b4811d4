import { leaseTimes } from './durations.ts';
import type { KeeperSettings, KeeperStatus } from './keeper-files.ts';

/** Failed renewals are tried again this soon, or sooner where the Lease is short. */
const RETRY_MS = 1000;
/** How long the keeper looks away from its surroundings at most. */
const GLANCE_MS = 1000;

/** What a try that brought no renewal said about the next one. */
interface Setback {
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

/** What the keeper remembers; times are milliseconds on the monotonic clock. */
export interface Memory {
  /** When the newest renewal that the server took was sent. */
  readonly renewedAtMs: number;
  /** When the Lease was last seen to be ours by reading it. */
  readonly seenAtMs: number;
  /** Since the newest renewal: when the last try ended, and how; `undefined` where none failed. */
  readonly setback: (Setback & { readonly atMs: number }) | undefined;
}

/** What goes on around the keeper. */
export interface Surroundings {
  readonly nowMs: number;
  /** Somebody told it to end. */
  readonly told: boolean;
  /** The runner's process is there, or nobody can tell. */
  readonly worker: boolean;
  /** Its private folder is there. */
  readonly folder: boolean;
}

/** What the keeper does next. */
export type Duty =
  | { readonly kind: 'end'; readonly why: string }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Read the Lease before anything is written. */
  | { readonly kind: 'look' }
  | { readonly kind: 'renew' };

/** Forbidden and unauthorized answers last; all else may pass at once. A server that names a time is not asked before. */
function retryMs(setback: Setback, renewEveryMs: number): number {
  const lasting = setback.status !== undefined && [400, 401, 403].includes(setback.status);
  const soon = lasting ? renewEveryMs : Math.min(RETRY_MS, renewEveryMs);
  return Math.min(Math.max(soon, (setback.retryAfterSeconds ?? 0) * 1000), Math.max(renewEveryMs, soon));
}

function endOf({ told, worker, folder, nowMs }: Surroundings, untilMs: number): string | undefined {
  if (told) return 'it was told to';
  if (!folder) return 'its folder is gone';
  if (!worker) return 'the job is over: the process of the runner is gone';
  if (nowMs >= untilMs) return 'max-hold-seconds have passed';
  return undefined;
}

/**
 * Decides what to do next: end, wait, or renew. After a silence of a whole duration (an outage, or a process that was
 * suspended) anybody may have taken the Lease: then it is read first. No renewal can harm another holder anyway, since
 * the server tests uid and holder.
 */
export function dutyOf(
  { durationSeconds, untilMs }: Pick<KeeperSettings, 'durationSeconds' | 'untilMs'>,
  { renewedAtMs, seenAtMs, setback }: Memory,
  around: Surroundings,
): Duty {
  const { durationMs, renewEveryMs } = leaseTimes(durationSeconds);
  const why = endOf(around, untilMs);
  if (why !== undefined) return { kind: 'end', why };
  const dueMs = setback === undefined ? renewedAtMs + renewEveryMs : setback.atMs + retryMs(setback, renewEveryMs);
  const { nowMs } = around;
  if (nowMs < dueMs) return { kind: 'wait', ms: Math.min(dueMs - nowMs, GLANCE_MS) };
  const knownMs = Math.max(renewedAtMs, seenAtMs);
  return { kind: nowMs - knownMs >= durationMs ? 'look' : 'renew' };
}

/** Fresh enough to write under: renewed within two thirds of the duration, whoever renewed it. */
export function isFresh(renewedAtMs: number, nowMs: number, durationSeconds: number): boolean {
  return nowMs - renewedAtMs < leaseTimes(durationSeconds).renewDeadlineMs;
}

/** What a keeper's status means to whoever reads it; a suspended or dead keeper cannot correct what it wrote last. */
export type Standing =
  | { readonly kind: 'holding' }
  | { readonly kind: 'stale'; readonly why: string }
  | { readonly kind: 'lost'; readonly seen: string };

/** Judges a status by its age as well as by its words. */
export function standingOf(status: KeeperStatus, nowMs: number, durationSeconds: number): Standing {
  if (status.state === 'lost') return { kind: 'lost', seen: status.reason };
  if (status.state === 'ended') return { kind: 'stale', why: `the keeper has ended: ${status.reason}` };
  if (isFresh(status.renewedAtMs, nowMs, durationSeconds)) return { kind: 'holding' };
  const seconds = Math.round((nowMs - status.renewedAtMs) / 1000);
  return { kind: 'stale', why: status.reason || `the keeper has not renewed it for ${seconds} s` };
}

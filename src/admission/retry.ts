import type { Judgement } from './answer.ts';

export interface RetryLimits {
  readonly attempts: number;
  readonly baseMs: number;
  readonly capMs: number;
}

export const probeBackoff = { baseMs: 1000, capMs: 15_000 } as const;

/** After this many answers with one and the same text, another question would only cost time. */
const IDENTICAL_DENIALS = 3;

function sameEnd(a: Judgement, b: Judgement): boolean {
  return a.kind === 'denied' && b.kind === 'denied' && a.text === b.text;
}

/**
 * How long to wait before asking again, or `undefined` to stop: for what is certain, after `attempts` answers, or
 * after three identical denials, or after a second answer where asking may do harm. Full jitter: `random` is uniform in [0, 1). A Retry-After is a lower bound.
 */
export function waitBeforeNext(
  history: readonly Judgement[],
  limits: RetryLimits,
  random: number,
  retryAfterSeconds = 0,
): number | undefined {
  const last = history.at(-1);
  if (last === undefined) return 0;
  if ((last.kind !== 'denied' && last.kind !== 'unanswered') || !last.again || history.length >= limits.attempts)
    return undefined;
  if (last.again === 'once' && history.length > 1) return undefined;
  const recent = history.slice(-IDENTICAL_DENIALS);
  if (recent.length === IDENTICAL_DENIALS && recent.every((judgement) => sameEnd(judgement, last))) return undefined;
  const ceiling = Math.min(limits.capMs, limits.baseMs * 2 ** (history.length - 1));
  return Math.max(retryAfterSeconds * 1000, random * ceiling);
}

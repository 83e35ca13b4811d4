import type { ReasonCode } from '../findings/catalogue.ts';
import type { Judgement } from './answer.ts';
import { isUnjudged } from './denial-texts.ts';

type Ended = Exclude<Judgement, { kind: 'aborted' }>;
type Denied = Extract<Judgement, { kind: 'denied' }>;
type Failed = Exclude<Ended, { kind: 'admitted' }>;

/** What all answers to one and the same Pod say together. */
export type HistoryEnd =
  | { readonly kind: 'admitted' }
  /** Admitted, but some calls ended without a verdict; the last of those. */
  | { readonly kind: 'recovered'; readonly failed: Failed; readonly times: number }
  /** Admitted and denied by turns: neither is an answer. */
  | { readonly kind: 'flaps'; readonly admitted: number; readonly denials: readonly Denied[] }
  | { readonly kind: 'failed'; readonly last: Failed };

/** Codes of denials that only say that something could not be read: nothing was judged. */
const noVerdict: readonly ReasonCode[] = [
  'registry-failed',
  'registry-limited',
  'image-not-found',
  'sigstore-unreachable',
];

function isVerdict(judgement: Ended): judgement is Denied {
  return judgement.kind === 'denied' && !noVerdict.includes(judgement.code) && !isUnjudged(judgement.text);
}

/** Was one and the same Pod both admitted and denied? */
export function verdictsFlip(history: readonly Ended[]): boolean {
  return history.some(isVerdict) && history.some((judgement) => judgement.kind === 'admitted');
}

/**
 * Reads the answers together. A call that failed and then did not is a recovery; a verdict that changed without a change
 * of Pod or policy is none, since the next answer may change as well. `undefined`: there are no answers.
 */
export function endOf(history: readonly Ended[]): HistoryEnd | undefined {
  const failed = history.filter((judgement) => judgement.kind !== 'admitted');
  const last = failed.at(-1);
  const admitted = history.length - failed.length;
  if (last === undefined) return admitted === 0 ? undefined : { kind: 'admitted' };
  if (admitted === 0) return { kind: 'failed', last };
  return verdictsFlip(history)
    ? { kind: 'flaps', admitted, denials: failed.filter(isVerdict) }
    : { kind: 'recovered', failed: last, times: failed.length };
}

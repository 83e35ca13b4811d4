import type { Judgement } from './answer.ts';
import { verdictsFlip } from './history.ts';

export interface RetryLimits {
  readonly attempts: number;
  readonly baseMs: number;
  readonly capMs: number;
}

export const probeBackoff = { baseMs: 1000, capMs: 15_000 } as const;

/** What was seen beside the answers. */
export interface Surroundings {
  /** Has an admission controller restarted since the Pod was first sent? `undefined`: not known. */
  readonly restarted?: boolean | undefined;
}

/** After this many answers with one and the same text, another question would only cost time. */
const IDENTICAL_DENIALS = 3;

/** Why no further question is asked. */
export type Stop =
  | 'certain'
  | 'flapping'
  | 'verifier-crash'
  | 'broken-twice'
  | 'identical-denials'
  | 'attempts-used-up';

type Asked = Exclude<Judgement, { kind: 'aborted' }>;
type Holds = (history: readonly Asked[], last: Asked, limits: RetryLimits, around: Surroundings) => boolean;

/** The same denial although the API server joins the results of several policies in any order, from any port. */
function sameDenial(a: Asked, b: Asked): boolean {
  const parts = (text: string): string =>
    text
      .replaceAll(/:\d+->/g, '->')
      .split('; ')
      .sort()
      .join('; ');
  return a.kind === 'denied' && b.kind === 'denied' && parts(a.text) === parts(b.text);
}

/** Did the connection break, which an image that crashes the verifier does too? */
export function isCutOff(judgement: Asked): boolean {
  return judgement.kind !== 'admitted' && judgement.again === 'once';
}

/** The rules in the order of their weight. */
const stops: readonly (readonly [Stop, Holds])[] = [
  // A verdict that changed without a change of Pod or policy may change again: a further admission proves nothing.
  ['flapping', (history) => verdictsFlip(history)],
  // An admission, and every text that says that only somebody’s act can change the answer.
  ['certain', (_, last) => last.kind === 'admitted' || last.again === false],
  // Up to 1.18.2 an image can crash the admission controller; the retry would crash the next replica.
  ['verifier-crash', (_, last, __, around) => isCutOff(last) && around.restarted === true],
  // The same where restarts cannot be seen: one broken connection is a rollout, two may be us.
  ['broken-twice', (history, last) => isCutOff(last) && history.filter(isCutOff).length > 1],
  // Kyverno hides the cause, and what has not passed by the third time needs somebody who looks into the log.
  [
    'identical-denials',
    (history, last) => {
      const recent = history.slice(-IDENTICAL_DENIALS);
      return recent.length === IDENTICAL_DENIALS && recent.every((judgement) => sameDenial(judgement, last));
    },
  ],
  ['attempts-used-up', (history, _, limits) => history.length >= limits.attempts],
];

/** Why asking ends after this history; `undefined`: it goes on. */
export function stopAfter(history: readonly Asked[], limits: RetryLimits, around: Surroundings = {}): Stop | undefined {
  const last = history.at(-1);
  if (last === undefined) return undefined;
  return stops.find(([, holds]) => holds(history, last, limits, around))?.[0];
}

/**
 * How long to wait before the next question, in ms: full jitter up to a ceiling that doubles (`random` is uniform in
 * [0, 1)), and at least as long as the server asked for.
 */
export function waitAfter(attempts: number, limits: RetryLimits, random: number, retryAfterSeconds = 0): number {
  const ceiling = Math.min(limits.capMs, limits.baseMs * 2 ** (attempts - 1));
  return Math.max(retryAfterSeconds * 1000, random * ceiling);
}

/** Of an uneven number of values the middle one; of none `NaN`. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** How often each pair is measured; uneven, so that the median is a value that was measured. */
export const PAIRS = 7;

interface Pair {
  readonly oursMs: number;
  readonly otherMs: number;
}

export interface Compared extends Pair {
  /** The median of the quotients of each pair, not the quotient of the medians. */
  readonly quotient: number;
}

/**
 * Measures both sides in turns, the order changing from pair to pair so that neither always meets the warmer machine. One
 * pair before them is not counted.
 */
export async function compare(ours: () => Promise<number>, other: () => Promise<number>): Promise<Compared> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= PAIRS; round++) {
    const oursFirst = round % 2 === 0;
    const early = await (oursFirst ? ours() : other());
    const late = await (oursFirst ? other() : ours());
    if (round > 0) pairs.push(oursFirst ? { oursMs: early, otherMs: late } : { oursMs: late, otherMs: early });
  }
  return {
    oursMs: median(pairs.map(({ oursMs }) => oursMs)),
    otherMs: median(pairs.map(({ otherMs }) => otherMs)),
    quotient: median(pairs.map(({ oursMs, otherMs }) => oursMs / otherMs)),
  };
}

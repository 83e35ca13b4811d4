import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICE_MAX, type History, play } from './model/history.ts';

/** `HISTORIES=100000 npx vitest run --project unit test/lease/histories.test.ts` plays so many, from a new seed each time. */
const asked = process.env['HISTORIES'];
const histories = asked === undefined ? 6000 : Number(asked);
const seed = asked === undefined ? { seed: 20_260_102 } : {};

const history = (fence: boolean, releases: boolean): fc.Arbitrary<History> =>
  fc.record({
    contenders: fc.integer({ min: 2, max: 4 }),
    fence: fc.constant(fence),
    releases: fc.constant(releases),
    choices: fc.array(fc.nat(CHOICE_MAX), { minLength: 40, maxLength: 500, size: 'max' }),
  });

describe.each([
  ['with the fence', true, false],
  ['without the fence', false, false],
  ['with the fence, and a person who releases', true, true],
])('whatever is killed, suspended, lost, late or out of order, %s', (_, fence, releases) => {
  it('nobody writes beside the holder, nothing is revived, no journal entry is lost, and the next run proceeds', () => {
    const seen = { lateWrites: 0, takeovers: 0, ends: new Set<string>() };
    const check = (one: History): void => {
      const { lateWrites, takeovers, ends } = play(one);
      seen.lateWrites += lateWrites;
      seen.takeovers += takeovers;
      for (const end of ends) seen.ends.add(end);
    };
    fc.assert(fc.property(history(fence, releases), check), { ...seed, numRuns: Math.ceil(histories / 3) });
    // Histories in which nothing happens would prove nothing.
    expect(seen.takeovers).toBeGreaterThan(histories / 30);
    expect(seen.ends.size).toBeGreaterThan(4);
    if (asked !== undefined) console.log(histories, seen);
  }, 3_600_000);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../src/admission/answer.ts';
import { probeBackoff, stopAfter, waitAfter } from '../../src/admission/retry.ts';

type Asked = Exclude<Judgement, { kind: 'aborted' }>;

const limits = { ...probeBackoff, attempts: 6 };
const admitted: Asked = { kind: 'admitted' };

function denied(text: string, again = true): Asked {
  return { kind: 'denied', engine: 'ivpol', policies: ['p1'], webhook: 'ivpol.x', code: 'probe-denied', again, text };
}

function unanswered(text: string, again: boolean | 'once' = true): Asked {
  return { kind: 'unanswered', webhook: '', code: 'webhook-timeout', again, text };
}

const cutOff = unanswered('EOF', 'once');

describe('asking ends', () => {
  it.each([
    ['an admission', [admitted], 'certain'],
    ['an admission after a timeout', [unanswered('slow'), admitted], 'certain'],
    ['a certain denial', [denied('no digest', false)], 'certain'],
    ['a certain failure', [unanswered('no permission', false)], 'certain'],
    ['a verdict that changed', [denied('not signed'), admitted], 'flapping'],
    ['a verdict that changed long ago', [admitted, unanswered('slow'), denied('not signed')], 'flapping'],
    ['three identical denials', [denied('same'), denied('same'), denied('same')], 'identical-denials'],
    [
      'three identical denials after something else',
      [unanswered('slow'), denied('same'), denied('same'), denied('same')],
      'identical-denials',
    ],
    [
      'three identical denials by several policies, which are joined in any order',
      [
        denied('Policy a failed: x; Policy b failed: y'),
        denied('Policy b failed: y; Policy a failed: x'),
        denied('Policy a failed: x; Policy b failed: y'),
      ],
      'identical-denials',
    ],
    [
      'three identical denials from different ports',
      [1, 2, 3].map((port) => denied(`read tcp 10.0.0.1:${port}->10.0.0.2:443: reset`)),
      'identical-denials',
    ],
    ['a second broken connection', [cutOff, unanswered('slow'), cutOff], 'broken-twice'],
    ['as many attempts as allowed', Array.from({ length: 6 }, () => unanswered('slow')), 'attempts-used-up'],
  ] as const)('after %s: %s', (_, history, stop) => {
    expect(stopAfter(history, limits)).toBe(stop);
  });

  it.each([
    ['nothing yet', []],
    ['one timeout', [unanswered('slow')]],
    ['one broken connection', [cutOff]],
    ['two identical denials', [denied('same'), denied('same')]],
    ['denials whose text changes', [denied('one'), denied('two'), denied('one'), denied('two'), denied('one')]],
    [
      'identical denials with a timeout between',
      [denied('same'), denied('same'), unanswered('slow'), denied('same'), denied('same')],
    ],
    [
      'three identical timeouts, which say nothing about the image',
      [unanswered('slow'), unanswered('slow'), unanswered('slow')],
    ],
  ])('not after %s', (_, history) => {
    expect(stopAfter(history, limits)).toBeUndefined();
  });

  it.each([
    ['at once where the admission controller restarted meanwhile', [cutOff], true, 'verifier-crash'],
    ['not yet where it did not', [cutOff], false, undefined],
    ['not yet where that is not known', [cutOff], undefined, undefined],
    ['not for a restart that has nothing to do with the answer', [unanswered('slow')], true, undefined],
  ])('after a broken connection %s', (_, history, restarted, stop) => {
    expect(stopAfter(history, limits, restarted === undefined ? {} : { restarted })).toBe(stop);
  });

  it('for every history', () => {
    const judgement = fc.oneof(
      fc.constantFrom('a', 'b').map((text) => denied(text)),
      fc.constantFrom(unanswered('slow'), cutOff, admitted),
    );
    fc.assert(
      fc.property(fc.array(judgement, { minLength: 6, maxLength: 30 }), (history) => {
        expect(stopAfter(history, limits)).toBeDefined();
      }),
    );
  });
});

describe('the wait before another attempt', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 15_000],
    [9, 15_000],
  ])('after attempt %i is up to %i ms, all of it jitter', (attempts, ceiling) => {
    const wait = (random: number) => waitAfter(attempts, limits, random);
    expect([wait(0), wait(0.5), wait(0.999)]).toEqual([0, ceiling / 2, ceiling * 0.999]);
  });

  it('is at least as long as the server asks for, also beyond its own longest', () => {
    expect(waitAfter(1, limits, 0.1, 3)).toBe(3000);
    expect(waitAfter(1, limits, 0.1, 60)).toBe(60_000);
    expect(waitAfter(1, limits, 0.5, 0)).toBe(500);
  });
});

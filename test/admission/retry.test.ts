import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../src/admission/answer.ts';
import { probeBackoff, waitBeforeNext } from '../../src/admission/retry.ts';

const limits = { ...probeBackoff, attempts: 6 };
const admitted: Judgement = { kind: 'admitted' };

function denied(text: string, again = true): Judgement {
  return { kind: 'denied', policies: ['p1'], webhook: 'ivpol.x', code: 'probe-denied', again, text };
}

function unanswered(text: string, again: boolean | 'once' = true): Judgement {
  return { kind: 'unanswered', webhook: '', code: 'webhook-timeout', again, text };
}

describe('another attempt', () => {
  it.each([
    ['an admission', [admitted]],
    ['an admission after a timeout', [unanswered('slow'), admitted]],
    ['a certain denial', [denied('no digest', false)]],
    ['a certain failure', [unanswered('no permission', false)]],
    ['an attempt that was cut off', [{ kind: 'aborted' } as const]],
    ['three identical denials', [denied('same'), denied('same'), denied('same')]],
    [
      'three identical denials after something else',
      [unanswered('slow'), denied('same'), denied('same'), denied('same')],
    ],
    [
      'a second broken connection, as the probe itself may break it',
      [unanswered('EOF', 'once'), unanswered('EOF', 'once')],
    ],
    ['as many attempts as allowed', Array.from({ length: 6 }, () => unanswered('slow'))],
  ])('is not made after %s', (_, history) => {
    expect(waitBeforeNext(history, limits, 0.5)).toBeUndefined();
  });

  it.each([
    ['nothing yet', []],
    ['one timeout', [unanswered('slow')]],
    ['one broken connection', [unanswered('EOF', 'once')]],
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
  ])('is made after %s', (_, history) => {
    expect(waitBeforeNext(history, limits, 0.5)).toEqual(expect.any(Number));
  });

  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 15_000],
    [9, 15_000],
  ])('waits after attempt %i for up to %i ms, all of it jitter', (attempts, ceiling) => {
    const history = Array.from({ length: attempts }, () => unanswered('slow'));
    const wait = (random: number) => waitBeforeNext(history, { ...limits, attempts: 20 }, random);
    expect([wait(0), wait(0.5), wait(0.999)]).toEqual([0, ceiling / 2, ceiling * 0.999]);
  });

  it('waits for at least as long as the server asks for, also beyond its own longest wait', () => {
    expect(waitBeforeNext([unanswered('busy')], limits, 0.1, 3)).toBe(3000);
    expect(waitBeforeNext([unanswered('busy')], limits, 0.1, 60)).toBe(60_000);
    expect(waitBeforeNext([unanswered('busy')], limits, 0.5, 0)).toBe(500);
  });

  it('comes to an end for every history', () => {
    const judgement = fc.oneof(
      fc.constantFrom('a', 'b').map((text) => denied(text)),
      fc.constant(unanswered('slow')),
    );
    fc.assert(
      fc.property(
        fc.array(judgement, { minLength: 6, maxLength: 30 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (history, random) => {
          expect(waitBeforeNext(history, limits, random)).toBeUndefined();
          expect(waitBeforeNext(history.slice(0, 1), limits, random)).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });
});

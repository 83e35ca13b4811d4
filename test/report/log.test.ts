import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAnnotation, renderLog } from '../../src/report/log.ts';
import { hostileText, secretText } from '../text/hostile.ts';
import { denied, flooded, proceeding, unconverged } from './verdicts.ts';

describe('renderLog', () => {
  it('begins with verdict, cause, whose it is, and whether to queue again', () => {
    expect(renderLog(unconverged).slice(0, 4)).toEqual([
      'Verdict: refuse (not-converged; cause class structural; retryable no)',
      'Deploy refused: Webhooks did not converge. The effective webhooks did not converge within 120 s to what policies and Kyverno 1.18.2 should produce: validate verify-app-images: expected Fail 30 s, effective Fail 10 s.',
      'Whose it is: The platform team: the cluster or Kyverno has to be put right, not this pull request.',
      'Just queue it again? No: the same input gets the same answer until a policy or the software of the cluster changes.',
    ]);
  });

  it('shows expected and effective side by side', () => {
    expect(renderLog(unconverged)).toContain(
      '  validate  verify-app-images  expected Fail 30 s  effective Fail 10 s  DIFFERS',
    );
  });

  it('shows every attempt with its time, and the commands', () => {
    const log = renderLog(denied);
    expect(log).toContain('    at 4.0 s, took 10.0 s: HTTP 500, timeout: context deadline exceeded');
    expect(log).toContain(
      '  kubectl logs --namespace kyverno --selector app.kubernetes.io/component=admission-controller --since 10m',
    );
  });

  it('has nobody to name and nothing to repeat when the deploy may go on', () => {
    expect(renderLog(proceeding).join('\n')).not.toMatch(/Whose it is|queue it again/);
  });

  it('never acts on the runner, shows no planted secret, and is bounded', () => {
    fc.assert(
      fc.property(hostileText, secretText, (text, secret) => {
        const lines = renderLog(flooded(`${text}${secret}`, 40));
        expect(lines.filter((line) => /[\r\n]|##\[|^\s*::/.test(line) || line.includes(secret.slice(0, 20)))).toEqual(
          [],
        );
        expect(lines.length).toBeLessThan(1_000);
      }),
      { numRuns: 30 },
    );
  });
});

describe('renderAnnotation', () => {
  it('says cause, whose it is, whether to queue again, and the next command', () => {
    const { title, message } = renderAnnotation(denied);
    expect(title).toBe('Admission Gate: Deploy refused: Image denied');
    expect(message.split('\n').map((line) => line.split(/[:?]/)[0])).toEqual([
      'Policy verify-app-images denied registry.example/shop/app@sha256',
      'Whose it is',
      'Just queue it again',
      'Next',
      'Next',
      'Next',
    ]);
  });

  it('keeps to the limits of the runner and shows no planted secret', () => {
    fc.assert(
      fc.property(hostileText, secretText, (text, secret) => {
        const { title, message } = renderAnnotation(flooded(`${text}${secret}`.repeat(30), 2));
        expect(title.length).toBeLessThan(255);
        expect(message.length).toBeLessThan(4_096);
        expect(message).not.toContain(secret.slice(0, 20));
      }),
      { numRuns: 100 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Judgement, judge, outcomeText } from '../../src/admission/answer.ts';
import { engineOf } from '../../src/admission/texts.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { recordedAnswers, recordedProbeFiles } from '../fakes/recorded.ts';
import { meanings } from './recorded-expectations.ts';

function meaningOf(judgement: Judgement): string {
  if (judgement.kind === 'admitted' || judgement.kind === 'aborted') return judgement.kind;
  return `${judgement.kind} ${judgement.code}${judgement.again ? ' again' : ''}`;
}

const recorded = recordedProbeFiles.flatMap((file) =>
  recordedAnswers(file).map(([name, answer]) => ({ file, name, answer, meaning: meanings[file][name] })),
);

describe('a recorded answer', () => {
  it.each(recorded)('$file $name means: $meaning', ({ answer, meaning }) => {
    expect(meaningOf(judge(answer))).toBe(meaning);
  });

  it('names the policies of a denial', () => {
    const denials = recorded.filter(({ meaning }) => meaning?.startsWith('denied probe-denied'));
    const named = denials.map(({ answer }) => judge(answer)).map((j) => (j.kind === 'denied' ? j.policies.join() : ''));
    expect(new Set(named)).toEqual(new Set(['p1', 'p2', 'n1', 'p2,p1']));
  });

  it('names the webhook that could not be called', () => {
    const failed = recorded.filter(({ meaning }) => meaning?.startsWith('unanswered webhook'));
    expect(failed.length).toBeGreaterThan(40);
    for (const { answer } of failed)
      expect(judge(answer)).toMatchObject({ webhook: expect.stringMatching(/\.kyverno\.svc/) });
  });
});

/** A denial by the validating webhook of policy p1. */
function denial(text: string, webhook = 'ivpol.validate.kyverno.svc-fail-finegrained-p1') {
  return judge(status(400, `admission webhook "${webhook}" denied the request: ${text}`));
}

/** A webhook with failurePolicy Fail that could not be called. */
function failedCall(text: string, webhook = 'ivpol.mutate.kyverno.svc-fail') {
  return judge(
    status(500, `Internal error occurred: failed calling webhook "${webhook}": ${text}`, { reason: 'InternalError' }),
  );
}

describe('what another webhook or plugin says', () => {
  it.each([
    ['a denial', 'validate.vendor.example', 'not allowed', 'denied other-webhook'],
    ['a denial in the words of Kyverno', 'ivpol-like.vendor.example', 'Policy p1 failed: x', 'denied other-webhook'],
  ])('as %s is not image verification, and proves nothing about a policy', (_, webhook, text, meaning) => {
    const judgement = denial(text, webhook);
    expect(meaningOf(judgement)).toBe(meaning);
    expect(judgement).toMatchObject({ policies: [], webhook });
  });

  it('keeps its text where it gives no reason', () => {
    const message = 'admission webhook "x.vendor.example" denied the request';
    expect(judge(status(400, message))).toMatchObject({ code: 'other-webhook', text: message });
  });

  it('is told apart where a webhook does not support dry run', () => {
    const message = 'admission webhook "x.vendor.example" does not support dry run';
    expect(judge(status(400, message, { reason: 'BadRequest' }))).toMatchObject({
      code: 'webhook-without-dry-run',
      again: false,
      text: message,
    });
  });

  it.each([
    [
      'is slow',
      'failed to call webhook: Post "https://x/": context deadline exceeded',
      'unanswered other-webhook again',
    ],
    [
      'has a wrong certificate',
      'failed to call webhook: Post "https://x/": x509: certificate has expired',
      'unanswered other-webhook',
    ],
  ])('is not blamed on Kyverno when it %s', (_, text, meaning) => {
    expect(meaningOf(failedCall(text, 'validate.vendor.example'))).toBe(meaning);
  });

  it.each([
    [
      'a ValidatingAdmissionPolicy',
      422,
      `pods "p" is forbidden: ValidatingAdmissionPolicy 'v' with binding 'b' denied request: no`,
    ],
    [
      'a ValidatingAdmissionPolicy with reason Forbidden',
      403,
      `pods "p" is forbidden: ValidatingAdmissionPolicy 'v' with binding 'b' denied request: no`,
    ],
    [
      'a ValidatingAdmissionPolicy with reason Unauthorized',
      401,
      `pods "p" is forbidden: ValidatingAdmissionPolicy 'v' with binding 'b' denied request: no`,
    ],
    ['a limit range', 403, 'pods "p" is forbidden: minimum memory usage per Container is 1Gi'],
    [
      'a terminating namespace',
      403,
      'pods "p" is forbidden: unable to create new content in namespace apps because it is being terminated',
    ],
  ])('is %s, which has nothing to do with the image', (_, code, message) => {
    expect(meaningOf(judge(status(code, message)))).toBe('unanswered other-admission');
  });
});

describe('a webhook of Kyverno', () => {
  it.each([
    ['ivpol.validate.kyverno.svc-fail', 'ivpol'],
    ['nivpol.mutate.kyverno.svc-fail', 'nivpol'],
    ['nvpol.validate.kyverno.svc-fail', 'vpol'],
    ['mpol.mutate.kyverno.svc-ignore', 'mpol'],
    ['ngpol.x', 'gpol'],
    ['validate.kyverno.svc-fail', 'cpol'],
    ['mutate-policy.kyverno.svc', 'cpol'],
    ['validate.kyverno.example', 'other'],
    ['my.ivpol.validate', 'other'],
    ['pol.x', 'other'],
    ['gatekeeper.example', 'other'],
  ])('is known by its name: %s is of %s', (webhook, engine) => {
    expect(engineOf(webhook)).toBe(engine);
    const code = engine === 'other' ? 'other-webhook' : 'webhook-cut-off';
    expect(failedCall('EOF', webhook)).toMatchObject({ code, webhook });
  });
});

describe('an answer without a word about admission', () => {
  it.each([
    [ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201), 'admitted'],
    [ok({ kind: 'Pod', metadata: { name: 'probe' } }, 200), 'unanswered dry-run-ignored'],
    [status(429, 'too many requests', { retryAfterSeconds: 1 }), 'unanswered api-answer again'],
    [status(403, 'pods "p" is forbidden: not yet ready to handle request'), 'unanswered api-answer again'],
    [status(503, '<html>upstream</html>'), 'unanswered probe-unanswered again'],
    [status(400, 'bad request'), 'unanswered probe-unanswered'],
    [none('timeout'), 'unanswered probe-unanswered again'],
    [none('unreachable'), 'unanswered probe-unanswered again'],
    [none('unreadable'), 'unanswered probe-unanswered again'],
    [none('tls'), 'unanswered api-untrusted'],
    [ok({ kind: 'Status' }, 201), 'unanswered dry-run-ignored'],
    [ok({ kind: 'Pod', metadata: { name: 'probe', resourceVersion: '7' } }, 201), 'unanswered dry-run-ignored'],
    [none('aborted'), 'aborted'],
  ])('%j means: %s', (answer, meaning) => {
    expect(meaningOf(judge(answer))).toBe(meaning);
  });

  it('is about access where the kubeconfig gives no credentials', () => {
    expect(judge(none('credentials', 'exec plugin missing'))).toMatchObject({ code: 'api-unauthorized', again: false });
  });

  it('is never an admission, whatever it says', () => {
    const code = fc.integer({ min: 200, max: 599 }).filter((one) => one !== 201);
    fc.assert(
      fc.property(code, fc.string(), (one, text) => {
        expect(judge(one < 400 ? ok(text, one) : status(one, text)).kind).not.toBe('admitted');
      }),
    );
  });
});

describe('the line for the record', () => {
  it.each([
    [judge(ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201)), 'admitted'],
    [judge(none('aborted')), 'cut off'],
    [denial('Policy p1 failed: x'), 'probe-denied'],
  ])('says how an attempt ended', (judgement, text) => {
    expect(outcomeText(judgement)).toBe(text);
  });
});

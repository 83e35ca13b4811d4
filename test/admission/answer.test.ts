import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Judgement, judge, outcomeText } from '../../src/admission/answer.ts';
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

describe('a denial by image verification', () => {
  it.each([
    ['Policy p1 failed: image x failed signature or attestation verification', 'denied probe-denied again'],
    ['Policy p1 failed: the author says: policy not evaluated yet', 'denied probe-denied again'],
    ['kyverno.io/image-verification-outcomes annotation not present', 'denied policy-not-evaluated again'],
    ['Policy p1 error: failed to evaluate policy: no such key: labels', 'denied policy-error'],
    ['Policy p1 error: failed to compile policy: undeclared reference', 'denied policy-error'],
    [
      'Policy p1 error: GET https://r.example/v2/: x509: certificate signed by unknown authority',
      'denied registry-access',
    ],
    [
      'Policy p1 error: Get "https://r.example/v2/": dial tcp: lookup r.example: no such host',
      'denied registry-failed again',
    ],
    ['Policy p1 error: Get "https://r.example/v2/": net/http: TLS handshake timeout', 'denied registry-failed again'],
    ['Policy p1 error: failed to parse image reference "A:B"', 'denied image-not-found'],
    [
      'Policy p1 error: x: MANIFEST_UNKNOWN: manifest unknown; Policy p2 failed: not signed',
      'denied probe-denied again',
    ],
    ['something that nobody has seen yet', 'denied policy-error'],
    ['', 'denied policy-error'],
  ])('with %j means: %s', (text, meaning) => {
    expect(meaningOf(denial(text))).toBe(meaning);
  });

  it('names each policy once, in the order of the text', () => {
    expect(denial('Policy b failed: x; Policy a error: y; Policy b failed: x')).toMatchObject({ policies: ['b', 'a'] });
    expect(denial('annotations not present on object, image verification failed')).toMatchObject({ policies: [] });
  });
});

describe('what another webhook or plugin says', () => {
  it.each([
    ['a denial', 'validate.vendor.example', 'not allowed', 'denied other-webhook'],
    [
      'a denial of another engine of Kyverno',
      'vpol.validate.kyverno.svc-fail',
      'Policy p1 failed: x',
      'denied other-kyverno-policy',
    ],
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
    [
      'a missing service account',
      403,
      'pods "p" is forbidden: error looking up service account apps/default: serviceaccount "default" not found',
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

describe('a webhook of Kyverno that could not be called', () => {
  it.each([
    [
      'failed to call webhook: Post "https://x/": net/http: request canceled (Client.Timeout exceeded while awaiting headers)',
      'unanswered webhook-timeout again',
    ],
    ['failed to call webhook: Post "https://x/": context canceled', 'unanswered webhook-timeout again'],
    ['failed to call webhook: Post "https://x/": EOF', 'unanswered webhook-unreachable again'],
    [
      'failed to call webhook: Post "https://x/": no endpoints available for service "kyverno-svc"',
      'unanswered webhook-unreachable again',
    ],
    [
      'failed to call webhook: Post "https://x/": dial tcp 10.0.0.1:443: i/o timeout',
      'unanswered webhook-unreachable again',
    ],
    // A new CA reaches the webhook configuration some seconds after the certificate.
    [
      'failed to call webhook: Post "https://x/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
      'unanswered webhook-unreachable again',
    ],
    [
      'failed to call webhook: Post "https://x/": x509: certificate has expired or is not yet valid',
      'unanswered webhook-unreachable',
    ],
    [
      'could not get REST client: unable to load root certificates: unable to parse bytes',
      'unanswered webhook-unreachable',
    ],
  ])('with %j means: %s', (text, meaning) => {
    expect(meaningOf(failedCall(text))).toBe(meaning);
  });

  it.each([
    'ivpol.validate.kyverno.svc-fail',
    'nivpol.mutate.kyverno.svc-fail',
    'nvpol.validate.kyverno.svc-fail',
    'mpol.mutate.kyverno.svc-ignore',
    'ngpol.x',
    'validate.kyverno.svc-fail',
    'mutate-policy.kyverno.svc',
  ])('is known by its name: %s', (webhook) => {
    expect(failedCall('EOF', webhook)).toMatchObject({ code: 'webhook-unreachable', webhook });
  });

  it.each(['validate.kyverno.example', 'my.ivpol.validate', 'pol.x', 'gatekeeper.example'])(
    'is not taken for one: %s',
    (webhook) => {
      expect(failedCall('EOF', webhook)).toMatchObject({ code: 'other-webhook', webhook });
    },
  );
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

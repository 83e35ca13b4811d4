import { describe, expect, it } from 'vitest';
import { judge } from '../../src/admission/answer.ts';
import { status } from '../fakes/answers.ts';

type Row = readonly [text: string, code: string, again: boolean | 'once'];

function denial(text: string, webhook: string) {
  return judge(status(400, `admission webhook "${webhook}" denied the request: ${text}`));
}

const image = 'ivpol.validate.kyverno.svc-fail-finegrained-p1';

describe('a denial by image verification', () => {
  it.each<Row>([
    // One text for many causes: the third time ends it.
    ['Policy p1 failed: image x failed signature or attestation verification', 'probe-denied', true],
    ['Policy p1 failed: the author says: policy not evaluated yet', 'probe-denied', true],
    ['Policy p1 error: x: MANIFEST_UNKNOWN: manifest unknown; Policy p2 failed: not signed', 'probe-denied', true],
    ['kyverno.io/image-verification-outcomes annotation not present', 'policy-not-evaluated', true],
    ['Policy p1 error: failed to evaluate policy: no such key: labels', 'policy-error', false],
    ['Policy p1 error: failed to compile policy: undeclared reference', 'policy-error', false],
    ['Policy p1 error: failed to parse image reference "A:B"', 'image-not-found', false],
    ['something that nobody has seen yet', 'policy-error', false],
    ['', 'policy-error', false],
  ])('with %j means %s', (text, code, again) => {
    expect(denial(text, image)).toMatchObject({ kind: 'denied', engine: 'ivpol', code, again });
  });

  it.each<Row>([
    ['GET https://r.example/v2/a/manifests/1: TOOMANYREQUESTS: rate limit', 'registry-limited', true],
    ['GET https://r.example/v2/a/manifests/1: unexpected status code 429 Too Many Requests', 'registry-limited', true],
    ['pull rate: toomanyrequests: You have reached your limit', 'registry-limited', true],
    // A tag that was pushed a moment ago may not be everywhere yet.
    ['HEAD https://r.example/v2/a/manifests/1: unexpected status code 404 Not Found', 'image-not-found', true],
    ['GET https://r.example/v2/a/manifests/1: NAME_UNKNOWN: repository name not known', 'image-not-found', false],
    ['GET https://r.example/token: unexpected status code 401 Unauthorized', 'registry-access', false],
    ['GET https://r.example/v2/a/manifests/1: DENIED: requested access is denied', 'registry-access', false],
    ['denied: requested access to the resource is denied', 'registry-access', false],
    // Without a registry's own words: a permission, or a rate limit of whatever stands before it.
    ['GET https://r.example/v2/a/manifests/1: unexpected status code 403 Forbidden', 'registry-access', true],
    ['GET https://r.example/v2/a/manifests/1: unexpected status code 502 Bad Gateway', 'registry-failed', true],
    ['GET https://r.example/v2/a/manifests/1: UNAVAILABLE: try again', 'registry-failed', true],
    ['Get "https://r.example/v2/": dial tcp: lookup r.example: no such host', 'registry-failed', true],
    [
      'Get https://r.example/v2/: dial tcp: lookup r.example on 10.0.0.10:53: server misbehaving',
      'registry-failed',
      true,
    ],
    ['Get "https://r.example/v2/": net/http: TLS handshake timeout', 'registry-failed', true],
    [
      'Get "https://r.example/v2/": read tcp 10.0.0.1:3->10.0.0.2:443: read: connection reset by peer',
      'registry-failed',
      true,
    ],
    ['Get "https://r.example/v2/": unexpected EOF', 'registry-failed', true],
    ['Get "https://r.example/v2/": context deadline exceeded', 'registry-failed', true],
    ['GET https://r.example/v2/: x509: certificate signed by unknown authority', 'registry-untrusted', false],
    [
      'Get "https://r.example/v2/": tls: failed to verify certificate: x509: certificate has expired',
      'registry-untrusted',
      false,
    ],
    ['Get "https://r.example/v2/": http: server gave HTTP response to HTTPS client', 'registry-untrusted', false],
  ])('for which the image could not be read with %j means %s', (text, code, again) => {
    for (const before of [
      'failed to evaluate policy: ',
      'failed to update digest: failed to resolve digest for image a: ',
    ])
      expect(denial(`Policy p1 error: ${before}${text}`, image)).toMatchObject({ code, again, policies: ['p1'] });
  });

  it('names each policy once, in the order of the text', () => {
    const policies = (text: string) => denial(text, image);
    expect(policies('Policy b failed: x; Policy a error: y; Policy b failed: x')).toMatchObject({
      policies: ['b', 'a'],
    });
    expect(policies('annotations not present on object, image verification failed')).toMatchObject({ policies: [] });
  });
});

describe('a denial by another engine of Kyverno', () => {
  it.each([
    ['vpol.validate.kyverno.svc-fail', 'Policy p1 failed: no', 'vpol', ['p1']],
    ['nmpol.mutate.kyverno.svc-fail', 'Policy p1: no', 'mpol', ['p1']],
    ['gpol.validate.kyverno.svc-fail', 'no', 'gpol', []],
    [
      'validate.kyverno.svc-fail',
      '\n\nresource Pod/a/b was blocked due to the following policies \n\np1:\n  rule: no\np2:\n  rule: |\n    never: so\n',
      'cpol',
      ['p1', 'p2'],
    ],
    [
      'validate.kyverno.svc-fail',
      'resource Pod/a/b was blocked due to the following policies p1: rule: no',
      'cpol',
      ['p1'],
    ],
  ])('is of that engine: %s', (webhook, text, engine, policies) => {
    expect(denial(text, webhook)).toMatchObject({ code: 'other-kyverno-policy', engine, policies, again: false });
  });

  const rule = (text: string) =>
    `\n\nresource Pod/a/b was blocked due to the following policies \n\nverify:\n  app: 'failed to verify image r/a:1: .attestors[0].entries[0].keys: ${text}'\n`;

  it.each<Row>([
    ['no signatures found', 'legacy-signature-missing', false],
    ['no matching signatures: invalid signature when validating ASN.1 encoded signature', 'signature-mismatch', false],
    ['none of the expected identities matched what was in the certificate', 'signature-mismatch', false],
    [
      'GET https://r/v2/a/manifests/sha256-1.sig: unexpected status code 429 Too Many Requests',
      'registry-limited',
      true,
    ],
    ['GET https://r/v2/a/manifests/1: MANIFEST_UNKNOWN: manifest unknown', 'image-not-found', true],
    ['Get "https://rekor.sigstore.dev/api": dial tcp 192.0.2.1:443: i/o timeout', 'sigstore-unreachable', true],
    ['something new', 'legacy-verification-failed', true],
  ])('shows the cause of a ClusterPolicy that verifies images: %j is %s', (text, code, again) => {
    expect(denial(rule(text), 'mutate.kyverno.svc-fail')).toMatchObject({ code, again, policies: ['verify'] });
  });
});

import { describe, expect, it } from 'vitest';
import { judge } from '../../src/admission/answer.ts';
import { status } from '../fakes/answers.ts';

type Row = readonly [text: string, code: string, again: boolean | 'once'];

const image = 'ivpol.validate.kyverno.svc-fail-finegrained-p1';

const called = 'failed to call webhook: Post "https://kyverno-svc.kyverno.svc:443/ivpol/validate/p1?timeout=10s": ';
const inOldWords = 'Post https://kyverno-svc.kyverno.svc:443/ivpol/validate/p1?timeout=10s: ';

describe('a webhook of Kyverno that could not be called', () => {
  const answers = (text: string, word = 'webhook') => [
    status(500, `Internal error occurred: failed calling ${word} "${image}": ${text}`, { reason: 'InternalError' }),
    status(500, `failed calling ${word} "${image}": ${text}`),
    status(
      500,
      `Error from server (InternalError): error when creating "a.yaml": Internal error occurred: failed calling ${word} "${image}": ${text}`,
    ),
  ];

  it.each<Row>([
    ['context deadline exceeded', 'webhook-timeout', true],
    ['context deadline exceeded (Client.Timeout exceeded while awaiting headers)', 'webhook-timeout', true],
    ['net/http: request canceled (Client.Timeout exceeded while awaiting headers)', 'webhook-timeout', true],
    ['net/http: request canceled while waiting for connection', 'webhook-timeout', true],
    ['context canceled', 'webhook-timeout', true],
    ['net/http: TLS handshake timeout', 'webhook-timeout', true],
    ['http2: timeout awaiting response headers', 'webhook-timeout', true],
    ['dial tcp 10.0.0.1:443: connect: connection refused', 'webhook-unreachable', true],
    ['dial tcp 10.0.0.1:443: i/o timeout', 'webhook-unreachable', true],
    ['dial tcp 10.0.0.1:443: connect: no route to host', 'webhook-unreachable', true],
    ['no endpoints available for service "kyverno-svc"', 'webhook-no-endpoints', true],
    ['service "kyverno-svc" not found', 'webhook-service-missing', false],
    ['no service port 443 found for service "kyverno-svc"', 'webhook-service-missing', false],
    ['dial tcp: lookup kyverno-svc.kyverno.svc on 10.0.0.10:53: no such host', 'webhook-service-missing', false],
    // A new CA reaches the webhook configurations some seconds after the certificate.
    ['x509: certificate signed by unknown authority', 'webhook-untrusted', true],
    [
      'tls: failed to verify certificate: x509: certificate signed by unknown authority (possibly because of "x509: ECDSA verification failure")',
      'webhook-untrusted',
      true,
    ],
    // A server that has not loaded its certificate yet.
    ['remote error: tls: internal error', 'webhook-untrusted', true],
    [
      'x509: certificate has expired or is not yet valid: current time 2026-01-01T00:00:00Z is after 2025-12-31T00:00:00Z',
      'webhook-untrusted',
      false,
    ],
    ['x509: certificate has expired or is not yet valid', 'webhook-untrusted', false],
    ['x509: certificate is valid for a.example, not kyverno-svc.kyverno.svc', 'webhook-untrusted', false],
    [
      "x509: cannot validate certificate for 10.0.0.1 because it doesn't contain any IP SANs",
      'webhook-untrusted',
      false,
    ],
    ['x509: certificate relies on legacy Common Name field, use SANs instead', 'webhook-untrusted', false],
    ['http: server gave HTTP response to HTTPS client', 'webhook-untrusted', false],
    // It may have been the probe itself that brought it down.
    ['EOF', 'webhook-cut-off', 'once'],
    ['unexpected EOF', 'webhook-cut-off', 'once'],
    ['read tcp 10.0.0.1:3->10.0.0.2:443: read: connection reset by peer', 'webhook-cut-off', 'once'],
    ['http2: client connection lost', 'webhook-cut-off', 'once'],
    ['http2: server sent GOAWAY and closed the connection', 'webhook-cut-off', 'once'],
    ['write: broken pipe', 'webhook-cut-off', 'once'],
  ])('with %j means %s', (text, code, again) => {
    for (const answer of [...answers(called + text), ...answers(inOldWords + text, 'admission webhook')])
      expect(judge(answer)).toMatchObject({ kind: 'unanswered', webhook: image, code, again });
  });

  it.each<Row>([
    ['failed to call webhook: the server could not find the requested resource', 'webhook-route-missing', false],
    ['failed to call webhook: the server is currently unable to handle the request', 'webhook-unreachable', true],
    [
      'failed to call webhook: an error on the server ("boom") has prevented the request from succeeding',
      'webhook-unreachable',
      true,
    ],
    ['could not get REST client: unable to load root certificates: unable to parse bytes', 'webhook-untrusted', false],
    ['received invalid webhook response: webhook response was absent', 'webhook-misanswers', false],
    ['received invalid webhook response: expected response.uid="a", got ""', 'webhook-misanswers', false],
  ])('without a URL: %j means %s', (text, code, again) => {
    for (const answer of answers(text)) expect(judge(answer)).toMatchObject({ webhook: image, code, again });
  });

  it('may give no details', () => {
    const answer = status(500, `failed calling webhook "${image}"; no further details available`);
    expect(judge(answer)).toMatchObject({ webhook: image, code: 'webhook-unreachable', again: true });
  });

  const timeout = (path: string, elapsedMs: number) => ({
    ...status(
      500,
      `failed calling webhook "${image}": failed to call webhook: Post "https://x${path}?timeout=10s": context deadline exceeded`,
    ),
    elapsedMs,
  });

  it.each([
    ['at its timeout on a path of two policies', '/ivpol/mutate/p1/p2', 10_003, 'webhook-deadlock', false],
    ['at its timeout on a path of one policy', '/ivpol/mutate/p1', 10_003, 'webhook-timeout', true],
    ['later, as something else was slow too', '/ivpol/mutate/p1/p2', 14_000, 'webhook-timeout', true],
    ['before it, as it is not known when', '/ivpol/mutate/p1/p2', 0, 'webhook-timeout', true],
  ])('and ended %s', (_, path, elapsedMs, code, again) => {
    expect(judge(timeout(path, elapsedMs))).toMatchObject({ code, again });
  });
});

describe('the API server itself', () => {
  it.each<readonly [number, ...Row]>([
    [
      403,
      `pods "p" is forbidden: expression 'object.metadata.labels.a == "b"' resulted in error: no such key: labels`,
      'match-condition-error',
      false,
    ],
    [
      403,
      `pods "p" is forbidden: [expression 'a' resulted in error: x, expression 'b' resulted in error: y]`,
      'match-condition-error',
      false,
    ],
    [
      403,
      'pods "p" is forbidden: validation failed due to running out of cost budget, no further validation rules will be run',
      'match-condition-error',
      false,
    ],
    [
      403,
      'pods "p" is forbidden: exceeded quota: q, requested: pods=1, used: pods=3, limited: pods=3',
      'quota-exceeded',
      false,
    ],
    [403, 'pods "p" is forbidden: failed quota: q: must specify limits.cpu', 'quota-exceeded', false],
    [
      403,
      'pods "p" is forbidden: violates PodSecurity "restricted:latest": runAsNonRoot != true',
      'pod-security',
      false,
    ],
    [
      403,
      'pods "p" is forbidden: error looking up service account a/b: serviceaccount "b" not found',
      'service-account-missing',
      false,
    ],
    [
      403,
      'pods is forbidden: User "system:serviceaccount:a:b" cannot create resource "pods" in API group ""',
      'api-forbidden',
      false,
    ],
    [403, 'pods "p" is forbidden: not yet ready to handle request', 'api-answer', true],
    [403, '', 'other-admission', false],
    [
      504,
      'Timeout: request did not complete within requested timeout - context deadline exceeded',
      'request-budget',
      true,
    ],
    [
      504,
      'the server was unable to return a response in the time allotted, but may still be processing the request',
      'request-budget',
      true,
    ],
    [504, '<html>504 Gateway Time-out</html>', 'probe-unanswered', true],
  ])('with %i and %j means %s', (code, text, meaning, again) => {
    expect(judge(status(code, text))).toMatchObject({ kind: 'unanswered', webhook: '', code: meaning, again });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/findings/words.ts';
import { explainCall } from '../../src/health/call.ts';
import {
  bundle,
  client,
  container,
  kyvernos,
  now,
  pod,
  ready,
  running,
  seen,
  service,
  slice,
  unready,
  vendors,
  webhook,
} from './seen.ts';

const post = (problem: string, name: string, host = 'svc.vendor.svc:443') =>
  `failed calling webhook "${name}": failed to call webhook: Post "https://${host}/validate?timeout=10s": ${problem}`;
const old = (problem: string, name: string) =>
  `failed calling webhook "${name}": Post "https://svc.vendor.svc:443/x?timeout=30s": ${problem}`;
const code = (text: string, name = vendors, observed = seen({ webhooks: [] })) =>
  explainCall({ webhook: name, text }, observed, now)?.code;

describe('a webhook of another vendor that could not be called', () => {
  it.each([
    ['no endpoints available for service "svc"', 'backend-no-endpoints'],
    ['service "svc" not found', 'backend-service-missing'],
    ['no service port 443 found for service "svc"', 'backend-port-missing'],
    ['dial tcp 10.0.0.1:443: connect: connection refused', 'backend-refuses'],
    ['EOF', 'backend-refuses'],
    ['read tcp 10.0.0.1:1->10.0.0.2:443: read: connection reset by peer', 'backend-refuses'],
    ['dial tcp 10.0.0.1:443: i/o timeout', 'control-plane-blocked'],
    ['dial tcp 10.0.0.1:443: connect: no route to host', 'control-plane-blocked'],
    ['Address is not allowed', 'control-plane-blocked'],
    ['proxy error from localhost:9443 while dialing 10.0.0.1:443, code 503: 503 Service Unavailable', 'tunnel-down'],
    ['No agent available', 'tunnel-down'],
    ['Internal Server Error', 'proxy-answers'],
    ['Service Unavailable', 'proxy-answers'],
    ['Bad Gateway', 'proxy-answers'],
    ['dial tcp: lookup svc.vendor.svc on 10.0.0.2:53: no such host', 'backend-unresolved'],
    ['tls: failed to verify certificate: x509: certificate signed by unknown authority', 'ca-mismatch'],
    [
      'x509: certificate signed by unknown authority (possibly because of "crypto/rsa: verification error")',
      'ca-mismatch',
    ],
    ['x509: certificate is valid for a, not b', 'certificate-wrong-name'],
    ['x509: certificate relies on legacy Common Name field, use SANs instead', 'certificate-wrong-name'],
    [
      'x509: certificate has expired or is not yet valid: current time 2026-09-10T12:00:00Z is after 2026-07-11T00:00:00Z',
      'certificate-expired',
    ],
    ['http: server gave HTTP response to HTTPS client', 'backend-answer-invalid'],
    ['context deadline exceeded', undefined],
    ['net/http: TLS handshake timeout', undefined],
    ['something that nobody has seen yet', undefined],
  ])('because of %s', (problem, expected) => {
    expect([code(post(problem, vendors)), code(old(problem, vendors))]).toEqual([expected, expected]);
  });

  it.each([
    ['the server could not find the requested resource', 'backend-route-missing'],
    ['an error on the server ("boom") has prevented the request from succeeding', 'backend-error'],
    [
      'could not get REST client: unable to load root certificates: unable to parse bytes as PEM block',
      'ca-unreadable',
    ],
  ])('without an address in the text: %s', (problem, expected) => {
    expect(code(`failed calling webhook "${vendors}": failed to call webhook: ${problem}`)).toBe(expected);
  });

  it('is its own vendor’s, and told without Kyverno', () => {
    const found = explainCall(
      { webhook: vendors, text: post('no endpoints available for service "svc"', vendors) },
      seen({ webhooks: [] }),
      now,
    );
    const words = found && wordsOf(found);
    expect(words).toMatchObject({ causeClass: 'not-ours', retryable: false });
    expect(words?.what).toContain('vendor/svc');
    expect(JSON.stringify([words?.what, words?.advice, words?.commands])).not.toMatch(/kyverno/i);
  });
});

describe('a call of Kyverno', () => {
  const timeout = post('context deadline exceeded', kyvernos, 'kyverno-svc.kyverno.svc:443');
  const crashing = { slices: [slice(unready)], pods: [pod(container({ waiting: { reason: 'CrashLoopBackOff' } }))] };

  it('is explained by the Pods, whatever its text says of time', () => {
    expect(code(timeout, kyvernos, seen(crashing))).toBe('backend-crash-loop');
  });

  it('is not explained where the backend looks well', () => {
    expect(
      code(timeout, kyvernos, seen({ services: [service()], slices: [slice(ready)], pods: [pod(running)] })),
    ).toBeUndefined();
  });

  it('is left to what its answer says where no backend was seen', () => {
    expect(code(post('EOF', kyvernos), kyvernos, seen())).toBeUndefined();
  });

  it('that reached something is no matter of Pods', () => {
    const text = post('x509: certificate signed by unknown authority', kyvernos);
    expect(code(text, kyvernos, seen(crashing))).toBe('ca-mismatch');
  });

  it('names the day on which its caBundle expired', () => {
    const text = post('x509: certificate has expired or is not yet valid', kyvernos);
    const entries = [webhook(client('kyverno', 'kyverno-svc', 443, bundle('old-ca')))];
    const found = explainCall({ webhook: kyvernos, text }, seen({ webhooks: entries }), now);
    expect(found).toMatchObject({ code: 'ca-expired', facts: { expired: '2026-06-01' } });
    expect(found?.facts['authority']).toContain('kyverno-svc.kyverno.svc.kyverno-tls-ca');
  });

  it('is looked up by the address that was called, where two entries have one name', () => {
    const entries = [webhook(client('other', 'svc')), webhook()];
    const found = explainCall({ webhook: kyvernos, text: timeout }, seen({ webhooks: entries, ...crashing }), now);
    expect(found?.facts['service']).toBe('kyverno/kyverno-svc');
  });
});

describe('any text', () => {
  it('is judged without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, name) => {
        const found = explainCall({ webhook: name, text }, seen(), now);
        return found === undefined || wordsOf(found).what.length > 0;
      }),
    );
  });
});

import type { Finding } from '../findings/finding.ts';
import { type BackendTrouble, backendState, type Observed } from './backend.ts';
import { judgeBundle } from './certificates.ts';
import { reachText } from './reach.ts';
import { type HealthCode, healthFinding, type Subject } from './subject.ts';
import { type Address, addressText, isKyvernos, type Webhook } from './webhook.ts';

/** A call that the API server could not make: which webhook, and what it said. */
export interface FailedCall {
  readonly webhook: string;
  readonly text: string;
}

/** What each of these texts means: of Go's net/http and crypto/x509, client-go and apiserver `pkg/util/proxy`. */
const rows: readonly (readonly [RegExp, HealthCode])[] = [
  [/no endpoints available for service/, 'backend-no-endpoints'],
  [/service "[^"]*" not found/, 'backend-service-missing'],
  [/no service port \S+ found/, 'backend-port-missing'],
  [/unable to load root certificates/, 'ca-unreadable'],
  [/x509: certificate has expired or is not yet valid/, 'certificate-expired'],
  [/x509: certificate signed by unknown authority|x509: .*self.signed/, 'ca-mismatch'],
  [
    /x509: (?:certificate is valid for|cannot validate certificate|certificate is not valid for|certificate relies on)/,
    'certificate-wrong-name',
  ],
  [/No agent available|proxy error from|konnectivity/, 'tunnel-down'],
  [
    /Address is not allowed|no route to host|network is unreachable|dial tcp [^"]*i\/o timeout|waiting for connection/,
    'control-plane-blocked',
  ],
  [/no such host|server misbehaving/, 'backend-unresolved'],
  [/connection refused|connection reset|\bEOF\b|http2: |broken pipe/, 'backend-refuses'],
  [/could not find the requested resource/, 'backend-route-missing'],
  [
    /HTTP response to HTTPS client|invalid webhook response|couldn't get version\/kind|expected (?:response|webhook response)|first record does not look like a TLS handshake/,
    'backend-answer-invalid',
  ],
  [
    /an error on the server|currently unable to handle|rejected our request for an unknown reason|too many requests/,
    'backend-error',
  ],
  // What a proxy says to CONNECT is the whole error: the words of its status line (Go `net/http` transport.go).
  [/Post "[^"]*": [A-Z][A-Za-z' -]*$/, 'proxy-answers'],
];

/** Something was reached, so what is seen of the Pods is not the cause. */
const answered: readonly HealthCode[] = [
  ...(['ca-mismatch', 'ca-unreadable', 'certificate-wrong-name', 'backend-answer-invalid'] as const),
  ...(['backend-route-missing', 'proxy-answers', 'tunnel-down'] as const),
];

/** What the answer itself says of Kyverno's own webhooks; the backend adds nothing where it looks well. */
const saidByAnswer: readonly HealthCode[] = [
  ...(['backend-no-endpoints', 'backend-service-missing', 'backend-port-missing', 'backend-refuses'] as const),
  ...(['backend-route-missing', 'backend-answer-invalid', 'backend-unresolved'] as const),
];

export const troubleCodes: Readonly<Record<BackendTrouble, HealthCode>> = {
  'no-service': 'backend-service-missing',
  'no-port': 'backend-port-missing',
  'no-pods': 'backend-without-pods',
  'no-endpoints': 'backend-no-endpoints',
  'out-of-memory': 'backend-out-of-memory',
  'image-pull': 'backend-image-pull',
  config: 'backend-misconfigured',
  'crash-loop': 'backend-crash-loop',
  unschedulable: 'backend-unschedulable',
  'not-ready': 'backend-not-ready',
};

/** The address in the API server's text, where its webhook configuration was not seen. */
function addressIn(text: string): Address | undefined {
  const found = /Post "(https:\/\/[^"]+)"/.exec(text)?.[1] ?? '';
  const url = URL.parse(found);
  if (url === null) return undefined;
  const [, name = '', namespace = ''] = /^([^.]+)\.([^.]+)\.svc(?:\.|$)/.exec(url.hostname) ?? [];
  const port = Number(url.port || '443');
  return name === '' ? { kind: 'url', url: found } : { kind: 'service', namespace, name, port };
}

/** Of several entries of one name, the one that is called at the address in the text. */
function webhookOf({ webhook, text }: FailedCall, webhooks: readonly Webhook[]): Webhook | undefined {
  const named = webhooks.filter(({ name }) => name === webhook);
  const called = addressIn(text);
  const at = called && addressText(called);
  return named.find(({ address }) => addressText(address) === at) ?? named[0];
}

/** Where a call went, by the webhook's configuration, else by the API server's text. */
export function calledAddress(call: FailedCall, webhooks: readonly Webhook[]): Address | undefined {
  return webhookOf(call, webhooks)?.address ?? addressIn(call.text);
}

/** The date of a caBundle that has expired is known better than from the text, which may be about any of a chain. */
function certificateFinding(subject: Subject, now: Date): Finding {
  const bundle = judgeBundle(subject.webhook?.caBundle ?? '', now);
  return bundle.kind === 'expired'
    ? healthFinding('ca-expired', subject, { expired: dayOf(bundle.last.notAfter) })
    : healthFinding('certificate-expired', subject);
}

/** `2026-07-11`, in UTC. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

interface Read {
  readonly subject: Subject;
  readonly code: HealthCode | undefined;
}

function readCall(call: FailedCall, seen: Observed): Read {
  const webhook = webhookOf(call, seen.webhooks);
  const address = calledAddress(call, seen.webhooks);
  const state = address && backendState(seen, address);
  const code = rows.find(([pattern]) => pattern.test(call.text))?.[1];
  // Whatever fails closed for the same backend is blocked with it.
  const same = seen.webhooks.filter(
    (one) => one.failurePolicy === 'Fail' && address !== undefined && addressText(one.address) === addressText(address),
  );
  const reach = webhook && reachText(same.length > 0 ? same : [webhook], seen.namespaces);
  return { subject: { name: call.webhook, webhook, address, state, reach, text: call.text }, code };
}

/** What was seen of the backend decides, unless something was reached: a certificate is no matter of Pods. */
function bySight({ subject, code }: Read, now: Date): Finding | undefined {
  if (code === 'certificate-expired') return certificateFinding(subject, now);
  const trouble = subject.state?.trouble;
  const isAnswered = code !== undefined && answered.includes(code);
  return trouble === undefined || isAnswered ? undefined : healthFinding(troubleCodes[trouble], subject);
}

/** Why the API server could not call a webhook: by what was seen of its backend, else by its text. */
export function causeOfCall(call: FailedCall, seen: Observed, now: Date): Finding {
  const read = readCall(call, seen);
  return bySight(read, now) ?? healthFinding(read.code ?? 'backend-silent', read.subject);
}

/**
 * As `causeOfCall`, but `undefined` where neither tells more than the answer itself: a timeout of a backend that looks
 * well, or what the answer's own finding says of Kyverno.
 */
export function explainCall(call: FailedCall, seen: Observed, now: Date): Finding | undefined {
  const read = readCall(call, seen);
  const found = bySight(read, now);
  if (found !== undefined) return found;
  const { code, subject } = read;
  if (code === undefined || (isKyvernos(call.webhook) && saidByAnswer.includes(code))) return undefined;
  return healthFinding(code, subject);
}

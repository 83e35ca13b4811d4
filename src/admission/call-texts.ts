import { brokenOff, tooLate, untrusted } from './network-texts.ts';
import type { Row } from './texts.ts';

/**
 * Why the API server could not call a webhook: the text behind `failed calling webhook "W": ` (apiserver
 * `pkg/util/webhook`, `pkg/util/proxy`, client-go `rest/request.go`, and Go's network packages).
 */
export const callRows: readonly Row[] = [
  { pattern: tooLate, code: 'webhook-timeout', again: true },
  // A new CA reaches the webhook configurations some seconds after the certificate.
  { pattern: /x509: certificate signed by unknown authority/, code: 'webhook-untrusted', again: true },
  // Said by the server itself, which may not have loaded its certificate yet.
  { pattern: /remote error: tls: /, code: 'webhook-untrusted', again: true },
  { pattern: untrusted, code: 'webhook-untrusted', again: false },
  {
    pattern: /no service port|service "[^"]*" not found|no such host/,
    code: 'webhook-service-missing',
    again: false,
  },
  // None during a rollout as well as for ever.
  { pattern: /no endpoints available/, code: 'webhook-no-endpoints', again: true },
  { pattern: /could not find the requested resource|404 page not found/, code: 'webhook-route-missing', again: false },
  // Up to 1.18.2 an image can crash the admission controller, and each retry would crash the next replica.
  { pattern: brokenOff, code: 'webhook-cut-off', again: 'once' },
  {
    pattern: /invalid webhook response|couldn't get version\/kind|expected response\.uid|converting \(/,
    code: 'webhook-misanswers',
    again: false,
  },
  { pattern: /./s, code: 'webhook-unreachable', again: true },
];

/** What a called URL says: the policies in its path, and the time that the API server gave the call. */
export interface CalledUrl {
  readonly policies: readonly string[];
  readonly timeoutSeconds: number | undefined;
}

/** Reads the URL that the API server quotes, in old (unquoted) and new wording; some failures quote none. */
export function calledUrl(text: string): CalledUrl {
  const path = /\/n?ivpol\/(?:mutate|validate)\/([^?"\s]+)/.exec(text)?.[1] ?? '';
  const seconds = /[?&]timeout=(\d+)s/.exec(text)?.[1];
  return {
    policies: path.split('/').filter((name) => name !== ''),
    timeoutSeconds: seconds === undefined ? undefined : Number(seconds),
  };
}

/** The API server gives up a call at its timeout; what it does before and after takes no longer than this. */
const AROUND_MS = 1_000;

/**
 * Did a call of a path with several policies end exactly at its timeout? Kyverno then deadlocks (kyverno 1.15 to 1.19.1,
 * `imageContext.Get` keeps its read lock): the time would differ if a registry were slow.
 */
export function isDeadlock(text: string, elapsedMs: number): boolean {
  const { policies, timeoutSeconds } = calledUrl(text);
  if (policies.length < 2 || timeoutSeconds === undefined) return false;
  const beyond = elapsedMs - timeoutSeconds * 1000;
  return beyond >= 0 && beyond <= AROUND_MS;
}

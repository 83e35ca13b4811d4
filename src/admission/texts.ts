import type { ReasonCode } from '../findings/catalogue.ts';

/** May the same question get another answer soon? `once`: asking may itself do harm, so one more time at most. */
export type Again = boolean | 'once';

/** A row of knowledge about one wording: what it means, and whether asking again may help. */
export interface Row {
  readonly pattern: RegExp;
  readonly code: ReasonCode;
  /** Ambiguous wordings say yes; repeats bound it. */
  readonly again: Again;
}

/**
 * Denials with `Policy X failed: …` or without a policy's name (Kyverno `pkg/image`, `pkg/cel/policies/ivpol`, 1.18.2
 * and 1.19.1). What follows `failed: ` may be the policy author's own words, so only whole sentences of Kyverno count.
 */
const failedRows: readonly Row[] = [
  { pattern: /failed: policy not evaluated(?:;|$)/, code: 'policy-not-evaluated', again: true },
  { pattern: /^(?:annotations|\S+ annotation) not present/, code: 'policy-not-evaluated', again: true },
  { pattern: /failed: image \S+ is not verified: no policy performed/, code: 'policy-not-evaluated', again: false },
  { pattern: /failed: image \S+ does not have a digest(?:;|$)/, code: 'digest-missing', again: false },
  // One text for unsigned, wrong key, registry limits on the signature and a Sigstore outage.
  { pattern: /Policy \S+ failed: /, code: 'probe-denied', again: true },
];

/** Denials with `Policy X error: …`: the image itself could not be read (go-containerregistry 0.21), or the policy not run. */
const errorRows: readonly Row[] = [
  // A tag that was pushed a moment ago may not be on every replica of a registry yet.
  { pattern: /MANIFEST_UNKNOWN/, code: 'image-not-found', again: true },
  {
    pattern: /NAME_UNKNOWN|could not parse reference|failed to parse image reference/,
    code: 'image-not-found',
    again: false,
  },
  { pattern: /TOOMANYREQUESTS|unexpected status code (?:429|5\d\d)/, code: 'registry-failed', again: true },
  { pattern: /UNAUTHORIZED|DENIED:|denied: |unexpected status code 401/, code: 'registry-access', again: false },
  // Without the registry's own words it may be a rate limit of what stands before it.
  { pattern: /unexpected status code 403/, code: 'registry-access', again: true },
  { pattern: /x509: |gave HTTP response to HTTPS client/, code: 'registry-access', again: false },
  {
    pattern:
      /dial tcp|no such host|server misbehaving|i\/o timeout|connection refused|connection reset|TLS handshake timeout|deadline exceeded|Client\.Timeout exceeded|\bEOF\b/,
    code: 'registry-failed',
    again: true,
  },
  { pattern: /./s, code: 'policy-error', again: false },
];

/** Of a denial with several policies, one that failed decides: an error beside it cannot make it pass. */
export function denialRow(text: string): Row {
  return /Policy \S+ error: /.test(text) && !/Policy \S+ failed: /.test(text)
    ? rowFor(errorRows, text)
    : rowFor(failedRows, text);
}

/** Why the API server could not call a webhook (client-go, Go's net/http, apiserver `pkg/util/webhook`). */
export const callRows: readonly Row[] = [
  {
    pattern:
      /context deadline exceeded|Client\.Timeout exceeded|request canceled|context canceled|TLS handshake timeout/,
    code: 'webhook-timeout',
    again: true,
  },
  // A new CA reaches the webhook configurations some seconds after the certificate.
  { pattern: /x509: certificate signed by unknown authority/, code: 'webhook-unreachable', again: true },
  {
    pattern:
      /x509: |unable to load root certificates|no service port|service "[^"]*" not found|HTTP response to HTTPS client|could not find the requested resource/,
    code: 'webhook-unreachable',
    again: false,
  },
  // Up to 1.18.2 an image can crash the admission controller, and each retry would crash the next replica.
  { pattern: /\bEOF\b|connection reset/, code: 'webhook-unreachable', again: 'once' },
  { pattern: /invalid webhook response|couldn't get version\/kind/, code: 'webhook-unreachable', again: false },
  { pattern: /./s, code: 'webhook-unreachable', again: true },
];

/** Answers of the API server itself about a Pod, before or beside all webhooks. */
export const forbiddenRows: readonly Row[] = [
  { pattern: /is forbidden: expression .* resulted in error/s, code: 'match-condition-error', again: false },
  { pattern: /is forbidden: User "/, code: 'api-forbidden', again: false },
  { pattern: /not yet ready to handle request/, code: 'api-answer', again: true },
  { pattern: /./s, code: 'other-admission', again: false },
];

const unknown: Row = { pattern: /.*/s, code: 'policy-error', again: false };

export function rowFor(rows: readonly Row[], text: string): Row {
  return rows.find((row) => row.pattern.test(text)) ?? unknown;
}

/** Entries of Kyverno's engines start so (kyverno `pkg/config/config.go`); image verification is `ivpol.`. */
export function isKyvernoWebhook(name: string): boolean {
  return /^(?:n?(?:vpol|mpol|gpol)|ivpol|nivpol)\.|^(?:validate|mutate|validate-policy|mutate-policy)\.kyverno\.svc/.test(
    name,
  );
}

export function isImageWebhook(name: string): boolean {
  return /^n?ivpol\./.test(name);
}

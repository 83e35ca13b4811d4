import { networkTrouble, untrusted } from './network-texts.ts';
import { type Row, rowFor, rowOr } from './texts.ts';

/**
 * The mutating webhook left nothing on the Pod for the validating one to judge: it fails open, does not select the Pod, or the
 * API server does not ask it yet, which goes by a copy of each configuration (up to 1.18.2, `pkg/cel/policies/ivpol/engine/engine.go`).
 */
const notMutated = /^(?:annotations|\S+ annotation) not present/;

export function isUnjudged(text: string): boolean {
  return notMutated.test(text);
}

/**
 * Denials with `Policy X failed: …` or without a policy's name (Kyverno `pkg/image`, `pkg/cel/policies/ivpol`, 1.18.2
 * and 1.19.1). What follows `failed: ` may be the policy author's own words, so only whole sentences of Kyverno count.
 */
const failedRows: readonly Row[] = [
  { pattern: /failed: policy not evaluated(?:;|$)/, code: 'policy-not-evaluated', again: true },
  { pattern: notMutated, code: 'policy-not-evaluated', again: true },
  { pattern: /failed: image \S+ is not verified: no policy performed/, code: 'policy-not-evaluated', again: false },
  { pattern: /failed: image \S+ does not have a digest(?:;|$)/, code: 'digest-missing', again: false },
  // One text for unsigned, wrong key, registry limits on the signature and a Sigstore outage.
  { pattern: /Policy \S+ failed: /, code: 'probe-denied', again: true },
];

/** A registry's answer, or why there was none (go-containerregistry `remote/transport/error.go`, 0.20 to 0.21). */
const registryRows: readonly Row[] = [
  { pattern: /TOOMANYREQUESTS|toomanyrequests|status code 429/, code: 'registry-limited', again: true },
  // A tag that was pushed a moment ago may not be on every replica of a registry yet.
  { pattern: /MANIFEST_UNKNOWN|manifest unknown|BLOB_UNKNOWN|status code 404/, code: 'image-not-found', again: true },
  { pattern: /NAME_UNKNOWN|NAME_INVALID/, code: 'image-not-found', again: false },
  { pattern: /status code 5\d\d|\b(?:UNAVAILABLE|INTERNAL_ERROR): /, code: 'registry-failed', again: true },
  { pattern: /UNAUTHORIZED|DENIED:|denied: |status code 401/, code: 'registry-access', again: false },
  // Without the registry's own words it may be a rate limit of what stands before it.
  { pattern: /status code 403/, code: 'registry-access', again: true },
  // TLS handshake timeout is no matter of trust.
  { pattern: untrusted, code: 'registry-untrusted', again: false },
  { pattern: networkTrouble, code: 'registry-failed', again: true },
];

/** Denials with `Policy X error: …`: the image itself could not be read, or the policy not run. */
const errorRows: readonly Row[] = [
  ...registryRows,
  { pattern: /could not parse reference|failed to parse image reference/, code: 'image-not-found', again: false },
];

/** Of a denial with several policies, one that failed decides: an error beside it cannot make it pass. */
export function denialRow(text: string): Pick<Row, 'code' | 'again'> {
  const rows = /Policy \S+ error: /.test(text) && !/Policy \S+ failed: /.test(text) ? errorRows : failedRows;
  return rowOr(rows, text, 'policy-error', false);
}

/** Whatever is about reaching Sigstore: its trust root (TUF), its log (Rekor), its authorities. */
const sigstore = /\btuf\b|rekor|fulcio|sigstore|trusted root|transparency log|timestamp authority/i;
const sigstoreFailed =
  /initialize TUF client|updating to TUF remote|getting (?:trusted root|Rekor public keys|CT ?log public keys)|fetch(?:ing)? \S+ public key|searching log query|status code (?:429|5\d\d)/i;

/**
 * Why a verification failed, in the words of cosign and notary (Kyverno `pkg/image/verifiers`, cosign 3.0 to 3.1). They
 * stand in denials of ClusterPolicies, and of image validating policies only in Kyverno's log.
 */
const verifierRows: readonly Row[] = [
  { pattern: /multiple identities are not supported/, code: 'identities-unsupported', again: false },
  {
    pattern: /rekor URL must be provided|needs to have one key, keyless or certificate/,
    code: 'attestor-unusable',
    again: false,
  },
  {
    pattern:
      /none of the expected identities matched|no signature matched the required annotations|bundle verification failed|timestamp verification failed|invalid signature|no matching (?:signatures|attestations)|failed to verify signature/,
    code: 'signature-mismatch',
    again: false,
  },
  { pattern: /no signatures found|signatures? not found|image tag not found/, code: 'signature-missing', again: false },
];

/** The cause that a verifier's own words show; `undefined` where they show none. */
export function verifierRow(text: string): Pick<Row, 'code' | 'again'> | undefined {
  const failed = sigstoreFailed.test(text) || networkTrouble.test(text) || untrusted.test(text);
  if (sigstore.test(text) && failed) return { code: 'sigstore-unreachable', again: true };
  const registry = rowFor(registryRows, text);
  // Of a verification that says why, the words before `no matching signatures` are a summary.
  return registry ?? rowFor(verifierRows, text);
}

/**
 * Denials by ClusterPolicies (kyverno `pkg/webhooks/utils/block.go`). Only their rules `verifyImages` verify, and the
 * older engine behind them reads no signature that is stored as a bundle.
 */
export function clusterPolicyRow(text: string): Pick<Row, 'code' | 'again'> {
  if (
    !/failed to verify image|image attestations verification failed|failed to update digest|unverified image/.test(text)
  )
    return { code: 'other-kyverno-policy', again: false };
  const row = verifierRow(text);
  if (row === undefined) return { code: 'legacy-verification-failed', again: true };
  return row.code === 'signature-missing' ? { ...row, code: 'legacy-signature-missing' } : row;
}

/** `policy:` begins a line, its rules are indented; where line breaks were lost, the first word is the policy. */
export function clusterPoliciesIn(text: string): readonly string[] {
  const [, body = ''] = text.split(/blocked due to the following policies\s+/);
  const keys = [...body.matchAll(/^([^\s:]+):\s*$/gm)].map((match) => match[1] ?? '');
  const first = /^([^\s:]+):/.exec(body)?.[1];
  return keys.length > 0 || first === undefined ? keys : [first];
}

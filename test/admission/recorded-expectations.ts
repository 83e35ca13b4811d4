import type { RecordedProbeFile } from '../fakes/recorded.ts';

/** What an answer means: `kind code`, and `again` where another attempt may get another answer. */
type Meaning = 'admitted' | `${'denied' | 'unanswered'} ${string}` | `${'denied' | 'unanswered'} ${string} again`;

const admitted = 'admitted';
/** One text for unsigned, wrong key and whatever went wrong with the signature: the cause is hidden. */
const denied = 'denied probe-denied again';
/** Only after a policy edit of a moment ago does this pass. */
const notEvaluated = 'denied policy-not-evaluated again';
const timeout = 'unanswered webhook-timeout again';
const unreachable = 'unanswered webhook-unreachable again';
/** Kyverno up to 1.18 has no route for namespaced policies. */
const noRoute = 'unanswered webhook-route-missing';
const cutOff = 'unanswered webhook-cut-off again';
const registryFailed = 'denied registry-failed again';

const onEveryLine: Readonly<Record<string, Meaning>> = {
  'allowed-image-not-matched': admitted,
  'allowed-signed-by-digest': admitted,
  'allowed-signed-by-tag': admitted,
  'allowed-signed-by-tag-again': admitted,
  'audit-unsigned': admitted,
  'warn-unsigned': admitted,
  'denied-generatename': denied,
  'denied-registry-sig-401': denied,
  'denied-registry-sig-429': denied,
  'denied-registry-sig-500': denied,
  'denied-registry-sig-503': denied,
  'denied-two-containers-one-unsigned': denied,
  'denied-unsigned': denied,
  'denied-unsigned-no-message': denied,
  'denied-wrongkey': denied,
  'deny-warn-unsigned': denied,
  'ignore-unsigned': denied,
  'mutatedigest-false-verifydigest-false-unsigned': denied,
  'selector-team-two-unsigned': denied,
  // A tag that was pushed a moment ago may not be everywhere yet.
  'error-manifest-unknown': 'denied image-not-found again',
  'ignore-manifest-unknown': 'denied image-not-found again',
  'error-registry-image-404-name': 'denied image-not-found',
  'error-registry-connection-refused': registryFailed,
  'error-registry-image-429': 'denied registry-limited again',
  'error-registry-image-500': registryFailed,
  'error-registry-image-503': registryFailed,
  'error-registry-image-reset': registryFailed,
  'error-registry-image-401': 'denied registry-access',
  'error-registry-image-403': 'denied registry-access',
  // Without a registry's own words: a permission or a rate limit of whatever stands before it.
  'error-registry-image-403-plain': 'denied registry-access again',
  'kyverno-hung-fail-3s': timeout,
  'kyverno-hung-fail-5s': timeout,
  'timeout-basic-default-10s': timeout,
  'timeout-image-manifest-slow-5s': timeout,
  'timeout-registry-slow-30s': timeout,
  'timeout-sig-manifest-slow-5s': timeout,
  'timeout-sig-slow-30s': timeout,
  'kyverno-hung-ignore-5s': admitted,
  'kyverno-stopped-ignore': admitted,
  'kyverno-stopped-fail-connection-refused': unreachable,
  'kyverno-stopped-fail-front-alive': cutOff,
  'kyverno-stopped-policy-deleted': unreachable,
  'policy-apply-while-kyverno-stopped': unreachable,
  'matchcondition-eval-error-fail': 'unanswered match-condition-error',
  'mutatedigest-false-verifydigest-false-tag': admitted,
};

const on118: Readonly<Record<string, Meaning>> = {
  ...onEveryLine,
  'basic-plus-finegrained-both': notEvaluated,
  'basic-plus-finegrained-signed-app': notEvaluated,
  'two-finegrained-both-images': notEvaluated,
  'two-finegrained-overlapping-signed': notEvaluated,
  'two-finegrained-overlapping-unsigned': notEvaluated,
  'two-finegrained-signed-app': notEvaluated,
  'two-finegrained-unsigned-app': notEvaluated,
  'ignore-registry-slow-signed': notEvaluated,
  // The deadlock of two basic policies, by chance.
  'two-basic-disjoint-globs-1': admitted,
  'two-basic-disjoint-globs-2': timeout,
  'two-basic-disjoint-both-images': timeout,
  'two-basic-disjoint-unsigned': timeout,
  'two-basic-overlapping-globs-1': timeout,
  'two-basic-overlapping-globs-2': timeout,
  'two-basic-overlapping-unsigned': timeout,
  // The API server's own budget of 34 s; no webhook is named.
  'kyverno-hung-ignore-30s-budget': 'unanswered request-budget again',
  'mutatedigest-false-verifydigest-default-tag': admitted,
  'required-no-check-made': admitted,
  // The selector of the other policy replaced that of team one.
  'selector-team-one-unsigned': admitted,
  'nivpol-signed-own-namespace': noRoute,
  'nivpol-unsigned-other-namespace': noRoute,
  'nivpol-unsigned-own-namespace': noRoute,
};

const on119: Readonly<Record<string, Meaning>> = {
  ...onEveryLine,
  'basic-plus-finegrained-both': admitted,
  'basic-plus-finegrained-signed-app': admitted,
  'two-finegrained-both-images': admitted,
  'two-finegrained-overlapping-signed': admitted,
  'two-finegrained-overlapping-unsigned': denied,
  'two-finegrained-signed-app': admitted,
  'two-finegrained-unsigned-app': denied,
  'two-basic-disjoint-globs-1': admitted,
  'two-basic-disjoint-globs-2': admitted,
  'two-basic-disjoint-both-images': admitted,
  'two-basic-disjoint-unsigned': denied,
  'two-basic-overlapping-globs-1': admitted,
  'two-basic-overlapping-globs-2': admitted,
  'two-basic-overlapping-unsigned': denied,
  'kyverno-hung-ignore-30s-budget': admitted,
  'mutatedigest-false-verifydigest-default-tag': 'denied digest-missing',
  'required-no-check-made': 'denied policy-not-evaluated',
  'selector-team-one-unsigned': denied,
  'nivpol-signed-own-namespace': admitted,
  'nivpol-unsigned-other-namespace': admitted,
  'nivpol-unsigned-own-namespace': denied,
};

const transport: Readonly<Record<string, Meaning>> = {
  'transport-ok': admitted,
  'transport-recovered': admitted,
  'transport-answer-hung': timeout,
  'transport-hung-before-tls': timeout,
  'transport-answer-429': unreachable,
  'transport-answer-500': unreachable,
  'transport-answer-503': unreachable,
  'transport-answer-socket-closed': cutOff,
  'transport-closed-at-once': cutOff,
  'transport-connection-refused': unreachable,
  'transport-answer-404': noRoute,
  'transport-answer-empty-json': 'unanswered webhook-misanswers',
  'transport-answer-garbage': 'unanswered webhook-misanswers',
  'transport-plain-http': 'unanswered webhook-untrusted',
  'transport-service-missing': 'unanswered webhook-service-missing',
  'transport-service-port-missing': 'unanswered webhook-service-missing',
  'transport-wrong-certificate': 'unanswered webhook-untrusted',
};

const foreign: Readonly<Record<string, Meaning>> = {
  'foreign-401-bad-token': 'unanswered api-unauthorized',
  'foreign-403-authz': 'unanswered api-forbidden',
  'foreign-403-authz-list-webhooks': 'unanswered api-forbidden',
  'foreign-403-podsecurity': 'unanswered pod-security',
  'foreign-403-podsecurity-and-unsigned': 'unanswered pod-security',
  'foreign-403-quota-with-status': 'unanswered quota-exceeded',
  'foreign-403-quota': admitted,
  'foreign-404-namespace': 'unanswered probe-namespace-missing',
  'foreign-409-exists': 'unanswered api-answer again',
  'foreign-422-invalid-pod': 'unanswered probe-invalid',
  'foreign-422-no-image': 'unanswered probe-invalid',
  'foreign-500-other-webhook': 'unanswered other-webhook again',
  'foreign-500-webhook-speaks-http': 'unanswered other-webhook',
};

/** What each recorded answer means, by what is known of Kyverno and the API server. */
export const meanings: Readonly<Record<RecordedProbeFile, Readonly<Record<string, Meaning>>>> = {
  '1.18.2': on118,
  '1.19.0': on119,
  '1.19.1': on119,
  '1.19.1-service': on119,
  '1.19.1-transport': transport,
  foreign,
};

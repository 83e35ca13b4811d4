import { selectorKey } from './labels.ts';
import type { Policy } from './policy.ts';
import type { KyvernoRules } from './version.ts';
import type { Verb, WebhookShape } from './webhooks.ts';

/** Kyverno writes no timeout into a basic entry, and the API server's default is 10 (`admissionregistration/v1`). */
export const API_DEFAULT_TIMEOUT = 10;

/**
 * A policy gets an entry and a path of its own when it sets a timeout, `matchPolicy: Exact` or matchConditions
 * (kyverno `pkg/controllers/webhook/validating.go`, 1.18 and 1.19); all others share the basic entry.
 */
function isFineGrained(policy: Policy): boolean {
  return policy.timeoutSeconds !== undefined || policy.matchPolicyExact || policy.hasMatchConditions;
}

/** From 1.19 on, the mutating webhook exists only for policies that turn tags into digests. */
function needs(verb: Verb, policy: Policy, rules: KyvernoRules): boolean {
  return verb === 'validate' || rules === '1.18' || policy.mutatesDigest;
}

function fineGrained(verb: Verb, policy: Policy): WebhookShape {
  const timeoutSeconds = policy.timeoutSeconds ?? API_DEFAULT_TIMEOUT;
  return { verb, family: policy.family, policies: [policy.name], failurePolicy: policy.failurePolicy, timeoutSeconds };
}

/**
 * Up to 1.18 all basic policies of a family are in one path; 1.19 makes one per pair of selectors. That of a
 * namespaced policy is its namespace, whatever its namespaceSelector says.
 */
function groupKey(policy: Policy, rules: KyvernoRules): string {
  if (rules === '1.18') return policy.family;
  const namespaces = policy.namespace ?? selectorKey(policy.namespaceSelector);
  return [policy.family, namespaces, selectorKey(policy.objectSelector)].join('|');
}

/**
 * The path of a basic entry names Fail and Ignore policies alike; an entry exists per failurePolicy of a policy that
 * brings rules.
 */
function basic(verb: Verb, group: readonly Policy[]): readonly WebhookShape[] {
  const policies = group.map((policy) => policy.name).sort();
  const withRules = group.filter((policy) => policy.rules.length > 0);
  const kinds = [...new Set(withRules.map((policy) => policy.failurePolicy))].sort();
  const family = group[0]?.family ?? 'ivpol';
  return kinds.map((failurePolicy) => ({ verb, family, policies, failurePolicy, timeoutSeconds: API_DEFAULT_TIMEOUT }));
}

/** What Kyverno should make of these policies in one of the two configurations, once it has caught up. */
export function expectedWebhooks(
  verb: Verb,
  policies: readonly Policy[],
  rules: KyvernoRules,
): readonly WebhookShape[] {
  const active = policies.filter((policy) => policy.offAtAdmission === undefined && needs(verb, policy, rules));
  const groups = Map.groupBy(
    active.filter((policy) => !isFineGrained(policy)),
    (policy) => groupKey(policy, rules),
  );
  return [
    ...active.filter(isFineGrained).map((policy) => fineGrained(verb, policy)),
    ...[...groups.values()].flatMap((group) => basic(verb, group)),
  ];
}

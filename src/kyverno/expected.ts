import { autogenConditions, autogenRules } from './autogen.ts';
import type { ReferenceMatch } from './cel.ts';
import { offloaded } from './conditions.ts';
import { mergeSelectors, selectorJson } from './labels.ts';
import type { MatchCondition, Policy, ResourceRule } from './policy.ts';
import type { KyvernoSettings, Selectors } from './settings.ts';
import { shortDigest } from './short-digest.ts';
import { isAtLeast, type KyvernoVersion, rulesOf } from './version.ts';
import type { Verb, WebhookShape } from './webhooks.ts';

/** Kyverno writes no timeout into a basic entry, and the API server's default is 10 (`admissionregistration/v1`). */
export const API_DEFAULT_TIMEOUT = 10;

/** What is installed. */
export interface Kyverno {
  readonly version: KyvernoVersion;
  readonly settings: KyvernoSettings;
  /** Evaluates the expressions of `matchImageReferences`; without it they are all unknown. */
  readonly expressions?: (expression: string) => ReferenceMatch | undefined;
}

/** An entry as Kyverno should write it and the API server should show it. */
export interface ExpectedWebhook extends WebhookShape {
  readonly name: string;
  /** Shared with others, or the policy's own. */
  readonly isBasic: boolean;
  readonly rules: readonly ResourceRule[];
  /** One pair; up to 1.18 one of several, as the last policy that Kyverno comes upon decides for all. */
  readonly selectors: readonly Selectors[];
  readonly matchConditions: readonly MatchCondition[];
  readonly matchPolicy: 'Equivalent' | 'Exact';
}

/**
 * A policy gets an entry and a path of its own when it sets a timeout, `matchPolicy: Exact` or matchConditions that the
 * API server can compile (kyverno `pkg/controllers/webhook/validating.go`, 1.18 and 1.19); all others share one.
 */
export function isFineGrained(policy: Policy, version: KyvernoVersion): boolean {
  return policy.timeoutSeconds !== undefined || policy.matchPolicyExact || offloaded(policy, version) !== undefined;
}

/** From 1.19 on, the mutating webhook exists only for policies that turn tags into digests. */
function needs(verb: Verb, policy: Policy, version: KyvernoVersion): boolean {
  return verb === 'validate' || rulesOf(version) === '1.18' || policy.mutatesDigest;
}

/** From 1.19 on, a namespaced policy's entry is for its own namespace, whatever its namespaceSelector says. */
function selectorsOf(policy: Policy, { version, settings }: Kyverno): Selectors {
  const { namespaceSelector, objectSelector } = settings.selectors ?? {};
  const isPinned = policy.namespace !== undefined && rulesOf(version) !== '1.18';
  const own = isPinned ? inNamespace(policy.namespace) : policy.namespaceSelector;
  return {
    namespaceSelector: mergeSelectors(own, namespaceSelector),
    objectSelector: mergeSelectors(policy.objectSelector, objectSelector),
  };
}

function inNamespace(namespace: string): NonNullable<Selectors['namespaceSelector']> {
  const key = 'kubernetes.io/metadata.name';
  return { matchLabels: {}, matchExpressions: [{ key, operator: 'In', values: [namespace] }] };
}

/** The text that Kyverno 1.19 groups by and digests for the name: Go's JSON of both selectors. */
function selectorsKey({ namespaceSelector, objectSelector }: Selectors): string {
  return `[${selectorJson(namespaceSelector)},${selectorJson(objectSelector)}]`;
}

const bootstrapExclusion: MatchCondition = {
  name: 'kyverno-exclude-bootstrap-resources',
  expression:
    '!(request.resource.group == "" && request.resource.resource == "nodes") && !(request.resource.group == "certificates.k8s.io" && request.resource.resource == "certificatesigningrequests")',
};

function failurePolicyOf(policy: Policy, { settings }: Kyverno): 'Fail' | 'Ignore' {
  return settings.forceFailurePolicyIgnore ? 'Ignore' : policy.failurePolicy;
}

/** `pkg/controllers/webhook/bootstrap_exclusion.go`, from 1.19 on: appended to what fails closed. */
function withExclusion(
  conditions: readonly MatchCondition[],
  failurePolicy: 'Fail' | 'Ignore',
  { version, settings }: Kyverno,
): readonly MatchCondition[] {
  const excludes = settings.excludeBootstrapResources && failurePolicy === 'Fail' && rulesOf(version) !== '1.18';
  return excludes ? [...conditions, bootstrapExclusion] : conditions;
}

function nameOf(verb: Verb, failurePolicy: 'Fail' | 'Ignore', suffix: string): string {
  return `ivpol.${verb}.kyverno.svc-${failurePolicy === 'Fail' ? 'fail' : 'ignore'}${suffix}`;
}

function fineGrained(verb: Verb, policy: Policy, kyverno: Kyverno): ExpectedWebhook {
  const { version } = kyverno;
  const { family, name, namespace } = policy;
  const failurePolicy = failurePolicyOf(policy, kyverno);
  // Names carry the namespace from 1.17 on.
  const owner = namespace === undefined || !isAtLeast(version, 1, 17) ? name : `${namespace}-${name}`;
  const conditions = autogenConditions(policy, offloaded(policy, version) ?? [], version);
  return {
    verb,
    family,
    policies: [name],
    failurePolicy,
    timeoutSeconds: policy.timeoutSeconds ?? API_DEFAULT_TIMEOUT,
    name: nameOf(verb, failurePolicy, `-finegrained-${owner}`),
    isBasic: false,
    // A namespaced policy with an entry of its own is not extended to workloads.
    rules: [...policy.rules, ...(family === 'ivpol' ? autogenRules(policy, version) : [])],
    selectors: [selectorsOf(policy, kyverno)],
    matchConditions: withExclusion(conditions, failurePolicy, kyverno),
    matchPolicy: policy.matchPolicyExact && verb === 'validate' ? 'Exact' : 'Equivalent',
  };
}

/** Up to 1.18 all basic policies of a family share one path; from 1.19 on those with equal selectors. */
function groupsOf(policies: readonly Policy[], kyverno: Kyverno): readonly (readonly [string, readonly Policy[]])[] {
  const key = (policy: Policy): string =>
    rulesOf(kyverno.version) === '1.18'
      ? policy.family
      : `${policy.family} ${selectorsKey(selectorsOf(policy, kyverno))}`;
  return [...Map.groupBy(policies, key)];
}

/**
 * The path of a basic entry names Fail and Ignore policies alike; an entry exists per failurePolicy of a policy that
 * brings rules.
 */
function basic(verb: Verb, group: readonly Policy[], suffix: string, kyverno: Kyverno): readonly ExpectedWebhook[] {
  const policies = group.map((policy) => policy.name).sort();
  const withRules = group.filter((policy) => policy.rules.length > 0);
  const kinds = Map.groupBy(withRules, (policy) => failurePolicyOf(policy, kyverno));
  const all = new Map(group.map((policy) => selectorsOf(policy, kyverno)).map((one) => [selectorsKey(one), one]));
  return [...kinds].map(([failurePolicy, some]) => ({
    verb,
    family: some[0]?.family ?? 'ivpol',
    policies,
    failurePolicy,
    timeoutSeconds: API_DEFAULT_TIMEOUT,
    name: nameOf(verb, failurePolicy, suffix),
    isBasic: true,
    rules: some.flatMap((policy) => [...autogenRules(policy, kyverno.version), ...policy.rules]),
    selectors: [...all.values()],
    matchConditions: withExclusion([], failurePolicy, kyverno),
    matchPolicy: 'Equivalent',
  }));
}

function basicOf(verb: Verb, policies: readonly Policy[], kyverno: Kyverno): readonly ExpectedWebhook[] {
  const groups = groupsOf(policies, kyverno);
  return groups.flatMap(([key, group]) => {
    const suffix = groups.length > 1 ? `-${shortDigest(key.slice(key.indexOf(' ') + 1))}` : '';
    return basic(verb, group, suffix, kyverno);
  });
}

/** What Kyverno should make of these policies in one of the two configurations, once it has caught up. */
export function expectedWebhooks(
  verb: Verb,
  policies: readonly Policy[],
  kyverno: Kyverno,
): readonly ExpectedWebhook[] {
  const { version } = kyverno;
  const active = policies.filter((policy) => policy.offAtAdmission === undefined && needs(verb, policy, version));
  const shared = active.filter((policy) => !isFineGrained(policy, version));
  return [
    ...active.filter((policy) => isFineGrained(policy, version)).map((policy) => fineGrained(verb, policy, kyverno)),
    ...(['ivpol', 'nivpol'] as const).flatMap((family) =>
      basicOf(
        verb,
        shared.filter((policy) => policy.family === family),
        kyverno,
      ),
    ),
  ];
}

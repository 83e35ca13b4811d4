import type { Finding } from '../findings/finding.ts';
import { type MalformedPolicy, type Policy, type PolicyFamily, parsePolicy } from './policy.ts';
import { type KyvernoVersion, rulesOf } from './version.ts';

/**
 * The engines besides image policies whose entries come from the same code (kyverno `buildWebhookRules`), so that one of
 * their policies can freeze all updates. A ClusterPolicy cannot: its timeout is cut to 10–30 s.
 */
export const otherEngines = {
  validatingpolicies: { kind: 'ValidatingPolicy', base: 'vpol', extendsToWorkloads: true },
  namespacedvalidatingpolicies: { kind: 'NamespacedValidatingPolicy', base: 'nvpol', extendsToWorkloads: true },
  mutatingpolicies: { kind: 'MutatingPolicy', base: 'mpol', extendsToWorkloads: true },
  namespacedmutatingpolicies: { kind: 'NamespacedMutatingPolicy', base: 'nmpol', extendsToWorkloads: true },
  generatingpolicies: { kind: 'GeneratingPolicy', base: 'gpol', extendsToWorkloads: false },
  namespacedgeneratingpolicies: { kind: 'NamespacedGeneratingPolicy', base: 'ngpol', extendsToWorkloads: false },
} as const;

export type EngineResource = keyof typeof otherEngines;

/** Those of the whole cluster are read by every gate, all others only where the webhooks do not come right. */
export const clusterWideEngines = ['validatingpolicies', 'mutatingpolicies', 'generatingpolicies'] as const;
export const namespacedEngines = [
  'namespacedvalidatingpolicies',
  'namespacedmutatingpolicies',
  'namespacedgeneratingpolicies',
] as const;

/** What was read of one engine; a resource that the cluster does not serve has no policies. */
export interface EnginePolicies {
  readonly resource: EngineResource;
  readonly policies: readonly (Policy | MalformedPolicy)[];
  /** Why they could not be read; then it is unknown whether one of them freezes the webhooks. */
  readonly unread?: Finding;
}

/**
 * Reads a policy of another engine by the fields that it shares with image policies. Its family only says whether its
 * entry names workloads too.
 */
export function parseEnginePolicy(resource: EngineResource, object: unknown): Policy | MalformedPolicy {
  const family: PolicyFamily = otherEngines[resource].extendsToWorkloads ? 'ivpol' : 'nivpol';
  return parsePolicy(family, object);
}

/** What the names of an engine's entries begin with; up to 1.18 both scopes of mutating policies had the same. */
export function baseOf(resource: EngineResource, version: KyvernoVersion): string {
  const { base } = otherEngines[resource];
  return base === 'nmpol' && rulesOf(version) === '1.18' ? 'mpol' : base;
}

/** For people and for commands: `ValidatingPolicy p1`, `validatingpolicies/p1`. */
export function namesOf(
  resource: EngineResource,
  policy: Policy,
): { readonly subject: string; readonly resource: string } {
  const { kind } = otherEngines[resource];
  const { name, namespace } = policy;
  return namespace === undefined
    ? { subject: `${kind} ${name}`, resource: `${resource}/${name}` }
    : { subject: `${kind} ${namespace}/${name}`, resource: `${resource}/${name} --namespace ${namespace}` };
}

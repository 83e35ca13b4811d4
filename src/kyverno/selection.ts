import { certainlyDisjoint, type LabelSelector, type Labels, selects } from './labels.ts';
import type { Policy, ResourceRule } from './policy.ts';

/** What of a Pod and its namespace decides which policies and webhook entries see it. */
export interface PodFacts {
  readonly namespace: string;
  readonly namespaceLabels: Labels;
  readonly podLabels: Labels;
}

function names(list: readonly string[], wanted: string): boolean {
  return list.includes('*') || list.includes(wanted);
}

/** Does a rule match the creation of a core/v1 Pod (apiserver `plugin/webhook/predicates/rules`)? */
export function matchesPodCreate(rule: ResourceRule): boolean {
  return (
    names(rule.apiGroups, '') &&
    names(rule.apiVersions, 'v1') &&
    names(rule.operations, 'CREATE') &&
    (names(rule.resources, 'pods') || rule.resources.includes('*/*'))
  );
}

/**
 * Can this policy select this Pod? matchConditions count as true and resource names are not looked at, so that
 * `true` may be too much but `false` is certain.
 */
export function canSelect(policy: Policy, pod: PodFacts): boolean {
  return (
    policy.offAtAdmission === undefined &&
    (policy.namespace === undefined || policy.namespace === pod.namespace) &&
    policy.rules.some(matchesPodCreate) &&
    selects(policy.namespaceSelector, pod.namespaceLabels) &&
    selects(policy.objectSelector, pod.podLabels)
  );
}

/** A namespaced policy selects its own namespace, which carries its name as a label (KEP-2161). */
function namespacesOf(policy: Policy): LabelSelector | undefined {
  if (policy.namespace === undefined) return policy.namespaceSelector;
  return { matchLabels: { 'kubernetes.io/metadata.name': policy.namespace }, matchExpressions: [] };
}

/** Is it possible that one Pod is selected by both? Only what is certain to differ keeps them apart. */
export function canMeet(a: Policy, b: Policy): boolean {
  if (a.offAtAdmission !== undefined || b.offAtAdmission !== undefined) return false;
  if (!a.rules.some(matchesPodCreate) || !b.rules.some(matchesPodCreate)) return false;
  return !certainlyDisjoint(namespacesOf(a), namespacesOf(b)) && !certainlyDisjoint(a.objectSelector, b.objectSelector);
}

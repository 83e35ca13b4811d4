import { ok, status } from './answers.ts';
import type { Reply } from './cluster.ts';
import { podRule } from './policies.ts';

/** What Kyverno adds to a policy for Pods. */
export const workloadRules = [
  ['apps', 'daemonsets', 'deployments', 'replicasets', 'statefulsets'],
  ['batch', 'cronjobs'],
  ['batch', 'jobs'],
].map(([group, ...resources]) => ({ ...podRule, apiGroups: [group], resources }));

const engines = ['validatingpolicies', 'mutatingpolicies', 'generatingpolicies'].flatMap((plural) => [
  plural,
  `namespaced${plural}`,
]);

/** A Kyverno without ConfigMap and without policies of other engines. */
export const plainKyverno: Readonly<Record<string, Reply>> = {
  'read configmaps kyverno/kyverno': status(404),
  'read policyexceptions': ok({ metadata: { resourceVersion: '1' }, items: [] }),
  ...Object.fromEntries(
    engines.map((plural) => [`read ${plural}`, ok({ metadata: { resourceVersion: '1' }, items: [] })]),
  ),
};

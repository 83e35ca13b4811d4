import type { LabelSelector } from './labels.ts';
import type { MatchCondition, Policy, ResourceRule } from './policy.ts';
import { isAtLeast, type KyvernoVersion, rulesOf } from './version.ts';

/** A kind whose Pod template a policy for Pods is applied to as well. */
interface Target {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly kind: string;
}

/** How the policy's expressions are rewritten for a group of kinds; `extract`: not at all. */
type Rewriting = 'cronjobs' | 'defaults' | 'extract';

const apps = { group: 'apps', version: 'v1' };
const batch = { group: 'batch', version: 'v1' };

/** Kyverno's own list (kyverno `pkg/cel/autogen/data.go`). */
const known: Readonly<Record<string, Target & { readonly rewriting: Rewriting }>> = {
  daemonsets: { ...apps, resource: 'daemonsets', kind: 'DaemonSet', rewriting: 'defaults' },
  deployments: { ...apps, resource: 'deployments', kind: 'Deployment', rewriting: 'defaults' },
  replicasets: { ...apps, resource: 'replicasets', kind: 'ReplicaSet', rewriting: 'defaults' },
  statefulsets: { ...apps, resource: 'statefulsets', kind: 'StatefulSet', rewriting: 'defaults' },
  jobs: { ...batch, resource: 'jobs', kind: 'Job', rewriting: 'defaults' },
  cronjobs: { ...batch, resource: 'cronjobs', kind: 'CronJob', rewriting: 'cronjobs' },
};

const templates: Readonly<Record<Rewriting, string | undefined>> = {
  cronjobs: 'spec.jobTemplate.spec.template',
  defaults: 'spec.template',
  extract: undefined,
};

const pods: Target = { group: '', version: 'v1', resource: 'pods', kind: 'Pod' };

function isEmpty(selector: LabelSelector | undefined): boolean {
  if (selector === undefined) return true;
  return Object.keys(selector.matchLabels).length === 0 && selector.matchExpressions.length === 0;
}

function isJust(list: readonly string[], only: string): boolean {
  return list.length === 1 && list[0] === only;
}

/** Does Kyverno extend this policy to workloads at all (`pkg/cel/autogen/support.go`, CanAutoGen)? */
function isExtended(policy: Policy, version: KyvernoVersion): boolean {
  const [rule, ...more] = policy.rules;
  if (rule === undefined || more.length > 0 || policy.isNarrowed || !isEmpty(policy.objectSelector)) return false;
  if (rulesOf(version) === '1.18' && !isEmpty(policy.namespaceSelector)) return false;
  return isJust(rule.apiGroups, '') && isJust(rule.apiVersions, 'v1') && isJust(rule.resources, 'pods');
}

/** From 1.19.1 on, `jobsets.v1alpha2.jobset.x-k8s.io` names a kind that Kyverno does not know. */
function customTarget(name: string, version: KyvernoVersion): Target | undefined {
  const found = /^([^.]+)\.([^.]+)\.(.+)$/s.exec(name);
  const [, resource = '', apiVersion = '', group = ''] = found ?? [];
  return found === null || !isAtLeast(version, 1, 19, 1)
    ? undefined
    : { group, version: apiVersion, resource, kind: '' };
}

function targetsOf(policy: Policy, version: KyvernoVersion): readonly (readonly [Rewriting, readonly Target[]])[] {
  if (!isExtended(policy, version)) return [];
  const names = [...new Set(policy.podControllers ?? Object.keys(known))];
  const own = (rewriting: Rewriting): readonly Target[] =>
    names.flatMap((name) => {
      const target = Object.hasOwn(known, name) ? known[name] : undefined;
      return target?.rewriting === rewriting ? [target] : [];
    });
  const custom = names.flatMap((name) => customTarget(name, version) ?? []);
  const all = [
    ['cronjobs', own('cronjobs')] as const,
    ['defaults', own('defaults')] as const,
    ['extract', custom] as const,
  ];
  return all.filter(([, targets]) => targets.length > 0);
}

function ruleFor(group: string, targets: readonly Target[], operations: readonly string[]): ResourceRule {
  const [first] = targets;
  const resources = targets.map(({ resource }) => resource).sort();
  return { apiGroups: [group], apiVersions: [first?.version ?? ''], operations, resources, scope: '*' };
}

/** The rules for workloads, with the operations of the policy's own rule (`pkg/cel/autogen/match.go`). */
export function autogenRules(policy: Policy, version: KyvernoVersion): readonly ResourceRule[] {
  const operations = policy.rules[0]?.operations ?? [];
  if (operations.length === 0) return [];
  return targetsOf(policy, version).flatMap(([, targets]) => {
    const groups = Map.groupBy(targets, (target) => `${target.group}/${target.version}`);
    return [...groups.values()].map((some) => ruleFor(some[0]?.group ?? '', some, operations));
  });
}

function isKind({ group, version, kind }: Target): string {
  return `(object.apiVersion == '${group === '' ? version : `${group}/${version}`}' && object.kind =='${kind}')`;
}

/** The conditions as they hold for these kinds only, under names of their own. */
function restricted(
  conditions: readonly MatchCondition[],
  prefix: string,
  targets: readonly Target[],
): readonly MatchCondition[] {
  const kinds = [...new Set(targets.map(isKind))].sort().join(' || ');
  return conditions.map(({ name, expression }) => ({
    name: `${prefix}-${name}`,
    expression: `!(${kinds}) || (${expression})`,
  }));
}

/** From 1.19 on `object.metadata.namespace` stays: a Pod template has none. */
function rewritten(text: string, template: string, version: KyvernoVersion): string {
  const kept = rulesOf(version) === '1.18' ? '' : String.raw`(?!\.namespace(?![A-Za-z0-9_]))`;
  return ['spec', 'metadata'].reduce(
    (before, field) =>
      before.replaceAll(new RegExp(String.raw`(object|oldObject)\.${field}${kept}`, 'g'), `$1.${template}.${field}`),
    text,
  );
}

/**
 * The conditions that the API server gets for Pods and, for cluster-wide policies, for each group of workloads
 * (`pkg/controllers/webhook/validating.go`, `pkg/cel/autogen/match.go` and `replacement.go`).
 */
export function autogenConditions(
  policy: Policy,
  conditions: readonly MatchCondition[],
  version: KyvernoVersion,
): readonly MatchCondition[] {
  if (!isExtended(policy, version)) return conditions;
  const workloads = policy.family === 'ivpol' ? targetsOf(policy, version) : [];
  const more = workloads.flatMap(([rewriting, targets]) => {
    const template = templates[rewriting];
    if (template === undefined) return [];
    const own = conditions.map(({ name, expression }) => ({
      name: rewritten(name, template, version),
      expression: rewritten(expression, template, version),
    }));
    return restricted(own, `autogen-${rewriting}`, targets);
  });
  return [...restricted(conditions, 'autogen', [pods]), ...more];
}

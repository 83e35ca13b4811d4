import { type LabelSelector, type Labels, selects } from '../kyverno/labels.ts';
import type { Namespace } from './objects.ts';
import type { Webhook } from './webhook.ts';

/** What a request is about, as far as webhook rules look at it. */
export interface Kind {
  readonly group: string;
  readonly version: string;
  /** Plural, with its subresource: `pods/eviction`. */
  readonly resource: string;
  readonly namespaced: boolean;
}

function kind(group: string, resource: string, namespaced = true): Kind {
  return { group, version: 'v1', resource, namespaced };
}

export const podKind: Kind = kind('', 'pods');

/** What a cluster cannot live without: its workloads, its network, its leader elections. */
export const coreKinds: readonly Kind[] = [
  podKind,
  kind('', 'pods/binding'),
  kind('', 'pods/eviction'),
  kind('', 'pods/ephemeralcontainers'),
  kind('', 'services'),
  kind('', 'configmaps'),
  kind('', 'secrets'),
  kind('', 'serviceaccounts'),
  kind('', 'namespaces', false),
  kind('', 'nodes', false),
  kind('apps', 'deployments'),
  kind('apps', 'replicasets'),
  kind('apps', 'statefulsets'),
  kind('apps', 'daemonsets'),
  kind('batch', 'jobs'),
  kind('coordination.k8s.io', 'leases'),
  kind('discovery.k8s.io', 'endpointslices'),
];

const has = (list: readonly string[], wanted: string): boolean => list.includes('*') || list.includes(wanted);

// `pods` and `*` name no subresource; with a star behind the slash every one, and none (apiserver `plugin/webhook/predicates/rules`).
function namesResource(pattern: string, resource: string): boolean {
  const [one = '', sub = ''] = pattern.split('/');
  const [wanted = '', wantedSub = ''] = resource.split('/');
  return (one === '*' || one === wanted) && (sub === '*' || sub === wantedSub);
}

/** The operations of this kind that a webhook is called for. */
export function operationsOn({ rules }: Pick<Webhook, 'rules'>, wanted: Kind): readonly string[] {
  const matching = rules.filter(
    (rule) =>
      has(rule.apiGroups, wanted.group) &&
      has(rule.apiVersions, wanted.version) &&
      rule.resources.some((pattern) => namesResource(pattern, wanted.resource)) &&
      (rule.scope === '*' || rule.scope === (wanted.namespaced ? 'Namespaced' : 'Cluster')),
  );
  return [...new Set(matching.flatMap(({ operations }) => operations))].sort();
}

/** The namespaces that it selects; the API server labels each with its name (KEP-2161). */
export function namespacesOf(
  { namespaceSelector }: Pick<Webhook, 'namespaceSelector'>,
  all: readonly Namespace[],
): readonly string[] {
  return all
    .map(({ metadata: { name, labels } }): readonly [string, Labels] => [
      name,
      { 'kubernetes.io/metadata.name': name, ...labels },
    ])
    .filter(([, labels]) => selects(namespaceSelector, labels))
    .map(([name]) => name);
}

function selectorText({ matchLabels, matchExpressions }: LabelSelector): string {
  const equal = Object.entries(matchLabels).map(([key, value]) => `${key}=${value}`);
  const others = matchExpressions.map(({ key, operator, values }) =>
    values.length === 0 ? `${key} ${operator}` : `${key} ${operator} (${values.join(', ')})`,
  );
  return [...equal, ...others].join(', ');
}

function isEmpty(selector: LabelSelector | undefined): boolean {
  return selector === undefined || selectorText(selector) === '';
}

/** No selector and no condition narrows it: what its rules name, it sees everywhere. */
export function isUnbounded({ namespaceSelector, objectSelector, matchConditions }: Webhook): boolean {
  return isEmpty(namespaceSelector) && isEmpty(objectSelector) && matchConditions === 0;
}

/** One rule in words: `CREATE, UPDATE of pods`. */
export function ruleText({ operations, resources, apiGroups }: Webhook['rules'][number]): string {
  const verbs = operations.includes('*') ? 'every operation' : operations.join(', ');
  const names = resources.map((name) => (name === '*' || name === '*/*' ? 'everything' : name)).join(', ');
  const groups = apiGroups.filter((group) => group !== '' && group !== '*').join(', ');
  return `${verbs} of ${names}${groups === '' ? '' : ` (${groups})`}`;
}

/** What a webhook is called for, in one line: `CREATE of pods in namespaces with …`. */
export function scopeText(webhook: Webhook): string {
  const { rules, namespaceSelector, objectSelector, matchConditions } = webhook;
  const parts = [
    [...new Set(rules.map(ruleText))].join('; ') || 'nothing, as it has no rules',
    namespaceSelector === undefined || isEmpty(namespaceSelector)
      ? 'in all namespaces'
      : `in namespaces where ${selectorText(namespaceSelector)}`,
    objectSelector === undefined || isEmpty(objectSelector) ? '' : `for objects where ${selectorText(objectSelector)}`,
    matchConditions === 0 ? '' : `where ${matchConditions} matchConditions hold`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The kinds without which a cluster cannot work that it is called for, each with the operations. */
export function coreText(webhook: Webhook): readonly string[] {
  return coreKinds.flatMap((one) => {
    const operations = operationsOn(webhook, one);
    return operations.length === 0 ? [] : [`${one.resource} (${operations.join(', ')})`];
  });
}

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
  kind('', 'pods/binding'),
  kind('', 'pods/eviction'),
  kind('', 'pods/ephemeralcontainers'),
];

/** How many kinds are named, so that a line stays one. */
const MOST_KINDS = 5;

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

const verbs: readonly (readonly [string, string])[] = [
  ['CREATE', 'creating'],
  ['UPDATE', 'updating'],
  ['DELETE', 'deleting'],
  ['CONNECT', 'connecting to'],
];

/** Operations in words: `creating or updating`. */
function verbsText(operations: readonly string[]): string {
  const named = verbs.flatMap(([operation, verb]) => (operations.includes(operation) ? [verb] : []));
  if (operations.includes('*') || named.length === verbs.length) return 'every operation on';
  return [...(named.length > 1 ? [named.slice(0, -1).join(', ')] : []), ...named.slice(-1)].join(' or ');
}

/** One rule in words: `creating or updating pods`. */
export function ruleText({ operations, resources, apiGroups }: Webhook['rules'][number]): string {
  const names = resources.map((name) => (name === '*' || name === '*/*' ? 'everything' : name)).join(', ');
  const isOthers = apiGroups.some((group) => group !== '') && !apiGroups.includes('*');
  const groups = isOthers ? apiGroups.map((group) => group || 'core').join(', ') : '';
  return `${verbsText(operations)} ${names}${groups === '' ? '' : ` (${groups})`}`;
}

/** What a webhook is called for, in one line: `creating pods in namespaces where …`. */
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

/**
 * The kinds without which a cluster cannot work that any of them is called for, those of one operation together: `creating
 * pods, services and updating nodes`; empty where there are none.
 */
export function coreText(webhooks: readonly Webhook[]): string {
  const called = coreKinds
    .map((one) => ({
      resource: one.resource,
      verb: verbsText(webhooks.flatMap((webhook) => operationsOn(webhook, one))),
    }))
    .filter(({ verb }) => verb !== '');
  const parts = [...Map.groupBy(called.slice(0, MOST_KINDS), ({ verb }) => verb)].map(
    ([verb, kinds]) => `${verb} ${kinds.map(({ resource }) => resource).join(', ')}`,
  );
  const more = called.length - MOST_KINDS;
  return [...parts, ...(more > 0 ? [`${more} more kinds`] : [])].join(' and ');
}

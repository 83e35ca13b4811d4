import type { LabelSelector } from '../kyverno/labels.ts';
import type { Webhook } from './webhook.ts';

/** What a request is about, as far as webhook rules look at it. */
interface Kind {
  readonly group: string;
  readonly version: string;
  /** Plural, with its subresource: `pods/eviction`. */
  readonly resource: string;
  readonly namespaced: boolean;
}

export const podKind: Kind = { group: '', version: 'v1', resource: 'pods', namespaced: true };

const has = (list: readonly string[], wanted: string): boolean => list.includes('*') || list.includes(wanted);

// `pods` and `*` name no subresource, `pods/*` and `*/*` name all (apiserver `plugin/webhook/predicates/rules`).
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

function ruleText({ operations, resources, apiGroups }: Webhook['rules'][number]): string {
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

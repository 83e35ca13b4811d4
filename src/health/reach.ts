import type { Namespace } from './objects.ts';
import { coreKinds, namespacesOf, operationsOn, ruleText } from './scope.ts';
import type { Webhook } from './webhook.ts';

/** How many kinds and namespaces are named, so that a line stays one. */
const MOST_KINDS = 8;
const MOST_NAMESPACES = 8;

function shortened(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}

/** The kinds on which a cluster lives that any of them is called for, with the operations; else whatever their rules name. */
function kindsOf(webhooks: readonly Webhook[]): readonly string[] {
  const core = coreKinds.flatMap((kind) => {
    const operations = [...new Set(webhooks.flatMap((webhook) => operationsOn(webhook, kind)))].sort();
    const verbs = operations.includes('*') ? 'every operation' : operations.join(', ');
    return operations.length === 0 ? [] : [`${kind.resource} (${verbs})`];
  });
  return core.length > 0 ? core : [...new Set(webhooks.flatMap(({ rules }) => rules.map(ruleText)))];
}

/** The cluster's own namespaces are what hurts most, and come first. */
function byWeight(one: string, other: string): number {
  const weight = (name: string): number => (name.startsWith('kube-') ? 0 : 1);
  return weight(one) - weight(other) || (one < other ? -1 : 1);
}

function whereOf(webhooks: readonly Webhook[], namespaces: readonly Namespace[] | undefined): string {
  if (namespaces === undefined) return '';
  const selected = new Set(webhooks.flatMap((webhook) => namespacesOf(webhook, namespaces)));
  if (selected.size === 0) return ', in none of the namespaces that there are';
  const names = shortened([...selected].sort(byWeight), MOST_NAMESPACES);
  return `, in ${selected.size} of ${namespaces.length} namespaces: ${names}`;
}

/**
 * What can be blocked by webhooks that stand and fall together, by rules and namespace selectors: which kinds, operations
 * and namespaces, by name. Object selectors and matchConditions may leave some of it out, which is said.
 */
export function reachText(webhooks: readonly Webhook[], namespaces: readonly Namespace[] | undefined): string {
  const kinds = shortened(kindsOf(webhooks), MOST_KINDS) || 'nothing, as it has no rules';
  const narrowed = webhooks.every(
    ({ objectSelector, matchConditions }) => matchConditions > 0 || !isEmpty(objectSelector),
  );
  return `it is called for ${kinds}${whereOf(webhooks, namespaces)}${narrowed ? ', as far as its selectors and conditions say' : ''}`;
}

function isEmpty(selector: Webhook['objectSelector']): boolean {
  return Object.keys(selector?.matchLabels ?? {}).length + (selector?.matchExpressions ?? []).length === 0;
}

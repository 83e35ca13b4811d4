import type { Namespace } from './objects.ts';
import { coreKinds, namespacesOf, operationsOn, ruleText } from './scope.ts';
import type { Webhook } from './webhook.ts';

/** How many kinds and namespaces are named, so that a line stays one. */
const MOST_KINDS = 8;
const MOST_NAMESPACES = 8;
/** How many different sets of namespaces are told apart. */
const MOST_PLACES = 3;

function shortened(names: readonly string[], most: number, between = ', '): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(between)} and ${more} more` : names.join(between);
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

/** What hurts most comes first. */
function byWeight(one: string, other: string): number {
  const weight = (name: string): number => (name === 'kube-system' ? 0 : 1);
  return weight(one) - weight(other) || (one < other ? -1 : 1);
}

/** `undefined` where no namespaces were read: then where it is called is not known. */
function whereOf(webhook: Webhook, namespaces: readonly Namespace[] | undefined): string | undefined {
  if (namespaces === undefined) return undefined;
  const selected = [...namespacesOf(webhook, namespaces)].sort(byWeight);
  if (selected.length === 0) return '';
  return `, in ${selected.length} of ${namespaces.length} namespaces: ${shortened(selected, MOST_NAMESPACES)}`;
}

function isEmpty(selector: Webhook['objectSelector']): boolean {
  return Object.keys(selector?.matchLabels ?? {}).length + (selector?.matchExpressions ?? []).length === 0;
}

function isNarrowed({ objectSelector, matchConditions }: Webhook): boolean {
  return matchConditions > 0 || !isEmpty(objectSelector);
}

/** Webhooks that are called in the same namespaces, in one line. */
function partOf(where: string | undefined, webhooks: readonly Webhook[]): string {
  const kinds = shortened(kindsOf(webhooks), MOST_KINDS) || 'nothing, as there are no rules';
  return `${kinds}${where ?? ''}${webhooks.every(isNarrowed) ? ', as far as its selectors and conditions say' : ''}`;
}

/**
 * What can be blocked by webhooks that stand and fall together, by rules and namespace selectors: which kinds, operations
 * and namespaces, by name. Object selectors and matchConditions may leave some of it out, which is said.
 */
export function reachText(webhooks: readonly Webhook[], namespaces: readonly Namespace[] | undefined): string {
  const places = Map.groupBy(webhooks, (webhook) => whereOf(webhook, namespaces));
  places.delete('');
  const parts = [...places].map(([where, own]) => partOf(where, own));
  return shortened(parts, MOST_PLACES, '; ') || 'nothing in the namespaces that there are';
}

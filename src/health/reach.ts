import type { Namespace } from './objects.ts';
import { coreText, namespacesOf, ruleText } from './scope.ts';
import type { Webhook } from './webhook.ts';

/** How many rules and namespaces are named, so that a line stays one. */
const MOST_RULES = 8;
const MOST_NAMESPACES = 8;
/** How many different sets of namespaces are told apart. */
const MOST_PLACES = 3;
/** Up to so many are named that are left out, where all others are in. */
const MOST_LEFT_OUT = 3;

function shortened(names: readonly string[], most: number, between = ', '): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(between)} and ${more} more` : names.join(between);
}

/** The kinds on which a cluster lives that any of them is called for; else whatever their rules name. */
function kindsText(webhooks: readonly Webhook[]): string {
  const others = [...new Set(webhooks.flatMap(({ rules }) => rules.map(ruleText)))];
  return coreText(webhooks) || shortened(others, MOST_RULES);
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
  const others = namespaces.map(({ metadata }) => metadata.name).filter((name) => !selected.includes(name));
  if (selected.length === 0) return '';
  if (others.length === 0) return ` in all ${selected.length} namespaces`;
  if (selected.length === 1) return ` in namespace ${selected.join('')}`;
  if (others.length <= MOST_LEFT_OUT && others.length < selected.length)
    return ` in all ${namespaces.length} namespaces but ${others.join(', ')}`;
  return ` in ${selected.length} of ${namespaces.length} namespaces: ${shortened(selected, MOST_NAMESPACES)}`;
}

function isEmpty(selector: Webhook['objectSelector']): boolean {
  return Object.keys(selector?.matchLabels ?? {}).length + (selector?.matchExpressions ?? []).length === 0;
}

function isNarrowed({ objectSelector, matchConditions }: Webhook): boolean {
  return matchConditions > 0 || !isEmpty(objectSelector);
}

/** Webhooks that are called in the same namespaces, in one line. */
function partOf(where: string | undefined, webhooks: readonly Webhook[]): string {
  const kinds = kindsText(webhooks) || 'nothing, as there are no rules';
  return `${kinds}${where ?? ''}${webhooks.every(isNarrowed) ? ' (where its selectors and conditions hold)' : ''}`;
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

import { type Finding, finding } from '../findings/finding.ts';
import { type LabelSelector, selects } from '../kyverno/labels.ts';
import { type Observed, serviceAt } from './backend.ts';
import { type Group, subjectOf } from './judge.ts';
import { picks, within } from './objects.ts';
import { coreKinds, coreText, isUnbounded, type Kind, namespacesOf, operationsOn, podKind } from './scope.ts';
import { type HealthCode, healthFinding } from './subject.ts';
import type { Webhook } from './webhook.ts';

/** How long the API server has for one request, all its webhooks together (apiserver `pkg/endpoints/handlers/rest.go`). */
const BUDGET_SECONDS = 34;

const isClosed = ({ failurePolicy }: Webhook): boolean => failurePolicy === 'Fail';

function creates(webhook: Webhook, kind: Kind): boolean {
  const operations = operationsOn(webhook, kind);
  return operations.includes('CREATE') || operations.includes('*');
}

/** Does it see the creation of the Pods that it needs itself? Only what is certain counts. */
function guardsItself(webhook: Webhook, seen: Observed): boolean {
  const { address, namespaceSelector, objectSelector, matchConditions } = webhook;
  if (address.kind !== 'service' || !creates(webhook, podKind) || matchConditions > 0) return false;
  const labels = { 'kubernetes.io/metadata.name': address.namespace };
  const isIn = seen.namespaces
    ? namespacesOf(webhook, seen.namespaces).includes(address.namespace)
    : selects(namespaceSelector, labels);
  return isIn && selectsItsPods(seen, address.namespace, objectSelector);
}

function selectsItsPods(seen: Observed, namespace: string, selector: LabelSelector | undefined): boolean {
  const pods = within(seen.pods, namespace) ?? [];
  return pods.length === 0
    ? selects(selector, {})
    : pods.some(({ metadata }) => selects(selector, metadata.labels ?? {}));
}

/** A budget that keeps a drained node from taking all Pods at once. */
function hasBudget(group: Group, seen: Observed): boolean {
  const { address } = group.first;
  if (address.kind !== 'service') return true;
  const wanted = serviceAt(seen, address)?.spec.selector ?? null;
  const budgets = within(seen.budgets, address.namespace);
  return budgets?.some(({ spec }) => picks(spec.selector.matchLabels, wanted)) ?? true;
}

function restarts({ state }: Group): number {
  return (state.pods ?? []).reduce((sum, pod) => sum + pod.restarts, 0);
}

/** What may turn into an outage, for a group that fails closed and can answer now. */
export function risksOf(group: Group, seen: Observed): readonly Finding[] {
  const closed = group.webhooks.filter(isClosed);
  const warn = (code: HealthCode, facts: Readonly<Record<string, string>> = {}): Finding =>
    healthFinding(code, subjectOf(group), facts, 'warning');
  const found: Finding[] = [];
  const unbounded = closed.find((webhook) => isUnbounded(webhook) && coreText([webhook]) !== '');
  if (unbounded !== undefined) found.push(warn('webhook-unbounded', { kinds: coreText([unbounded]) }));
  if (closed.some((webhook) => guardsItself(webhook, seen))) found.push(warn('webhook-guards-itself'));
  const { endpoints, pods } = group.state;
  if (closed.length > 0 && endpoints?.all === 1) found.push(warn('backend-single'));
  if (closed.length > 0 && (endpoints?.ready ?? 0) > 1 && !hasBudget(group, seen))
    found.push(warn('backend-no-budget'));
  const broken = (pods ?? []).some(({ trouble }) => trouble !== undefined);
  if (closed.length > 0 && (broken || restarts(group) > 2)) found.push(warn('backend-unsteady'));
  if (group.webhooks.some(({ supportsDryRun }) => !supportsDryRun)) found.push(warn('dry-run-unsupported'));
  return found;
}

/** Mutating webhooks are called one after the other, validating ones together (apiserver `plugin/webhook`). */
function secondsOn(kind: Kind, webhooks: readonly Webhook[]): { readonly seconds: number; readonly called: number } {
  const called = webhooks.filter((webhook) => creates(webhook, kind));
  const of = (verb: Webhook['verb']): readonly number[] =>
    called.filter((one) => one.verb === verb).map(({ timeoutSeconds }) => timeoutSeconds);
  const seconds = of('mutate').reduce((sum, one) => sum + one, 0) + Math.max(0, ...of('validate'));
  return { seconds, called: called.length };
}

/** The kind whose webhooks may together take longer than the API server waits; the worst one speaks for all. */
export function overBudget(webhooks: readonly Webhook[]): readonly Finding[] {
  const [worst] = coreKinds
    .map((kind) => ({ kind, ...secondsOn(kind, webhooks) }))
    .filter(({ seconds }) => seconds > BUDGET_SECONDS)
    .sort((a, b) => b.seconds - a.seconds);
  if (worst === undefined) return [];
  const called = webhooks.filter((webhook) => creates(webhook, worst.kind));
  const evidence = called.map(({ verb, name, timeoutSeconds }) => `${verb} ${name}: ${timeoutSeconds} s`);
  const facts = { kind: worst.kind.resource, count: String(worst.called), seconds: String(worst.seconds) };
  return [finding('webhooks-over-budget', 'webhook configurations', facts, evidence, 'warning')];
}

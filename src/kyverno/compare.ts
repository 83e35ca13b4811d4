import { selects } from './labels.ts';
import type { Policy } from './policy.ts';
import { canSelect, matchesPodCreate, type PodFacts } from './selection.ts';
import { type EffectiveWebhook, shapePath, type WebhookShape } from './webhooks.ts';

/** One way in which the effective webhooks are not what they should be. */
export type Difference =
  | { readonly kind: 'missing'; readonly shape: WebhookShape }
  | { readonly kind: 'unexpected'; readonly shape: WebhookShape }
  | { readonly kind: 'excludes-probe'; readonly policy: Policy; readonly pod: PodFacts; readonly shape: WebhookShape };

/** `validate /ivpol/validate/p1 Fail 30s`: equal text, equal for the gate. */
export function shapeText(shape: WebhookShape): string {
  return `${shapePath(shape)} ${shape.failurePolicy} ${shape.timeoutSeconds}s`;
}

function concerns(shape: WebhookShape, policies: readonly Policy[]): boolean {
  return policies.some((policy) => policy.family === shape.family && shape.policies.includes(policy.name));
}

function sees(entry: EffectiveWebhook, pod: PodFacts): boolean {
  return (
    entry.rules.some(matchesPodCreate) &&
    selects(entry.namespaceSelector, pod.namespaceLabels) &&
    selects(entry.objectSelector, pod.podLabels)
  );
}

/**
 * Which probed Pods no entry of their policy sees. One that does is enough: namespaced policies of one name have equal
 * paths, each with an entry for its own namespace.
 */
function exclusions(
  effective: readonly EffectiveWebhook[],
  matter: readonly Policy[],
  pods: readonly PodFacts[],
): Difference[] {
  return matter.flatMap((policy) => {
    const own = effective.filter((entry) => concerns(entry, [policy]) && entry.failurePolicy === policy.failurePolicy);
    return pods
      .filter((pod) => canSelect(policy, pod) && !own.some((entry) => sees(entry, pod)))
      .flatMap((pod) => own.slice(0, 1).map((shape): Difference => ({ kind: 'excludes-probe', policy, pod, shape })));
  });
}

/** The entries of a configuration that name one of these policies: what is compared and shown. */
export function concerning<S extends WebhookShape>(shapes: readonly S[], matter: readonly Policy[]): readonly S[] {
  return shapes.filter((shape) => concerns(shape, matter));
}

/**
 * Compares as the design defines "converged": for the policies that matter, the same set of (policies in the
 * path, failurePolicy, timeout) in each configuration, and each entry sees every probed Pod that it should.
 */
export function differences(
  expected: readonly WebhookShape[],
  effective: readonly EffectiveWebhook[],
  matter: readonly Policy[],
  pods: readonly PodFacts[],
): readonly Difference[] {
  const wanted = concerning(expected, matter);
  const found = concerning(effective, matter);
  const has = (shapes: readonly WebhookShape[], shape: WebhookShape): boolean =>
    shapes.some((other) => shapeText(other) === shapeText(shape));
  const apart: Difference[] = [
    ...wanted.filter((shape) => !has(found, shape)).map((shape): Difference => ({ kind: 'missing', shape })),
    ...found.filter((shape) => !has(wanted, shape)).map((shape): Difference => ({ kind: 'unexpected', shape })),
  ];
  return apart.length > 0 ? apart : exclusions(found, matter, pods);
}

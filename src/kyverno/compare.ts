import type { ExpectedWebhook } from './expected.ts';
import { selects } from './labels.ts';
import type { Policy } from './policy.ts';
import { canSelect, matchesPodCreate, type PodFacts } from './selection.ts';
import { type EffectiveWebhook, shapePath, type WebhookShape } from './webhooks.ts';

/** One way in which the effective webhooks are not what they should be. */
export type Difference =
  /** `no-webhooks`: no image policy has any; `duplicate-name`: another entry should have the same name. */
  | { readonly code: 'missing' | 'no-webhooks' | 'duplicate-name'; readonly wanted: WebhookShape }
  | {
      /** `legacy-path`: the shared entry of policies without a timeout; `combined-path`: one that names several. */
      readonly code: 'fail-open' | 'wrong-timeout' | 'legacy-path' | 'combined-path';
      readonly wanted: WebhookShape;
      readonly found: WebhookShape;
    }
  /** An entry that nothing asks for any more. */
  | { readonly code: 'stale'; readonly found: WebhookShape }
  | {
      readonly code: 'excludes-probe';
      readonly policy: Policy;
      readonly pod: PodFacts;
      readonly found: WebhookShape;
    };

/** Another entry stands where the wanted one should be. */
type StandIn = Extract<Difference, { wanted: unknown; found: unknown }>;

/** `/ivpol/validate/p1 Fail 30s`: equal text, equal for the gate. */
export function shapeText(shape: WebhookShape): string {
  return `${shapePath(shape)} ${shape.failurePolicy} ${shape.timeoutSeconds}s`;
}

/** Differences as people read them, one line each. */
export function differenceText(difference: Difference): string {
  switch (difference.code) {
    case 'missing':
      return `missing ${shapeText(difference.wanted)}`;
    case 'no-webhooks':
      return `missing ${shapeText(difference.wanted)} (no image policy has a webhook there)`;
    case 'duplicate-name':
      return `missing ${shapeText(difference.wanted)} (two entries would have one name)`;
    case 'legacy-path':
      return `${insteadText(difference)} (still the entry of policies without a timeout)`;
    case 'fail-open':
    case 'wrong-timeout':
    case 'combined-path':
      return insteadText(difference);
    case 'stale':
      return `stale ${shapeText(difference.found)}`;
    case 'excludes-probe':
      return `${shapeText(difference.found)} does not select Pods in namespace ${difference.pod.namespace}`;
  }
}

function insteadText({ code, found, wanted }: StandIn): string {
  return `${code}: ${shapeText(found)} instead of ${shapeText(wanted)}`;
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
  expected: readonly ExpectedWebhook[],
  effective: readonly EffectiveWebhook[],
  matter: readonly Policy[],
  pods: readonly PodFacts[],
): Difference[] {
  return matter.flatMap((policy) => {
    const wanted = concerning(expected, [policy]).map(({ failurePolicy }) => failurePolicy);
    const kinds = wanted.includes(policy.failurePolicy) ? [policy.failurePolicy] : wanted;
    const own = concerning(effective, [policy]).filter(({ failurePolicy }) => kinds.includes(failurePolicy));
    return pods
      .filter((pod) => canSelect(policy, pod) && !own.some((entry) => sees(entry, pod)))
      .flatMap((pod) => own.slice(0, 1).map((found): Difference => ({ code: 'excludes-probe', policy, pod, found })));
  });
}

/** The entries of a configuration that name one of these policies: what is compared and shown. */
export function concerning<S extends WebhookShape>(shapes: readonly S[], matter: readonly Policy[]): readonly S[] {
  return shapes.filter((shape) => concerns(shape, matter));
}

function isSamePath(one: WebhookShape, other: WebhookShape): boolean {
  return shapePath(one) === shapePath(other);
}

/** What stands in the place of a wanted entry: one of the same path, else a path of several with one of its policies. */
function standInOf(wanted: ExpectedWebhook, found: readonly EffectiveWebhook[]): EffectiveWebhook | undefined {
  const shares = (entry: EffectiveWebhook): boolean =>
    entry.family === wanted.family && entry.policies.some((policy) => wanted.policies.includes(policy));
  return (
    found.find((entry) => isSamePath(entry, wanted)) ??
    found.find((entry) => entry.policies.length > 1 && shares(entry))
  );
}

function codeOf(wanted: ExpectedWebhook, found: EffectiveWebhook): StandIn['code'] | undefined {
  if (!isSamePath(wanted, found)) return 'combined-path';
  if (found.failurePolicy !== wanted.failurePolicy) return found.failurePolicy === 'Ignore' ? 'fail-open' : undefined;
  return wanted.isBasic || found.name.includes('-finegrained-') ? 'wrong-timeout' : 'legacy-path';
}

interface Sides {
  readonly expected: readonly ExpectedWebhook[];
  readonly effective: readonly EffectiveWebhook[];
}

/** Says why one wanted entry is not there, and which entry is there in its place. */
function differenceOf(wanted: ExpectedWebhook, leftOver: readonly EffectiveWebhook[], sides: Sides): Difference {
  const found = standInOf(wanted, leftOver);
  const code = found === undefined ? undefined : codeOf(wanted, found);
  if (found !== undefined && code !== undefined) return { code, wanted, found };
  if (sides.expected.filter(({ name }) => name === wanted.name).length > 1) return { code: 'duplicate-name', wanted };
  return { code: sides.effective.length === 0 ? 'no-webhooks' : 'missing', wanted };
}

/**
 * Compares as the design defines "converged": for the policies that matter, the same set of (policies in the
 * path, failurePolicy, timeout) in each configuration, and each entry sees every probed Pod that it should.
 */
export function differences(
  expected: readonly ExpectedWebhook[],
  effective: readonly EffectiveWebhook[],
  matter: readonly Policy[],
  pods: readonly PodFacts[],
): readonly Difference[] {
  const wanted = concerning(expected, matter);
  const found = concerning(effective, matter);
  const has = (shapes: readonly WebhookShape[], shape: WebhookShape): boolean =>
    shapes.some((other) => shapeText(other) === shapeText(shape));
  const leftOver = found.filter((shape) => !has(wanted, shape));
  const apart = wanted
    .filter((shape) => !has(found, shape))
    .map((shape) => differenceOf(shape, leftOver, { expected, effective }));
  const explained = apart.flatMap((difference) => ('found' in difference ? [difference.found] : []));
  const stale = leftOver
    .filter((entry) => !explained.includes(entry))
    .map((entry): Difference => ({ code: 'stale', found: entry }));
  const all = [...apart, ...stale];
  return all.length > 0 ? all : exclusions(expected, found, matter, pods);
}

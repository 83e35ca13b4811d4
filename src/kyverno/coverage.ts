import type { Kyverno } from './expected.ts';
import { compileGlob } from './glob.ts';
import { selects } from './labels.ts';
import type { Policy } from './policy.ts';
import { matchesPodCreate, type PodFacts } from './selection.ts';
import { rulesOf } from './version.ts';

/** What of a policy decided about an image, by the name of its field. */
type Field =
  | 'evaluation'
  | 'validationActions'
  | 'namespace'
  | 'resourceRules'
  | 'excludeResourceRules'
  | 'namespaceSelector'
  | 'objectSelector'
  | 'matchConditions'
  | 'matchImageReferences'
  /** They match the image of the Pod, but not with the digest that Kyverno pins before it asks them. */
  | 'matchImageReferences of a pinned image';

/** Whether one policy verifies an image of a Pod. What cannot be told without Kyverno is `unknown`, never "not covered". */
export type Coverage =
  /** `isPinned`: it has a digest by then, whatever the Pod has; `undefined`: it may have. */
  | { readonly kind: 'covered'; readonly isPinned: boolean | undefined }
  | { readonly kind: 'not-covered'; readonly field: Field }
  | { readonly kind: 'unknown'; readonly field: Field };

/** `undefined`: a reference cannot be evaluated here, and no other one matches. */
function matches({ imageReferences }: Policy, image: string, expressions: Kyverno['expressions']): boolean | undefined {
  if (imageReferences.length === 0) return true;
  // Only where there is no glob does Kyverno look at the expression.
  const each = imageReferences.map(({ glob, expression }) =>
    glob === '' ? expressions?.(expression)?.(image) : compileGlob(glob)?.(image),
  );
  if (each.includes(true)) return true;
  return each.includes(undefined) ? undefined : false;
}

/** How Kyverno writes an image when it pins its digest (`pkg/utils/image/infos.go`, GetImageInfo and String). */
export function fullName(image: string, defaultRegistry: string | undefined): string {
  const slash = image.indexOf('/');
  const domain = slash === -1 ? '' : image.slice(0, slash);
  const hasRegistry = slash !== -1 && (/[.:]/.test(domain) || domain === 'localhost' || /[A-Z]/.test(domain));
  const named = hasRegistry || defaultRegistry === undefined ? image : `${defaultRegistry}/${image}`;
  return /:[^/]*$/.test(named) ? named : `${named}:latest`;
}

/** By which texts a policy may see an image. */
interface Texts {
  /** As the Pod has it; `undefined`: it is certain to be pinned before. */
  readonly bare: string | undefined;
  /** With its digest; `undefined`: it is certain to be left as it is. */
  readonly pinned: string | undefined;
}

/**
 * From 1.19 on a policy that sees the Pod pins the digest of an image that it matches, before any policy is asked whether it
 * is verified; up to 1.18 all of them see the text of the Pod (`evaluator/policy.go`, MutateDigest).
 */
function textsOf(image: string, pod: PodFacts, policies: readonly Policy[], kyverno: Kyverno): Texts {
  const bare = { bare: image, pinned: undefined };
  if (rulesOf(kyverno.version) === '1.18' || image.includes('@')) return bare;
  const full = fullName(image, kyverno.settings.defaultRegistry);
  const pinning = policies.filter((policy) => policy.mutatesDigest && unseenBy(policy, pod) === undefined);
  const matching = pinning.map((policy) => ({ policy, matched: matches(policy, full, kyverno.expressions) }));
  if (matching.every(({ matched }) => matched === false)) return bare;
  const pinned = withForgedDigest(full);
  return { bare: matching.some(pinsForCertain) ? undefined : image, pinned };
}

function pinsForCertain({
  policy,
  matched,
}: {
  readonly policy: Policy;
  readonly matched: boolean | undefined;
}): boolean {
  return matched === true && policy.failurePolicy === 'Fail' && doubtOf(policy) === undefined;
}

/** The image in the form that its control has; no policy may know this digest. */
export function withForgedDigest(image: string): string {
  return `${image.replace(/@.*$/s, '')}@sha256:${'0'.repeat(64)}`;
}

/** The first field by which a policy does not see the Pod at all; certain. */
function unseenBy(policy: Policy, pod: PodFacts): Field | undefined {
  if (policy.offAtAdmission !== undefined) return 'evaluation';
  if (policy.namespace !== undefined && policy.namespace !== pod.namespace) return 'namespace';
  if (!policy.rules.some(matchesPodCreate)) return 'resourceRules';
  if (!selects(policy.namespaceSelector, pod.namespaceLabels)) return 'namespaceSelector';
  return selects(policy.objectSelector, pod.podLabels) ? undefined : 'objectSelector';
}

/** What may keep a policy from a Pod that it sees, and is not evaluated here. */
function doubtOf(policy: Policy): Field | undefined {
  if (policy.isNarrowed) return 'excludeResourceRules';
  return (policy.matchConditions ?? []).length > 0 ? 'matchConditions' : undefined;
}

function coverageBy(policy: Policy, pod: PodFacts, { bare, pinned }: Texts, kyverno: Kyverno): Coverage {
  const unseen = policy.actions.includes('Deny') ? unseenBy(policy, pod) : 'validationActions';
  if (unseen !== undefined) return { kind: 'not-covered', field: unseen };
  const matched = [bare, pinned].flatMap((text) =>
    text === undefined ? [] : [matches(policy, text, kyverno.expressions)],
  );
  if (matched.every((one) => one === false)) {
    const field = pinned === undefined ? 'matchImageReferences' : 'matchImageReferences of a pinned image';
    return { kind: 'not-covered', field };
  }
  const doubt = doubtOf(policy);
  if (doubt !== undefined) return { kind: 'unknown', field: doubt };
  const isPinned = pinned === undefined ? false : bare === undefined || undefined;
  return matched.every((one) => one === true)
    ? { kind: 'covered', isPinned }
    : { kind: 'unknown', field: 'matchImageReferences' };
}

/** Which policies verify this image of this Pod (kyverno `pkg/image/verification/evaluator/policy.go`, Evaluate). */
export function coverageOf(
  image: string,
  pod: PodFacts,
  policies: readonly Policy[],
  kyverno: Kyverno,
): readonly (readonly [Policy, Coverage])[] {
  const texts = textsOf(image, pod, policies, kyverno);
  return policies.map((policy) => [policy, coverageBy(policy, pod, texts, kyverno)]);
}

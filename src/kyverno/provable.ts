import { asWarning, type Finding, finding, isError } from '../findings/finding.ts';
import { type Coverage, coverageOf, withForgedDigest } from './coverage.ts';
import type { Kyverno } from './expected.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from './policy.ts';
import type { PodFacts } from './selection.ts';
import { rulesOf } from './version.ts';

/** A Pod to be probed: what decides which policies see it, and its images. */
export interface ProbedImages {
  readonly pod: PodFacts;
  readonly images: readonly string[];
}

/** Why each policy does not cover it, or may not. */
function reasonsOf(judged: readonly (readonly [Policy, Coverage])[], kind: 'not-covered' | 'unknown'): string {
  const reasons = judged.flatMap(([policy, coverage]) =>
    coverage.kind === kind ? [`${subjectOf(policy)} by its ${coverage.field}`] : [],
  );
  return reasons.join(', ') || 'there is no policy';
}

/** Another policy may pin the tag before this one demands a digest. */
function tagDenied(
  [policy, coverage]: readonly [Policy, Coverage],
  image: string,
  { version }: Kyverno,
): readonly Finding[] {
  if (rulesOf(version) === '1.18' || image.includes('@') || policy.mutatesDigest || !policy.verifiesDigest) return [];
  if (coverage.kind !== 'covered' || coverage.isPinned === true) return [];
  const facts = { policy: policy.name, resource: resourceOf(policy), image, version: version.text };
  return coverage.isPinned === undefined
    ? [finding('tag-may-be-denied', subjectOf(policy), facts, [], 'warning')]
    : [finding('tag-will-be-denied', subjectOf(policy), facts)];
}

/** What has to be proved about an image, and with what. */
interface Question {
  readonly image: string;
  readonly pod: PodFacts;
  readonly policies: readonly Policy[];
  readonly kyverno: Kyverno;
  /** Images that must be denied. */
  readonly mustDeny: readonly ProbedImages[];
}

/** What it means for an image that these policies cover it or not. */
export function imageFindings(
  image: string,
  judged: readonly (readonly [Policy, Coverage])[],
  kyverno: Kyverno,
): readonly Finding[] {
  if (coveringOf(judged).length > 0) return judged.flatMap((one) => tagDenied(one, image, kyverno));
  const subject = `image ${image}`;
  if (judged.some(([, { kind }]) => kind === 'unknown'))
    return [asWarning(finding('coverage-unknown', subject, { image, reasons: reasonsOf(judged, 'unknown') }))];
  const reasons = `it is covered by no policy (${reasonsOf(judged, 'not-covered')})`;
  return [finding('coverage-unproved', subject, { image, reasons })];
}

function coveringOf(judged: readonly (readonly [Policy, Coverage])[]): readonly Policy[] {
  return judged.filter(([, { kind }]) => kind === 'covered').map(([policy]) => policy);
}

function judgeImage(question: Question): readonly Finding[] {
  const { image, pod, policies, kyverno } = question;
  const judged = coverageOf(image, pod, policies, kyverno);
  const found = imageFindings(image, judged, kyverno);
  if (found.some(isError) || hasControl(question, judged) || hasStandIn(question, judged)) return found;
  const names = seeing(judged).map(subjectOf).join(', ');
  const reasons = `the image references of ${names} match no forged form of it, so that no control can reach them, and no image in probe-must-deny stands in for it`;
  return [finding('coverage-unproved', `image ${image}`, { image, reasons })];
}

/** Those that see the image, or may. */
function seeing(judged: readonly (readonly [Policy, Coverage])[]): readonly Policy[] {
  return judged.filter(([, { kind }]) => kind !== 'not-covered').map(([policy]) => policy);
}

/** May its control come to a policy that may see the image? Whether it does, the control then shows. */
function hasControl({ image, pod, policies, kyverno }: Question, judged: ReturnType<typeof coverageOf>): boolean {
  const own = seeing(judged);
  return seeing(coverageOf(withForgedDigest(image), pod, policies, kyverno)).some((policy) => own.includes(policy));
}

/**
 * Is there an image that must be denied which no policies see but those that are certain to cover this one? Then its denial
 * is by one of them.
 */
function hasStandIn({ policies, kyverno, mustDeny }: Question, judged: ReturnType<typeof coverageOf>): boolean {
  const covering = coveringOf(judged);
  return mustDeny.some(({ pod, images }) =>
    images.some((image) => {
      const own = seeing(coverageOf(image, pod, policies, kyverno));
      return own.length > 0 && own.every((policy) => covering.includes(policy));
    }),
  );
}

/** May any policy see this image of this Pod? `false` is certain. */
export function isReached(
  image: string,
  pod: PodFacts,
  policies: readonly (Policy | MalformedPolicy)[],
  kyverno: Kyverno,
): boolean {
  return coverageOf(image, pod, readable(policies), kyverno).some(([, { kind }]) => kind !== 'not-covered');
}

function readable(policies: readonly (Policy | MalformedPolicy)[]): readonly Policy[] {
  return policies.filter((policy): policy is Policy => !isMalformed(policy));
}

/**
 * Which images no policy covers, so that their admission would prove nothing, and which have no control that could come to
 * the policy, while no image in `mustDeny` does; known before anything is probed.
 */
export function judgeCoverage(
  probed: readonly ProbedImages[],
  mustDeny: readonly ProbedImages[],
  policies: readonly (Policy | MalformedPolicy)[],
  kyverno: Kyverno,
): readonly Finding[] {
  const found = probed.flatMap(({ pod, images }) =>
    images.flatMap((image) => judgeImage({ image, pod, policies: readable(policies), kyverno, mustDeny })),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

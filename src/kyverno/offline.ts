import { type Finding, finding } from '../findings/finding.ts';
import { type Coverage, coverageOf, fullName } from './coverage.ts';
import type { Kyverno } from './expected.ts';
import { compileGlob } from './glob.ts';
import type { LabelSelector } from './labels.ts';
import { type Policy, subjectOf } from './policy.ts';
import type { Located } from './schema.ts';
import { canSelect, type PodFacts } from './selection.ts';
import { rulesOf } from './version.ts';

/** A Pod as a file has it: what is known of its namespace may be nothing. */
export interface FilePod extends PodFacts {
  /** The manifest says where it goes. */
  readonly knowsNamespace: boolean;
  /** That namespace is among the files, so that all of its labels are known. */
  readonly knowsLabels: boolean;
}

const nameLabel = 'kubernetes.io/metadata.name';

function keysOf({ matchLabels, matchExpressions }: LabelSelector): readonly string[] {
  return [...Object.keys(matchLabels), ...matchExpressions.map(({ key }) => key)];
}

/** What of a policy cannot be held against the Pod, as nobody says where it goes or how that namespace is labelled. */
function unsaidBy(
  { namespace, namespaceSelector }: Policy,
  pod: FilePod,
): 'namespace' | 'namespaceSelector' | undefined {
  if (namespace !== undefined) return pod.knowsNamespace ? undefined : 'namespace';
  if (namespaceSelector === undefined || pod.knowsLabels) return undefined;
  const isSaid = pod.knowsNamespace && keysOf(namespaceSelector).every((key) => key === nameLabel);
  return isSaid ? undefined : 'namespaceSelector';
}

/** Which policies verify an image, as far as files tell: what hangs on a namespace of which nothing is known is unknown. */
export function coverageInFiles(
  image: string,
  pod: FilePod,
  policies: readonly Policy[],
  kyverno: Kyverno,
): readonly (readonly [Policy, Coverage])[] {
  // Narrowed: nothing that it would do with the Pod, such as pinning its images, is certain.
  const elsewhere = { namespace: undefined, namespaceSelector: undefined, isNarrowed: true };
  const anywhere = policies.map((policy) =>
    unsaidBy(policy, pod) === undefined ? policy : { ...policy, ...elsewhere },
  );
  const judged = coverageOf(image, pod, anywhere, kyverno);
  return policies.map((policy, index) => {
    const field = unsaidBy(policy, pod);
    const coverage = judged[index]?.[1];
    if (coverage === undefined || (field !== undefined && coverage.kind !== 'not-covered'))
      return [policy, { kind: 'unknown', field: field ?? 'namespace' }];
    return [policy, coverage];
  });
}

/** Globs that match none of the images, each at its place; a policy that is off is not asked. */
export function idleGlobs(
  policy: Policy,
  images: readonly string[],
  { version, settings }: Kyverno,
): readonly Located[] {
  if (policy.offAtAdmission !== undefined || images.length === 0) return [];
  const pinned =
    rulesOf(version) === '1.18'
      ? []
      : images.map((image) => `${fullName(image, settings.defaultRegistry)}@sha256:${'0'.repeat(64)}`);
  const texts = [...images, ...pinned];
  return policy.imageReferences.flatMap(({ glob }, index): readonly Located[] => {
    const matches = glob === '' ? undefined : compileGlob(glob);
    if (matches === undefined || texts.some(matches)) return [];
    const facts = { policy: policy.name, glob, images: String(images.length) };
    const found: Finding = finding('glob-covers-nothing', subjectOf(policy), facts, [], 'warning');
    return [{ found, path: ['spec', 'matchImageReferences', index, 'glob'] }];
  });
}

function labelsFor(selector: LabelSelector | undefined): Readonly<Record<string, string>> {
  const needed = (selector?.matchExpressions ?? []).flatMap(({ key, operator, values }) =>
    operator === 'In' || operator === 'Exists' ? [[key, values[0] ?? 'any'] as const] : [],
  );
  return { ...Object.fromEntries(needed), ...selector?.matchLabels };
}

/** A Pod that the policy selects, where one is easily thought of: what is wrong for it is wrong without any manifest. */
export function podFor(policy: Policy): readonly PodFacts[] {
  const namespace = policy.namespace ?? labelsFor(policy.namespaceSelector)[nameLabel] ?? 'default';
  const pod = {
    namespace,
    namespaceLabels: { [nameLabel]: namespace, ...labelsFor(policy.namespaceSelector) },
    podLabels: labelsFor(policy.objectSelector),
  };
  return canSelect(policy, pod) ? [pod] : [];
}

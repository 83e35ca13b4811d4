import { asWarning, type Finding, finding } from '../findings/finding.ts';
import type { Attestor } from './attestors.ts';
import { concerning } from './compare.ts';
import { readsNamespaceObject } from './conditions.ts';
import { type ExpectedWebhook, isFineGrained, type Kyverno } from './expected.ts';
import { selectorJson } from './labels.ts';
import { namespacedName, type Policy, resourceOf, subjectOf } from './policy.ts';
import { canMeet, canSelect, type PodFacts } from './selection.ts';
import { isAtLeast, type KyvernoVersion, rulesOf } from './version.ts';
import { shapePath } from './webhooks.ts';

/** Policies as they will be after the planned writes, and what they are judged against. */
export interface Outlook {
  readonly kyverno: Kyverno;
  readonly policies: readonly Policy[];
  /** Those that are named or can select a probed Pod. */
  readonly matter: readonly Policy[];
  readonly pods: readonly PodFacts[];
  readonly expected: {
    readonly mutate: readonly ExpectedWebhook[];
    readonly validate: readonly ExpectedWebhook[];
  };
}

/** An error where the policy matters, else a warning. */
function weighed(found: Finding, policy: Policy, { matter }: Outlook): Finding {
  return matter.includes(policy) ? found : asWarning(found);
}

function isOn(policy: Policy): boolean {
  return policy.offAtAdmission === undefined;
}

/**
 * Up to 1.18 Kyverno has no route for namespaced policies, and their webhooks are not pinned to their namespace: every
 * Pod that their own rules and selectors let through is answered with 404, whatever its namespace.
 */
function unserved({ kyverno, policies, pods }: Outlook): readonly Finding[] {
  if (rulesOf(kyverno.version) !== '1.18') return [];
  return policies
    .filter((policy) => policy.family === 'nivpol')
    .map((policy) => {
      const facts = {
        policy: namespacedName(policy),
        resource: resourceOf(policy),
        version: kyverno.version.text,
      };
      const found = finding('policy-unserved', subjectOf(policy), facts);
      const unpinned = { ...policy, namespace: undefined };
      return pods.some((pod) => canSelect(unpinned, pod)) ? found : asWarning(found);
    });
}

/** Up to 1.18, two policies on one Pod deny for ever or deadlock, whatever their timeouts. */
function pairs({ kyverno, policies, matter }: Outlook): readonly Finding[] {
  const { version } = kyverno;
  if (rulesOf(version) !== '1.18') return [];
  const kind = (policy: Policy): string => (isFineGrained(policy, version) ? 'fine-grained' : 'basic');
  return policies.flatMap((first, index) =>
    policies
      .slice(index + 1)
      .filter((second) => (matter.includes(first) || matter.includes(second)) && canMeet(first, second))
      .map((second) => {
        const facts = {
          first: `${subjectOf(first)} (${kind(first)})`,
          second: `${subjectOf(second)} (${kind(second)})`,
          version: version.text,
        };
        return finding('two-policies-one-pod', subjectOf(first), facts);
      }),
  );
}

/** On 1.19.1 only Pods with several images were hit. How many of 20 equal dry-runs timed out on a shared path of two policies, on the lines on which it was measured. */
function measured(version: KyvernoVersion): string {
  if (rulesOf(version) === '1.18') return '14 to 20 of 20';
  return isAtLeast(version, 1, 19, 1) ? '0 to 5 of 20' : '3 to 19 of 20';
}

/** A path with several policies deadlocks some requests on every line; judged as it will be after the writes. */
function sharedPaths({ kyverno, expected, policies, pods }: Outlook): readonly Finding[] {
  const seen = (shape: ExpectedWebhook): boolean =>
    policies.some((policy) => concerning([shape], [policy]).length > 0 && pods.some((pod) => canSelect(policy, pod)));
  const paths = expected.validate.filter((shape) => shape.policies.length > 1 && seen(shape));
  return [...new Map(paths.map((shape) => [shapePath(shape), shape])).values()].map((shape) => {
    const facts = {
      policies: shape.policies.join(', '),
      path: shapePath(shape),
      version: kyverno.version.text,
      odds: measured(kyverno.version),
    };
    return finding('shared-path', `webhook path ${shapePath(shape)}`, facts);
  });
}

/** Up to 1.18 the one basic entry has the selectors of a policy by chance, and the others are not called. */
function overwritten(outlook: Outlook): readonly Finding[] {
  const { kyverno, policies, matter, expected } = outlook;
  if (rulesOf(kyverno.version) !== '1.18') return [];
  return expected.validate
    .filter(({ isBasic, selectors }) => isBasic && selectors.length > 1)
    .map((shape) => {
      const sharing = concerning([shape], matter).length > 0;
      const texts = policies
        .filter((policy) => shape.policies.includes(policy.name) && policy.family === shape.family)
        .map(
          (policy) =>
            `${policy.name}: ${selectorJson(policy.namespaceSelector)} ${selectorJson(policy.objectSelector)}`,
        );
      const facts = { policies: shape.policies.join(', '), version: kyverno.version.text };
      const found = finding('selector-overwritten', `webhook path ${shapePath(shape)}`, facts, texts);
      return sharing ? found : asWarning(found);
    });
}

type OfAttestor = (attestor: Attestor, version: KyvernoVersion) => boolean;

/** cosign refuses several identities for a bundle (`pkg/cosign/verify.go`), and Kyverno reads bundles from 1.17 on. */
const hasManyIdentities: OfAttestor = ({ identities }, version) => identities > 1 && isAtLeast(version, 1, 17);
/** A nil dereference in a goroutine of cosign, 1.17 and 1.18. */
const canCrash: OfAttestor = ({ isKeyed, ignoresTlog }, version) =>
  isKeyed && !ignoresTlog && isAtLeast(version, 1, 17) && rulesOf(version) === '1.18';
/** `rekor URL must be provided` (`pkg/image/verifiers/ivpol/cosign/opts.go`), before 1.19 even where logs are ignored. */
const cannotVerify: OfAttestor = ({ lacksLogUrl, ignoresTlog }, version) =>
  lacksLogUrl && (rulesOf(version) === '1.18' || !ignoresTlog);

function attestors(outlook: Outlook): readonly Finding[] {
  const { version } = outlook.kyverno;
  return outlook.policies.filter(isOn).flatMap((policy) => {
    const facts = { policy: policy.name, resource: resourceOf(policy), version: version.text };
    const of = (code: 'several-identities' | 'bundle-crash' | 'log-url-missing', isHit: OfAttestor): Finding[] =>
      policy.attestors
        .filter((attestor) => isHit(attestor, version))
        .map((attestor) =>
          finding(code, subjectOf(policy), {
            ...facts,
            attestor: attestor.name,
            identities: String(attestor.identities),
          }),
        );
    const dead = of('log-url-missing', cannotVerify);
    return [
      ...of('several-identities', hasManyIdentities).map(asWarning),
      ...of('bundle-crash', canCrash).map(asWarning),
      // Another attestor may still be enough; where none is left, every image is denied.
      ...dead.map((found) =>
        dead.length < policy.attestors.length ? asWarning(found) : weighed(found, policy, outlook),
      ),
    ];
  });
}

/** Up to 1.18 such a condition is handed to the API server, which has no namespace there and forbids the Pod. */
function conditions(outlook: Outlook): readonly Finding[] {
  if (rulesOf(outlook.kyverno.version) !== '1.18') return [];
  return outlook.policies.filter(isOn).flatMap((policy) =>
    (policy.matchConditions ?? [])
      .filter(({ expression }) => readsNamespaceObject(expression))
      .map(({ name }) => {
        const facts = {
          policy: policy.name,
          resource: resourceOf(policy),
          condition: name,
          version: outlook.kyverno.version.text,
        };
        return weighed(finding('condition-reads-namespace', subjectOf(policy), facts), policy, outlook);
      }),
  );
}

/** All webhooks of one request share 34 s (apiserver `pkg/endpoints/handlers/rest.go`); mutating ones run one by one. */
const REQUEST_SECONDS = 34;

function overBudget({ expected, matter, pods, policies }: Outlook): readonly Finding[] {
  const selecting = policies.filter((policy) => pods.some((pod) => canSelect(policy, pod)));
  const seconds = (shapes: readonly ExpectedWebhook[]): readonly number[] =>
    concerning(shapes, selecting).map(({ timeoutSeconds }) => timeoutSeconds);
  const [mutating, validating] = [seconds(expected.mutate), seconds(expected.validate)];
  const together = mutating.reduce((sum, one) => sum + one, 0) + Math.max(0, ...validating);
  if (matter.length === 0 || together <= REQUEST_SECONDS) return [];
  const facts = { kind: 'pods', count: String(mutating.length + validating.length), seconds: String(together) };
  return [finding('webhooks-over-budget', 'image policies', facts, [], 'notice')];
}

/** What this version of Kyverno does wrong with these policies, known before anything is written. */
export function defects(outlook: Outlook): readonly Finding[] {
  return [
    ...unserved(outlook),
    ...pairs(outlook),
    ...sharedPaths(outlook),
    ...overwritten(outlook),
    ...attestors(outlook),
    ...conditions(outlook),
    ...overBudget(outlook),
  ];
}

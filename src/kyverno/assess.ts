import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { concerning, type Difference, differences, shapeText } from './compare.ts';
import { API_DEFAULT_TIMEOUT, expectedWebhooks } from './expected.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from './policy.ts';
import { canMeet, canSelect, type PodFacts } from './selection.ts';
import { type KyvernoRules, type KyvernoVersion, rulesOf } from './version.ts';
import { shapePath, type Verb, type WebhookConfiguration, type WebhookShape } from './webhooks.ts';

/** Everything that decides what Kyverno should do for the probed Pods, as plain data. */
export interface Situation {
  readonly policies: readonly (Policy | MalformedPolicy)[];
  readonly configurations: Readonly<Record<Verb, WebhookConfiguration>>;
  readonly version: KyvernoVersion;
  readonly pods: readonly PodFacts[];
  readonly named: readonly string[];
  readonly wantedSeconds: number;
}

/** A timeout that is to be raised: this one field, nothing else. */
export interface PlannedPatch {
  readonly policy: Policy;
  readonly toSeconds: number;
}

/** What has to be written, what should be there after that, and everything that forbids to go on. */
export interface Assessment {
  readonly patches: readonly PlannedPatch[];
  /** The policies that are named or can select a probed Pod, as they will be after the patches. */
  readonly matter: readonly Policy[];
  readonly expected: Readonly<Record<Verb, readonly WebhookShape[]>>;
  readonly differences: readonly Difference[];
  /** Errors refuse; everything else is said. */
  readonly findings: readonly Finding[];
}

export const verbs: readonly Verb[] = ['mutate', 'validate'];

const isInRange = (seconds: number): boolean => seconds >= 1 && seconds <= 30;

/** Is the timeout absent, below the wanted one or outside 1–30? A higher valid one stays. */
export function isStale(policy: Policy, wantedSeconds: number): boolean {
  const seconds = policy.timeoutSeconds;
  return seconds === undefined || seconds < wantedSeconds || !isInRange(seconds);
}

/** Judges a situation as it is and as it will be after the planned writes (nothing is written here). */
export function assess(situation: Situation): Assessment {
  const { policies, named, wantedSeconds, pods } = situation;
  const readable = policies.filter((policy): policy is Policy => !isMalformed(policy));
  const isNamed = (policy: Policy): boolean => policy.family === 'ivpol' && named.includes(policy.name);
  const patches = readable
    .filter((policy) => isNamed(policy) && policy.offAtAdmission === undefined && isStale(policy, wantedSeconds))
    .map((policy): PlannedPatch => ({ policy, toSeconds: wantedSeconds }));
  const after = readable.map((policy) => afterPatches(policy, patches));
  const matter = after.filter((policy) => isNamed(policy) || pods.some((pod) => canSelect(policy, pod)));
  const expected = expectedOf(after, rulesOf(situation.version));
  const apart = verbs.flatMap((verb) =>
    differences(expected[verb], situation.configurations[verb].entries, matter, pods),
  );
  const findings = [
    ...policies.filter(isMalformed).map((policy) => malformed(policy, pods)),
    ...named.filter((name) => !policies.some((p) => p.family === 'ivpol' && p.name === name)).map(missing),
    ...after.flatMap((policy) => eachPolicy(policy, isNamed(policy), matter.includes(policy), wantedSeconds)),
    ...frozen(after, patches.length > 0 || apart.length > 0),
    ...unserved(situation, after),
    ...pairs(situation, after, matter),
    ...sharedPaths(expected.validate, after, pods),
  ];
  return { patches, matter, expected, differences: apart, findings };
}

function afterPatches(policy: Policy, patches: readonly PlannedPatch[]): Policy {
  const patch = patches.find((planned) => planned.policy === policy);
  return patch === undefined ? policy : { ...policy, timeoutSeconds: patch.toSeconds };
}

function expectedOf(policies: readonly Policy[], rules: KyvernoRules): Record<Verb, readonly WebhookShape[]> {
  return {
    mutate: expectedWebhooks('mutate', policies, rules),
    validate: expectedWebhooks('validate', policies, rules),
  };
}

/** What cannot be read may select any Pod that is in its reach: all, or those of its namespace. */
function malformed(policy: MalformedPolicy, pods: readonly PodFacts[]): Finding {
  const facts = { policy: policy.name, problem: policy.problem, resource: resourceOf(policy) };
  const found = finding('policy-malformed', subjectOf(policy), facts);
  const inReach = policy.namespace === undefined || pods.some((pod) => pod.namespace === policy.namespace);
  return inReach ? found : asWarning(found);
}

function missing(name: string): Finding {
  return finding('policy-missing', subjectOf({ family: 'ivpol', name }), { policy: name });
}

function eachPolicy(policy: Policy, isNamed: boolean, matters: boolean, wantedSeconds: number): readonly Finding[] {
  const subject = subjectOf(policy);
  const facts = { policy: policy.name, resource: resourceOf(policy) };
  const found: Finding[] = [];
  if (isNamed && policy.offAtAdmission !== undefined) {
    found.push(finding('policy-not-at-admission', subject, { ...facts, field: policy.offAtAdmission }));
  }
  if (policy.offAtAdmission !== undefined) return found;
  if (policy.failurePolicy === 'Ignore') found.push(finding('policy-fail-open', subject, facts));
  if (!policy.actions.includes('Deny')) {
    found.push(finding('policy-not-deny', subject, { ...facts, actions: `[${policy.actions.join(', ')}]` }));
  }
  const seconds = policy.timeoutSeconds ?? API_DEFAULT_TIMEOUT;
  if (matters && !isNamed && isInRange(seconds) && seconds < wantedSeconds) {
    const short = { ...facts, timeout: String(seconds), wanted: String(wantedSeconds) };
    found.push(asWarning(finding('timeout-below-wanted', subject, short)));
  }
  return matters ? found : found.map(asWarning);
}

/** One timeout outside 1–30 makes the API server reject the whole configuration, deletions included. */
function frozen(after: readonly Policy[], mustConverge: boolean): readonly Finding[] {
  return after
    .filter((policy) => policy.offAtAdmission === undefined)
    .filter((policy) => policy.timeoutSeconds !== undefined && !isInRange(policy.timeoutSeconds))
    .map((policy) => {
      const facts = { policy: policy.name, resource: resourceOf(policy), timeout: String(policy.timeoutSeconds) };
      const found = finding('updates-frozen', subjectOf(policy), facts);
      return mustConverge ? found : asWarning(found);
    });
}

/**
 * Up to 1.18 Kyverno has no route for namespaced policies, and their webhooks are not pinned to their namespace: every
 * Pod that their own rules and selectors let through is answered with 404, whatever its namespace.
 */
function unserved({ version, pods }: Situation, after: readonly Policy[]): readonly Finding[] {
  if (rulesOf(version) !== '1.18') return [];
  return after
    .filter((policy) => policy.family === 'nivpol')
    .map((policy) => {
      const facts = {
        policy: `${policy.namespace ?? ''}/${policy.name}`,
        resource: resourceOf(policy),
        version: version.text,
      };
      const found = finding('policy-unserved', subjectOf(policy), facts);
      const unpinned = { ...policy, namespace: undefined };
      return pods.some((pod) => canSelect(unpinned, pod)) ? found : asWarning(found);
    });
}

/** Up to 1.18, two policies on one Pod deny for ever or deadlock, whatever their timeouts. */
function pairs(situation: Situation, after: readonly Policy[], matter: readonly Policy[]): readonly Finding[] {
  if (rulesOf(situation.version) !== '1.18') return [];
  return after.flatMap((first, index) =>
    after
      .slice(index + 1)
      .filter((second) => (matter.includes(first) || matter.includes(second)) && canMeet(first, second))
      .map((second) => {
        const facts = { first: subjectOf(first), second: subjectOf(second), version: situation.version.text };
        return finding('two-policies-one-pod', subjectOf(first), facts);
      }),
  );
}

/** A path with several policies deadlocks some requests on every line; judged as it will be after the writes. */
function sharedPaths(
  shapes: readonly WebhookShape[],
  after: readonly Policy[],
  pods: readonly PodFacts[],
): readonly Finding[] {
  const seen = (shape: WebhookShape): boolean =>
    after.some((policy) => concerning([shape], [policy]).length > 0 && pods.some((pod) => canSelect(policy, pod)));
  const paths = shapes.filter((shape) => shape.policies.length > 1 && seen(shape));
  return [...new Map(paths.map((shape) => [shapePath(shape), shape])).values()].map((shape) => {
    const facts = { policies: shape.policies.join(', '), path: shapePath(shape) };
    return finding('shared-path', `webhook path ${shapePath(shape)}`, facts);
  });
}

/** Differences as people read them, one line each. */
export function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'missing':
      return `missing ${shapeText(difference.shape)}`;
    case 'unexpected':
      return `unexpected ${shapeText(difference.shape)}`;
    case 'excludes-probe':
      return `${shapeText(difference.shape)} does not select Pods in namespace ${difference.pod.namespace}`;
  }
}

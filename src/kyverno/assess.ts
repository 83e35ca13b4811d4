import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { concerning, type Difference, differences } from './compare.ts';
import { defects } from './defects.ts';
import { deviations } from './deviation.ts';
import type { EnginePolicies } from './engines.ts';
import { API_DEFAULT_TIMEOUT, type ExpectedWebhook, expectedWebhooks, type Kyverno } from './expected.ts';
import { frozen, isTimeout } from './frozen.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from './policy.ts';
import { canSelect, type PodFacts } from './selection.ts';
import type { KyvernoSettings } from './settings.ts';
import type { Verb, WebhookConfiguration } from './webhooks.ts';

/** Everything that decides what Kyverno should do for the probed Pods, as plain data. */
export interface Situation extends Kyverno {
  readonly policies: readonly (Policy | MalformedPolicy)[];
  /** Policies of other engines, which can freeze the webhooks of all. */
  readonly others: readonly EnginePolicies[];
  readonly configurations: Readonly<Record<Verb, WebhookConfiguration>>;
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
  readonly expected: Readonly<Record<Verb, readonly ExpectedWebhook[]>>;
  readonly differences: readonly Difference[];
  /** Errors refuse; everything else is said. */
  readonly findings: readonly Finding[];
}

export const verbs: readonly Verb[] = ['mutate', 'validate'];

/** Is the timeout absent, below the wanted one or outside 1–30? A higher valid one stays. */
export function isStale(policy: Policy, wantedSeconds: number): boolean {
  const seconds = policy.timeoutSeconds;
  return seconds === undefined || seconds < wantedSeconds || !isTimeout(seconds);
}

/** Judges a situation as it is and as it will be after the planned writes (nothing is written here). */
export function assess(situation: Situation): Assessment {
  const { policies, named, wantedSeconds, pods, others } = situation;
  const readable = policies.filter((policy): policy is Policy => !isMalformed(policy));
  const isNamed = (policy: Policy): boolean => policy.family === 'ivpol' && named.includes(policy.name);
  const patches = readable
    .filter((policy) => isNamed(policy) && policy.offAtAdmission === undefined && isStale(policy, wantedSeconds))
    .map((policy): PlannedPatch => ({ policy, toSeconds: wantedSeconds }));
  const after = readable.map((policy) => afterPatches(policy, patches));
  const matter = after.filter((policy) => isNamed(policy) || pods.some((pod) => canSelect(policy, pod)));
  const expected = expectedOf(after, situation);
  const apart = verbs.flatMap((verb) =>
    differences(expected[verb], situation.configurations[verb].entries, matter, pods),
  );
  const mustConverge = patches.length > 0 || apart.length > 0;
  const findings = [
    ...policies.filter(isMalformed).map((policy) => malformed(policy, pods)),
    ...named.filter((name) => !policies.some((p) => p.family === 'ivpol' && p.name === name)).map(missing),
    ...after.flatMap((policy) => eachPolicy(policy, isNamed(policy), matter.includes(policy), situation)),
    ...frozen(after, others, situation, mustConverge),
    ...installed(situation, matter, mustConverge),
    ...defects({ kyverno: situation, policies: after, matter, pods, expected }),
    ...(mustConverge ? [] : deviating(expected, situation, matter)),
  ];
  return { patches, matter, expected, differences: apart, findings };
}

function afterPatches(policy: Policy, patches: readonly PlannedPatch[]): Policy {
  const patch = patches.find((planned) => planned.policy === policy);
  return patch === undefined ? policy : { ...policy, timeoutSeconds: patch.toSeconds };
}

function expectedOf(policies: readonly Policy[], kyverno: Kyverno): Assessment['expected'] {
  return {
    mutate: expectedWebhooks('mutate', policies, kyverno),
    validate: expectedWebhooks('validate', policies, kyverno),
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

/** By what a policy admits what it should not, whatever it demands of images. */
export function enforcementFindings(policy: Policy, settings: KyvernoSettings): readonly Finding[] {
  const facts = { policy: policy.name, resource: resourceOf(policy) };
  const actions = `[${policy.actions.join(', ')}]`;
  return [
    ...(policy.failurePolicy === 'Ignore' && !settings.forceFailurePolicyIgnore
      ? [finding('policy-fail-open', subjectOf(policy), facts)]
      : []),
    ...(policy.actions.includes('Deny') ? [] : [finding('policy-not-deny', subjectOf(policy), { ...facts, actions })]),
  ];
}

function eachPolicy(
  policy: Policy,
  isNamed: boolean,
  matters: boolean,
  { wantedSeconds, settings }: Situation,
): readonly Finding[] {
  const subject = subjectOf(policy);
  const facts = { policy: policy.name, resource: resourceOf(policy) };
  const found: Finding[] = [];
  if (isNamed && policy.offAtAdmission !== undefined) {
    found.push(finding('policy-not-at-admission', subject, { ...facts, field: policy.offAtAdmission }));
  }
  if (policy.offAtAdmission !== undefined) return found;
  found.push(...enforcementFindings(policy, settings));
  const seconds = policy.timeoutSeconds ?? API_DEFAULT_TIMEOUT;
  if (matters && !isNamed && isTimeout(seconds) && seconds < wantedSeconds) {
    const short = { ...facts, timeout: String(seconds), wanted: String(wantedSeconds) };
    found.push(asWarning(finding('timeout-below-wanted', subject, short)));
  }
  return matters ? found : found.map(asWarning);
}

/** What flags of Kyverno mean for every policy. */
function installed({ settings }: Situation, matter: readonly Policy[], mustConverge: boolean): readonly Finding[] {
  const active = matter.filter((policy) => policy.offAtAdmission === undefined);
  const names = active.map(({ name }) => name).join(', ');
  const found: Finding[] = [];
  if (settings.forceFailurePolicyIgnore && active.length > 0) {
    found.push(finding('forced-fail-open', 'Kyverno', { policies: names }));
  }
  if (!settings.autoUpdateWebhooks && active.length > 0) {
    const off = finding('webhook-updates-off', 'Kyverno', { policies: names });
    found.push(mustConverge ? off : asWarning(off));
  }
  return found;
}

/** Entries that are right for the gate, but not as Kyverno writes them: somebody else does, too. */
function deviating(
  expected: Assessment['expected'],
  { configurations, settings }: Situation,
  matter: readonly Policy[],
): readonly Finding[] {
  return verbs
    .flatMap((verb) =>
      deviations(
        concerning(expected[verb], matter),
        concerning(configurations[verb].entries, matter),
        settings.selectors !== undefined,
      ),
    )
    .map(({ path, fields }) => {
      const facts = { path, fields: fields.join(', ') };
      return asWarning(finding('webhook-deviates', `webhook path ${path}`, facts));
    });
}

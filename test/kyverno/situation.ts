import { assess, type Situation } from '../../src/kyverno/assess.ts';
import type { EnginePolicies } from '../../src/kyverno/engines.ts';
import type { Kyverno } from '../../src/kyverno/expected.ts';
import { expectedWebhooks } from '../../src/kyverno/expected.ts';
import type { MalformedPolicy, Policy } from '../../src/kyverno/policy.ts';
import { defaultSettings, type KyvernoSettings } from '../../src/kyverno/settings.ts';
import { type KyvernoVersion, parseVersion } from '../../src/kyverno/version.ts';
import type { Verb, WebhookConfiguration } from '../../src/kyverno/webhooks.ts';
import { podRule, policyOf, timeout } from '../fakes/policies.ts';

const pods = [{ namespace: 'apps', namespaceLabels: { team: 'one' }, podLabels: {} }];
/** Constraints that match all Pods of namespaces in which nothing is probed. */
export const elsewhere = { resourceRules: [podRule], namespaceSelector: { matchLabels: { team: 'two' } } };

function version(text: string): KyvernoVersion {
  const parsed = parseVersion(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}

/** That version of Kyverno, with these settings. */
export function kyverno(text: string, settings: Partial<KyvernoSettings> = {}): Kyverno {
  return { version: version(text), settings: { ...defaultSettings, ...settings } };
}

/** The configurations as they are once Kyverno has caught up with these policies. */
export function caughtUp(policies: readonly Policy[], of: Kyverno): Record<Verb, WebhookConfiguration> {
  const configuration = (verb: Verb): WebhookConfiguration => {
    const entries = expectedWebhooks(verb, policies, of).map(({ selectors, ...entry }) => ({
      ...entry,
      namespaceSelector: selectors[0]?.namespaceSelector,
      objectSelector: selectors[0]?.objectSelector,
    }));
    return { verb, resourceVersion: '1', generation: 1, entries };
  };
  return { mutate: configuration('mutate'), validate: configuration('validate') };
}

interface Given {
  readonly policies: readonly (Policy | MalformedPolicy)[];
  readonly named?: readonly string[];
  readonly on?: string;
  readonly effective?: Readonly<Record<Verb, WebhookConfiguration>>;
  readonly wantedSeconds?: number;
  readonly settings?: Partial<KyvernoSettings>;
  readonly others?: readonly EnginePolicies[];
}

export function situation(given: Given): Situation {
  const { policies, named = [], on = '1.19.1', effective, wantedSeconds = 30, settings, others = [] } = given;
  const readable = policies.filter((policy): policy is Policy => !('problem' in policy));
  const of = kyverno(on, settings);
  return { ...of, policies, others, named, pods, wantedSeconds, configurations: effective ?? caughtUp(readable, of) };
}

/** `error code subject`, one line for each finding. */
export function found(given: Given): readonly string[] {
  const findings = assess(situation(given)).findings.filter(({ severity }) => severity !== 'notice');
  return findings.map(({ severity, code, subject }) => `${severity} ${code} ${subject}`);
}

export function patched(given: Given): readonly string[] {
  return assess(situation(given)).patches.map(({ policy, toSeconds }) => `${policy.name} -> ${toSeconds}`);
}

export const good = policyOf('p1', timeout(30));
export const basic = policyOf('p1');
export const other = (spec: object = timeout(30)) => policyOf('other', { matchConstraints: elsewhere, ...spec });
export const off = { evaluation: { admission: { enabled: false } } };

import { assess, type Situation } from '../../src/kyverno/assess.ts';
import { expectedWebhooks } from '../../src/kyverno/expected.ts';
import type { MalformedPolicy, Policy } from '../../src/kyverno/policy.ts';
import { type KyvernoVersion, parseVersion, rulesOf } from '../../src/kyverno/version.ts';
import type { Verb, WebhookConfiguration } from '../../src/kyverno/webhooks.ts';
import { podRule, policyOf, timeout } from '../fakes/policies.ts';
import { entryFor } from '../fakes/webhooks.ts';

const pods = [{ namespace: 'apps', namespaceLabels: { team: 'one' }, podLabels: {} }];
/** Constraints that match all Pods of namespaces in which nothing is probed. */
export const elsewhere = { resourceRules: [podRule], namespaceSelector: { matchLabels: { team: 'two' } } };

export function version(text: string): KyvernoVersion {
  const parsed = parseVersion(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}

/** The configurations as they are once Kyverno has caught up with these policies. */
export function caughtUp(policies: readonly Policy[], of: KyvernoVersion): Record<Verb, WebhookConfiguration> {
  const configuration = (verb: Verb): WebhookConfiguration => {
    const shapes = expectedWebhooks(verb, policies, rulesOf(of));
    const entries = shapes.map(({ family, policies: names, failurePolicy, timeoutSeconds }) =>
      entryFor(verb, [family, ...names].join('/'), { failurePolicy, timeoutSeconds }),
    );
    return { verb, resourceVersion: '1', entries };
  };
  return { mutate: configuration('mutate'), validate: configuration('validate') };
}

interface Given {
  readonly policies: readonly (Policy | MalformedPolicy)[];
  readonly named?: readonly string[];
  readonly on?: string;
  readonly effective?: Readonly<Record<Verb, WebhookConfiguration>>;
  readonly wantedSeconds?: number;
}

export function situation({ policies, named = [], on = '1.19.1', effective, wantedSeconds = 30 }: Given): Situation {
  const readable = policies.filter((policy): policy is Policy => !('problem' in policy));
  const of = version(on);
  return { policies, named, version: of, pods, wantedSeconds, configurations: effective ?? caughtUp(readable, of) };
}

/** `error code subject`, one line for each finding. */
export function found(given: Given): readonly string[] {
  return assess(situation(given)).findings.map(({ severity, code, subject }) => `${severity} ${code} ${subject}`);
}

export function patched(given: Given): readonly string[] {
  return assess(situation(given)).patches.map(({ policy, toSeconds }) => `${policy.name} -> ${toSeconds}`);
}

export const good = policyOf('p1', timeout(30));
export const basic = policyOf('p1');
export const other = (spec: object = timeout(30)) => policyOf('other', { matchConstraints: elsewhere, ...spec });
export const off = { evaluation: { admission: { enabled: false } } };

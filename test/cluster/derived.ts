import { expect } from 'vitest';
import { shapeText } from '../../src/kyverno/compare.ts';
import { deviations } from '../../src/kyverno/deviation.ts';
import { expectedWebhooks, type Kyverno } from '../../src/kyverno/expected.ts';
import { parsePolicy } from '../../src/kyverno/policy.ts';
import { defaultSettings, type KyvernoSettings } from '../../src/kyverno/settings.ts';
import { parseVersion } from '../../src/kyverno/version.ts';
import { configurationNames, parseConfiguration, type Verb } from '../../src/kyverno/webhooks.ts';
import { readable } from '../fakes/policies.ts';
import type { Cluster } from './cluster.ts';
import { itemsIn } from './ground/readers.ts';
import { until } from './ground/until.ts';
import { allNamespacedPoliciesPath, policiesPath } from './policies.ts';
import type { KyvernoVersion } from './versions.ts';

interface Side {
  readonly derived: readonly string[];
  readonly observed: readonly string[];
  readonly deviations: readonly object[];
}

async function sideOf(on: Cluster, verb: Verb, kyverno: Kyverno): Promise<Side> {
  const [own, namespaced] = await Promise.all(
    [policiesPath, allNamespacedPoliciesPath].map(async (path) => itemsIn(await on.admin.expect('GET', path))),
  );
  const policies = [
    ...(own ?? []).map((object) => readable(parsePolicy('ivpol', object))),
    ...(namespaced ?? []).map((object) => readable(parsePolicy('nivpol', object))),
  ];
  const plural = verb === 'mutate' ? 'mutatingwebhookconfigurations' : 'validatingwebhookconfigurations';
  const path = `/apis/admissionregistration.k8s.io/v1/${plural}/${configurationNames[verb]}`;
  const configuration = parseConfiguration(verb, await on.admin.expect('GET', path));
  if (typeof configuration === 'string') throw new Error(configuration);
  const expected = expectedWebhooks(verb, policies, kyverno);
  const line = (entry: { readonly name: string } & Parameters<typeof shapeText>[0]) =>
    `${entry.name} ${shapeText(entry)}`;
  return {
    derived: expected.map(line).sort(),
    observed: configuration.entries.map(line).sort(),
    deviations: deviations(expected, configuration.entries, true),
  };
}

/**
 * What is derived from the policies of the cluster is what this Kyverno writes, entry for entry. Waits until it has caught
 * up, so that what stays apart is shown by the assertion.
 */
export async function expectDerived(
  on: Cluster,
  running: KyvernoVersion,
  settings: Partial<KyvernoSettings> = {},
): Promise<void> {
  const version = parseVersion(running);
  if (version === undefined) throw new Error(running);
  const kyverno = { version, settings: { ...defaultSettings, ...settings } };
  const look = () => Promise.all((['mutate', 'validate'] as const).map((verb) => sideOf(on, verb, kyverno)));
  const isEqual = ({ derived, observed, deviations: apart }: Side) =>
    derived.join() === observed.join() && apart.length === 0;
  const caughtUp = until('derived equals observed', async () => (await look()).every(isEqual), { deadlineMs: 10_000 });
  await caughtUp.catch(() => undefined);
  const sides = await look();
  expect(sides.flatMap(({ deviations: apart }) => apart)).toEqual([]);
  expect(sides.map(({ observed }) => observed)).toEqual(sides.map(({ derived }) => derived));
}

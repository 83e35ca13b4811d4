import { afterEach, describe, expect, test } from 'vitest';
import { shapeText } from '../../src/kyverno/compare.ts';
import { deviations } from '../../src/kyverno/deviation.ts';
import { expectedWebhooks, type Kyverno } from '../../src/kyverno/expected.ts';
import { parsePolicy } from '../../src/kyverno/policy.ts';
import { defaultSettings, type KyvernoSettings, readConfigMap } from '../../src/kyverno/settings.ts';
import { parseVersion } from '../../src/kyverno/version.ts';
import { configurationNames, parseConfiguration, type Verb } from '../../src/kyverno/webhooks.ts';
import { readable } from '../fakes/policies.ts';
import type { Cluster } from './cluster.ts';
import { useCluster } from './fixture.ts';
import { mergePatch } from './ground/client.ts';
import { itemsIn } from './ground/readers.ts';
import { clearTestObjects } from './ground/reset.ts';
import { until } from './ground/until.ts';
import { allNamespacedPoliciesPath, collectionOf, type PolicyOptions, policiesPath } from './policies.ts';
import { isBefore119, testedVersion } from './versions.ts';

// What is derived from policies, version, flags and ConfigMap, held to what the real Kyverno writes: entry for entry.

const cluster = useCluster();
// Policies that deny workloads would deny the Deployment that a reset settles.
afterEach(() => clearTestObjects(cluster().admin));
const configMap = '/api/v1/namespaces/kyverno/configmaps';

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

/** Waits until Kyverno has caught up, so that what stays apart is shown by the assertion. */
async function expectDerived(settings: Partial<KyvernoSettings> = {}): Promise<void> {
  const version = parseVersion(testedVersion());
  if (version === undefined) throw new Error(testedVersion());
  const kyverno = { version, settings: { ...defaultSettings, ...settings } };
  const look = () => Promise.all((['mutate', 'validate'] as const).map((verb) => sideOf(cluster(), verb, kyverno)));
  const isEqual = ({ derived, observed, deviations: apart }: Side) =>
    derived.join() === observed.join() && apart.length === 0;
  const caughtUp = until('derived equals observed', async () => (await look()).every(isEqual), { deadlineMs: 10_000 });
  await caughtUp.catch(() => undefined);
  const sides = await look();
  expect(sides.flatMap(({ deviations: apart }) => apart)).toEqual([]);
  expect(sides.map(({ observed }) => observed)).toEqual(sides.map(({ derived }) => derived));
}

/** Creates a policy whose spec has these fields besides; below `matchConstraints` too. */
async function make(options: PolicyOptions, spec: object = {}, constraints: object = {}): Promise<void> {
  const policy = cluster().policy(options);
  const matchConstraints = { ...policy.spec.matchConstraints, ...constraints };
  await cluster().admin.expect('POST', collectionOf(policy), {
    ...policy,
    spec: { ...policy.spec, matchConstraints, ...spec },
  });
}

async function change(name: string, spec: object): Promise<void> {
  await cluster().admin.expect('PATCH', `${policiesPath}/${name}`, { spec }, mergePatch);
}

async function remove(name: string): Promise<void> {
  await cluster().admin.expect('DELETE', `${policiesPath}/${name}`);
}

const timeout = (timeoutSeconds: number | null) => ({ webhookConfiguration: { timeoutSeconds } });
const condition = (expression: string) => ({ matchConditions: [{ name: 'c', expression }] });
const controllers = (...names: readonly string[]) => ({ autogen: { podControllers: { controllers: names } } });
const selector = (value: string) => ({ matchLabels: { team: value } });

type Steps = readonly (() => Promise<void>)[];

const sets: Readonly<Record<string, Steps>> = {
  'a timeout is added': [() => make({ name: 'p1' }), () => change('p1', timeout(30))],
  'a timeout is added to one of two': [
    () => make({ name: 'p1' }),
    () => make({ name: 'p2' }),
    () => change('p2', timeout(20)),
  ],
  'a timeout is removed': [() => make({ name: 'p1', timeoutSeconds: 30 }), () => change('p1', timeout(null))],
  'a timeout is changed': [() => make({ name: 'p1', timeoutSeconds: 5 }), () => change('p1', timeout(30))],
  'a policy is switched off and on': [
    () => make({ name: 'p1' }),
    () => make({ name: 'p2', timeoutSeconds: 30 }),
    () => change('p2', { evaluation: { admission: { enabled: false } } }),
    () => change('p2', { evaluation: { admission: { enabled: true } } }),
  ],
  'a policy is deleted': [() => make({ name: 'p1' }), () => make({ name: 'p2' }), () => remove('p1')],
  'a policy gets another name': [
    () => make({ name: 'p1', timeoutSeconds: 30 }),
    () => remove('p1'),
    () => make({ name: 'p1-b', timeoutSeconds: 30 }),
  ],
  'a policy begins to fail open': [() => make({ name: 'p1' }), () => change('p1', { failurePolicy: 'Ignore' })],
  'digests are no longer pinned': [
    () => make({ name: 'p1', timeoutSeconds: 30 }),
    () => change('p1', { validationConfigurations: { mutateDigest: false } }),
  ],
  'a condition only Kyverno can compile': [() => make({ name: 'p1' }, condition('images.containers.size() >= 0'))],
  'a condition on fields that workloads have elsewhere': [
    () => make({ name: 'p1' }, condition("object.metadata.namespace != 'x' && object.spec.containers.size() > 0")),
  ],
  'a condition on the namespace object': [
    () => make({ name: 'p1' }, condition("namespaceObject.metadata.name != 'x'")),
    () => make({ name: 'p2', timeoutSeconds: 30 }, condition("namespaceObject.metadata.name != 'x'")),
  ],
  'named controllers': [
    () => make({ name: 'p1' }, controllers('jobs', 'nonsense')),
    () => make({ name: 'p2', timeoutSeconds: 30 }, controllers('cronjobs', 'jobsets.v1alpha2.jobset.x-k8s.io')),
  ],
  'an empty selector and none': [() => make({ name: 'p1' }), () => make({ name: 'p2' }, {}, { namespaceSelector: {} })],
  'selectors of Pods': [
    () => make({ name: 'p1', objectSelector: selector('one') }),
    () => make({ name: 'p2', objectSelector: selector('one') }),
    () => make({ name: 'p3', timeoutSeconds: 30, objectSelector: selector('two'), namespaceSelector: selector('x') }),
  ],
  'rules that leave something out': [
    () => make({ name: 'p1', timeoutSeconds: 30, operations: ['CREATE'] }, {}, { excludeResourceRules: [excluded()] }),
    () => make({ name: 'p2', operations: ['CREATE'] }),
    () => make({ name: 'p3' }),
  ],
  'matchPolicy Exact with conditions': [
    () => make({ name: 'p1' }, condition('request.operation == "CREATE"'), { matchPolicy: 'Exact' }),
  ],
  'namespaced policies': [
    () => make({ name: 'n1', namespace: 'apps' }),
    () => make({ name: 'n2', namespace: 'default' }),
    () => make({ name: 'n3', namespace: 'apps', timeoutSeconds: 30 }, condition('request.operation == "CREATE"')),
    () => make({ name: 'p1', timeoutSeconds: 30 }),
  ],
};

function excluded() {
  return { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'], resourceNames: ['x'] };
}

describe('the entries of the real Kyverno are those derived', () => {
  test.each(Object.entries(sets))('at each step where %s', async (_, steps) => {
    for (const step of steps) {
      await step();
      await expectDerived();
    }
  });

  test('with the selectors of its ConfigMap, as soon as it has them', async () => {
    await make({ name: 'p1' });
    await make({ name: 'p2', timeoutSeconds: 30, namespaceSelector: selector('one') });
    const webhooks = {
      namespaceSelector: { matchExpressions: [{ key: 'name', operator: 'NotIn', values: ['kyverno'] }] },
      objectSelector: { matchLabels: { checked: 'yes' } },
    };
    const object = { metadata: { name: 'kyverno' }, data: { webhooks: JSON.stringify(webhooks) } };
    await cluster().admin.expect('POST', configMap, object);
    try {
      await expectDerived(readConfigMap(object));
    } finally {
      await cluster().admin.expect('DELETE', `${configMap}/kyverno`);
    }
    await expectDerived();
  });

  test('where a flag makes all fail open', async () => {
    await cluster().startKyverno(['--forceFailurePolicyIgnore=true']);
    await make({ name: 'p1' });
    await make({ name: 'p2', timeoutSeconds: 30 });
    await expectDerived({ forceFailurePolicyIgnore: true });
  });

  // Up to 1.18 Kyverno has no such flag and ends.
  test.each(isBefore119(testedVersion()) ? [] : ['what Nodes need'])('where a flag leaves out %s', async () => {
    await cluster().startKyverno(['--excludeBootstrapResources=true']);
    await make({ name: 'p1' });
    await make({ name: 'p2', timeoutSeconds: 30, failurePolicy: 'Ignore' });
    await make({ name: 'p3', timeoutSeconds: 30 });
    await expectDerived({ excludeBootstrapResources: true });
  });
});

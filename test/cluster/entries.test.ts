import { afterEach, describe, test } from 'vitest';
import { readConfigMap } from '../../src/kyverno/settings.ts';
import { expectDerived } from './derived.ts';
import { useCluster } from './fixture.ts';
import { mergePatch } from './ground/client.ts';
import { clearTestObjects } from './ground/reset.ts';
import { collectionOf, type PolicyOptions, policiesPath } from './policies.ts';
import { isBefore119, testedVersion } from './versions.ts';

// What is derived from policies, version, flags and ConfigMap, held to what the real Kyverno writes: entry for entry.

const cluster = useCluster();
// Policies that deny workloads would deny the Deployment that a reset settles.
afterEach(() => clearTestObjects(cluster().admin));
const configMap = '/api/v1/namespaces/kyverno/configmaps';

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
      await expectDerived(cluster(), testedVersion());
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
      await expectDerived(cluster(), testedVersion(), readConfigMap(object));
    } finally {
      await cluster().admin.expect('DELETE', `${configMap}/kyverno`);
    }
    await expectDerived(cluster(), testedVersion());
  });

  test('where a flag makes all fail open', async () => {
    await cluster().startKyverno(['--forceFailurePolicyIgnore=true']);
    await make({ name: 'p1' });
    await make({ name: 'p2', timeoutSeconds: 30 });
    await expectDerived(cluster(), testedVersion(), { forceFailurePolicyIgnore: true });
  });

  // Up to 1.18 Kyverno has no such flag and ends.
  test.each(isBefore119(testedVersion()) ? [] : ['what Nodes need'])('where a flag leaves out %s', async () => {
    await cluster().startKyverno(['--excludeBootstrapResources=true']);
    await make({ name: 'p1' });
    await make({ name: 'p2', timeoutSeconds: 30, failurePolicy: 'Ignore' });
    await make({ name: 'p3', timeoutSeconds: 30 });
    await expectDerived(cluster(), testedVersion(), { excludeBootstrapResources: true });
  });
});

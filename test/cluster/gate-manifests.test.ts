import { beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { useCluster } from './fixture.ts';
import { expectProceed, expectRefused } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import type { Repository, Tag } from './registry/images.ts';
import { isBefore119, testedVersion } from './versions.ts';

const cluster = useCluster();
beforeAll(async () => {
  await cluster().createNamespace('admission-gate');
  await cluster().createNamespace('shop');
});

const image = (repository: Repository, tag: Tag = 'signed') => cluster().registry.image(repository, tag);

function deployment(namespace: string, ...images: readonly string[]): string {
  const containers = images.map((one, index) => ({ name: `c${index}`, image: one }));
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers } };
  return stringify({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace },
    spec: { template },
  });
}

async function applied(repositories: readonly string[]): Promise<void> {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30, repositories });
  await cluster().published('p1');
}

const fromManifests = { 'probe-images': '', 'probe-manifests': 'deploy', 'probe-attempts': '2' };

describe('whole templates', () => {
  test('are admitted with all their containers in their namespaces, their controls denied, and their digests known', async () => {
    await applied(['app', 'app2']);
    const files = {
      'deploy/web.yaml': deployment('shop', image('app'), image('app2')),
      'deploy/more/api.json': JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [] }),
      'deploy/more/pod.yaml': deployment('apps', image('app')),
    };
    const inputs = { ...fromManifests, 'probe-must-deny': image('app', 'wrongkey') };
    const run = await runGate(cluster(), { files, inputs });
    expectProceed(run);
    expect(run.report.probes.map(({ kind, podNamespace }) => `${kind} ${podNamespace}`).sort()).toEqual([
      'control apps',
      'control apps',
      'control shop',
      'control shop',
      'probe apps',
      'probe shop',
    ]);
    const pinned = (repository: Repository) =>
      `${image(repository)}@${cluster().registry.digest(repository, 'signed')}`;
    expect(JSON.parse(run.main.outputs['images'] ?? '')).toEqual(
      isBefore119(testedVersion()) ? {} : { [image('app')]: pinned('app'), [image('app2')]: pinned('app2') },
    );
  });

  test('are refused for one container that is not signed, beside one that is', async () => {
    await applied(['app', 'app2']);
    const files = { 'deploy/web.yaml': deployment('shop', image('app'), image('app2', 'unsigned')) };
    await expectRefused(cluster(), await runGate(cluster(), { files, inputs: fromManifests }), 'probe-denied');
  });

  test('are refused for one container that no policy covers, although the one beside it is covered', async () => {
    await applied(['app']);
    const files = { 'deploy/web.yaml': deployment('shop', image('app'), image('app3')) };
    const run = await runGate(cluster(), { files, inputs: fromManifests });
    await expectRefused(cluster(), run, 'coverage-unproved');
    expect(run.main.log).toContain('app3');
  });

  test('are refused in a namespace that is not there', async () => {
    await applied(['app']);
    const files = { 'deploy/web.yaml': deployment('nowhere', image('app')) };
    await expectRefused(
      cluster(),
      await runGate(cluster(), { files, inputs: fromManifests }),
      'probe-namespace-missing',
    );
  });
});

test('a policy that is not strict admits an image that must be denied', async () => {
  await applied(['app']);
  const run = await runGate(cluster(), { inputs: { 'probe-must-deny': image('app') } });
  await expectRefused(cluster(), run, 'must-deny-admitted');
});

test('a Kyverno that does not look at this identity is told from a policy that does not enforce', async () => {
  await applied(['app']);
  const path = '/api/v1/namespaces/kyverno/configmaps';
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'kyverno' },
    data: { excludeGroups: 'system:masters' },
  };
  await cluster().admin.expect('POST', path, configMap);
  try {
    await expect
      .poll(async () => (await cluster().probe(image('app', 'unsigned'))).status, { timeout: 20_000 })
      .toBe(201);
    await expectRefused(cluster(), await runGate(cluster()), 'probe-not-looked-at');
  } finally {
    await cluster().admin.expect('DELETE', `${path}/kyverno`);
    await expect
      .poll(async () => (await cluster().probe(image('app', 'unsigned'))).status, { timeout: 20_000 })
      .toBe(400);
  }
});

test('200 templates are all probed', async () => {
  await applied(['app']);
  const names = Array.from({ length: 200 }, (_, index) => `pod-${index}`);
  const pod = (name: string) =>
    stringify({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name, namespace: 'apps', labels: { name } },
      spec: { containers: [{ name: 'web', image: image('app') }] },
    });
  const files = { 'deploy/all.yaml': names.map(pod).join('---\n') };
  const run = await runGate(cluster(), { files, inputs: fromManifests });
  expectProceed(run);
  // The report keeps the first 60 only, the log has all.
  expect(run.main.log.match(/probe \S+\/app:signed: admitted/g)).toHaveLength(200);
});

import { beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { useCluster } from './fixture.ts';
import { runGate } from './gate/job.ts';
import { mergePatch } from './ground/client.ts';
import { until } from './ground/until.ts';
import { type PolicyOptions, policiesPath } from './policies.ts';
import { isBefore119, testedVersion } from './versions.ts';

// docs/one-policy.md, by hand, while unsigned Pods of both repositories are sent all the time.

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

const union: PolicyOptions = { name: 'p1', repositories: ['app', 'app2'] };

function patched(name: string, spec: object): Promise<unknown> {
  return cluster().admin.expect('PATCH', `${policiesPath}/${name}`, { spec }, mergePatch);
}

/** Sends unsigned Pods until it is stopped; gives what was admitted, and how many were sent. */
function streaming() {
  const seen = { sent: 0, admitted: [] as string[], isOver: false };
  const stream = async (image: string): Promise<void> => {
    while (!seen.isOver) {
      const { status } = await cluster().probe(image);
      seen.sent += 1;
      if (status === 201) seen.admitted.push(image);
    }
  };
  const images = [cluster().registry.image('app', 'unsigned'), cluster().registry.image('app2', 'unsigned')];
  const streams = Promise.all([...images, ...images].map(stream));
  return {
    stopped: async () => {
      seen.isOver = true;
      await streams;
      return seen;
    },
  };
}

/**
 * No webhook shows it, as the path stays: from 1.19 on the denial names A. Up to 1.18 both of one path deadlock instead
 * for images of both, which is no admission either, and takes longer than Kyverno needs.
 */
async function takenUp(): Promise<void> {
  const ask = () => cluster().probe(cluster().registry.image('app2', 'unsigned'));
  if (isBefore119(testedVersion())) expect((await ask()).status).not.toBe(201);
  else await until('p1 denies', async () => JSON.stringify((await ask()).body).includes('p1: image is not signed'));
}

test('two basic policies become one without a moment in which an unsigned Pod is admitted', async () => {
  await cluster().apply({ name: 'p1' });
  await cluster().apply({ name: 'p2', repositories: ['app2'] });
  await cluster().published('p1', 'p2');
  const files = { 'policies/p1.yaml': stringify(cluster().policy(union)) };
  const { report } = await runGate(cluster(), {
    files,
    inputs: { 'policy-files': 'policies', 'retire-policies': 'p2' },
  });
  expect(report.findings.map(({ code }) => code)).toContain('retire-covered');

  const pods = streaming();
  await patched('p1', { matchImageReferences: cluster().policy(union).spec.matchImageReferences });
  await takenUp();
  await patched('p2', { evaluation: { admission: { enabled: false } } });
  await cluster().published('p1');
  const forged = `${cluster().registry.image('app2', 'signed')}@sha256:${'f'.repeat(64)}`;
  expect((await cluster().probe(forged)).status).toBe(400);
  await patched('p1', { webhookConfiguration: { timeoutSeconds: 30 } });
  await cluster().webhooksWhen('p1 has its own path', ({ mutating, validating }) =>
    [...mutating, ...validating].every(({ timeoutSeconds }) => timeoutSeconds === 30),
  );
  const { sent, admitted } = await pods.stopped();
  expect(admitted).toEqual([]);
  expect(sent).toBeGreaterThan(4);
  for (const repository of ['app', 'app2'] as const)
    expect((await cluster().probe(cluster().registry.image(repository, 'signed'))).status).toBe(201);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { useCluster } from './fixture.ts';
import { expectNothingWritten, expectProceed, expectRefused, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import type { PolicyOptions } from './policies.ts';
import { isBefore119, testedVersion } from './versions.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));
const before119 = isBefore119(testedVersion());

async function applied(...policies: readonly PolicyOptions[]): Promise<void> {
  for (const policy of policies) await cluster().apply(policy);
  await cluster().published(...policies.map(({ name }) => name));
}

describe('refused before any policy is written', () => {
  test.each<[string, PolicyOptions, string]>([
    ['a policy that fails open', { name: 'p1', failurePolicy: 'Ignore' }, 'policy-fail-open'],
    ['a policy that only audits', { name: 'p1', validationActions: ['Audit'] }, 'policy-not-deny'],
  ])('%s', async (_, policy, code) => {
    await applied(policy);
    const run = await runGate(cluster());
    await expectRefused(cluster(), run, code);
    await expectNothingWritten(cluster(), run, 'p1');
  });

  test('a policy that is not there', async () => {
    const run = await runGate(cluster(), { inputs: { policies: 'p9' } });
    await expectRefused(cluster(), run, 'policy-missing');
  });

  test('two basic policies on one path, neither of them named', async () => {
    await applied({ name: 'p1' }, { name: 'p2', repositories: ['app2'] });
    const run = await runGate(cluster(), { inputs: { policies: '' } });
    await expectRefused(cluster(), run, before119 ? 'two-policies-one-pod' : 'shared-path');
    await expectNothingWritten(cluster(), run, 'p1', 'p2');
  });

  test('45 s on an unrelated policy while something must converge', async () => {
    await cluster().createNamespace('elsewhere', { team: 'elsewhere' });
    await applied({ name: 'p1' });
    await cluster().apply({
      name: 'p2',
      timeoutSeconds: 45,
      namespaceSelector: { matchLabels: { team: 'elsewhere' } },
    });
    const run = await runGate(cluster());
    await expectRefused(cluster(), run, 'updates-frozen');
    await expectNothingWritten(cluster(), run, 'p1', 'p2');
  });
});

describe('two basic policies of which one is named', () => {
  test('are refused on 1.18, where the patch would deny every Pod, and separated on 1.19', async () => {
    await applied({ name: 'p1' }, { name: 'p2', repositories: ['app2'] });
    const run = await runGate(cluster());
    if (before119) {
      await expectRefused(cluster(), run, 'two-policies-one-pod');
      await expectNothingWritten(cluster(), run, 'p1', 'p2');
      return;
    }
    expectProceed(run);
    const { validating } = await cluster().resourceWebhooks();
    expect(validating.map(({ path, timeoutSeconds }) => [path, timeoutSeconds]).sort()).toEqual([
      ['/ivpol/validate/p1', 30],
      ['/ivpol/validate/p2', 10],
    ]);
    expect((await readPolicy(cluster(), 'p2')).metadata.generation).toBe(1);
  });
});

describe('refused at the patch', () => {
  test('while Kyverno is stopped, since its own policy webhook fails closed', async () => {
    await applied({ name: 'p1' });
    await cluster().stopKyverno();
    const run = await runGate(cluster());
    await expectRefused(cluster(), run, 'kyverno-down');
    await expectNothingWritten(cluster(), run, 'p1');
  });

  test('while Kyverno is suspended', async () => {
    await applied({ name: 'p1' });
    cluster().suspendKyverno();
    const run = await runGate(cluster());
    await expectRefused(cluster(), run, 'kyverno-down');
    await expectNothingWritten(cluster(), run, 'p1');
  });
});

describe('refused after the wait', () => {
  test('while Kyverno serves but takes itself for in a rolling update and writes no webhooks', async () => {
    await applied({ name: 'p1' });
    await cluster().beginRollingUpdate();
    const run = await runGate(cluster(), { inputs: { 'convergence-timeout-seconds': '3' } });
    await expectRefused(cluster(), run, 'kyverno-rollout');
    expect(run.main.log).toContain('/ivpol/validate/p1 Fail 30');
    expect(run.report.patches).toEqual([{ policy: 'p1', from: 'absent', to: 30 }]);
  });
});

describe('refused at the probes', () => {
  test('with all right already and Kyverno stopped', async () => {
    await applied({ name: 'p1', timeoutSeconds: 30 });
    await cluster().stopKyverno();
    const run = await runGate(cluster(), { inputs: { 'probe-attempts': '2' } });
    await expectRefused(cluster(), run, 'webhook-unreachable');
  });

  test.each([
    ['an unsigned image', 'unsigned'],
    ['an image signed with another key', 'wrongkey'],
  ] as const)('%s', async (_, tag) => {
    await applied({ name: 'p1', timeoutSeconds: 30 });
    const image = cluster().registry.image('app', tag);
    const run = await runGate(cluster(), { inputs: { 'probe-images': image } });
    await expectRefused(cluster(), run, 'probe-denied');
    expect(run.main.outputs['cause-class']).toBe('undetermined');
  });

  test('an image that no policy covers, before anything is probed', async () => {
    await applied({ name: 'p1', timeoutSeconds: 30 });
    const image = cluster().registry.image('app3', 'signed');
    const run = await runGate(cluster(), { inputs: { 'probe-images': image } });
    await expectRefused(cluster(), run, 'coverage-unproved');
  });
});

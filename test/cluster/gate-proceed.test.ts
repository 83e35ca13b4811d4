import { beforeAll, describe, expect, test } from 'vitest';
import { useCluster } from './fixture.ts';
import { expectNothingWritten, expectProceed, onlyTheTimeout, ownedByGate, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { holderNow, readLease } from './gate/lease.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

const ours = /^gh:16300000001\.1:deploy:[0-9a-f]{8}$/;
const microTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

describe('a stale timeout', () => {
  test.each([
    ['of 10 s', 10],
    ['that is absent', undefined],
    ['of 45 s, which had frozen all updates', 45],
  ])('%s is raised, waited for and proved, and the deploy may go on', async (_, timeoutSeconds) => {
    await cluster().apply({ name: 'p1', ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }) });
    if (timeoutSeconds !== 45) await cluster().published('p1');
    const run = await runGate(cluster());
    expectProceed(run);
    expect((await readPolicy(cluster(), 'p1')).spec.webhookConfiguration.timeoutSeconds).toBe(30);
    expect(await ownedByGate(cluster(), 'p1')).toEqual(onlyTheTimeout(timeoutSeconds === undefined));
    expect(run.report.patches).toEqual([{ policy: 'p1', from: String(timeoutSeconds ?? 'absent'), to: 30 }]);
    expect(run.report.probes.map(({ kind, passed }) => [kind, passed])).toEqual([
      ['probe', true],
      ['control', true],
    ]);
    const { mutating, validating } = await cluster().resourceWebhooks();
    expect(mutating).toMatchObject([{ path: '/ivpol/mutate/p1', failurePolicy: 'Fail', timeoutSeconds: 30 }]);
    expect(validating).toMatchObject([{ path: '/ivpol/validate/p1', failurePolicy: 'Fail', timeoutSeconds: 30 }]);
  });
});

describe('everything right already', () => {
  test('writes nothing but the Lease, which is held over the deploy and freed by post', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    let deploying = '';
    const run = await runGate(cluster(), {
      deploy: async () => {
        deploying = await holderNow(cluster());
      },
    });
    expectProceed(run);
    expect(deploying).toMatch(ours);
    await expectNothingWritten(cluster(), run, 'p1');
    expect(run.post.log).toContain('Lease admission-gate/deploy freed.');
    const lease = await readLease(cluster());
    expect(lease.spec).toMatchObject({ holderIdentity: '', leaseDurationSeconds: 60, leaseTransitions: 0 });
    expect(lease.spec.renewTime).toMatch(microTime);
    expect(lease.spec.acquireTime).toMatch(microTime);
    expect(lease.metadata.annotations).toMatchObject({
      'admission-gate/repository': 'github.com/octo-org/shop',
      'admission-gate/runner-name': 'rig-runner-1',
      'admission-gate/repository-id': '1296269',
      'admission-gate/job-id': '46000000001',
      'admission-gate/head-sha': '1'.repeat(40),
      'admission-gate/link': 'https://github.com/octo-org/shop/actions/runs/16300000001/attempts/1',
    });
  });

  test('a higher timeout than the wanted one stays', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const run = await runGate(cluster(), { inputs: { 'webhook-timeout-seconds': '20' } });
    expectProceed(run);
    expect(run.report.patches).toEqual([]);
  });

  test('the log reads as a table of contents', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const { main } = await runGate(cluster());
    expect(main.groups.map(({ title }) => title)).toEqual([
      'Run Admission Gate',
      'Take the Lease',
      'Observe the cluster',
      'Repair the policies',
      'Wait for the webhooks',
      'Probe',
      'Control',
      'Look again',
      'Verdict: proceed',
    ]);
  });
});

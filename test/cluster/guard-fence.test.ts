import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldManagerOf } from '../../src/lease/identity.ts';
import { startApiProxy } from './api-proxy.ts';
import { useCluster } from './fixture.ts';
import { deployed, letBeAGate } from './gate/deployed.ts';
import { expectProceed, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { writesOfMain } from './gate/journal.ts';
import { heldBy, leasePath, readLease, takeOver } from './gate/lease.ts';
import { mergePatch } from './ground/client.ts';
import { messageOf } from './ground/readers.ts';
import { until } from './ground/until.ts';
import { policiesPath } from './policies.ts';

const cluster = useCluster();
const gate = 'deployer';
const dryRun = 'dryRun=All';
const p1 = `${policiesPath}/p1`;
const seconds = (timeoutSeconds: unknown) => ({ spec: { webhookConfiguration: { timeoutSeconds } } });

beforeAll(async () => {
  await cluster().createNamespace('admission-gate');
  await letBeAGate(cluster(), gate);
});

/** One dry-run patch of p1: everything is asked, nothing stored, so that each case starts from the same policy. */
function patch(user: 'admin' | 'deployer', body: object, query = dryRun) {
  return cluster().clientFor(user).request('PATCH', `${p1}?${query}`, body, mergePatch);
}

describe('the guard', () => {
  const installed: AsyncDisposable[] = [];
  beforeAll(async () => {
    installed.push(await deployed(cluster(), 'guard.yaml', gate));
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    await until(
      'the guard is in force',
      async () => (await patch('deployer', { metadata: { labels: { a: 'b' } } })).status === 422,
    );
    await cluster().reset();
  });
  afterAll(async () => {
    for (const one of installed) await one[Symbol.asyncDispose]();
  });

  describe.each([
    ['20 s', 20],
    ['no timeout', undefined],
    ['45 s, which freezes all updates', 45],
  ])('on a policy of %s', (_, timeoutSeconds) => {
    const before = timeoutSeconds;

    test('lets the timeout be raised and refuses to let it be lowered', async () => {
      await cluster().apply({ name: 'p1', ...(before === undefined ? {} : { timeoutSeconds: before }) });
      const tried = [0, 1, 9, 10, 19, 20, 21, 30, 31];
      const allowed: number[] = [];
      for (const to of tried) if ((await patch('deployer', seconds(to))).status === 200) allowed.push(to);
      const least = before === undefined ? 10 : before === 20 ? 20 : 1;
      expect(allowed).toEqual(tried.filter((to) => to >= least && to <= 30));
    });
  });

  const images = [{ glob: 'nowhere.example/*' }];
  test.each<[string, object]>([
    ['switched off', { spec: { evaluation: { admission: { enabled: false } } } }],
    ['made Audit', { spec: { validationActions: ['Audit'] } }],
    ['made to fail open', { spec: { failurePolicy: 'Ignore' } }],
    ['pointed at other images', { spec: { matchImageReferences: images } }],
    ['freed of its validations', { spec: { validations: [] } }],
    ['narrowed by a condition', { spec: { matchConditions: [{ name: 'never', expression: 'false' }] } }],
    ['freed of its timeout', seconds(null)],
    ['freed of its webhook configuration', { spec: { webhookConfiguration: null } }],
    ['labelled', { metadata: { labels: { a: 'b' } } }],
    ['annotated', { metadata: { annotations: { a: 'b' } } }],
    ['given a finalizer', { metadata: { finalizers: ['example.com/never'] } }],
    [
      'given an owner',
      { metadata: { ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'c', uid: 'u' }] } },
    ],
    ['raised and switched off', { spec: { ...seconds(30).spec, evaluation: { admission: { enabled: false } } } }],
    ['raised and labelled', { ...seconds(30), metadata: { labels: { a: 'b' } } }],
  ])('refuses that a policy is %s by the credentials of the gate', async (_, body) => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    const answer = await patch('deployer', body);
    expect(answer.status).toBe(422);
    expect(messageOf(answer.body)).toContain("ValidatingAdmissionPolicy 'admission-gate-guard'");
    expect((await patch('admin', body)).status, 'an administrator may').toBe(200);
  });

  test('refuses that a label or an annotation is taken away', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    const marked = { metadata: { labels: { team: 'a' }, annotations: { note: 'a' } } };
    expect((await patch('admin', marked, '')).status).toBe(200);
    for (const metadata of [{ labels: { team: null } }, { annotations: null }]) {
      expect((await patch('deployer', { metadata })).status).toBe(422);
    }
    expect((await patch('deployer', seconds(30))).status).toBe(200);
  });

  test('refuses to create and to delete policies, one or all', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    const user = cluster().clientFor('deployer');
    const answers = [
      await user.request('POST', `${policiesPath}?${dryRun}`, cluster().policy({ name: 'p2' })),
      await user.request('DELETE', p1),
      await user.request('DELETE', policiesPath),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await cluster().admin.request('GET', p1)).status).toBe(200);
  });

  test('leaves a whole gate its work, and refuses its credentials to switch the policy off after it', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    let refused = 0;
    const run = await runGate(cluster(), {
      inputs: { kubeconfig: await cluster().kubeconfigFor(gate) },
      deploy: async () => {
        refused = (await patch('deployer', { spec: { evaluation: { admission: { enabled: false } } } }, '')).status;
      },
    });
    expectProceed(run);
    expect(refused).toBe(422);
  });
});

describe('the fence', () => {
  const installed: AsyncDisposable[] = [];
  const [holder, other] = ['gh:1.1:deploy:00000000', 'gh:2.1:deploy:11111111'];
  const as = (fieldManager: string) => `${dryRun}&fieldManager=${encodeURIComponent(fieldManager)}`;
  const statusAs = async (fieldManager: string) => (await patch('admin', seconds(30), as(fieldManager))).status;
  const untilHolder = (name: string) =>
    until(`the fence knows ${name}`, async () => (await statusAs(fieldManagerOf(name))) === 200);

  beforeAll(async () => {
    installed.push(await deployed(cluster(), 'fence.yaml', gate));
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    await heldBy(cluster(), other);
    await until('the fence is in force', async () => (await statusAs(fieldManagerOf(holder))) === 403);
    await cluster().reset();
  });
  afterAll(async () => {
    for (const one of installed) await one[Symbol.asyncDispose]();
  });

  test('lets exactly the holder of the Lease write, and everybody who is no gate', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    await heldBy(cluster(), holder);
    await untilHolder(holder);
    expect(await statusAs(fieldManagerOf(other))).toBe(403);
    expect(await statusAs('kubectl-edit')).toBe(200);
    expect((await patch('admin', seconds(30), dryRun)).status, 'without a field manager').toBe(200);
    await takeOver(cluster(), other);
    await untilHolder(other);
    const late = await patch('admin', seconds(30), as(fieldManagerOf(holder)));
    expect(late.status).toBe(403);
    expect(messageOf(late.body)).toContain(`the Lease is held by ${other}, not by this writer`);
    await takeOver(cluster(), '');
    await until('the fence knows that it is free', async () => (await statusAs(fieldManagerOf(other))) === 403);
    const free = await patch('admin', seconds(30), as(fieldManagerOf('')));
    expect(messageOf(free.body)).toContain('held by nobody');
  });

  test('stops nobody while there is no Lease', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 20 });
    expect(await statusAs('kubectl-edit')).toBe(200);
    await until('the fence knows that there is none', async () => (await statusAs(fieldManagerOf(holder))) === 200);
  });

  test('leaves a whole gate its work', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    expectProceed(await runGate(cluster()));
  });

  test('refuses a gate that was suspended after its last assertion while another took the Lease over', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    await using proxy = await startApiProxy(cluster());
    const asserted = proxy.stopAt('after', writesOfMain.plan);
    const run = await runGate(cluster(), {
      inputs: { kubeconfig: proxy.kubeconfig, 'lease-duration-seconds': '3600' },
      during: async (step) => {
        await asserted.reached;
        process.kill(step.pid, 'SIGSTOP');
        await takeOver(cluster(), other);
        await untilHolder(other);
        process.kill(step.pid, 'SIGCONT');
        asserted.pass();
      },
    });
    const tried = proxy.requests.filter(writesOfMain.policy);
    expect(tried.length, 'the gate did write').toBeGreaterThan(0);
    expect(run.report.code, run.main.log).toBe('lease-lost');
    expect((await readPolicy(cluster(), 'p1')).metadata.generation).toBe(1);
    expect((await readLease(cluster())).spec.holderIdentity).toBe(other);
    expect((await cluster().admin.request('GET', leasePath)).status).toBe(200);
  });
});

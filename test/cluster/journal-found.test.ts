import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyJournal } from '../../src/lease/journal.ts';
import { startApiProxy } from './api-proxy.ts';
import { useCluster } from './fixture.ts';
import { expectProceed, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { entryFor, journalNow, journalText, leaseWithJournal } from './gate/journal.ts';
import { holderNow, leasePath } from './gate/lease.ts';
import { mergePatch } from './ground/client.ts';
import { policiesPath } from './policies.ts';

const cluster = useCluster();
const dead = 'gh:1.1:deploy:00000000';

beforeAll(() => cluster().createNamespace('admission-gate'));
beforeEach(async () => {
  await cluster().apply({ name: 'p1' });
  await cluster().published('p1');
});

async function timeoutNow(): Promise<number | undefined> {
  return (await readPolicy(cluster(), 'p1')).spec.webhookConfiguration.timeoutSeconds;
}

async function expectFreeAndSettled(): Promise<void> {
  expect(await holderNow(cluster())).toBe('');
  expect(await journalNow(cluster())).toBe(emptyJournal);
}

describe('a journal that is found', () => {
  test.each([
    ['never written', 30, 'it was never written'],
    ['written by nobody of ours', 20, 'it was never written'],
  ])('in a free Lease is settled before anything is written: %s', async (_, to, said) => {
    const entry = await entryFor(cluster(), 'p1', dead, { from: null, to });
    await leaseWithJournal(cluster(), '', journalText([entry]));
    const run = await runGate(cluster());
    expectProceed(run);
    const [settled, planned] = [run.main.log.indexOf(said), run.main.log.indexOf('timeoutSeconds absent -> 30\n')];
    expect(settled).toBeGreaterThan(-1);
    expect(planned).toBeGreaterThan(settled);
    await expectFreeAndSettled();
  });

  test('and cannot be read refuses before anything is written, and is left as it is', async () => {
    await leaseWithJournal(cluster(), '', '{"version":2}');
    const run = await runGate(cluster());
    expect(run.report.code, run.main.log).toBe('journal-malformed');
    expect(run.main.log).toContain('admission-gate/journal-');
    expect(await timeoutNow()).toBeUndefined();
    expect(await holderNow(cluster())).toBe('');
    expect(await journalNow(cluster())).toBe('{"version":2}');
  });
});

describe('release', () => {
  const release = { mode: 'release', 'confirm-holder': dead };

  test('settles what the dead holder left, and frees last', async () => {
    const entry = await entryFor(cluster(), 'p1', dead, { from: null, to: 30 });
    const gone = { ...entry, id: `${dead}/2`, policy: 'p9' };
    await leaseWithJournal(cluster(), dead, journalText([entry, gone]));
    const raised = { spec: { webhookConfiguration: { timeoutSeconds: 30 } } };
    await cluster().admin.expect('PATCH', `${policiesPath}/p1`, raised, mergePatch);
    await using proxy = await startApiProxy(cluster());
    const run = await runGate(cluster(), { inputs: { ...release, kubeconfig: proxy.kubeconfig } });
    expect(run.report.code, run.main.log).toBe('released');
    expect(run.report.findings.map(({ code }) => code)).toEqual(['released', 'journal-adopted']);
    expect(run.main.log).toContain('that policy is gone');
    const sent = proxy.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    expect(sent.at(-1)).toBe(`PUT ${leasePath}`);
    expect(sent.slice(-3, -1).toSorted()).toEqual([`GET ${policiesPath}/p1`, `GET ${policiesPath}/p9`]);
    await expectFreeAndSettled();
  });

  test('that may not read the policy frees all the same and leaves the entry for the next run', async () => {
    const rules = [{ apiGroups: ['coordination.k8s.io'], resources: ['leases'], verbs: ['get', 'update'] }];
    const rbac = '/apis/rbac.authorization.k8s.io/v1';
    await cluster().admin.expect('POST', `${rbac}/clusterroles`, { metadata: { name: 'leases-only' }, rules });
    await cluster().admin.expect('POST', `${rbac}/clusterrolebindings`, {
      metadata: { name: 'leases-only' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'leases-only' },
      subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'deployer' }],
    });
    const text = journalText([await entryFor(cluster(), 'p1', dead, { from: null, to: 30 })]);
    await leaseWithJournal(cluster(), dead, text);
    const kubeconfig = await cluster().kubeconfigFor('deployer');
    const run = await runGate(cluster(), { inputs: { ...release, kubeconfig } });
    expect(run.report.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['released', 'notice'],
      ['journal-unsettled', 'warning'],
    ]);
    expect(await holderNow(cluster())).toBe('');
    expect(await journalNow(cluster())).toBe(text);
    expectProceed(await runGate(cluster()));
    await expectFreeAndSettled();
  });
});

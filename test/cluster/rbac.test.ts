import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRun } from '../acceptance/action.ts';
import { startApiProxy } from './api-proxy.ts';
import { useCluster } from './fixture.ts';
import { expectProceed } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { entryFor, journalText, leaseWithJournal, writesOfMain } from './gate/journal.ts';
import { heldBy, holderNow } from './gate/lease.ts';
import { mergePatch } from './ground/client.ts';
import { policiesPath } from './policies.ts';
import { grant, lackOf, type Permission, permissionsOf, without } from './rbac/parts.ts';

// deploy/rbac.yaml on the real API server: each mode works with its part, and no verb of it is one too many.

const cluster = useCluster();
const other = 'gh:1.1:deploy:00000000';
const holder = 'gh:2.1:deploy:11111111';

beforeAll(() => cluster().createNamespace('admission-gate'));

function useParts(...parts: readonly string[]): void {
  const granted: AsyncDisposable[] = [];
  beforeAll(async () => {
    for (const part of parts) granted.push(await grant(cluster(), part));
  });
  afterAll(async () => {
    for (const one of granted) await one[Symbol.asyncDispose]();
  });
}

const nameOf = ({ verb, resource, group }: Permission): string => `${verb} ${resource}${group && `.${group}`}`;
const rowsOf = (part: string) => permissionsOf(part).map((permission) => [nameOf(permission), permission] as const);

/** The finding, of this code and severity, that names the permission word by word. */
function expectNamed(run: ActionRun, permission: Permission, code: string, severity: 'error' | 'warning'): void {
  const found = run.report.findings.filter((one) => one.code === code && one.severity === severity);
  expect(JSON.stringify(found), run.main.log).toContain(JSON.stringify(lackOf(permission)).slice(1, -1));
}

async function stalePolicy(): Promise<void> {
  await cluster().apply({ name: 'p1' });
  await cluster().published('p1');
}

async function asDeployer(inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  return runGate(cluster(), { inputs: { kubeconfig: await cluster().kubeconfigFor('deployer'), ...inputs } });
}

describe('the gate', () => {
  useParts('gate');

  test('does all its work with its part, from no Lease and a stale timeout on', async () => {
    await stalePolicy();
    const run = await asDeployer();
    expectProceed(run);
    expect(run.report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(run.main.log).not.toContain('watch-forbidden');
    expect(await holderNow(cluster())).toBe('');
  });

  // A new rule comes in here, until a test below says why its lack is no refusal at once.
  const required = rowsOf('gate').filter(
    ([name]) => !/^(watch |get imagevalidatingpolicies|get configmaps|list namespaced(?!image))/.test(name),
  );

  test.each(required)('refuses without %s, and names it', async (name, permission) => {
    await using _ = await without(cluster(), permission);
    await stalePolicy();
    if (!name.startsWith('create leases')) await heldBy(cluster(), '');
    const run = await asDeployer();
    expect(run.report.code, run.main.log).toBe('api-forbidden');
    expectNamed(run, permission, 'api-forbidden', 'error');
  });

  const byName = (wanted: string) => rowsOf('gate').filter(([name]) => name.startsWith(wanted));

  test.each(byName('get imagevalidatingpolicies'))('refuses without %s after a conflict', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    await stalePolicy();
    await using proxy = await startApiProxy(cluster(), 'deployer');
    const patch = proxy.stopAt('before', writesOfMain.policy);
    const run = await runGate(cluster(), {
      inputs: { kubeconfig: proxy.kubeconfig },
      during: async () => {
        await patch.reached;
        const touched = { metadata: { annotations: { touched: 'now' } } };
        await cluster().admin.expect('PATCH', `${policiesPath}/p1`, touched, mergePatch);
        patch.pass();
      },
    });
    expectNamed(run, permission, 'api-forbidden', 'error');
  });

  test.each(byName('watch leases'))('waits without %s, and warns', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    await heldBy(cluster(), other);
    const run = await asDeployer({ 'lease-wait-seconds': '2' });
    expect(run.report.code, run.main.log).toBe('lease-held');
    expectNamed(run, permission, 'watch-forbidden', 'warning');
  });

  test.each(byName('get configmaps'))('proceeds without %s, and warns', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    await stalePolicy();
    const run = await asDeployer();
    expectProceed(run);
    expectNamed(run, permission, 'api-forbidden', 'warning');
  });

  const namespacedEngines = rowsOf('gate').filter(([name]) => /^list namespaced(?!image)/.test(name));

  test.each(namespacedEngines)('waits on without %s, and warns', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    await stalePolicy();
    await cluster().beginRollingUpdate();
    const run = await asDeployer({ 'convergence-timeout-seconds': '11' });
    expect(run.report.code, run.main.log).toBe('kyverno-rollout');
    expectNamed(run, permission, 'api-forbidden', 'warning');
  });

  const webhookWatches = [...byName('watch mutating'), ...byName('watch validating')];

  test.each(webhookWatches)('converges without %s, and warns', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    await stalePolicy();
    await cluster().beginRollingUpdate();
    const run = await asDeployer({ 'convergence-timeout-seconds': '2' });
    expect(run.report.code, run.main.log).toBe('kyverno-rollout');
    expectNamed(run, permission, 'watch-forbidden', 'warning');
  });
});

describe('the gate that reads the log of Kyverno', () => {
  useParts('gate', 'logs');
  // The admission controller of this cluster is a process and no Pod, so this one has no log; but it may be asked for.
  const labels = { 'app.kubernetes.io/component': 'admission-controller' };
  const body = {
    metadata: { name: 'kyverno-0', labels },
    spec: { containers: [{ name: 'kyverno', image: 'kyverno' }] },
  };
  beforeAll(() => cluster().admin.expect('POST', '/api/v1/namespaces/kyverno/pods', body));
  afterAll(() => cluster().admin.expect('DELETE', '/api/v1/namespaces/kyverno/pods/kyverno-0?gracePeriodSeconds=0'));

  const denied = async (): Promise<ActionRun> => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const image = cluster().registry.image('app', 'unsigned');
    return asDeployer({ 'probe-images': image, 'read-kyverno-logs': 'true' });
  };

  test('may read it', async () => {
    const run = await denied();
    expect(run.report.code, run.main.log).toBe('probe-denied');
    expect(JSON.stringify(run.report.findings)).toContain('the log of Pod kyverno-0 could not be read');
    expect(run.main.log).not.toContain('User "deployer" cannot');
  });

  test.each(rowsOf('logs'))('says without %s that it could not', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    const run = await denied();
    expectNamed(run, permission, 'probe-denied', 'error');
  });
});

describe('release', () => {
  useParts('release');

  const released = async (): Promise<ActionRun> => {
    await stalePolicy();
    const entry = await entryFor(cluster(), 'p1', holder, { from: null, to: 30 });
    await leaseWithJournal(cluster(), holder, journalText([entry]));
    return asDeployer({ mode: 'release', 'confirm-holder': holder });
  };

  test('does all its work with its part, a journal included', async () => {
    const run = await released();
    expect(run.report.code, run.main.log).toBe('released');
    expect(run.main.log).toContain('it was never written');
    expect(await holderNow(cluster())).toBe('');
  });

  const rows = rowsOf('release');
  const required = rows.filter(([name]) => name.includes(' leases'));
  const optional = rows.filter(([name]) => !name.includes(' leases'));

  test.each(required)('refuses without %s, and names it', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    const run = await released();
    expect(run.report.code, run.main.log).toBe('api-forbidden');
    expectNamed(run, permission, 'api-forbidden', 'error');
  });

  test.each(optional)('frees without %s, leaves the journal to the next gate, and warns', async (_, permission) => {
    await using __ = await without(cluster(), permission);
    const run = await released();
    expect(run.report.code, run.main.log).toBe('released');
    expectNamed(run, permission, 'journal-unsettled', 'warning');
  });
});

describe('diagnose', () => {
  useParts('diagnose');

  const diagnosed = () => asDeployer({ mode: 'diagnose', 'fail-on': 'never' });

  test('looks at everything with its part', async () => {
    await stalePolicy();
    const run = await diagnosed();
    expect(run.main.exitCode, run.main.log).toBe(0);
    expect(run.report.findings.filter(({ code }) => code === 'api-forbidden')).toEqual([]);
  });

  test.each(rowsOf('diagnose'))('looks at the rest without %s, and says so', async (name, permission) => {
    await using _ = await without(cluster(), permission);
    const run = await diagnosed();
    expect(run.main.exitCode, run.main.log).toBe(0);
    // Without the configurations of webhooks there is little to judge.
    expectNamed(run, permission, 'api-forbidden', name.includes('webhookconfigurations') ? 'error' : 'warning');
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { kyvernoPod, newService, policyOnServices, withoutPolicyOnServices } from './diagnose/outage.ts';
import { headLineOf, runDiagnose, screenOf } from './diagnose/run.ts';
import { useCluster } from './fixture.ts';
import { mergePatch } from './ground/client.ts';
import { messageOf } from './ground/readers.ts';

const otherPolicies = '/apis/policies.kyverno.io/v1beta1/validatingpolicies';
const otherPolicy = {
  apiVersion: 'policies.kyverno.io/v1beta1',
  kind: 'ValidatingPolicy',
  metadata: { name: 'other' },
  spec: {
    webhookConfiguration: { timeoutSeconds: 45 },
    matchConstraints: {
      resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['configmaps'] }],
    },
    validations: [{ expression: 'true' }],
  },
};

const cluster = useCluster();
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  // What is undone passes Kyverno; a test that scaled it to nothing has nothing to undo.
  if (undo.length > 0) await cluster().startKyverno();
  for (const one of undo.splice(0).reverse()) await one();
});

async function checked(): Promise<void> {
  await policyOnServices(cluster());
  undo.push(() => withoutPolicyOnServices(cluster()));
}

describe('the outage of 2022: a policy on Services, and a Kyverno that is gone', () => {
  test('is told in the first lines: what is blocked, webhook, cause, owner and command', async () => {
    await checked();
    await cluster().stopKyverno('SIGKILL');
    const refused = await newService(cluster());
    expect([refused.status, messageOf(refused.body)]).toEqual([
      500,
      expect.stringContaining('validate.kyverno.svc-fail'),
    ]);
    const run = await runDiagnose(cluster());
    expect(headLineOf(run.main)).toMatch(
      /^Blocking now: .* services.* in all \d+ namespaces.* is refused, because Kyverno \(webhook validate\.kyverno\.svc-fail\)/,
    );
    const screen = screenOf(run.main);
    expect(screen).toMatch(/^Why: .*kyverno\/kyverno-svc.*connection refused/m);
    expect(screen).toMatch(/^Whose it is: The platform team: .*\nRun first: kubectl get \S+ --namespace kyverno$/m);
    expect(screen).toMatch(/Do not delete \w+webhookconfigurations\/\S+: with its backend repaired/);
    expect(run.main).toMatchObject({ conclusion: 'failure', exitCode: 1 });
    expect(run.main.summary).toContain('Blocking now');
    expect(run.main.log).toContain('Service: creation refused');
  });

  test.each<[string, object, string, RegExp]>([
    [
      'that is killed for memory',
      {
        state: { waiting: { reason: 'CrashLoopBackOff' } },
        lastState: { terminated: { reason: 'OOMKilled', exitCode: 137 } },
      },
      'backend-out-of-memory',
      /OOMKilled.*23 restarts.*memory limit 384Mi/,
    ],
    [
      'that crashes, as after an expired chain',
      {
        state: { waiting: { reason: 'CrashLoopBackOff' } },
        lastState: { terminated: { reason: 'Error', exitCode: 1, message: 'certificate has expired' } },
      },
      'backend-crash-loop',
      /exit code 1.*certificate has expired/,
    ],
  ])('%s is named with the status of its Pods', async (_, status, code, text) => {
    await checked();
    undo.push(await kyvernoPod(cluster(), status));
    await cluster().stopKyverno('SIGKILL');
    const run = await runDiagnose(cluster());
    expect(run.report.code, run.main.log).toBe(code);
    expect(screenOf(run.main)).toMatch(text);
  });

  test('is over when Kyverno is back', async () => {
    await checked();
    const run = await runDiagnose(cluster());
    expect(run.main, run.main.log).toMatchObject({ conclusion: 'success', exitCode: 0 });
    expect(run.report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('Kyverno scaled to nothing', () => {
  test('in good order takes its webhooks with it: nothing is blocked, and nothing is verified', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    await cluster().scaleKyvernoToZero();
    const run = await runDiagnose(cluster());
    const codes = run.report.findings.map(({ code }) => code);
    expect(codes, run.main.log).toEqual(expect.arrayContaining(['kyverno-webhooks-open', 'kyverno-scaled-to-zero']));
    expect(run.main.exitCode).toBe(0);
  });

  test('and killed leaves them: what they select is blocked', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    await cluster().stopKyverno('SIGKILL');
    const run = await runDiagnose(cluster());
    expect(headLineOf(run.main)).toMatch(/ivpol\.\w+\.kyverno\.svc-fail-finegrained-p1/);
    expect(run.main.log).toContain('Pod: creation refused');
    expect(run.main.exitCode).toBe(1);
  });
});

test('a timeout that freezes all updates is said', async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 45 });
  const run = await runDiagnose(cluster(), { 'fail-on': 'warning' });
  const codes = run.report.findings.map(({ code }) => code);
  expect(codes, run.main.log).toEqual(expect.arrayContaining(['updates-frozen', 'kyverno-webhooks-open']));
  expect(run.main.exitCode).toBe(1);
});

test('webhooks that may take longer together than the API server waits are said', async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
  const run = await runDiagnose(cluster());
  const found = run.report.findings.find(({ code }) => code === 'webhooks-over-budget');
  expect(found, run.main.log).toMatchObject({ severity: 'warning', facts: { kind: 'pods', seconds: '60' } });
});

test('a Kyverno that the API server has not called for long is said', async () => {
  await cluster().stopKyverno('SIGKILL');
  const path = '/apis/coordination.k8s.io/v1/namespaces/kyverno/leases/kyverno-health';
  const annotations = { 'kyverno.io/last-request-time': '2026-01-01T00:00:00Z' };
  await cluster().admin.expect('PATCH', path, { metadata: { annotations } }, mergePatch);
  undo.push(async () => {});
  const run = await runDiagnose(cluster());
  expect(run.report.findings.map(({ code }) => code)).toContain('kyverno-unheard');
});

test('a policy of another engine that freezes all updates is said', async () => {
  await cluster().admin.expect('POST', otherPolicies, otherPolicy);
  undo.push(() =>
    cluster()
      .admin.expect('DELETE', `${otherPolicies}/other`)
      .then(() => {}),
  );
  const run = await runDiagnose(cluster());
  const frozen = run.report.findings.find(({ code }) => code === 'updates-frozen');
  expect(frozen, run.main.log).toMatchObject({ subject: 'ValidatingPolicy other' });
});

test('a rollout that does not end is said', async () => {
  await cluster().beginRollingUpdate();
  undo.push(() => cluster().endRollingUpdate());
  const run = await runDiagnose(cluster());
  expect(run.report.findings.map(({ code }) => code)).toContain('kyverno-rollout-stuck');
});

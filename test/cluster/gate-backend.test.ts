import { afterEach, beforeAll, expect, test } from 'vitest';
import { kyvernoPod } from './diagnose/outage.ts';
import { useCluster } from './fixture.ts';
import { runGate } from './gate/job.ts';
import { jsonPatch, mergePatch } from './ground/client.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

const configuration =
  '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations/kyverno-resource-validating-webhook-cfg';
const crashing = {
  state: { waiting: { reason: 'CrashLoopBackOff' } },
  lastState: { terminated: { reason: 'Error', exitCode: 1 } },
};

async function crashed(): Promise<void> {
  undo.push(await kyvernoPod(cluster(), crashing));
  await cluster().stopKyverno('SIGKILL');
}

/** As no running Kyverno would leave it. */
async function lowered(): Promise<void> {
  const lower = { op: 'replace', path: '/webhooks/0/timeoutSeconds', value: 10 };
  await cluster().admin.expect('PATCH', configuration, [lower], jsonPatch);
}

const codesOf = ({ report }: Awaited<ReturnType<typeof runGate>>) => report.findings.map(({ code }) => code);

test('a repair that Kyverno’s own webhook does not answer is explained by what is seen of its Pods', async () => {
  await cluster().apply({ name: 'p1' });
  await cluster().published('p1');
  await crashed();
  const run = await runGate(cluster());
  expect(codesOf(run).slice(0, 2), run.main.log).toEqual(['backend-crash-loop', 'kyverno-down']);
});

test('webhooks that nobody writes are explained in the same way', async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
  await crashed();
  await lowered();
  const run = await runGate(cluster(), { inputs: { 'convergence-timeout-seconds': '2' } });
  expect(codesOf(run).slice(0, 2), run.main.log).toEqual(['backend-crash-loop', 'not-converged']);
});

test('webhooks that nobody writes because Kyverno has no leader are said to be that', async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
  await cluster().stopKyverno('SIGKILL');
  const lease = '/apis/coordination.k8s.io/v1/namespaces/kyverno/leases/kyverno';
  await cluster().admin.expect('PATCH', lease, { spec: { renewTime: '2026-01-01T00:00:00.000000Z' } }, mergePatch);
  await lowered();
  const run = await runGate(cluster(), { inputs: { 'convergence-timeout-seconds': '2' } });
  expect(codesOf(run).slice(0, 2), run.main.log).toEqual(['kyverno-without-leader', 'not-converged']);
});

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApiProxy } from './api-proxy.ts';
import { chain, startBackend, vendorService, vendorWebhook } from './diagnose/backend.ts';
import { headLineOf, runDiagnose } from './diagnose/run.ts';
import { useCluster } from './fixture.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('vendor'));

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

const codesOf = ({ report }: Awaited<ReturnType<typeof runDiagnose>>) => report.findings.map(({ code }) => code);
const year = ['20260101000000Z', '20360101000000Z'] as const;

describe('a webhook of another vendor', () => {
  test.each<[string, string, readonly [string, string], boolean, string | undefined]>([
    ['that is trusted blocks nothing', 'good', year, false, undefined],
    ['whose chain has expired', 'old', ['20200101000000Z', '20210101000000Z'], false, 'ca-expired'],
    ['whose caBundle is of another authority', 'other', year, true, 'ca-mismatch'],
  ])('%s', async (_, name, [from, to], foreign, code) => {
    const own = await chain(cluster(), name, from, to);
    const bundle = foreign ? await chain(cluster(), `${name}-bundle`, from, to) : own;
    const backend = await startBackend(own);
    undo.push(() => backend.close());
    await vendorService(cluster(), name);
    undo.push(await vendorWebhook(cluster(), name, { service: name, port: backend.port, caBundle: bundle.authority }));
    const run = await runDiagnose(cluster());
    if (code === undefined) return expect(run.main, run.main.log).toMatchObject({ exitCode: 0 });
    expect(run.report.code, run.main.log).toBe(code);
    expect(headLineOf(run.main)).toContain(`${name}.vendor.example`);
    expect(run.main.log).toContain('ConfigMap: creation refused');
    expect(run.main.outputs['cause-class']).toBe('not-ours');
  });

  test('whose certificate does not fit is seen by the handshake, without a kind that it stops', async () => {
    const own = await chain(cluster(), 'unprobed', ...year);
    const bundle = await chain(cluster(), 'unprobed-bundle', ...year);
    const backend = await startBackend(own);
    undo.push(() => backend.close());
    await vendorService(cluster(), 'unprobed');
    undo.push(
      await vendorWebhook(cluster(), 'unprobed', {
        service: 'unprobed',
        port: backend.port,
        caBundle: bundle.authority,
        resource: 'secrets',
      }),
    );
    expect((await runDiagnose(cluster())).report.code).toBe('ca-mismatch');
  });

  test('whose Service is gone, or has another port', async () => {
    await vendorService(cluster(), 'ported', { type: 'ClusterIP', externalName: undefined, ports: [{ port: 8443 }] });
    undo.push(await vendorWebhook(cluster(), 'gone', { service: 'nowhere' }));
    undo.push(await vendorWebhook(cluster(), 'ported', { service: 'ported', resource: 'services' }));
    const run = await runDiagnose(cluster());
    expect(codesOf(run), run.main.log).toEqual(
      expect.arrayContaining(['backend-service-missing', 'backend-port-missing']),
    );
  });

  test('whose Service has no endpoints is answered at once, with nothing dialled', async () => {
    await vendorService(cluster(), 'empty', { type: 'ClusterIP', externalName: undefined, ports: [{ port: 443 }] });
    undo.push(await vendorWebhook(cluster(), 'empty', { service: 'empty' }));
    await cluster().stopApiServer();
    await cluster().startApiServer(['--enable-aggregator-routing=true']);
    const run = await runDiagnose(cluster());
    expect(run.report.code, run.main.log).toBe('backend-no-endpoints');
    expect(run.main.log).toContain('no endpoints available for service');
    await cluster().stopApiServer();
    await cluster().startApiServer();
  });

  test('that may be ignored blocks nothing, and is not enforced', async () => {
    undo.push(await vendorWebhook(cluster(), 'open', { service: 'nowhere', failurePolicy: 'Ignore' }));
    const run = await runDiagnose(cluster());
    expect([run.main.exitCode, codesOf(run).includes('webhook-not-enforced')]).toEqual([0, true]);
  });
});

test('200 configurations are judged with at most 20 requests', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `many-${index}`);
  const made = await Promise.all(
    names.map((name) => vendorWebhook(cluster(), name, { service: 'nowhere', resource: 'secrets' })),
  );
  undo.push(async () => void (await Promise.all(made.map((remove) => remove()))));
  await using proxy = await startApiProxy(cluster());
  const run = await runDiagnose(cluster(), { kubeconfig: proxy.kubeconfig });
  expect(proxy.requests.length).toBeLessThanOrEqual(20);
  expect(run.report.code, run.main.log).toBe('backend-service-missing');
  expect(headLineOf(run.main)).toContain('and 199 more');
});

test('what may not be read is told with its rule, and the rest works', async () => {
  undo.push(await vendorWebhook(cluster(), 'gone', { service: 'nowhere' }));
  const run = await runDiagnose(cluster(), { kubeconfig: await cluster().kubeconfigFor('deployer') });
  expect(codesOf(run), run.main.log).toContain('api-forbidden');
  expect(run.main.log).toMatch(/Not looked at \(\d+\):/);
  expect(run.main.log).toContain('list endpointslices.discovery.k8s.io');
});

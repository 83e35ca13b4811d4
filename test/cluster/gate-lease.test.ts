import { beforeAll, describe, expect, test } from 'vitest';
import { useCluster } from './fixture.ts';
import { expectProceed, expectRefused, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { heldBy, holderNow, readLease, takeOver } from './gate/lease.ts';
import { until } from './ground/until.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

const other = 'gh:1.1:deploy:00000000';

describe('a Lease that another run holds', () => {
  test('is left alone, and the refusal names holder and run', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    await heldBy(cluster(), other);
    const before = await readLease(cluster());
    const { main, post } = await runGate(cluster());
    expect(main.outputs).toMatchObject({ verdict: 'refuse', 'reason-code': 'lease-held', retryable: 'true' });
    expect(main.log).toContain(other);
    expect(main.log).toContain('https://github.com/octo-org/shop/actions/runs/1');
    expect(post.raw).toEqual([]);
    expect(await readLease(cluster())).toEqual(before);
    expect((await readPolicy(cluster(), 'p1')).metadata.generation).toBe(1);
  });
});

describe('a run that ends too early', () => {
  test('killed after the patch: post frees the Lease, and the raised timeout stays', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    await cluster().beginRollingUpdate();
    const { main, post } = await runGate(cluster(), {
      during: async (step) => {
        await step.log.saw(/not yet: /);
        step.kill();
      },
    });
    expect(main.signal).toBe('SIGKILL');
    expect((await readPolicy(cluster(), 'p1')).spec.webhookConfiguration.timeoutSeconds).toBe(30);
    expect(post.log).toContain('Lease admission-gate/deploy freed.');
    expect(await holderNow(cluster())).toBe('');
    await cluster().endRollingUpdate();
    expectProceed(await runGate(cluster()));
  });

  test('cancelled in the wait: no new step, the Lease is freed, and the verdict says so', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    await cluster().beginRollingUpdate();
    const run = await runGate(cluster(), {
      during: async (step) => {
        await step.log.saw(/not yet: /);
        await step.cancel();
      },
    });
    expect(run.main.signals).toEqual(['SIGINT']);
    expect(run.main.outputs).toMatchObject({ verdict: 'refuse', 'reason-code': 'cancelled' });
    expect(run.report.probes).toEqual([]);
    expect(await holderNow(cluster())).toBe('');
  });
});

describe('a lost runner', () => {
  test('leaves a holder that the next run names, and that only its exact name releases', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    await heldBy(cluster(), other, 2);
    const refused = await runGate(cluster());
    expect(refused.main.outputs['reason-code']).toBe('lease-held');
    expect(refused.main.log).toContain(`confirm-holder set to exactly ${other}`);
    const wrong = await runGate(cluster(), { inputs: { mode: 'release', 'confirm-holder': `${other}1` } });
    expect(wrong.main.outputs['reason-code']).toBe('lease-other-holder');
    expect(await holderNow(cluster())).toBe(other);
    const released = await runGate(cluster(), { inputs: { mode: 'release', 'confirm-holder': other } });
    expect(released.main.outputs).toMatchObject({ verdict: 'proceed', 'reason-code': 'released' });
    expect(await holderNow(cluster())).toBe('');
    expectProceed(await runGate(cluster()));
  });

  test('is not released while its holder renews', async () => {
    await heldBy(cluster(), other, 2);
    const { main } = await runGate(cluster(), {
      inputs: { mode: 'release', 'confirm-holder': other },
      during: async (step) => {
        await step.log.saw(/silent for 0 s/);
        await cluster().admin.expect(
          'PATCH',
          '/apis/coordination.k8s.io/v1/namespaces/admission-gate/leases/deploy',
          { spec: { renewTime: '2026-11-30T00:00:01.000000Z' } },
          'application/merge-patch+json',
        );
      },
    });
    expect(main.outputs['reason-code']).toBe('lease-still-renewed');
    expect(await holderNow(cluster())).toBe(other);
  });
});

describe('a Lease that another takes in mid-run', () => {
  test('ends the gate without a further write', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    await cluster().beginRollingUpdate();
    const run = await runGate(cluster(), {
      inputs: { 'lease-duration-seconds': '6' },
      during: async (step) => {
        await step.log.saw(/not yet: /);
        await takeOver(cluster(), other);
      },
    });
    expect(run.main.outputs).toMatchObject({ verdict: 'refuse', 'reason-code': 'lease-lost' });
    expect(run.main.log).toContain(other);
    expect(await holderNow(cluster())).toBe(other);
    expect((await readPolicy(cluster(), 'p1')).metadata.generation).toBe(2);
  });

  test('while one policy is being written leaves the next one alone', async () => {
    const only = (namespace: string) => ({ matchLabels: { 'kubernetes.io/metadata.name': namespace } });
    await cluster().apply({ name: 'p1', namespaceSelector: only('apps') });
    await cluster().apply({ name: 'p2', namespaceSelector: only('elsewhere') });
    await cluster().webhooksWhen('both are published', ({ validating }) =>
      ['p1', 'p2'].every((name) => validating.some(({ path }) => path.split('/').includes(name))),
    );
    cluster().suspendKyverno();
    const run = await runGate(cluster(), {
      inputs: { policies: 'p1,p2' },
      during: async () => {
        await until('the first write is in the journal, and under way', async () => {
          if ((await holderNow(cluster())) === '') return false;
          const { annotations } = (await readLease(cluster())).metadata;
          return annotations['admission-gate/journal']?.includes('"p1"');
        });
        await takeOver(cluster(), other);
        cluster().resumeKyverno();
      },
    });
    expect(run.main.outputs['reason-code'], run.main.log).toBe('lease-lost');
    expect((await readPolicy(cluster(), 'p2')).metadata.generation).toBe(1);
    expect(await holderNow(cluster())).toBe(other);
  });
});

describe('the namespace of the Lease', () => {
  test('is asked for by name when it is missing', async () => {
    const run = await runGate(cluster(), { inputs: { lease: 'nowhere/deploy' } });
    await expectRefused(cluster(), run, 'lease-namespace-missing');
    expect(run.main.log).toContain('kubectl create namespace nowhere');
  });
});

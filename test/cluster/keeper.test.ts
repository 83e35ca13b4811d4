import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { actionDir, githubWithComments } from '../acceptance/action.ts';
import { memoryKiB } from '../acceptance/lease-api.ts';
import type { Job } from '../rig/runner/job.ts';
import { createJob, isRunning, startStep } from '../rig/runner.ts';
import { startApiProxy } from './api-proxy.ts';
import { useCluster } from './fixture.ts';
import { expectProceed } from './gate/expectations.ts';
import { gateInputs, runGate } from './gate/job.ts';
import { expectFreed, keeperOf, renewTimeMoves, stateIs } from './gate/keeper.ts';
import { holderNow, takeOver } from './gate/lease.ts';
import { jobInOutage } from './gate/outage.ts';
import { withPlugin } from './gate/plugin.ts';
import { writeOf } from './gate/writes.ts';
import { until } from './ground/until.ts';

const other = 'gh:1.1:deploy:00000000';
const assertion = { name: 'assert', actionDir, inputs: { mode: 'assert' } };
const short = { 'lease-duration-seconds': '2' };

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

async function ready(): Promise<void> {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
}

describe('the Lease during the deploy', () => {
  test('is renewed by a small process, asserted as ours within a second, and freed by post', async () => {
    await ready();
    let keeper = 0;
    const run = await runGate(cluster(), {
      inputs: short,
      deploy: async (job) => {
        await renewTimeMoves(cluster(), 4);
        const status = await keeperOf(job);
        keeper = status.process.pid;
        expect(status.state).toBe('holding');
        expect(memoryKiB(keeper, 'VmHWM')).toBeLessThanOrEqual(60 * 1024);
      },
      next: [assertion],
    });
    expectProceed(run);
    const assert = run.job.stages.find(({ name }) => name === 'assert')?.result;
    expect(assert).toMatchObject({ exitCode: 0, outputs: { verdict: 'proceed', 'reason-code': 'lease-ours' } });
    expectFreed(run);
    expect(await isRunning(keeper)).toBe(false);
    expect(await holderNow(cluster())).toBe('');
    expect(run.post.log).toContain('Ended: it was told to.');
  });

  test('is renewed with one request each and in 60 MB while a plugin makes every credential anew', async () => {
    await ready();
    await using proxy = await startApiProxy(cluster());
    const { kubeconfig, runs } = await withPlugin(cluster().folder, proxy.kubeconfig);
    const run = await runGate(cluster(), {
      inputs: { ...short, kubeconfig },
      deploy: async (job) => {
        const before = { ...(await keeperOf(job)), runs: await runs(), requests: proxy.requests.length };
        const enough = async () => (await keeperOf(job)).renewals >= before.renewals + 12;
        await until('twelve renewals', enough);
        const { renewals, process: keeper } = await keeperOf(job);
        const sent = proxy.requests.slice(before.requests);
        expect(new Set(sent.map(writeOf))).toEqual(new Set(['PATCH Lease: renewTime']));
        expect(Math.abs(sent.length - (renewals - before.renewals))).toBeLessThanOrEqual(1);
        expect((await runs()) - before.runs).toBeGreaterThanOrEqual(12);
        expect(memoryKiB(keeper.pid, 'VmHWM')).toBeLessThanOrEqual(60 * 1024);
      },
    });
    expectProceed(run);
    expectFreed(run);
  });

  test('is kept when main is killed, until post frees it', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    await cluster().beginRollingUpdate();
    const run = await runGate(cluster(), {
      inputs: short,
      during: async (step) => {
        await step.log.saw(/not yet: /);
        step.kill();
        await renewTimeMoves(cluster(), 4);
      },
    });
    expect(run.main.signal).toBe('SIGKILL');
    expect(run.post.log).toContain('Lease admission-gate/deploy freed.');
    expect(run.job.orphans).toEqual([]);
    expect(await holderNow(cluster())).toBe('');
  });

  test('stays with a job without post, whose clean-up ends the keeper, until a person releases it', async () => {
    await ready();
    await using job = await createJob({ eventName: 'schedule' });
    const step = await startStep(job, {
      actionDir,
      stage: 'main',
      inputs: { ...(await gateInputs(cluster())), ...short },
    });
    expect((await step.done).outputs['reason-code']).toBe('proved');
    const { process: keeper } = await keeperOf(job);
    expect((await job.complete()).map(({ pid }) => pid)).toEqual([keeper.pid]);
    const holder = await holderNow(cluster());
    expect(holder).not.toBe('');
    const released = await runGate(cluster(), { inputs: { mode: 'release', 'confirm-holder': holder } });
    expect(released.main.outputs['reason-code']).toBe('released');
    expect(await holderNow(cluster())).toBe('');
  });

  // Longer than the Lease lasts, so that its holder counts as silent. Two minutes are in lease-writes.test.ts.
  test('survives an API server that is away for 5 s', () => jobInOutage(cluster(), 5, short));

  test('is renewed and freed with the credentials of the start, whatever a later step makes of the kubeconfig', async () => {
    await ready();
    const inputs = await gateInputs(cluster());
    const kubeconfig = join(cluster().folder, 'overwritten.kubeconfig');
    await writeFile(kubeconfig, await readFile(inputs.kubeconfig, 'utf8'));
    const run = await runGate(cluster(), {
      inputs: { ...short, kubeconfig },
      deploy: async () => {
        await writeFile(kubeconfig, 'clusters: []');
        await renewTimeMoves(cluster(), 3);
      },
    });
    expectProceed(run);
    expectFreed(run);
  });
});

describe('a keeper that is killed after main', () => {
  const killed = async (job: Job): Promise<void> => {
    process.kill((await keeperOf(job)).process.pid, 'SIGKILL');
  };

  test('is a warning when the Lease was ours to the end', async () => {
    await ready();
    const run = await runGate(cluster(), { inputs: short, deploy: killed });
    expectProceed(run);
    expect(run.post).toMatchObject({ conclusion: 'success', annotations: [{ type: 'warning' }] });
    expect(run.post.log).toContain('lease-unrenewed');
    expect([run.left, await holderNow(cluster())]).toEqual([[], '']);
  });

  test('and does not see that the Lease is taken: post sees it, and fails the job', async () => {
    await ready();
    const run = await runGate(cluster(), {
      inputs: short,
      deploy: async (job) => {
        await killed(job);
        await takeOver(cluster(), other);
      },
    });
    expect(run.post).toMatchObject({ conclusion: 'failure', annotations: [{ type: 'error' }] });
    expect(run.post.log).toContain('lease-lost');
    expect([run.left, await holderNow(cluster())]).toEqual([[], other]);
  });
});

describe('a Lease that another takes during the deploy', () => {
  test('fails the job in post, and an assertion before it', async () => {
    await ready();
    const run = await runGate(cluster(), {
      inputs: short,
      deploy: async (job) => {
        await takeOver(cluster(), other);
        await stateIs(job, 'lost');
      },
      next: [assertion],
    });
    const assert = run.job.stages.find(({ name }) => name === 'assert')?.result;
    expect(assert).toMatchObject({ exitCode: 1, outputs: { verdict: 'refuse', 'reason-code': 'lease-lost' } });
    expect(run.post).toMatchObject({ exitCode: 1, conclusion: 'failure', annotations: [{ type: 'error' }] });
    expect(run.post.log).toContain(other);
    expect(run.job.conclusion).toBe('failure');
    expect(await holderNow(cluster())).toBe(other);
  });

  test('cancels the run at that moment, when that is asked for', async () => {
    await ready();
    await using github = await githubWithComments();
    github.expect('actions/cancel-workflow-run', 1);
    github.repository.runs.push({
      ...{ id: 16_300_000_001, attempt: 1, status: 'in_progress', conclusion: null },
      ...{ headSha: '1'.repeat(40), headBranch: 'main' },
    });
    const run = await runGate(cluster(), {
      github,
      inputs: { ...short, 'on-lease-loss': 'cancel' },
      deploy: async () => {
        await takeOver(cluster(), other);
        await until('the run is cancelled', async () => github.unmet().length === 0);
      },
    });
    expect(github.unexpected).toEqual([]);
    expect(run.post.log).toContain('Cancelled run 16300000001');
    expect(run.post.exitCode).toBe(1);
  });
});

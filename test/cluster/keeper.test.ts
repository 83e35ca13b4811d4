import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type KeeperStatus, keeperFiles, readStatus } from '../../src/lease/keeper-files.ts';
import { type ActionRun, actionDir, githubWithComments } from '../acceptance/action.ts';
import { memoryKiB } from '../acceptance/lease-api.ts';
import type { Job } from '../rig/runner/job.ts';
import { createJob, isRunning, startStep } from '../rig/runner.ts';
import { useCluster } from './fixture.ts';
import { expectProceed } from './gate/expectations.ts';
import { gateInputs, runGate } from './gate/job.ts';
import { holderNow, readLease, takeOver } from './gate/lease.ts';
import { until } from './ground/until.ts';

/** Longer than the Lease lasts, so that its holder counts as silent. Set it to 120 for the long outage. */
const outageSeconds = Number(process.env['ADMISSION_GATE_OUTAGE_SECONDS'] ?? '5');
const other = 'gh:1.1:deploy:00000000';
const short = { 'lease-duration-seconds': '2' };

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

async function ready(): Promise<void> {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
}

/** The keeper of a job's gate, as later steps find it. */
function keeperOf(job: Job): { readonly folder: string; readonly status: () => Promise<KeeperStatus> } {
  const folder = job.env.get('ADMISSION_GATE_KEEPER') ?? '';
  const status = async (): Promise<KeeperStatus> => {
    const found = readStatus(await readFile(join(folder, keeperFiles.status), 'utf8'));
    if (found === undefined) throw new Error('the keeper has no status');
    return found;
  };
  return { folder, status };
}

function stateIs(job: Job, state: KeeperStatus['state']): Promise<unknown> {
  return until(`the keeper is ${state}`, async () => (await keeperOf(job).status()).state === state);
}

async function renewTimeMoves(times: number): Promise<void> {
  let last = '';
  for (let seen = 0; seen <= times; seen += 1) {
    last = await until('renewTime moves on', async () => {
      const { renewTime } = (await readLease(cluster())).spec;
      return renewTime !== last && renewTime;
    });
  }
}

function expectFreed(run: ActionRun): void {
  expect(run.post.log).toContain('Lease admission-gate/deploy freed.');
  expect(run.post).toMatchObject({ conclusion: 'success', annotations: [] });
  expect(run.job.orphans).toEqual([]);
}

describe('the Lease during the deploy', () => {
  test('is renewed by a small process, asserted as ours within a second, and freed by post', async () => {
    await ready();
    let keeper = 0;
    const run = await runGate(cluster(), {
      inputs: short,
      deploy: async (job) => {
        await renewTimeMoves(4);
        const status = await keeperOf(job).status();
        keeper = status.process.pid;
        expect(status.state).toBe('holding');
        expect(memoryKiB(keeper, 'VmHWM')).toBeLessThanOrEqual(60 * 1024);
        console.log(`keeper: ${memoryKiB(keeper, 'VmHWM')} KiB after ${status.renewals} renewals`);
      },
      next: [
        {
          name: 'assert',
          actionDir,
          inputs: { mode: 'assert' },
          during: async (s, stage) => {
            const t = performance.now();
            await s.done;
            console.log(`assert ${stage} ${Math.round(performance.now() - t)} ms`);
          },
        },
      ],
    });
    expectProceed(run);
    const assert = run.job.stages.find(({ name }) => name === 'assert')?.result;
    expect(assert).toMatchObject({ exitCode: 0, outputs: { verdict: 'proceed', 'reason-code': 'lease-ours' } });
    expectFreed(run);
    expect(await isRunning(keeper)).toBe(false);
    expect(await holderNow(cluster())).toBe('');
    expect(run.post.log).toContain('Ended: it was told to.');
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
        await renewTimeMoves(4);
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
    const { process: keeper } = await keeperOf(job).status();
    expect((await job.complete()).map(({ pid }) => pid)).toEqual([keeper.pid]);
    const holder = await holderNow(cluster());
    expect(holder).not.toBe('');
    const released = await runGate(cluster(), { inputs: { mode: 'release', 'confirm-holder': holder } });
    expect(released.main.outputs['reason-code']).toBe('released');
    expect(await holderNow(cluster())).toBe('');
  });

  test(`survives an API server that is away for ${outageSeconds} s`, async () => {
    await ready();
    const run = await runGate(cluster(), {
      inputs: short,
      deploy: async (job) => {
        await cluster().stopApiServer();
        const sinceMs = performance.now();
        await stateIs(job, 'stale');
        await until('the outage is over', async () => performance.now() - sinceMs > outageSeconds * 1000, {
          deadlineMs: outageSeconds * 1000 + 30_000,
        });
        await cluster().startApiServer();
        await stateIs(job, 'holding');
      },
    });
    expectProceed(run);
    expectFreed(run);
    expect(run.post.log).toMatch(/Stale: [\s\S]*Renewed again/);
    expect(run.job.conclusion).toBe('success');
  });

  test('is renewed and freed with the credentials of the start, whatever a later step makes of the kubeconfig', async () => {
    await ready();
    const inputs = await gateInputs(cluster());
    const kubeconfig = join(cluster().folder, 'overwritten.kubeconfig');
    await writeFile(kubeconfig, await readFile(inputs.kubeconfig, 'utf8'));
    const run = await runGate(cluster(), {
      inputs: { ...short, kubeconfig },
      deploy: async () => {
        await writeFile(kubeconfig, 'clusters: []');
        await renewTimeMoves(3);
      },
    });
    expectProceed(run);
    expectFreed(run);
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
      next: [
        {
          name: 'assert',
          actionDir,
          inputs: { mode: 'assert' },
          during: async (s, stage) => {
            const t = performance.now();
            await s.done;
            console.log(`assert ${stage} ${Math.round(performance.now() - t)} ms`);
          },
        },
      ],
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

describe('a deploy command in input run', () => {
  test('runs under the Lease with its output in the log, and its end is the end of the step', async () => {
    await ready();
    const script =
      'echo "held by $(echo ours)"\necho "deployed=yes" >> "$GITHUB_OUTPUT"\nenv | grep -c ^INPUT_ || true';
    const run = await runGate(cluster(), { inputs: { ...short, run: script } });
    expectProceed(run);
    expect(run.main.log).toContain('held by ours\n0');
    expect(run.main.outputs['deployed']).toBe('yes');
    expectFreed(run);
  });

  test('fails the step with its exit code, and the verdict stands', async () => {
    await ready();
    const run = await runGate(cluster(), { inputs: { ...short, run: 'true | true\nexit 3' } });
    expect(run.main).toMatchObject({ exitCode: 3, outputs: { verdict: 'proceed', 'reason-code': 'proved' } });
    expect(run.main.annotations).toMatchObject([{ type: 'error' }]);
    expect(run.main.log).toContain('run-failed');
    expect(run.post.log).toContain('Lease admission-gate/deploy freed.');
  });

  test('is ended with all that it started when the Lease is lost', async () => {
    await ready();
    const run = await runGate(cluster(), {
      inputs: { ...short, run: 'sleep 600 & echo "child $!"; trap "echo ending; exit 9" TERM; wait' },
      during: async (step) => {
        await step.log.saw(/^child \d+/);
        await takeOver(cluster(), other);
      },
    });
    expect(run.main).toMatchObject({ exitCode: 9, outputs: { verdict: 'proceed' } });
    expect(run.main.log).toContain('ending');
    expect(run.main.log).toContain('lease-lost');
    const child = Number(/^child (\d+)/m.exec(run.main.log)?.[1]);
    expect(await isRunning(child)).toBe(false);
    expect(run.post.exitCode).toBe(1);
  });

  test('is ended by post before the Lease is freed, when the step was killed in a cancel', async () => {
    await ready();
    const run = await runGate(cluster(), {
      patience: { interruptMs: 300, terminateMs: 300 },
      inputs: { ...short, run: 'trap "" TERM INT; echo "child $$"; sleep 600; sleep 600', 'stop-grace-seconds': '3' },
      during: async (step) => {
        await step.log.saw(/^child \d+/);
        await step.cancel();
      },
    });
    expect(run.main.signal).toBe('SIGKILL');
    expect(run.post.log).toMatch(/Ending the command in run[\s\S]*Lease admission-gate\/deploy freed/);
    expect(await isRunning(Number(/^child (\d+)/m.exec(run.main.log)?.[1]))).toBe(false);
    expect(await holderNow(cluster())).toBe('');
  });
});

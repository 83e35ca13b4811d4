import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isRunning } from '../rig/runner.ts';
import { useCluster } from './fixture.ts';
import { expectProceed } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { expectFreed, renewTimeMoves } from './gate/keeper.ts';
import { holderNow, takeOver } from './gate/lease.ts';

const other = 'gh:1.1:deploy:00000000';
const short = { 'lease-duration-seconds': '2' };

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

async function ready(): Promise<void> {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
}

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
    expect(run.main).toMatchObject({ exitCode: 9, outputs: { verdict: 'refuse', 'reason-code': 'lease-lost' } });
    expect(run.report).toMatchObject({ verdict: 'refuse', code: 'lease-lost' });
    expect(run.main.log).toContain('ending');
    const child = Number(/^child (\d+)/m.exec(run.main.log)?.[1]);
    expect(await isRunning(child)).toBe(false);
    expect(run.post.exitCode).toBe(1);
  });

  test.each(['KILL', 'TERM'])('goes on under the Lease when it sends SIG%s to the keeper', async (signal) => {
    await ready();
    const goOn = join(cluster().folder, `go-on-${signal}`);
    const script = `
      keeper() { grep --only-matching '"pid":[0-9]*' "$(dirname "$0")/status.json"; }
      old=$(keeper)
      kill -${signal} "\${old#*:}"
      while [ "$(keeper)" = "$old" ]; do sleep 0.05; done
      echo another keeper
      while ! [ -e ${goOn} ]; do sleep 0.05; done`;
    const run = await runGate(cluster(), {
      inputs: { ...short, run: script },
      during: async (step) => {
        await step.log.saw(/^another keeper$/);
        await renewTimeMoves(cluster(), 4);
        await writeFile(goOn, '');
      },
    });
    expectProceed(run);
    expect(run.main.log).toContain('Keeper gone before its time');
    expectFreed(run);
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
    expect(run.main.outputs['reason-code']).toBe('cancelled');
    expect(run.post.log).toMatch(/Ending the command in run[\s\S]*Lease admission-gate\/deploy freed/);
    expect(await isRunning(Number(/^child (\d+)/m.exec(run.main.log)?.[1]))).toBe(false);
    expect(await holderNow(cluster())).toBe('');
  });
});

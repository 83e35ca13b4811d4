import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { createAction } from '../action-fixture.ts';
import { createJob, isRunning, runJob } from '../runner.ts';

// Starting Node and reading the descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const sayState = `console.log('state ' + process.env.STATE_lease);`;

test('state that main saved before a SIGKILL reaches post', async () => {
  await using action = await createAction({
    main: `put('STATE', 'lease=mine\\n'); console.log('acquired'); forever();`,
    post: sayState,
  });
  await using job = await createJob();
  const { conclusion, stages } = await runJob(job, [
    {
      name: 'gate',
      actionDir: action.actionDir,
      during: async (step, stage) => {
        if (stage === 'post') return;
        await step.log.saw('acquired');
        step.kill();
      },
    },
  ]);
  expect(stages.map(({ stage, result }) => [stage, result.conclusion, result.exitCode])).toEqual([
    ['main', 'failure', 137],
    ['post', 'success', 0],
  ]);
  expect(stages[1]?.result.log).toContain('state mine');
  expect(conclusion).toBe('failure');
});

test('posts run last in, first out, and only for steps that were started', async () => {
  await using action = await createAction({
    main: `console.log('::save-state name=lease::' + process.env.INPUT_NAME);`,
    post: sayState,
    inputs: { name: {} },
  });
  await using job = await createJob();
  const { actionDir } = action;
  const { stages, conclusion } = await runJob(job, [
    { name: 'a', actionDir, inputs: { name: 'of a' } },
    { name: 'b', actionDir, inputs: { name: 'of b' } },
    { name: 'deploy', run: () => Promise.reject(new Error('rollout failed')) },
    { name: 'c', actionDir },
    { name: 'd', actionDir, inputs: { name: 'of d' }, condition: 'failure()' },
  ]);
  expect(stages.map(({ name, stage }) => `${stage} ${name}`)).toEqual([
    'main a',
    'main b',
    'main d',
    'post d',
    'post b',
    'post a',
  ]);
  expect(stages.slice(3).map(({ result }) => result.raw[0]?.line)).toEqual(['state of d', 'state of b', 'state of a']);
  expect(conclusion).toBe('failure');
});

test('post-if decides whether a post runs', async () => {
  await using action = await createAction({ main: 'process.exit(1);', post: '', postIf: 'success()' });
  await using job = await createJob();
  const { stages } = await runJob(job, [{ name: 'gate', actionDir: action.actionDir }]);
  expect(stages.map(({ stage }) => stage)).toEqual(['main']);
});

test('a failing post fails a job, but not one that is cancelled', async () => {
  await using action = await createAction({
    main: `console.log('ready'); setTimeout(() => {}, 3_600_000);`,
    post: 'process.exit(1);',
  });
  await using job = await createJob();
  const { conclusion, stages } = await runJob(job, [
    {
      name: 'gate',
      actionDir: action.actionDir,
      during: async (step, stage) => {
        if (stage === 'post') return;
        await step.log.saw('ready');
        await step.cancel();
      },
    },
  ]);
  expect(stages.map(({ result }) => result.conclusion)).toEqual(['cancelled', 'failure']);
  expect(conclusion).toBe('cancelled');
});

test('the clean-up ends detached children with the tracking id, after post, and nobody else', async () => {
  const keeper = `setInterval(() => {}, 1000)`;
  const start = (name: string, env: string): string => `
    const ${name} = spawn(process.execPath, ['-e', '${keeper}'], { detached: true, stdio: 'ignore', env: ${env} });
    ${name}.unref();
    put('OUTPUT', '${name}=' + ${name}.pid + '\\n');`;
  await using action = await createAction({
    main: start('tracked', 'process.env') + start('untracked', `{ ...process.env, RUNNER_TRACKING_ID: '' }`),
    post: '',
  });
  const trackingId = `github_${crypto.randomUUID()}`;
  const earlier = spawn(process.execPath, ['-e', keeper], { stdio: 'ignore', env: { RUNNER_TRACKING_ID: trackingId } });
  await new Promise((resolve) => earlier.once('spawn', resolve));
  await using job = await createJob({ trackingId });
  const { stages, orphans } = await runJob(job, [{ name: 'gate', actionDir: action.actionDir }]);
  const outputs = stages[0]?.result.outputs ?? {};
  const [tracked, untracked] = [Number(outputs['tracked']), Number(outputs['untracked'])];
  try {
    expect(orphans.map(({ pid }) => pid)).toEqual([tracked]);
    await expect.poll(() => isRunning(tracked), { timeout: 30_000 }).toBe(false);
    expect(await isRunning(untracked)).toBe(true);
    expect(earlier.exitCode ?? earlier.signalCode).toBeNull();
  } finally {
    process.kill(untracked, 'SIGKILL');
    earlier.kill('SIGKILL');
  }
});

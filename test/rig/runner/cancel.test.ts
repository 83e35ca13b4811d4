import { expect, test, vi } from 'vitest';
import { createAction } from '../action-fixture.ts';
import { createJob, startStep } from '../runner.ts';

// Starting Node and reading the descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const hour = 3_600_000;

/** Ignores the signals of `ignored`; says which it got; ends with 0 at the first that it does not ignore. */
const stubborn = (...ignored: readonly string[]): string => `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log('got ' + signal);
    if (!${JSON.stringify(ignored)}.includes(signal)) process.exit(0);
  });
  forever();
  console.log('ready');`;

test.each([
  { ignored: [], patience: { interruptMs: hour, terminateMs: hour }, signals: ['SIGINT'], exitCode: 0 },
  { ignored: ['SIGINT'], patience: { interruptMs: 1, terminateMs: hour }, signals: ['SIGINT', 'SIGTERM'], exitCode: 0 },
  {
    ignored: ['SIGINT', 'SIGTERM'],
    patience: { interruptMs: 1, terminateMs: 1 },
    signals: ['SIGINT', 'SIGTERM', 'SIGKILL'],
    exitCode: 137,
  },
])('a cancelled main that ignores [$ignored] gets [$signals]', async ({ ignored, patience, signals, exitCode }) => {
  await using action = await createAction({ main: stubborn(...ignored) });
  await using job = await createJob({ patience });
  const step = await startStep(job, { actionDir: action.actionDir, stage: 'main' });
  await step.log.saw('ready');
  await step.cancel();
  const result = await step.done;
  expect(result).toMatchObject({ conclusion: 'cancelled', exitCode, signals });
  expect(result.annotations).toEqual([{ type: 'error', message: 'The operation was canceled.' }]);
  expect(job.status).toBe('cancelled');
});

test('a step that may run after a cancel is not signalled', async () => {
  await using action = await createAction({ main: stubborn(), post: stubborn() });
  await using job = await createJob({ patience: { interruptMs: hour } });
  const post = await startStep(job, { actionDir: action.actionDir, stage: 'post' });
  await post.log.saw('ready');
  await post.cancel();
  const main = await startStep(job, { actionDir: action.actionDir, stage: 'main', condition: 'always()' });
  await main.log.saw('ready');
  await main.cancel();
  for (const step of [post, main]) {
    step.kill();
    expect(await step.done).toMatchObject({ conclusion: 'failure', signals: ['SIGKILL'], signal: 'SIGKILL' });
  }
  expect(job.status).toBe('cancelled');
});

test('signals go to the one process and not to its children', async () => {
  const child = `process.on('SIGINT', () => console.log('child got SIGINT')); setInterval(() => {}, 1000); console.log('ready');`;
  await using action = await createAction({
    main: `spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); forever();`,
  });
  await using job = await createJob({ patience: { interruptMs: hour, outputMs: 10 } });
  const step = await startStep(job, { actionDir: action.actionDir, stage: 'main' });
  await step.log.saw('ready');
  await step.cancel();
  expect(await step.done).toMatchObject({ conclusion: 'cancelled', signal: 'SIGINT', outputHeld: true });
  expect(await job.complete()).toHaveLength(1);
});

test('a step that takes too long fails, by the same signals', async () => {
  await using action = await createAction({ main: stubborn() });
  await using job = await createJob({ patience: { interruptMs: hour } });
  const step = await startStep(job, { actionDir: action.actionDir, stage: 'main', timeoutMs: 1 });
  const result = await step.done;
  expect(result).toMatchObject({ conclusion: 'failure', signals: ['SIGINT'] });
  expect(result.annotations[0]?.message).toContain("'fixture' has timed out");
});

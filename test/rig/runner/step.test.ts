import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createAction, expression } from '../action-fixture.ts';
import { createJob, isRunning, startStep } from '../runner.ts';

// Starting Node and reading the descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const printEnvironment = 'console.log(JSON.stringify(process.env));';

async function environmentOf(log: string): Promise<Record<string, string>> {
  const line = log.split('\n').find((text) => text.startsWith('{')) ?? '{}';
  const parsed: unknown = JSON.parse(line);
  return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)]));
}

test('an action gets inputs, defaults with expressions, and nothing of the host but PATH', async () => {
  await using action = await createAction({
    main: printEnvironment,
    inputs: {
      mode: { default: 'gate' },
      'job-id': { default: expression('job.check_run_id') },
      'api url': { default: `${expression('github.api_url')}/x` },
      empty: { default: 'not used' },
      bare: {},
    },
  });
  await using job = await createJob({ apiUrl: 'http://127.0.0.1:1' });
  const step = await startStep(job, {
    actionDir: action.actionDir,
    stage: 'main',
    inputs: { Mode: 'check', empty: '' },
  });
  const { log, conclusion } = await step.done;
  const env = await environmentOf(log);
  expect(conclusion).toBe('success');
  expect(env).toMatchObject({
    INPUT_MODE: 'check',
    'INPUT_JOB-ID': job.facts.checkRunId,
    INPUT_API_URL: 'http://127.0.0.1:1/x',
    INPUT_EMPTY: '',
    INPUT_BARE: '',
    HOME: job.facts.home,
    GITHUB_ACTIONS: 'true',
    GITHUB_RUN_ID: job.facts.runId,
    GITHUB_REF_NAME: job.facts.ref.replace('refs/heads/', ''),
    RUNNER_TRACKING_ID: job.facts.trackingId,
  });
  expect(
    Object.keys(env)
      .filter((name) => !/^(GITHUB|RUNNER|INPUT)_/.test(name))
      .sort(),
  ).toEqual(['CI', 'HOME', 'PATH']);
});

test('an expression that the rig does not know is an error', async () => {
  await using action = await createAction({ main: '', inputs: { a: { default: expression('secrets.A') } } });
  await using job = await createJob();
  await expect(startStep(job, { actionDir: action.actionDir, stage: 'main' })).rejects.toThrow("'secrets.A'");
});

test('the event stands in a file, and the job status is evaluated anew for post', async () => {
  const print = `
    import { readFileSync } from 'node:fs';
    console.log(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'), process.env.INPUT_STATUS);`;
  await using action = await createAction({
    main: print,
    post: print,
    inputs: { status: { default: expression('job.status') } },
  });
  await using job = await createJob({ event: { action: 'checks_requested' } });
  const { actionDir } = action;
  const main = await (await startStep(job, { actionDir, stage: 'main' })).done;
  job.conclude('failure');
  const post = await (await startStep(job, { actionDir, stage: 'post' })).done;
  expect(main.raw.map(({ line }) => line)).toEqual(['{"action":"checks_requested"} success']);
  expect(post.raw.map(({ line }) => line)).toEqual(['{"action":"checks_requested"} failure']);
  expect(JSON.parse(await readFile(job.eventPath, 'utf8'))).toEqual({ action: 'checks_requested' });
});

test('an unknown input and a deprecated one only warn', async () => {
  await using action = await createAction({ main: '', inputs: { old: { deprecationMessage: 'use new' } } });
  await using job = await createJob();
  const inputs = { old: 'x', typo: 'y' };
  const { annotations, conclusion } = await (
    await startStep(job, { actionDir: action.actionDir, stage: 'main', inputs })
  ).done;
  expect(conclusion).toBe('success');
  expect(annotations.map(({ message }) => message)).toEqual([
    "Input 'old' has been deprecated with message: use new",
    "Unexpected input(s) 'typo', valid inputs are ['old']",
  ]);
});

test('the token and the secrets are hidden in the log, the printed inputs included', async () => {
  await using action = await createAction({
    main: 'console.log(process.env.INPUT_TOKEN, process.env.INPUT_KEY);',
    inputs: { token: { default: expression('github.token') }, key: {} },
  });
  await using job = await createJob({ secrets: ['s3cret'] });
  const step = await startStep(job, { actionDir: action.actionDir, stage: 'main', inputs: { key: 's3cret' } });
  const { log, groups, raw } = await step.done;
  expect(log).not.toContain('s3cret');
  expect(groups[0]?.lines).toEqual(['with:', '  key: ***', '  token: ***']);
  expect(raw[0]?.line).toContain(job.facts.token);
});

test('outputs, state, summary, env and path are read from their files', async () => {
  await using action = await createAction({
    main: `
      put('OUTPUT', 'report<<END\\n{\\n}\\nEND\\nverdict=proceed\\n');
      put('STATE', 'lease=mine\\n');
      put('STEP_SUMMARY', '# Title\\nhunter2\\n');
      put('ENV', 'LATER=yes\\n');
      put('PATH', '/first\\n/second\\n');`,
  });
  await using next = await createAction({ main: printEnvironment });
  await using job = await createJob({ secrets: ['hunter2'] });
  const result = await (await startStep(job, { actionDir: action.actionDir, stage: 'main' })).done;
  expect(result).toMatchObject({
    conclusion: 'success',
    outputs: { report: '{\n}', verdict: 'proceed' },
    state: { lease: 'mine' },
    summary: '# Title\n***\n',
  });
  const later = await (await startStep(job, { actionDir: next.actionDir, stage: 'main' })).done;
  const env = await environmentOf(later.raw[0]?.line ?? '');
  expect(env['LATER']).toBe('yes');
  expect(env['PATH']).toMatch(/^\/second:\/first:/);
});

test('a malformed file fails the step, and the other files still count', async () => {
  await using action = await createAction({ main: `put('OUTPUT', 'a<<END\\nx'); put('STATE', 'lease=mine\\n');` });
  await using job = await createJob();
  const result = await (await startStep(job, { actionDir: action.actionDir, stage: 'main' })).done;
  expect(result).toMatchObject({ conclusion: 'failure', exitCode: 0, state: { lease: 'mine' } });
  expect(result.annotations.map(({ message }) => message)).toEqual([
    "Unable to process file command 'output' successfully.",
    'Invalid value. EOF marker missing new line.',
  ]);
});

test('NODE_OPTIONS cannot be set, and a summary over 1 MiB is not uploaded', async () => {
  await using action = await createAction({
    main: `put('ENV', 'NODE_OPTIONS=--inspect\\n'); put('STEP_SUMMARY', 'x'.repeat(1024 * 1024 + 1));`,
  });
  await using job = await createJob();
  const result = await (await startStep(job, { actionDir: action.actionDir, stage: 'main' })).done;
  expect(result).toMatchObject({ conclusion: 'success', summary: '' });
  expect(result.annotations).toHaveLength(2);
  expect(job.env.size).toBe(0);
});

test('stdout and stderr are both read for commands', async () => {
  await using action = await createAction({ main: `console.log('::notice::out'); console.error('::notice::err');` });
  await using job = await createJob();
  const { annotations } = await (await startStep(job, { actionDir: action.actionDir, stage: 'main' })).done;
  expect(annotations.map(({ message }) => message).sort()).toEqual(['err', 'out']);
});

test('a non-zero exit code fails step and job', async () => {
  await using action = await createAction({ main: 'process.exitCode = 3;' });
  await using job = await createJob();
  const result = await (await startStep(job, { actionDir: action.actionDir, stage: 'main' })).done;
  expect(result).toMatchObject({ conclusion: 'failure', exitCode: 3, signals: [], outputHeld: false });
  expect(job.status).toBe('failure');
});

test('a child that holds stdout keeps the step for the given time only; what it prints later is lost, but it may', async () => {
  const child = `
    const { existsSync, writeFileSync } = require('node:fs');
    setInterval(() => existsSync('go') && !existsSync('went') && console.log('late', writeFileSync('went', '')), 1);`;
  await using action = await createAction({
    main: `spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { detached: true, stdio: 'inherit' }).unref();`,
  });
  await using job = await createJob({ patience: { outputMs: 10 } });
  const step = await startStep(job, { actionDir: action.actionDir, stage: 'main' });
  const result = await step.done;
  expect(result).toMatchObject({ conclusion: 'success', exitCode: 0, outputHeld: true });
  await writeFile(join(job.facts.workspace, 'go'), '');
  await expect.poll(() => existsSync(join(job.facts.workspace, 'went')), { timeout: 30_000 }).toBe(true);
  expect(step.log.lines.join()).not.toContain('late');
  expect(await job.complete()).toHaveLength(1);
});

test('a child with files of its own does not keep the step', async () => {
  await using action = await createAction({
    main: `
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
      child.unref();
      put('OUTPUT', 'pid=' + child.pid + '\\n');`,
  });
  await using job = await createJob({ patience: { outputMs: 3_600_000 } });
  const { outputs, outputHeld } = await (await startStep(job, { actionDir: action.actionDir, stage: 'main' })).done;
  expect(outputHeld).toBe(false);
  expect(await isRunning(Number(outputs['pid']))).toBe(true);
});

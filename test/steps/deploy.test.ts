import { describe, expect, it } from 'vitest';
import { keeperFiles, readRun } from '../../src/lease/keeper-files.ts';
import { deploy, stopRun } from '../../src/steps/deploy.ts';
import { settleJob } from '../../src/steps/job-end.ts';
import type { Heard } from '../../src/steps/keeper.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { cancel, contextOn } from '../fakes/context.ts';
import { FakeJob, holdingStatus } from '../fakes/job.ts';

function deploying() {
  const context = contextOn(new FakeCluster({ replies: {} }));
  const job = new FakeJob();
  const folder = job.folderAt('/temp/keeper');
  folder.create();
  let said: Heard = { kind: 'renewed', atMs: 0 };
  const told: string[] = [];
  let revived = 0;
  const begin = () =>
    deploy({
      context,
      commands: job.commands,
      folder,
      keeper: {
        heard: () => said,
        revive: () => {
          revived += 1;
        },
      },
      script: './deploy.sh',
      graceSeconds: 30,
      onEnding: async ({ code }) => {
        told.push(`${code} after ${job.signals.length} signals`);
      },
    });
  const lose = (): void => {
    said = { kind: 'lost', seen: 'it is free' };
  };
  return { context, job, folder, begin, lose, told, revived: () => revived };
}

describe('the deploy command', () => {
  it('runs from a private file, is written down while it runs, and leaves no record', async () => {
    const { context, job, folder, begin, told, revived } = deploying();
    const ended = begin();
    await context.clock.pass(100_000);
    expect([job.scripts, folder.read(keeperFiles.script)]).toEqual([['/temp/keeper/run.sh'], './deploy.sh']);
    expect(readRun(folder.read(keeperFiles.run))).toMatchObject({ graceMs: 30_000 });
    job.endCommand({ exitCode: 0 });
    expect(await context.clock.until(ended)).toEqual({ exitCode: 0 });
    expect([folder.read(keeperFiles.run), job.signals, context.clock.sleeping]).toEqual([undefined, [], 0]);
    expect(told).toEqual([]);
    expect(revived(), 'the keeper is looked after all the time').toBeGreaterThan(100);
  });

  it.each([
    [{ exitCode: 3 }, 'exit code 3'],
    [{ exitCode: 127, problem: 'spawn bash ENOENT' }, 'spawn bash ENOENT'],
  ])('that ends with %j fails the step with that exit code', async (end, problem) => {
    const { context, job, begin } = deploying();
    const ended = begin();
    job.endCommand(end);
    const { exitCode, failed } = await context.clock.until(ended);
    expect([exitCode, failed?.code, failed?.facts]).toEqual([end.exitCode, 'run-failed', { problem }]);
  });

  it.each([
    ['the Lease is lost', ({ lose }: ReturnType<typeof deploying>) => lose(), 'lease-lost'],
    ['the run is cancelled', ({ context }: ReturnType<typeof deploying>) => cancel(context), 'cancelled'],
  ])('is asked to end when %s, which is told before it has ended', async (_, happen, code) => {
    const given = deploying();
    const ended = given.begin();
    await given.context.clock.pass(1000);
    happen(given);
    expect(await given.context.clock.until(ended)).toEqual({ exitCode: 143 });
    expect([given.job.signals, given.told]).toEqual([['SIGTERM command'], [`${code} after 1 signals`]]);
  });

  it('that ends after the Lease was lost has not succeeded', async () => {
    const { context, job, begin, lose, told } = deploying();
    const ended = begin();
    lose();
    job.endCommand({ exitCode: 0 });
    expect(await context.clock.until(ended)).toEqual({ exitCode: 1 });
    expect(told).toEqual([expect.stringContaining('lease-lost')]);
  });

  it('is killed when its grace is over', async () => {
    const { context, job, begin, lose } = deploying();
    job.commandObeys = ['SIGKILL'];
    const ended = begin();
    lose();
    expect((await context.clock.until(ended)).exitCode).toBe(137);
    expect(job.signals).toEqual(['SIGTERM command', 'SIGKILL command']);
    expect(context.clock.monotonicMs()).toBeGreaterThanOrEqual(30_000);
    expect(context.clock.monotonicMs()).toBeLessThan(32_000);
  });

  it('is not begun when the run was cancelled before', async () => {
    const { context, job, begin, told } = deploying();
    cancel(context);
    expect([await begin(), told]).toEqual([{ exitCode: 1 }, ['cancelled after 0 signals']]);
    expect(job.scripts).toEqual([]);
  });
});

describe('a folder that is gone', () => {
  it('fails the command before it begins', async () => {
    const { job, folder, begin } = deploying();
    folder.remove();
    expect(await begin()).toMatchObject({ exitCode: 1, failed: { code: 'run-failed' } });
    expect(job.scripts).toEqual([]);
  });

  it('keeps nobody from ending what runs', async () => {
    const { context, job, folder } = deploying();
    const process = job.begin(['SIGTERM']);
    folder.remove();
    const parts = { commands: job.commands, folder, clock: context.clock };
    expect(await context.clock.until(stopRun(parts, { process, graceMs: 1000 }))).toBe('gone');
  });
});

describe('what main left running', () => {
  it('gets the rest of its grace, counted from the first request', async () => {
    const { context, job, folder } = deploying();
    const process = job.begin(['SIGKILL']);
    await context.clock.pass(50_000);
    const record = { process, graceMs: 30_000, askedAtMs: 40_000 };
    expect(await context.clock.until(stopRun({ commands: job.commands, folder, clock: context.clock }, record))).toBe(
      'gone',
    );
    expect(job.signals).toEqual(['SIGKILL command']);
    expect(context.clock.monotonicMs()).toBeGreaterThanOrEqual(70_000);
    expect(context.clock.monotonicMs()).toBeLessThan(72_000);
  });

  it.each([
    ['SIGTERM', true],
    ['nothing', false],
  ])('is ended before the keeper; a command that obeys %s', async (signal, runEnded) => {
    const { context, job, folder } = deploying();
    const command = job.begin(signal === 'SIGTERM' ? ['SIGTERM'] : []);
    const keeper = job.begin(['SIGTERM']);
    folder.write(keeperFiles.run, JSON.stringify({ process: command, graceMs: 1000 }));
    folder.write(keeperFiles.status, holdingStatus(keeper, 0));
    folder.write(keeperFiles.log, 'one\ntwo');
    const { processes, commands } = job;
    const parts = { processes, commands, folder, clock: context.clock, log: context.log };
    expect(await context.clock.until(settleJob(parts))).toMatchObject({ runEnded, status: { state: 'holding' } });
    expect(job.signals[0]).toBe('SIGTERM command');
    expect(job.signals.at(-1)).toBe('SIGTERM keeper');
    expect(context.lines.slice(-3)).toEqual(['# Keeper', 'one', 'two']);
  });
});

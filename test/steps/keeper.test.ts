import { describe, expect, it } from 'vitest';
import { type KeeperStatus, keeperFiles, readSettings } from '../../src/lease/keeper-files.ts';
import type { ProcessId } from '../../src/process/identity.ts';
import { LeaseKeeper, stopKeeper } from '../../src/steps/keeper.ts';
import { KeeperLog } from '../../src/steps/keeper-log.ts';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn, factsOf } from '../fakes/context.ts';
import { FakeFolder, FakeJob, faithfulKeeper, holdingStatus } from '../fakes/job.ts';
import { leaseName, ourHolder } from '../fakes/leases.ts';

const lease = { uid: 'lease-uid', renewedMs: 250 };

function keeperWith(change: { readonly credentials?: () => string; readonly token?: string } = {}) {
  const context = contextOn(new FakeCluster({ replies: {} }));
  const job = new FakeJob();
  job.onKeeper = faithfulKeeper(context.clock);
  const folder = job.folderAt('/temp/keeper');
  const orders = {
    ...{ server: 'https://cluster.example', lease: leaseName, holder: ourHolder },
    ...{ durationSeconds: 60, maxHoldSeconds: 100, worker: job.worker() },
  };
  const { credentials = () => 'CREDENTIALS', token = '' } = change;
  const keeper = new LeaseKeeper(context, { processes: job.processes, folder, orders, credentials, token });
  return { context, job, folder, keeper };
}

function written(folder: FakeFolder, id: { readonly pid: number; readonly startTicks: string }) {
  return (change: Partial<KeeperStatus>): void =>
    folder.write(keeperFiles.status, JSON.stringify({ ...JSON.parse(holdingStatus(id, 250)), ...change }));
}

describe('starting the keeper', () => {
  it('tells it everything by its folder, and the token by nothing but its environment', () => {
    const { keeper, folder, job } = keeperWith({ token: 'ghs_secret' });
    expect(keeper.start(lease)).toBeUndefined();
    expect(readSettings(folder.read(keeperFiles.settings))).toEqual({
      ...{ version: 1, server: 'https://cluster.example', lease: leaseName, uid: 'lease-uid', holder: ourHolder },
      ...{ durationSeconds: 60, claimedAtMs: 250, untilMs: 100_250, worker: { pid: 1, startTicks: '1' } },
    });
    expect(folder.read(keeperFiles.kubeconfig)).toBe('CREDENTIALS');
    expect(job.tokens).toEqual(['ghs_secret']);
    expect(folder.written.map(({ text }) => text).join()).not.toContain('ghs_secret');
  });

  it.each([
    ['its folder is there already', (folder: FakeFolder) => folder.create(), undefined, 'EEXIST'],
    [
      'a certificate cannot be read',
      () => {},
      () => {
        throw new Error('ENOENT: ca.crt');
      },
      'ENOENT',
    ],
  ])('fails with a finding when %s', (_, prepare, credentials, problem) => {
    const { keeper, folder } = keeperWith(credentials === undefined ? {} : { credentials });
    prepare(folder);
    expect(keeper.start(lease)).toMatchObject({
      code: 'keeper-failed',
      facts: { problem: expect.stringContaining(problem) },
    });
  });

  it('is confirmed once the keeper says that it holds the Lease', async () => {
    const { keeper, context } = keeperWith();
    keeper.start(lease);
    expect(codesOf(await context.clock.until(keeper.confirmed()))).toEqual(['go']);
    expect(keeper.heard()).toEqual({ kind: 'renewed', atMs: 0 });
  });

  it.each([
    ['ended before it said anything', 'it ended with exit code 1', () => {}, 'exit code 1'],
    [
      'said why it ended',
      'it ended with exit code 0',
      (say: (change: Partial<KeeperStatus>) => void) => say({ state: 'ended', reason: 'no kubeconfig' }),
      'no kubeconfig',
    ],
    [
      'has lost the Lease already',
      undefined,
      (say: (change: Partial<KeeperStatus>) => void) => say({ state: 'lost', reason: 'it is free' }),
      'it is free',
    ],
    ['never says anything', undefined, () => {}, 'not up within 15 s'],
  ])('is refused when the keeper %s', async (_, fails, tell, problem) => {
    const { keeper, context, job, folder } = keeperWith();
    job.onKeeper = (_folder, id) => tell(written(folder, id));
    keeper.start(lease);
    job.keeperFails = fails;
    const step = await context.clock.until(keeper.confirmed());
    expect([codesOf(step), factsOf(step)['problem']]).toEqual([['keeper-failed'], expect.stringContaining(problem)]);
  });

  it('waits no longer than the run lasts', async () => {
    const { keeper, context, job } = keeperWith();
    job.onKeeper = () => {};
    keeper.start(lease);
    const confirmed = keeper.confirmed();
    cancel(context);
    expect(codesOf(await context.clock.until(confirmed))).toEqual(['cancelled']);
    expect(keeper.heard()).toEqual({ kind: 'nothing' });
  });
});

describe('a keeper that dies', () => {
  function dead() {
    const given = keeperWith();
    given.keeper.start(lease);
    given.job.keeperFails = 'it ended with SIGKILL';
    return given;
  }

  it('is started again, at most once in the time between two renewals', async () => {
    const { keeper, context, job, folder } = dead();
    await context.clock.pass(9_000);
    keeper.revive();
    expect(job.tokens).toHaveLength(1);
    await context.clock.pass(1_000);
    keeper.revive();
    keeper.revive();
    expect(job.tokens).toHaveLength(2);
    expect(folder.written.filter(({ name }) => name === keeperFiles.process)).toHaveLength(2);
    expect(context.lines.at(-1)).toContain('it ended with SIGKILL');
  });

  it('is not started again while it runs', async () => {
    const { keeper, context, job } = keeperWith();
    keeper.start(lease);
    await context.clock.pass(50_000);
    keeper.revive();
    expect(job.tokens).toHaveLength(1);
  });

  it.each<[string, (given: ReturnType<typeof dead>) => Promise<void> | void]>([
    ['its time is over', ({ context }) => context.clock.pass(101_000)],
    ['it saw the loss', ({ job, folder }) => written(folder, job.begin([]))({ state: 'lost', reason: 'it is free' })],
  ])('is not started again when %s', async (_, happen) => {
    const given = dead();
    await given.context.clock.pass(20_000);
    await happen(given);
    given.keeper.revive();
    expect(given.job.tokens).toHaveLength(1);
  });

  it('has its log gone on with', () => {
    const folder = new FakeFolder();
    folder.create();
    for (const line of ['one', 'two']) new KeeperLog(folder, new FakeClock()).say(line);
    expect(folder.read(keeperFiles.log)).toMatch(/ one\n.* two$/);
  });
});

describe('stopping the keeper', () => {
  it('asks by file and by SIGTERM, and removes the folder', async () => {
    const { keeper, context, job, folder } = keeperWith();
    keeper.start(lease);
    await context.clock.until(keeper.stop());
    expect([job.signals, folder.exists()]).toEqual([['SIGTERM keeper'], false]);
    expect(folder.written.map(({ name }) => name)).toContain(keeperFiles.stop);
  });

  it('kills one that does not end within 3 s', async () => {
    const { keeper, context, job } = keeperWith();
    job.keeperObeys = ['SIGKILL'];
    keeper.start(lease);
    await context.clock.until(keeper.stop());
    expect(job.signals).toEqual(['SIGTERM keeper', 'SIGKILL keeper']);
    expect(context.clock.monotonicMs()).toBeLessThanOrEqual(4000);
  });

  it('gives up on one that nothing ends', async () => {
    const { keeper, context, job } = keeperWith();
    job.keeperObeys = [];
    keeper.start(lease);
    await context.clock.until(keeper.stop());
    expect(context.clock.monotonicMs()).toBeLessThanOrEqual(5000);
  });

  it('does nothing when none was started', async () => {
    const { keeper, context, job } = keeperWith();
    await context.clock.until(keeper.stop());
    expect([job.signals, context.lines]).toEqual([[], []]);
  });

  it.each([
    ['that is not up yet', () => undefined],
    ['that was started after one that died', (dead: ProcessId) => holdingStatus(dead, 0)],
  ])('ends one %s, by what was written down when it was started', async (_, before) => {
    const { keeper, context, job, folder } = keeperWith();
    let id = job.worker();
    job.onKeeper = (_folder, started) => {
      id = started;
    };
    keeper.start(lease);
    folder.note(keeperFiles.status, before({ pid: 9, startTicks: '90' }) ?? '');
    await context.clock.until(stopKeeper({ processes: job.processes, folder, clock: context.clock }));
    expect([job.signals, job.isRunning(id)]).toEqual([['SIGTERM keeper'], false]);
  });

  it('signals nobody who merely has its id by now', async () => {
    const clock = new FakeClock();
    const job = new FakeJob();
    const folder = job.folderAt('/temp/keeper');
    folder.create();
    const other = job.begin(['SIGTERM']);
    folder.write(keeperFiles.status, holdingStatus({ pid: other.pid, startTicks: 'another' }, 0));
    const status = await clock.until(stopKeeper({ processes: job.processes, folder, clock }));
    expect([status?.state, job.signals, job.isRunning(other)]).toEqual(['holding', [], true]);
  });
});

describe('the log of the keeper', () => {
  it('is bounded, keeps its first and its last lines, and is clean', () => {
    const folder = new FakeFolder();
    folder.create();
    const log = new KeeperLog(folder, new FakeClock());
    for (let line = 1; line <= 1000; line += 1) log.say(`::error::line ${line} ${'x'.repeat(1000)}`);
    const lines = (folder.read(keeperFiles.log) ?? '').split('\n');
    expect(lines).toHaveLength(201);
    expect(lines[0]).toContain('line 1 ');
    expect(lines[50]).toBe('… 800 lines left out');
    expect(lines.at(-1)).toContain('line 1000 ');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(400);
  });

  it('is no reason to fail when it cannot be written', () => {
    expect(() => new KeeperLog(new FakeFolder(), new FakeClock()).say('x')).not.toThrow();
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type KeeperSettings, type KeeperStatus, keeperFiles, readStatus } from '../../src/lease/keeper-files.ts';
import { systemClock } from '../../src/process/clock.ts';
import { type Folder, folderAt } from '../../src/process/folder.ts';
import { identityOf, isRunning, type ProcessId } from '../../src/process/identity.ts';
import { startKeeper } from '../../src/process/keeper.ts';
import { until } from '../cluster/ground/until.ts';
import { leaseName, otherHolder, ourHolder } from '../fakes/leases.ts';
import { startGitHub } from '../rig/github.ts';
import { actionNode } from '../rig/runner/node.ts';
import { copyFor, type LeaseApi, memoryKiB, startLeaseApi } from './lease-api.ts';

interface Running {
  readonly api: LeaseApi;
  readonly folder: Folder;
  readonly id: ProcessId;
  readonly status: () => KeeperStatus | undefined;
  readonly gone: () => Promise<unknown>;
}

/** Starts the built keeper as main does. A test that leaves it running has its folder removed, which ends it. */
async function startOne(change: Partial<KeeperSettings> = {}, token = ''): Promise<Running> {
  const api = await startLeaseApi();
  const parent = mkdtempSync(join(tmpdir(), 'keeper-'));
  const folder = folderAt(join(parent, 'admission-gate-1'));
  const nowMs = systemClock.monotonicMs();
  const settings: KeeperSettings = {
    version: 1,
    server: api.url,
    lease: leaseName,
    uid: 'lease-uid',
    holder: ourHolder,
    durationSeconds: 2,
    claimedAtMs: nowMs,
    untilMs: nowMs + 60_000,
    ...change,
  };
  folder.create();
  folder.write(keeperFiles.settings, JSON.stringify(settings));
  folder.write(keeperFiles.kubeconfig, copyFor(api.url));
  const script = join(import.meta.dirname, '../../dist/main/index.js');
  const { id } = startKeeper(folder.path, token, { node: actionNode(), script });
  onTestFinished(async () => {
    rmSync(parent, { recursive: true, force: true });
    await until('the keeper is gone', async () => !isRunning(id));
  });
  const gone = (): Promise<unknown> => until('the keeper has ended', async () => !isRunning(id));
  const status = (): KeeperStatus | undefined => readStatus(folder.read(keeperFiles.status));
  return { api, folder, id, status, gone };
}

function renewed(keeper: Running, times: number): Promise<unknown> {
  return until(`${times} renewals`, async () => (keeper.status()?.renewals ?? 0) >= times);
}

describe('the keeper, as it is built', () => {
  test('sends one request for each renewal, in at most 60 MB', async () => {
    const keeper = await startOne();
    await renewed(keeper, 6);
    const { api, status, id } = keeper;
    expect(status()).toMatchObject({ state: 'holding', process: id, reason: '' });
    const renewals = status()?.renewals ?? 0;
    expect(new Set(api.requests)).toEqual(new Set(['PATCH']));
    expect(api.requests.length - renewals).toBeLessThanOrEqual(1);
    expect(memoryKiB(id.pid, 'VmHWM')).toBeLessThanOrEqual(60 * 1024);
  });

  test('lets nobody else look into its folder', async () => {
    const keeper = await startOne();
    await renewed(keeper, 1);
    const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect(mode(keeper.folder.path)).toBe('700');
    for (const name of [keeperFiles.settings, keeperFiles.kubeconfig, keeperFiles.status]) {
      expect([name, mode(keeper.folder.pathOf(name))]).toEqual([name, '600']);
    }
  });

  test.each([
    ['SIGTERM', ({ id }: Running) => process.kill(id.pid, 'SIGTERM'), 'it was told to'],
    ['the stop file', ({ folder }: Running) => folder.write(keeperFiles.stop, ''), 'it was told to'],
  ])('ends by %s, says so, and leaves the Lease to its holder', async (_, tell, reason) => {
    const keeper = await startOne();
    await renewed(keeper, 1);
    tell(keeper);
    await keeper.gone();
    expect(keeper.status()).toMatchObject({ state: 'ended', reason });
    expect(keeper.api.lease.holder).toBe(ourHolder);
  });

  test('ends when the process of the runner is gone', async () => {
    const worker = spawn('sleep', ['600']);
    await once(worker, 'spawn');
    const keeper = await startOne({ worker: identityOf(worker.pid ?? 0) });
    await renewed(keeper, 1);
    expect(isRunning(keeper.id)).toBe(true);
    worker.kill('SIGKILL');
    await keeper.gone();
    expect(keeper.status()?.reason).toContain('the process of the runner is gone');
  });

  test('ends when its folder is gone, and when its time has passed', async () => {
    const folderless = await startOne();
    await renewed(folderless, 1);
    folderless.folder.remove();
    await folderless.gone();
    const overdue = await startOne({ untilMs: systemClock.monotonicMs() + 1000 });
    await overdue.gone();
    expect(overdue.status()?.reason).toBe('max-hold-seconds have passed');
  });

  test('turns stale while nothing is answered, and comes back by itself', async () => {
    const keeper = await startOne();
    await renewed(keeper, 1);
    keeper.api.trouble = 503;
    await until('stale', async () => keeper.status()?.state === 'stale');
    keeper.api.trouble = undefined;
    await until('holding again', async () => keeper.status()?.state === 'holding');
    expect(keeper.folder.read(keeperFiles.log)).toMatch(/Stale: .*HTTP 503[\s\S]*Renewed again/);
  });

  test('reads first when it was suspended for longer than the Lease lasts', async () => {
    const keeper = await startOne();
    await renewed(keeper, 1);
    process.kill(keeper.id.pid, 'SIGSTOP');
    const { renewedAtMs } = keeper.status() ?? { renewedAtMs: 0 };
    await until('a duration has passed', async () => systemClock.monotonicMs() - renewedAtMs > 2100);
    const before = keeper.api.requests.length;
    process.kill(keeper.id.pid, 'SIGCONT');
    await until('renewed again', async () => (keeper.status()?.renewedAtMs ?? 0) > renewedAtMs);
    // A renewal that was cut off by the suspension itself may come before.
    expect(keeper.api.requests.slice(before)).toContain('GET');
  });

  test('writes nothing to a Lease that another took while it was suspended', async () => {
    const keeper = await startOne();
    await renewed(keeper, 1);
    process.kill(keeper.id.pid, 'SIGSTOP');
    keeper.api.lease.steal(otherHolder);
    process.kill(keeper.id.pid, 'SIGCONT');
    await keeper.gone();
    expect(keeper.status()).toMatchObject({ state: 'lost', reason: expect.stringContaining(otherHolder) });
    expect(keeper.api.lease.holder).toBe(otherHolder);
  });

  test('cancels the run when it loses the Lease, with a token that is in no file', async () => {
    await using github = await startGitHub();
    github.expect('actions/cancel-workflow-run', 1);
    github.repository.runs.push({
      ...{ id: 77, attempt: 1, status: 'in_progress', conclusion: null },
      ...{ headSha: '1'.repeat(40), headBranch: 'main' },
    });
    const cancel = { apiUrl: github.url, repository: github.repository.name, runId: '77' };
    const keeper = await startOne({ cancel }, github.token);
    await renewed(keeper, 1);
    const files = Object.values(keeperFiles).map((name) => keeper.folder.read(name) ?? '');
    expect(files.join()).not.toContain(github.token);
    keeper.api.lease.steal(otherHolder);
    await keeper.gone();
    expect([github.unexpected, github.unmet()]).toEqual([[], []]);
    expect(keeper.folder.read(keeperFiles.log)).toContain('Cancelled run 77');
  });

  test('refuses credentials that lead to another server', async () => {
    const keeper = await startOne({ server: 'https://elsewhere.example' });
    await keeper.gone();
    expect(keeper.status()).toMatchObject({ state: 'ended', reason: expect.stringContaining('another server') });
    expect(keeper.api.requests).toEqual([]);
  });
});

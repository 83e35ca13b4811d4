import { describe, expect, it } from 'vitest';
import { type KeeperSettings, keeperFiles, readStatus } from '../../src/lease/keeper-files.ts';
import { keep } from '../../src/modes/keeper.ts';
import { ok, status } from '../fakes/answers.ts';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { FakeFolder, holdingStatus } from '../fakes/job.ts';
import { leaseName, leaseObject, ourHolder } from '../fakes/leases.ts';

const server = 'https://cluster.example';
const cancel = { apiUrl: 'https://api.example', repository: 'shop/app', runId: '7' };
const settings: KeeperSettings = {
  ...{ version: 1, server, lease: leaseName, uid: 'lease-uid', holder: ourHolder },
  ...{ durationSeconds: 60, claimedAtMs: 0, untilMs: 35_000 },
};
const copy = JSON.stringify({
  clusters: [{ name: 'c', server }],
  users: [{ name: 'u', token: 't' }],
  contexts: [{ name: 'gate', cluster: 'c', user: 'u' }],
  currentContext: 'gate',
});

interface Found {
  readonly credentials?: string;
  /** The status that a keeper before left. */
  readonly before?: string;
  readonly isRunning?: boolean;
}

async function kept(change: Partial<KeeperSettings>, replies: Readonly<Record<string, Reply>>, found: Found = {}) {
  const { credentials = copy, before, isRunning = true } = found;
  const folder = new FakeFolder();
  folder.create();
  folder.write(keeperFiles.settings, JSON.stringify({ ...settings, ...change }));
  folder.write(keeperFiles.kubeconfig, credentials);
  if (before !== undefined) folder.write(keeperFiles.status, before);
  const clock = new FakeClock();
  const cluster = new FakeCluster({ replies });
  const cancelled: unknown[] = [];
  await clock.until(
    keep({
      folder,
      clock,
      self: { pid: 7, startTicks: '70' },
      told: new AbortController().signal,
      isRunning: () => isRunning,
      openCluster: () => cluster,
      cancelRun: async (run) => {
        cancelled.push(run);
        return 'Cancelled run 7 of shop/app.';
      },
      tidy: () => {},
    }),
  );
  return { folder, cluster, cancelled, status: readStatus(folder.read(keeperFiles.status)) };
}

const renewed = { patchLease: ok(leaseObject({ holder: ourHolder })) };
const taken = { patchLease: status(422), readLease: ok(leaseObject()) };

describe('the keeper', () => {
  it('does as its folder says, and closes what it opened', async () => {
    const { status: said, cluster } = await kept({}, renewed);
    expect(said).toMatchObject({ state: 'ended', renewals: 3, process: { pid: 7, startTicks: '70' } });
    expect(cluster.closed).toBe(true);
  });

  it('goes on from what a keeper before it said last', async () => {
    const before = holdingStatus({ pid: 6, startTicks: '60' }, 0);
    const { cluster } = await kept({ claimedAtMs: -100_000 }, renewed, { before });
    expect(cluster.calls).toEqual(['patchLease', 'patchLease', 'patchLease']);
  });

  it('takes its credentials away when the job is over without post', async () => {
    const worker = { pid: 1, startTicks: '1' };
    const over = await kept({ worker }, renewed, { isRunning: false });
    expect([over.status?.state, over.folder.read(keeperFiles.kubeconfig)]).toEqual(['ended', undefined]);
    expect((await kept({ worker }, renewed)).folder.read(keeperFiles.kubeconfig)).toBe(copy);
  });

  it('cancels the run after a loss, when it was told to, and only then', async () => {
    expect((await kept({ cancel }, taken)).cancelled).toEqual([cancel]);
    expect((await kept({}, taken)).cancelled).toEqual([]);
    expect((await kept({ cancel }, renewed)).cancelled).toEqual([]);
  });

  it('says in its status what it could not do', async () => {
    const { status: said, cluster, folder } = await kept({}, {}, { credentials: 'no kubeconfig' });
    expect(said).toMatchObject({ state: 'ended', reason: expect.stringContaining('cannot be read') });
    expect(cluster.calls).toEqual([]);
    expect(folder.read(keeperFiles.log)).toContain('Failed: ');
  });

  it('ends without a word when nobody told it anything', async () => {
    const { status: said, cluster } = await kept({ durationSeconds: 0 }, {});
    expect([said, cluster.calls]).toEqual([undefined, []]);
  });
});

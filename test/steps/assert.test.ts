import { describe, expect, it } from 'vitest';
import { type KeeperStatus, keeperFiles } from '../../src/lease/keeper-files.ts';
import { assertLease } from '../../src/steps/assert.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster, hang, type Reply } from '../fakes/cluster.ts';
import { FakeFolder } from '../fakes/job.ts';
import { leaseName, leaseObject, otherHolder, ourHolder } from '../fakes/leases.ts';

const ours = ok(leaseObject({ holder: ourHolder }));
const holding: Partial<KeeperStatus> = { state: 'holding' };

async function asserted(readLease: Reply, said: Partial<KeeperStatus> | undefined, ageMs = 0) {
  const clock = new FakeClock();
  const cluster = new FakeCluster({ replies: { readLease: [readLease] } });
  const folder = new FakeFolder();
  folder.create();
  const base = { version: 1, process: { pid: 7, startTicks: '1' }, renewedAtMs: 0, renewals: 1, reason: '' };
  if (said !== undefined) folder.write(keeperFiles.status, JSON.stringify({ ...base, ...said }));
  await clock.pass(ageMs);
  const settings = {
    ...{ version: 1 as const, server: 'https://cluster.example', lease: leaseName, uid: 'lease-uid' },
    ...{ holder: ourHolder, durationSeconds: 60, claimedAtMs: 0, untilMs: 1e9 },
  };
  const found = await clock.until(assertLease({ cluster, clock, folder, settings }));
  expect([cluster.calls, clock.sleeping]).toEqual([['readLease'], 0]);
  return found;
}

describe('an assertion', () => {
  it('is lease-ours when the Lease is ours and freshly renewed, by one request', async () => {
    expect(await asserted(ours, holding, 39_000)).toMatchObject({ code: 'lease-ours', severity: 'notice' });
  });

  it.each([
    ['is held by another', ok(leaseObject()), otherHolder],
    ['is free', ok(leaseObject({ holder: '' })), 'free'],
    ['is gone', status(404), 'deleted'],
    ['was made anew', ok(leaseObject({ holder: ourHolder, uid: 'new' })), 'anew'],
  ])('is lease-lost when the Lease %s, whatever the keeper says', async (_, reply, seen) => {
    const found = await asserted(reply, holding);
    expect([found.code, found.facts['seen']]).toEqual(['lease-lost', expect.stringContaining(seen)]);
  });

  it('is lease-lost when the keeper has seen the loss, even if the Lease names us again', async () => {
    expect((await asserted(ours, { state: 'lost', reason: 'it is free' })).code).toBe('lease-lost');
  });

  it.each([
    ['the keeper has not renewed it', ours, holding, 40_000],
    ['the keeper has ended', ours, { state: 'ended' as const, reason: 'it was told to' }, 0],
    ['the keeper says nothing', ours, undefined, 0],
    ['the Lease cannot be read', none('unreachable'), holding, 0],
    ['the Lease may not be read', status(403), holding, 0],
    ['no answer comes within 5 s', hang, holding, 0],
  ])('is lease-stale when %s', async (_, reply, said, ageMs) => {
    expect((await asserted(reply, said, ageMs)).code).toBe('lease-stale');
  });
});

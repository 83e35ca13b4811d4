import { describe, expect, it } from 'vitest';
import { none, ok, status } from '../fakes/answers.ts';
import { type FakeCluster, hang, type Respond } from '../fakes/cluster.ts';
import { cancel, type TestContext } from '../fakes/context.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';
import { down, type Holding, holding, ours, refused, timed } from './holding.ts';

describe('keeping the Lease beside a keeper', () => {
  const sentAt = (times: number[], context: TestContext<FakeCluster>): Respond => {
    return timed(times, () => context.clock.monotonicMs(), ours);
  };

  it('sends nothing while the keeper renews', async () => {
    const { context, lease } = holding({});
    void lease.keep({
      heard: () => ({ kind: 'renewed', atMs: Math.floor(context.clock.monotonicMs() / 10_000) * 10_000 }),
    });
    await context.clock.pass(300_000);
    expect([context.cluster.calls, context.scope.ended]).toEqual([[], undefined]);
    expect(lease.renewedMs).toBe(300_000);
    lease.stop();
  });

  it('renews itself when the keeper is silent for a third of the duration', async () => {
    const times: number[] = [];
    const { context, lease }: Holding = holding({ patchLease: (body, signal) => sentAt(times, context)(body, signal) });
    void lease.keep({ heard: () => ({ kind: 'renewed', atMs: 5000 }) });
    await context.clock.pass(50_000);
    expect(times).toEqual([25_000, 45_000]);
    lease.stop();
  });

  it('ends the run when the keeper has seen the loss, and frees nothing', async () => {
    const { context, lease } = holding({});
    await context.clock.until(lease.keep({ heard: () => ({ kind: 'lost', seen: 'it is free' }) }));
    expect(context.scope.ended?.code).toBe('lease-lost');
    expect([await lease.free(), context.cluster.calls]).toEqual([undefined, []]);
  });
});

describe('keeping the Lease', () => {
  it('renews it every sixth of its duration', async () => {
    const times: number[] = [];
    const { context, lease } = holding({
      patchLease: (body, signal) => timed(times, () => context.clock.monotonicMs(), ours)(body, signal),
    });
    void lease.keep();
    await context.clock.pass(35_000);
    expect(times).toEqual([10_000, 20_000, 30_000]);
  });

  it('counts a renewal from when it was sent, not from when it was answered', async () => {
    const slow: Respond = async (_, signal) => {
      await context.clock.sleep(4000, signal);
      return ours;
    };
    const times: number[] = [];
    const { context, lease } = holding({
      patchLease: (body, signal) => timed(times, () => context.clock.monotonicMs(), slow)(body, signal),
    });
    void lease.keep();
    await context.clock.pass(35_000);
    expect(times).toEqual([10_000, 20_000, 30_000]);
  });

  it('tries again soon after a renewal that failed', async () => {
    const { context, lease } = holding({ patchLease: [down, status(503), status(409), none('unreadable'), ours] });
    void lease.keep();
    await context.clock.pass(15_000);
    expect(context.scope.ended).toBeUndefined();
    expect(context.cluster.left).toEqual([]);
  });

  it('ends when it is stopped, and when the run ends', async () => {
    for (const end of [({ lease }: Holding) => lease.stop(), ({ context }: Holding) => cancel(context)]) {
      const held = holding({ patchLease: ours });
      const kept = held.lease.keep();
      await held.context.clock.pass(15_000);
      end(held);
      await kept;
      expect(held.context.cluster.count('patchLease')).toBe(1);
      expect(held.context.clock.sleeping).toBe(0);
    }
  });

  it('bears an outage that is shorter than two thirds of the duration', async () => {
    let isDown = true;
    const { context, lease } = holding({ patchLease: () => (isDown ? down : ours) });
    void lease.keep();
    await context.clock.pass(39_000);
    isDown = false;
    await context.clock.pass(5000);
    expect(context.scope.ended).toBeUndefined();
  });

  it('is stale after an outage of two thirds of the duration, which is no loss', async () => {
    const { context, lease } = holding({ patchLease: down });
    await context.clock.until(lease.keep());
    expect(context.scope.ended).toMatchObject({ code: 'lease-stale', facts: { problem: 'connect ECONNREFUSED' } });
    expect(context.clock.monotonicMs()).toBeGreaterThanOrEqual(40_000);
    expect(context.clock.monotonicMs()).toBeLessThan(41_000);
  });

  it('goes on when a renewal is refused although the Lease is ours', async () => {
    const { context, lease } = holding({ patchLease: [refused, ours, ours], readLease: [ours] });
    void lease.keep();
    await context.clock.pass(21_000);
    expect(context.scope.ended).toBeUndefined();
    expect(context.cluster.calls).toEqual(['patchLease', 'readLease', 'patchLease', 'patchLease']);
  });

  it.each([
    ['another run holds it', refused, ok(leaseObject({ link: '' })), 'it is held by gh:5001.1:gate:00000001 (no link)'],
    ['it is free', refused, ok(leaseObject({ holder: '' })), 'it is free'],
    ['it was deleted', status(404), status(404), 'it was deleted'],
    [
      'it was made anew with our name in it',
      refused,
      ok(leaseObject({ holder: ourHolder, uid: 'new' })),
      'it was deleted and made anew, held by gh:5002.1:gate:a1b2c3d4',
    ],
  ])('is over at once when %s, and nothing is written after that', async (_, answer, seen, words) => {
    const { context, lease } = holding({ patchLease: [answer], readLease: [seen] });
    await context.clock.until(lease.keep());
    expect(context.scope.ended).toMatchObject({ code: 'lease-lost', facts: { seen: words } });
    expect(await lease.assert()).toMatchObject({ code: 'lease-lost' });
    expect(await lease.free()).toBeUndefined();
    expect(context.cluster.calls).toEqual(['patchLease', 'readLease']);
  });

  it.each([
    ['nobody answers the look', down],
    ['nobody can read the record', ok(leaseObject({ holder: ourHolder, durationSeconds: 0 }))],
    ['looking is forbidden', status(403)],
  ])('does not call it lost while %s', async (_, seen) => {
    const { context, lease } = holding({ patchLease: refused, readLease: seen });
    void lease.keep();
    await context.clock.pass(20_000);
    expect(context.scope.ended).toBeUndefined();
    await context.clock.pass(21_000);
    expect(context.scope.ended?.code).toBe('lease-stale');
  });
});

describe('asserting the Lease before a write', () => {
  it('is one renewal', async () => {
    const { context, lease } = holding({ patchLease: [ours] });
    expect(await lease.assert()).toBeUndefined();
    expect(context.cluster.calls).toEqual(['patchLease']);
  });

  it('tries again until the answer is certain', async () => {
    const { context, lease } = holding({ patchLease: [down, status(500), ours] });
    expect(await context.clock.until(lease.assert())).toBeUndefined();
    expect(context.history.warnings).toMatchObject([{ code: 'lease-unproved', severity: 'notice' }]);
  });

  it('tells a write of ours that met another one of ours', async () => {
    const { context, lease } = holding({ patchLease: [refused, ours], readLease: [ours] });
    expect(await context.clock.until(lease.assert())).toBeUndefined();
    expect(context.history.warnings).toMatchObject([{ code: 'lease-write-raced', severity: 'notice' }]);
  });

  it.each([
    [403, 'api-forbidden'],
    [401, 'api-unauthorized'],
  ])('refuses at once on %i, which no repeat will change', async (code, finding) => {
    const { context, lease } = holding({ patchLease: [status(code, 'no')] });
    expect(await context.clock.until(lease.assert())).toMatchObject({ code: finding });
    expect(context.scope.ended?.code).toBe(finding);
  });

  it('refuses when the Lease has gone stale meanwhile', async () => {
    const { context, lease } = holding({ patchLease: down });
    expect(await context.clock.until(lease.assert())).toMatchObject({ code: 'lease-stale' });
  });

  it('does not hold for a write after an answer that came too late to be worth anything', async () => {
    const late: Respond = async (_, signal) => {
      await context.clock.sleep(45_000, signal);
      return ours;
    };
    const { context, lease } = holding({ patchLease: late });
    expect(await context.clock.until(lease.assert())).toMatchObject({ code: 'lease-stale' });
  });

  it('says the reason for which the run has ended, without a call', async () => {
    const { context, lease } = holding({});
    cancel(context);
    expect(await lease.assert()).toMatchObject({ code: 'cancelled' });
  });

  it('ends when the run is cancelled while a renewal hangs', async () => {
    const { context, lease } = holding({ patchLease: [hang] });
    const asserted = lease.assert();
    await context.clock.pass(1000);
    cancel(context);
    expect(await context.clock.until(asserted)).toMatchObject({ code: 'cancelled' });
  });
});

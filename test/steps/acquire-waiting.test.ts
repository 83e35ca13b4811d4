import { describe, expect, it } from 'vitest';
import { acquire } from '../../src/steps/acquire.ts';
import { none, status } from '../fakes/answers.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn, factsOf } from '../fakes/context.ts';
import { otherHolder, ourClaim, ourHolder } from '../fakes/leases.ts';
import { orderOn } from '../fakes/queue.ts';
import { WatchedLease } from '../fakes/watched-lease.ts';
import { alive, contend, dead, repository } from './contending.ts';

describe('waiting for the Lease', () => {
  it('ends the moment that the holder frees it, without another look', async () => {
    const server = new WatchedLease({});
    const run = contend(server);
    await run.clock.pass(12_345);
    const looks = run.cluster.count('readLease');
    server.write({ holder: '' });
    expect((await run.end()).kind).toBe('go');
    expect(run.clock.monotonicMs()).toBe(12_345);
    expect(run.cluster.count('readLease')).toBe(looks);
    expect(server.holder).toBe(ourHolder);
  });

  it('ends the moment that the Lease is deleted', async () => {
    const server = new WatchedLease({});
    const run = contend(server);
    await run.clock.pass(5000);
    server.write(undefined);
    expect((await run.end()).kind).toBe('go');
    expect(run.cluster.calls.at(-1)).toBe('createLease');
  });

  it('sees a freed Lease within 10 s although its watch hangs', async () => {
    const server = new WatchedLease({});
    const run = contend(server);
    await run.clock.pass(1000);
    server.endWatches();
    server.write({ holder: '' });
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBeLessThanOrEqual(10);
  });

  it('looks every 2 s where it may not watch', async () => {
    const server = new WatchedLease({});
    const run = contend(server);
    await run.clock.pass(0);
    server.endWatches(status(403, 'cannot watch'));
    await run.clock.pass(60_000);
    expect(run.cluster.count('watchLease')).toBe(1);
    expect(run.cluster.count('readLease')).toBeGreaterThan(20);
    expect(run.context.history.warnings.map(({ code }) => code)).toEqual(['watch-forbidden']);
    server.write({ holder: '' });
    expect((await run.end()).kind).toBe('go');
  });

  it('lasts as long as it may, and then names holder, link and what would prove it dead', async () => {
    const server = new WatchedLease({ annotations: repository });
    const run = contend(server, { github: alive });
    const step = await run.end();
    expect(codesOf(step)).toEqual(['lease-held']);
    expect(run.seconds()).toBe(600);
    expect(factsOf(step)).toMatchObject({ holder: otherHolder, link: 'https://git.example/runs/5001', waited: '600' });
    expect(factsOf(step)['proof']).toContain('run 5001 attempt 1 is in_progress');
    expect(factsOf(step)['proof']).toContain('once GitHub says that run 5001 attempt 1 is completed');
    expect(run.writes()).toBe(0);
  });

  it('says once who holds it since when, and after that about every 30 s, with the time that is left', async () => {
    const server = new WatchedLease({});
    const run = contend(server, { waitSeconds: 100 });
    await run.end();
    const told = run.context.lines.filter((line) => line.includes('is held by'));
    expect(told[0]).toBe(
      `Lease admission-gate/deploy is held by ${otherHolder} since 2026-09-10T11:50:00.000000Z (https://git.example/runs/5001); 100 s left to wait`,
    );
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.length).toBeLessThanOrEqual(4);
  });

  it('names a new holder at once', async () => {
    const server = new WatchedLease({});
    const run = contend(server);
    await run.clock.pass(3000);
    server.write({ holder: 'user:eve@host:1', acquireTime: '2026-09-10T12:00:03.000000Z' });
    await run.clock.pass(0);
    expect(run.context.lines.at(-1)).toContain('held by user:eve@host:1');
    cancel(run.context);
    await run.end();
  });

  it('is not done at all when no time is given', async () => {
    const run = contend(new WatchedLease({}), { waitSeconds: 0 });
    expect(codesOf(await run.end())).toEqual(['lease-held']);
    expect(run.cluster.calls).toEqual(['readLease']);
  });

  it('ends at once by a signal, and nothing is claimed after it', async () => {
    const server = new WatchedLease({});
    const run = contend(server);
    await run.clock.pass(7000);
    cancel(run.context);
    server.write({ holder: '' });
    expect(codesOf(await run.end())).toEqual(['cancelled']);
    expect(run.clock.monotonicMs()).toBe(7000);
    expect(run.writes()).toBe(0);
    expect(server.watched).toBe(0);
  });

  it('goes on through an outage of the API server, and forgets the silence of that time', async () => {
    const server = new WatchedLease({ annotations: repository });
    let down = false;
    const run = contend(server, {
      github: dead,
      replies: { readLease: (body, signal) => (down ? none('unreachable') : server.read(body, signal)) },
    });
    await run.clock.pass(50_000);
    down = true;
    await run.clock.pass(45_000);
    down = false;
    const backMs = run.clock.monotonicMs();
    expect((await run.end()).kind).toBe('go');
    expect(run.clock.monotonicMs() - backMs).toBeGreaterThanOrEqual(60_000);
  });

  it('ends with what the API server lacks when it stays away', async () => {
    const server = new WatchedLease({});
    let down = false;
    const run = contend(server, {
      waitSeconds: 60,
      replies: { readLease: (body, signal) => (down ? none('unreachable') : server.read(body, signal)) },
    });
    await run.clock.pass(5000);
    down = true;
    expect(codesOf(await run.end())).toEqual(['api-unreachable']);
  });
});

describe('two gates in one job', () => {
  it.each([
    ['by the id of the job', { holder: 'gh:9.1:x:1', annotations: { 'admission-gate/job-id': '77' } }, '77'],
    [
      'by attempt, job key and runner',
      { holder: 'gh:5002.1:gate:ffff', annotations: { 'admission-gate/runner-name': 'runner 1' } },
      '',
    ],
  ])('are told at once, %s', async (_, stored, jobId) => {
    const script = new WatchedLease(stored).script();
    const context = contextOn(new FakeCluster(script));
    const claim = { ...ourClaim, notes: { ...ourClaim.notes, jobId } };
    const step = await acquire(context, { claim, waitSeconds: 600, order: orderOn(context).order });
    expect(codesOf(step)).toEqual(['lease-same-job']);
  });
});

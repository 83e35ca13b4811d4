import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/cluster/port.ts';
import type { Surroundings } from '../../src/lease/keeper.ts';
import type { KeeperSettings } from '../../src/lease/keeper-files.ts';
import { keepLease } from '../../src/steps/keep.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster, hang, type Reply } from '../fakes/cluster.ts';
import { leaseName, leaseObject, otherHolder, ourHolder } from '../fakes/leases.ts';

const ours = ok(leaseObject({ holder: ourHolder }));
const refused = status(422, 'the server rejected our request');
const down = none('unreachable', 'connect ECONNREFUSED');

const settings: KeeperSettings = {
  version: 1,
  server: 'https://cluster.example',
  lease: leaseName,
  uid: 'lease-uid',
  holder: ourHolder,
  durationSeconds: 60,
  claimedAtMs: 0,
  untilMs: 21_600_000,
};

type Replies = Readonly<Record<string, Reply | readonly Reply[]>>;

function keeping(replies: Replies, around: Partial<Surroundings> = {}) {
  const clock = new FakeClock();
  const cluster = new FakeCluster({ replies });
  const told = new AbortController();
  const states: string[] = [];
  const log: string[] = [];
  let tidied = 0;
  const ended = keepLease({
    cluster,
    clock,
    lease: leaseName,
    settings,
    told: told.signal,
    around: () => ({ nowMs: clock.monotonicMs(), told: told.signal.aborted, worker: true, folder: true, ...around }),
    report: (state, { renewals }) => states.push(`${state} ${renewals}`),
    say: (line) => log.push(line),
    tidy: () => {
      tidied += 1;
    },
  });
  return { clock, cluster, told, states, log, ended, tidied: () => tidied };
}

describe('keeping the Lease', () => {
  it('sends one request every sixth of the duration, and nothing else', async () => {
    const keeper = keeping({ patchLease: ours });
    await keeper.clock.pass(65_000);
    expect(keeper.cluster.calls).toEqual(Array(6).fill('patchLease'));
    expect(keeper.states).toEqual([0, 1, 2, 3, 4, 5, 6].map((count) => `holding ${count}`));
    expect(keeper.log).toEqual([]);
    keeper.told.abort();
    expect(await keeper.clock.until(keeper.ended)).toEqual({ kind: 'ended', why: 'it was told to' });
    expect(keeper.clock.sleeping).toBe(0);
  });

  it('gives nothing up when it ends', async () => {
    const keeper = keeping({ patchLease: ours }, { worker: false });
    expect((await keeper.clock.until(keeper.ended)).kind).toBe('ended');
    expect([keeper.cluster.calls, keeper.states.at(-1)]).toEqual([[], 'ended 0']);
  });

  it('ends at once in the middle of a request when it is told to', async () => {
    const keeper = keeping({ patchLease: hang });
    await keeper.clock.pass(10_500);
    keeper.told.abort();
    await keeper.clock.until(keeper.ended);
    expect(keeper.clock.monotonicMs()).toBe(10_500);
  });

  it('forgives a refusal that ends with the Lease still ours', async () => {
    const keeper = keeping({ patchLease: [refused, ours], readLease: [ours] });
    await keeper.clock.pass(12_000);
    expect(keeper.cluster.calls).toEqual(['patchLease', 'readLease', 'patchLease']);
    expect(keeper.states.at(-1)).toBe('holding 1');
  });

  it.each([
    ['another holds it', ok(leaseObject()), otherHolder],
    ['it is free', ok(leaseObject({ holder: '' })), 'it is free'],
    ['it was deleted', status(404), 'it was deleted'],
    ['it was made anew', ok(leaseObject({ holder: ourHolder, uid: 'new' })), 'made anew'],
  ])('has lost it when it sees that %s, and writes nothing more', async (_, seen, text) => {
    const keeper = keeping({ patchLease: [refused], readLease: [seen] });
    expect(await keeper.clock.until(keeper.ended)).toEqual({ kind: 'lost', seen: expect.stringContaining(text) });
    expect(keeper.cluster.calls).toEqual(['patchLease', 'readLease']);
    expect(keeper.states.at(-1)).toBe('lost 0');
  });

  it.each([
    ['no answer comes', down],
    ['the server fails', status(500)],
    ['it is forbidden', status(403)],
    ['its credentials are refused', status(401)],
    ['the refused Lease cannot be read', refused],
  ])('is stale after two thirds of the duration, tries on, and comes back by itself when %s', async (_, trouble) => {
    let answer: Answer = trouble;
    const keeper = keeping({ patchLease: () => answer, readLease: () => (answer === ours ? ours : down) });
    await keeper.clock.pass(39_000);
    expect(keeper.states.at(-1)).toBe('holding 0');
    await keeper.clock.pass(3000);
    expect(keeper.states.at(-1)).toBe('stale 0');
    await keeper.clock.pass(600_000);
    expect(keeper.states.at(-1)).toBe('stale 0');
    answer = ours;
    await keeper.clock.pass(10_000);
    expect(keeper.states.at(-1)).toBe('holding 1');
    expect(keeper.log.at(-1)).toBe('Renewed again.');
  });

  it('gives a request that hangs up after a sixth of the duration, and tries again', async () => {
    const keeper = keeping({ patchLease: [hang, ours] });
    await keeper.clock.pass(22_000);
    expect(keeper.states.at(-1)).toBe('holding 1');
  });

  it('reads before it writes when more than the duration has passed', async () => {
    const keeper = keeping({ patchLease: [hang, hang, hang, hang, hang, ours], readLease: [ours] });
    await keeper.clock.pass(70_000);
    expect(keeper.cluster.calls.slice(-2)).toEqual(['readLease', 'patchLease']);
  });

  it('finds out by reading that the Lease was taken while it could not write', async () => {
    const keeper = keeping({ patchLease: down, readLease: [ok(leaseObject())] });
    expect((await keeper.clock.until(keeper.ended)).kind).toBe('lost');
    expect(keeper.cluster.count('readLease')).toBe(1);
  });

  it('tidies up now and then', async () => {
    const keeper = keeping({ patchLease: ours });
    await keeper.clock.pass(600_000);
    expect(keeper.tidied()).toBe(6);
  });
});

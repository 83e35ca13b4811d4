import { describe, expect, it } from 'vitest';
import { acquire } from '../../src/steps/acquire.ts';
import type { Step } from '../../src/steps/context.ts';
import type { HeldLease } from '../../src/steps/hold.ts';
import type { Change } from '../../src/steps/turn.ts';
import { none, status } from '../fakes/answers.ts';
import { FakeCluster, lost, type Reply, type Respond } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn, factsOf } from '../fakes/context.ts';
import { otherHolder, ourClaim, ourHolder } from '../fakes/leases.ts';
import { ahead, deployed, fails, group, orderOn, type QueueScript, queuedWith, says } from '../fakes/queue.ts';
import { WatchedLease } from '../fakes/watched-lease.ts';

const lastDeployed = 'admission-gate/last-deployed.42';
const repository = { 'admission-gate/repository': 'git.example/shop/app' };
const dead = { attempt: says({ runId: '5001', status: 'completed', conclusion: 'failure' }) };
const alive = { attempt: says({ runId: '5001', status: 'in_progress', conclusion: '' }) };

interface Given {
  readonly waitSeconds?: number;
  readonly github?: QueueScript;
  readonly change?: Partial<Change>;
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
}

/** A run that contends for the Lease of this server. */
function contend(server: WatchedLease, { waitSeconds = 600, github, change, replies = {} }: Given = {}) {
  const script = server.script();
  const context = contextOn(new FakeCluster({ ...script, replies: { ...script.replies, ...replies } }));
  const { order, queue } = orderOn(context, github, change);
  const acquired = acquire(context, { claim: ourClaim, waitSeconds, order });
  const { clock, cluster } = context;
  const end = (): Promise<Step<HeldLease>> => clock.until(acquired);
  const seconds = (): number => Math.round(clock.monotonicMs() / 1000);
  return { context, clock, cluster, queue, end, seconds, writes: () => cluster.bodies.length };
}

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

describe('a dead holder', () => {
  it('loses the Lease once GitHub says that its run is completed and it was silent for its duration', async () => {
    const server = new WatchedLease({ annotations: repository, durationSeconds: 30 });
    const run = contend(server, { github: dead });
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBe(30);
    expect(server.holder).toBe(ourHolder);
    const [warning] = run.context.journal.warnings;
    expect(warning).toMatchObject({
      code: 'lease-taken-over',
      severity: 'warning',
      facts: { holder: otherHolder, seconds: '30' },
    });
  });

  it('keeps it while it renews, whatever GitHub says', async () => {
    const server = new WatchedLease({ annotations: repository });
    const run = contend(server, { github: dead, waitSeconds: 300 });
    for (let beat = 1; beat < 30; beat++) {
      await run.clock.pass(10_000);
      server.write({ renewTime: `2026-09-10T12:${String(beat).padStart(2, '0')}:00.000000Z` });
    }
    expect(codesOf(await run.end())).toEqual(['lease-held']);
    expect(run.queue.calls).toEqual([]);
  });

  it('is asked about every 15 s until it is proved', async () => {
    const attempt = [fails('unavailable'), fails('not-found'), alive.attempt, dead.attempt];
    const run = contend(new WatchedLease({ annotations: repository }), { github: { attempt } });
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBe(60 + 3 * 15);
  });

  it.each<[string, object, QueueScript | undefined]>([
    ['is still at work', { annotations: repository }, alive],
    [
      'belongs to another repository',
      { annotations: { 'admission-gate/repository': 'git.example/shop/other' } },
      undefined,
    ],
    ['says not where it belongs', {}, undefined],
    ['is a person', { holder: 'user:eve@host:1', annotations: repository }, undefined],
    ['may not be asked about', { annotations: repository }, { attempt: fails('forbidden') }],
    ['is not found', { annotations: repository }, { attempt: fails('not-found') }],
  ])('keeps the Lease when it %s', async (_, stored, github) => {
    const server = new WatchedLease(stored);
    const run = contend(server, { ...(github === undefined ? {} : { github }) });
    expect(codesOf(await run.end())).toEqual(['lease-held']);
    expect(run.writes()).toBe(0);
  });

  it('that comes back between proof and takeover keeps the Lease', async () => {
    const server = new WatchedLease({ annotations: repository });
    const renewed = '2026-09-10T12:01:00.000000Z';
    const replace: Reply = (body, signal) => {
      server.write({ renewTime: renewed });
      return server.replace(body, signal);
    };
    const run = contend(server, { github: dead, replies: { replaceLease: [replace] }, waitSeconds: 90 });
    expect(codesOf(await run.end())).toEqual(['lease-held']);
    expect(server.holder).toBe(otherHolder);
  });

  it('is taken over once although the answer is lost', async () => {
    const server = new WatchedLease({ annotations: repository });
    const run = contend(server, { github: dead, replies: { replaceLease: [lost(server.replace)] } });
    expect((await run.end()).kind).toBe('go');
    expect(run.writes()).toBe(1);
    expect(run.context.journal.warnings.map(({ code }) => code)).toEqual(['lease-taken-over']);
  });

  it('is not taken over by a process that was stopped while it looked, before it looked again for a whole duration', async () => {
    const server = new WatchedLease({ annotations: repository });
    const reads: Respond[] = [
      server.read,
      // Sent at 10 s, answered at once, and read by us two minutes later.
      async (body, signal) => {
        const answer = await server.read(body, signal);
        await run.clock.sleep(120_000, signal);
        return answer;
      },
    ];
    const run = contend(server, {
      github: dead,
      replies: {
        readLease: (body, signal) => (reads.shift() ?? server.read)(body, signal),
      },
    });
    await run.clock.pass(129_000);
    server.write({ renewTime: '2026-09-10T12:02:09.000000Z' });
    await run.clock.pass(50_000);
    expect(run.writes()).toBe(0);
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBeGreaterThanOrEqual(129 + 60);
  });
});

describe('the order of the queue', () => {
  const change = { group };

  it('is asked before a free Lease is taken', async () => {
    const run = contend(new WatchedLease({ holder: '' }), { change, github: { queuedGroups: says(queuedWith()) } });
    expect((await run.end()).kind).toBe('go');
    expect(run.queue.calls).toEqual(['queuedGroups main']);
  });

  it('lets the entry ahead go first, and is followed the moment that it has deployed', async () => {
    const server = new WatchedLease({ holder: '' });
    const run = contend(server, {
      change,
      github: { queuedGroups: says(queuedWith(ahead)), runStatuses: says(['in_progress']) },
    });
    await run.clock.pass(4000);
    server.write({ holder: otherHolder });
    await run.clock.pass(20_000);
    server.write({ holder: '', annotations: { [lastDeployed]: ahead } });
    expect((await run.end()).kind).toBe('go');
    expect(run.clock.monotonicMs()).toBe(24_000);
  });

  it('is refused with not-our-turn when the entry ahead never ends', async () => {
    const github = { queuedGroups: says(queuedWith(ahead)), runStatuses: says(['queued']) };
    const run = contend(new WatchedLease({ holder: '' }), { change, github, waitSeconds: 120 });
    const step = await run.end();
    expect(codesOf(step)).toEqual(['not-our-turn']);
    expect(factsOf(step)).toEqual({ ahead, waited: '120' });
    expect(run.queue.calls.length).toBeLessThanOrEqual(20);
  });

  it('ends the wait of a group that is no longer queued within 30 s', async () => {
    const queuedGroups = [says(queuedWith()), says(queuedWith()), says([])];
    const run = contend(new WatchedLease({}), { change, github: { queuedGroups, branchHead: says(ahead) } });
    expect(codesOf(await run.end())).toEqual(['group-superseded']);
    expect(run.seconds()).toBe(60);
  });

  it('holds for a dead holder too: it is taken over only when it is our turn', async () => {
    const server = new WatchedLease({ annotations: repository });
    const github = {
      ...dead,
      queuedGroups: says(queuedWith(ahead)),
      runStatuses: [says(['queued']), says(['completed'])],
    };
    const run = contend(server, { change, github });
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBe(75);
  });

  it('refuses what is older than the last deployed, and writes nothing', async () => {
    const server = new WatchedLease({ holder: '', annotations: { [lastDeployed]: deployed } });
    const run = contend(server, { github: { compare: says('ahead') } });
    expect(codesOf(await run.end())).toEqual(['older-than-deployed']);
    expect(run.writes()).toBe(0);
  });

  it('asks nothing about what another repository deployed to the same cluster', async () => {
    const server = new WatchedLease({ holder: '', annotations: { 'admission-gate/last-deployed.43': deployed } });
    expect((await contend(server).end()).kind).toBe('go');
  });

  it('waits for a GitHub that does not answer as long as it may, and refuses then', async () => {
    const server = new WatchedLease({ holder: '' });
    const down = contend(server, { change, github: { queuedGroups: fails('rate-limited') }, waitSeconds: 60 });
    expect(codesOf(await down.end())).toEqual(['github-unavailable']);
    expect(down.seconds()).toBe(60);
    const back = [fails('rate-limited'), says(queuedWith())];
    expect((await contend(server, { change, github: { queuedGroups: back } }).end()).kind).toBe('go');
  });

  it('is refused at once where it cannot be read', async () => {
    const run = contend(new WatchedLease({ holder: '' }), { change, github: { queuedGroups: fails('forbidden') } });
    expect(codesOf(await run.end())).toEqual(['queue-unreadable']);
    expect(run.seconds()).toBe(0);
  });
});

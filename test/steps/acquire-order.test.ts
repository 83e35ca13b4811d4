import { describe, expect, it } from 'vitest';
import { lost, type Reply, type Respond } from '../fakes/cluster.ts';
import { codesOf, factsOf } from '../fakes/context.ts';
import { otherHolder, ourHolder } from '../fakes/leases.ts';
import { ahead, deployed, fails, group, type QueueScript, queuedWith, says } from '../fakes/queue.ts';
import { WatchedLease } from '../fakes/watched-lease.ts';
import { alive, contend, dead, lastDeployed, repository } from './contending.ts';

describe('a dead holder', () => {
  it('loses the Lease once GitHub says that its run is completed and it was silent for its duration', async () => {
    const server = new WatchedLease({ annotations: repository, durationSeconds: 30 });
    const run = contend(server, { github: dead });
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBe(30);
    expect(server.holder).toBe(ourHolder);
    const [warning] = run.context.history.warnings;
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
    // After the second one our own run is looked for, in vain too: the token may see none.
    const attempt = [fails('unavailable'), fails('not-found'), fails('not-found'), alive.attempt, dead.attempt];
    const run = contend(new WatchedLease({ annotations: repository }), { github: { attempt } });
    expect((await run.end()).kind).toBe('go');
    expect(run.seconds()).toBe(60 + 3 * 15);
  });

  it.each<[string, object, QueueScript | undefined, string?]>([
    ['is still at work', { annotations: repository }, alive],
    [
      'belongs to another repository',
      { annotations: { 'admission-gate/repository': 'git.example/shop/other' } },
      undefined,
    ],
    ['says not where it belongs', {}, undefined],
    ['is a person', { holder: 'user:eve@host:1', annotations: repository }, undefined],
    ['may not be asked about', { annotations: repository }, { attempt: fails('forbidden') }, 'holder-unreadable'],
    ['is not found', { annotations: repository }, { attempt: fails('not-found') }, 'holder-unreadable'],
  ])('keeps the Lease when it %s', async (_, stored, github, code = 'lease-held') => {
    const server = new WatchedLease(stored);
    const run = contend(server, { ...(github === undefined ? {} : { github }) });
    expect(codesOf(await run.end())).toEqual([code]);
    expect(run.writes()).toBe(0);
  });

  it('is asked about by a run that may not wait, once it seems to be silent, and only for what the refusal says', async () => {
    const silent = { annotations: repository, renewTime: '2026-09-10T11:10:00.000000Z' };
    const say = async (github: QueueScript, calls = ['attempt 5001 1']) => {
      const run = contend(new WatchedLease(silent), { github, waitSeconds: 0 });
      const step = await run.end();
      expect([run.writes(), run.queue.calls]).toEqual([0, calls]);
      return [codesOf(step)[0], factsOf(step)['proof']];
    };
    expect(await say(alive)).toEqual(['lease-held', expect.stringContaining('run 5001 attempt 1 is in_progress')]);
    expect(await say(dead)).toEqual([
      'lease-held',
      expect.stringContaining('It is dead (run 5001 attempt 1 is completed'),
    ]);
    const forbidden = await say({ attempt: fails('forbidden') });
    const hidden = { attempt: [fails('not-found'), fails('not-found')] };
    const deleted = { attempt: [fails('not-found'), alive.attempt] };
    expect((await say(hidden, ['attempt 5001 1', 'attempt 5002 1']))[0]).toBe('holder-unreadable');
    expect(await say(deleted, ['attempt 5001 1', 'attempt 5002 1'])).toEqual([
      'lease-held',
      expect.stringContaining('it is not found, though this run is'),
    ]);
    expect(forbidden).toEqual([
      'holder-unreadable',
      expect.stringContaining('is not proved dead (GitHub does not tell'),
    ]);
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
    expect(run.context.history.warnings.map(({ code }) => code)).toEqual(['lease-taken-over']);
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

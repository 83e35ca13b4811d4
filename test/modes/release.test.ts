import { describe, expect, it } from 'vitest';
import { release } from '../../src/modes/release.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, hang, type Reply } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn, factsOf } from '../fakes/context.ts';
import { leaseObject, otherHolder } from '../fakes/leases.ts';

const held = ok(leaseObject());
const freed = ok(leaseObject({ holder: '', resourceVersion: '101' }));
const conflict = status(409, 'the object has been modified');

function start(replies: Readonly<Record<string, Reply | readonly Reply[]>>, confirmHolder = otherHolder) {
  const context = contextOn(new FakeCluster({ replies }));
  return { context, ended: release(context, confirmHolder) };
}

async function run(replies: Readonly<Record<string, Reply | readonly Reply[]>>, confirmHolder = otherHolder) {
  const { context, ended } = start(replies, confirmHolder);
  const step = await context.clock.until(ended);
  expect(context.cluster.refused).toEqual([]);
  return { step, context, code: step.kind === 'go' ? step.value.code : codesOf(step)[0] };
}

/** `before` looks that see the first, then the others. */
function looks(before: number, ...others: readonly Reply[]): readonly Reply[] {
  return [...Array.from({ length: before }, () => held), ...others];
}

describe('releasing the Lease of a lost run', () => {
  it('frees exactly what was seen, after two durations of silence that we watched', async () => {
    const { code, context } = await run({ readLease: held, replaceLease: [freed] });
    expect(code).toBe('released');
    expect(context.clock.monotonicMs()).toBe(120_000);
    expect(context.cluster.bodies).toMatchObject([
      { body: { metadata: { resourceVersion: '100', uid: 'lease-uid' }, spec: { holderIdentity: '' } } },
    ]);
  });

  it('waits for two durations of the record, whatever our own would be', async () => {
    const { context } = await run({ readLease: ok(leaseObject({ durationSeconds: 300 })), replaceLease: [freed] });
    expect(context.clock.monotonicMs()).toBe(600_000);
  });

  it.each([
    ['free', ok(leaseObject({ holder: '' }))],
    ['not there', status(404)],
  ])('has nothing to do where it is %s', async (_, reply) => {
    const { code, context } = await run({ readLease: [reply] });
    expect([code, context.cluster.calls]).toEqual(['already-free', ['readLease']]);
  });

  it.each([`${otherHolder}x`, otherHolder.slice(0, -1), otherHolder.toUpperCase()])(
    'refuses when %s is named and not its exact holder, and writes nothing',
    async (given) => {
      const { step, context } = await run({ readLease: [held] }, given);
      expect([codesOf(step), factsOf(step)['holder']]).toEqual([['lease-other-holder'], otherHolder]);
      expect(context.cluster.calls).toEqual(['readLease']);
    },
  );

  it.each([
    ['given up', ok(leaseObject({ holder: '' }))],
    ['deleted', status(404)],
  ])('has nothing to do when it is %s while it is watched', async (_, seen) => {
    const { code, context } = await run({ readLease: looks(5, seen) });
    expect(code).toBe('already-free');
    expect(context.cluster.calls).not.toContain('replaceLease');
  });

  it.each([
    ['renewed', ok(leaseObject({ renewTime: '2026-09-10T12:00:59.000000Z' }))],
    ['taken by another run', ok(leaseObject({ holder: 'gh:7.1:x:1' }))],
    ['made anew', ok(leaseObject({ uid: 'new' }))],
  ])('refuses at once when it is %s while it is watched', async (_, seen) => {
    const { code, context } = await run({ readLease: looks(5, seen) });
    expect(code).toBe('lease-still-renewed');
    expect(context.cluster.calls).not.toContain('replaceLease');
    expect(context.clock.monotonicMs()).toBe(25_000);
  });

  it('is not done when somebody only labels it: it could be a renewal that came late', async () => {
    const labelled = ok(leaseObject({ labels: { a: 'b' }, resourceVersion: '150' }));
    const { code, context } = await run({ readLease: [held, labelled] });
    expect(code).toBe('lease-still-renewed');
    expect(context.cluster.calls).not.toContain('replaceLease');
  });

  it('is not done when the holder writes at the last moment', async () => {
    const { code } = await run({
      readLease: looks(25, ok(leaseObject({ renewTime: 'later' }))),
      replaceLease: [conflict],
    });
    expect(code).toBe('lease-still-renewed');
  });

  it.each([
    ['seen free', [ok(leaseObject({ holder: '' }))], 'released'],
    ['seen deleted', [status(404)], 'released'],
    ['seen with the run that waited for it', [ok(leaseObject({ holder: 'gh:3.1:deploy' }))], 'released'],
    ['seen renewed', [ok(leaseObject({ renewTime: 'later' }))], 'lease-still-renewed'],
    ['seen as it was', [held], 'api-unreachable'],
    ['not seen at all', [status(403, 'no')], 'api-forbidden'],
  ] as const)('is judged by a look when its answer was lost: %s', async (_, after, code) => {
    expect((await run({ readLease: looks(25, ...after), replaceLease: [none('timeout')] })).code).toBe(code);
  });

  it.each([
    ['cannot be read', status(403, 'no'), 'api-forbidden'],
    ['is malformed', ok(leaseObject({ durationSeconds: 0 })), 'lease-malformed'],
  ])('refuses a Lease that %s', async (_, reply, code) => {
    expect((await run({ readLease: [reply] })).code).toBe(code);
  });

  it('ends when it is cancelled while it watches, or in the middle of the write', async () => {
    for (const [replies, ms] of [
      [{ readLease: held }, 33_000],
      [{ readLease: held, replaceLease: [hang] }, 121_000],
    ] as const) {
      const { context, ended } = start(replies);
      await context.clock.pass(ms);
      cancel(context);
      expect(codesOf(await context.clock.until(ended))).toEqual(['cancelled']);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { FakeCluster } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { leaseRecord } from '../fakes/leases.ts';
import { fails, group, limits, orderOn, ours, queuedWith, queueView, says } from '../fakes/queue.ts';

const held = leaseRecord({ link: 'x', annotations: { 'admission-gate/repository': 'git.example/shop/app' } });
const done = says({ status: 'completed', conclusion: 'failure', runId: '5001' });

describe('a GitHub that limits our requests', () => {
  it.each([
    ['a minute when it does not say for how long', fails('rate-limited'), 60_000],
    ['as long as it says', limits(90), 90_000],
    ['an hour at most, whatever it says', limits(1e9), 3_600_000],
  ])('is left alone for %s, and nothing is known until then', async (_, limited, silenceMs) => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const { order, queue } = orderOn(context, { queuedGroups: [limited, says(queuedWith())] }, { group });
    // What is left in the end is waited for: a second before it, the answer is still to come.
    for (const passMs of [0, silenceMs / 2, silenceMs / 2 - 10_001]) {
      await context.clock.pass(passMs);
      expect(await order.current()).toMatchObject({ kind: 'unknown', finding: { code: 'github-unavailable' } });
    }
    expect(queue.calls).toHaveLength(1);
    await context.clock.pass(10_001);
    expect((await order.current()).kind).toBe('clear');
    expect(queue.calls).toHaveLength(2);
  });

  it('is waited for when it wants a few seconds only', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const { order, queue } = orderOn(context, { queuedGroups: [limits(7), says(queuedWith())] }, { group });
    const startMs = context.clock.monotonicMs();
    const current = order.current();
    await context.clock.pass(6999);
    expect(queue.calls).toHaveLength(1);
    await context.clock.pass(1);
    expect((await current).kind).toBe('clear');
    expect(context.clock.monotonicMs() - startMs).toBe(7000);
  });

  it('is not waited for again and again', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const { order, queue } = orderOn(context, { queuedGroups: limits(1) }, { group });
    const current = order.current();
    await context.clock.pass(2000);
    expect(await current).toMatchObject({ kind: 'unknown', finding: { code: 'github-unavailable' } });
    expect(queue.calls).toHaveLength(3);
  });

  it('is not asked for the time of the queue either, and is left alone when it limits just that', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const script = { mergeQueue: [limits(90), queueView(5, { [ours]: 1 })], queuedGroups: says(queuedWith()) };
    const { order, queue } = orderOn(context, script, { group });
    expect(await order.responseSeconds()).toBeUndefined();
    expect(await order.responseSeconds()).toBeUndefined();
    expect(await order.current()).toMatchObject({ kind: 'unknown', finding: { code: 'github-unavailable' } });
    expect(queue.calls).toHaveLength(1);
    await context.clock.pass(90_000);
    expect(await order.responseSeconds()).toBe(300);
  });

  it('is not asked for the life of a holder, which is not proved dead by that', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const { order, queue } = orderOn(context, { attempt: [limits(90), done] });
    expect((await order.proof(held)).kind).toBe('not-proved');
    await context.clock.pass(89_999);
    expect((await order.proof(held)).kind).toBe('not-proved');
    expect(queue.calls).toHaveLength(1);
    await context.clock.pass(1);
    expect((await order.proof(held)).kind).toBe('dead');
  });

  it('while it was asked for our own run does not hide a holder: that is asked again, and then stands', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const hidden = fails('not-found');
    const { order, queue } = orderOn(context, { attempt: [hidden, limits(90), hidden, done, hidden] });
    expect((await order.proof(held)).kind).toBe('not-proved');
    await context.clock.pass(90_000);
    expect((await order.proof(held)).kind).toBe('not-proved');
    expect(await order.proof(held)).toMatchObject({ kind: 'not-proved', why: expect.stringContaining('was deleted') });
    expect(queue.calls).toHaveLength(5);
  });
});

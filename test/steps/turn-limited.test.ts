import { describe, expect, it } from 'vitest';
import { FakeCluster } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { fails, group, limits, orderOn, queuedWith, says } from '../fakes/queue.ts';

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
});

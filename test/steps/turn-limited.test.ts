import { describe, expect, it } from 'vitest';
import { FakeCluster } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { fails, group, orderOn, queuedWith, says } from '../fakes/queue.ts';

describe('a GitHub that limits our requests', () => {
  it('is left alone for a minute, in which nothing is known', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const queuedGroups = [fails('rate-limited'), says(queuedWith())];
    const { order, queue } = orderOn(context, { queuedGroups }, { group });
    for (const passMs of [0, 30_000, 29_999]) {
      await context.clock.pass(passMs);
      expect(await order.current()).toMatchObject({ kind: 'unknown', finding: { code: 'github-unavailable' } });
    }
    expect(queue.calls).toHaveLength(1);
    await context.clock.pass(1);
    expect((await order.current()).kind).toBe('clear');
    expect(queue.calls).toHaveLength(2);
  });
});

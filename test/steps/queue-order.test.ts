import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MergeGroup } from '../../src/github/merge-group.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { orderOn, type QueueScript, says } from '../fakes/queue.ts';

describe('the order of a queue', () => {
  const shas = Array.from({ length: 6 }, (_, index) => String(index + 1).repeat(40));
  const entry = (pullRequest: number): MergeGroup => ({
    pullRequest,
    ref: `refs/heads/gh-readonly-queue/main/pr-${pullRequest}-${shas[pullRequest] ?? ''}`,
    sha: shas[pullRequest + 1] ?? '',
    baseSha: shas[pullRequest] ?? '',
    baseBranch: 'main',
  });
  type State = 'completed' | 'in_progress' | 'no run';
  const states = fc.array(fc.constantFrom<State>('completed', 'in_progress', 'no run'), { minLength: 1, maxLength: 5 });

  async function turns(queue: readonly State[], deployedUpTo: number): Promise<readonly number[]> {
    const groups = queue.map((_, index) => entry(index));
    const clear = await Promise.all(
      groups.map(async (mine, index) => {
        const state = queue[index - 1] ?? 'no run';
        const script: QueueScript = {
          queuedGroups: says(groups),
          runStatuses: says(state === 'no run' ? [] : [state]),
          compare: says('behind'),
        };
        const order = orderOn(contextOn(new FakeCluster({ replies: {} })), script, {
          group: mine,
          head: mine.sha,
        }).order;
        const { kind } = await order.turn(deployedUpTo < 0 ? '' : (groups[deployedUpTo]?.sha ?? ''));
        return kind === 'clear' && queue[index] === 'in_progress' ? [index] : [];
      }),
    );
    return clear.flat();
  }

  it('never keeps all that run waiting, however many of them the queue wants before it merges', async () => {
    await fc.assert(
      fc.asyncProperty(states, async (queue) => {
        const running = queue.flatMap((state, index) => (state === 'in_progress' ? [index] : []));
        const free = await turns(queue, -1);
        expect(free[0]).toBe(running[0]);
      }),
    );
  });

  it('lets the next go as soon as the one ahead is recorded as deployed, although its run is not completed', async () => {
    const queue: readonly State[] = ['in_progress', 'in_progress', 'in_progress'];
    expect(await turns(queue, -1)).toEqual([0]);
    expect(await turns(queue, 0)).toEqual([0, 1]);
  });
});

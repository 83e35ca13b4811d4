import { acquire } from '../../src/steps/acquire.ts';
import type { Step } from '../../src/steps/context.ts';
import type { HeldLease } from '../../src/steps/hold.ts';
import type { Change } from '../../src/steps/turn.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { ourClaim } from '../fakes/leases.ts';
import { orderOn, type QueueScript, says } from '../fakes/queue.ts';
import type { WatchedLease } from '../fakes/watched-lease.ts';

export const lastDeployed = 'admission-gate/last-deployed.42';
export const repository = { 'admission-gate/repository': 'git.example/shop/app' };
export const dead = { attempt: says({ runId: '5001', status: 'completed', conclusion: 'failure' }) };
export const alive = { attempt: says({ runId: '5001', status: 'in_progress', conclusion: '' }) };

export interface Given {
  readonly waitSeconds?: number;
  readonly github?: QueueScript;
  readonly change?: Partial<Change>;
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
}

/** A run that contends for the Lease of this server. */
export function contend(server: WatchedLease, { waitSeconds = 600, github, change, replies = {} }: Given = {}) {
  const script = server.script();
  const context = contextOn(new FakeCluster({ ...script, replies: { ...script.replies, ...replies } }));
  const { order, queue } = orderOn(context, github, change);
  const acquired = acquire(context, { claim: ourClaim, waitSeconds, order });
  const { clock, cluster } = context;
  const end = (): Promise<Step<HeldLease>> => clock.until(acquired);
  const seconds = (): number => Math.round(clock.monotonicMs() / 1000);
  return { context, clock, cluster, queue, end, seconds, writes: () => cluster.bodies.length };
}

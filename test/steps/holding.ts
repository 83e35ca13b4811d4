import { HeldLease } from '../../src/steps/hold.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Reply, type Respond } from '../fakes/cluster.ts';
import { contextOn, type TestContext } from '../fakes/context.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';

export const refused = status(422, 'the server rejected our request due to an error in our request');
export const ours = ok(leaseObject({ holder: ourHolder }));
export const down = none('unreachable', 'connect ECONNREFUSED');

export type Replies = Readonly<Record<string, Reply | readonly Reply[]>>;

export interface Holding {
  readonly context: TestContext<FakeCluster>;
  readonly lease: HeldLease;
}

/** A Lease of 60 s that was taken at time 0. */
export function holding(replies: Replies): Holding {
  const context = contextOn(new FakeCluster({ replies }));
  return { context, lease: new HeldLease(context, { uid: 'lease-uid', holder: ourHolder }, 60, 0) };
}

/** The times at which renewals were sent. */
export function timed(times: number[], clock: () => number, answer: Reply): Respond {
  return (body, signal) => {
    times.push(clock());
    return typeof answer === 'function' ? answer(body, signal) : answer;
  };
}

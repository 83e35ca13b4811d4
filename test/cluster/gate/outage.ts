import { expect } from 'vitest';
import type { Cluster } from '../cluster.ts';
import { until } from '../ground/until.ts';
import { expectProceed } from './expectations.ts';
import { runGate } from './job.ts';
import { expectFreed, stateIs } from './keeper.ts';
import { readLease } from './lease.ts';

/** A job during whose deploy the API server is away for that long: longer than the Lease may go without a renewal. */
export async function jobInOutage(
  cluster: Cluster,
  seconds: number,
  inputs: Readonly<Record<string, string>> = {},
): Promise<void> {
  await cluster.apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster.published('p1');
  const held: unknown[] = [];
  const see = async (): Promise<void> => {
    const { metadata, spec } = await readLease(cluster);
    held.push([metadata.uid, spec.holderIdentity, spec.acquireTime]);
  };
  const run = await runGate(cluster, {
    inputs,
    deploy: async (job) => {
      await see();
      await cluster.stopApiServer();
      const sinceMs = performance.now();
      await stateIs(job, 'stale', seconds * 1000);
      const isOver = async (): Promise<boolean> => performance.now() - sinceMs > seconds * 1000;
      await until('the outage is over', isOver, { deadlineMs: seconds * 2000 });
      await cluster.startApiServer();
      await stateIs(job, 'holding');
      await see();
    },
  });
  expectProceed(run);
  expectFreed(run);
  expect(run.post.log).toMatch(/Stale: [\s\S]*Renewed again/);
  expect(run.job.conclusion).toBe('success');
  const [before, after] = held;
  expect(after).toEqual(before);
}

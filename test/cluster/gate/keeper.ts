import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type KeeperStatus, keeperFiles, readStatus } from '../../../src/lease/keeper-files.ts';
import type { ActionRun } from '../../acceptance/action.ts';
import type { Job } from '../../rig/runner/job.ts';
import type { Cluster } from '../cluster.ts';
import { until } from '../ground/until.ts';
import { readLease } from './lease.ts';

/** The keeper of a job's gate, as later steps find it. */
export async function keeperOf(job: Job): Promise<KeeperStatus> {
  const folder = job.env.get('ADMISSION_GATE_KEEPER') ?? '';
  const found = readStatus(await readFile(join(folder, keeperFiles.status), 'utf8'));
  if (found === undefined) throw new Error('the keeper has no status');
  return found;
}

export function stateIs(job: Job, state: KeeperStatus['state'], deadlineMs = 30_000): Promise<unknown> {
  return until(`the keeper is ${state}`, async () => (await keeperOf(job)).state === state, { deadlineMs });
}

export async function renewTimeMoves(cluster: Cluster, times: number): Promise<void> {
  let last = '';
  for (let seen = 0; seen <= times; seen += 1) {
    last = await until('renewTime moves on', async () => {
      const { renewTime } = (await readLease(cluster)).spec;
      return renewTime !== last && renewTime;
    });
  }
}

/** That the job went well to its end, and leaves nothing of ours. */
export function expectFreed(run: ActionRun): void {
  expect(run.post.log).toContain('Lease admission-gate/deploy freed.');
  expect(run.post).toMatchObject({ conclusion: 'success', annotations: [] });
  expect(run.job.orphans).toEqual([]);
  expect(run.left).toEqual([]);
}

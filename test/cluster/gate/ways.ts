import type { ActionJob } from '../../acceptance/action.ts';
import type { GitHub } from '../../rig/github.ts';
import type { ApiProxy } from '../api-proxy.ts';
import type { Cluster } from '../cluster.ts';
import { mergePatch } from '../ground/client.ts';
import { until } from '../ground/until.ts';
import { heldBy, leasePath, takeOver } from './lease.ts';
import { isWrite } from './writes.ts';

const dead = 'gh:1.1:deploy:00000000';

interface Place {
  readonly cluster: Cluster;
  readonly proxy: ApiProxy;
  readonly github: GitHub;
}

/** One way for a job to go; together they make every write. */
interface WayOfJob {
  /** Without it the only timeout is right, and no policy is written. */
  readonly stale?: true;
  /** Before the job. */
  readonly prepare?: (place: Place) => Promise<void>;
  /** As the job goes when nobody disturbs it. */
  readonly job?: (place: Place) => ActionJob;
  /** How its gate ends undisturbed; absent when it is killed. */
  readonly code?: string;
  /** Its Lease does not say any more which job holds it, so only a person can free it when the job is gone. */
  readonly unproved?: true;
  /** Duration of its Lease. By default its keeper renews each second, and a silence can be waited for. */
  readonly seconds?: number;
}

/** Its keeper renews only long after it: every renewal is one of main. */
const seconds = 3600;

const ways = {
  'the first on this cluster, with a repair': { stale: true, code: 'proved', seconds },
  'after another, with nothing to repair': {
    prepare: async ({ cluster }) => {
      await heldBy(cluster, dead);
      await takeOver(cluster, '');
    },
    code: 'proved',
    seconds,
  },
  'after a dead one': {
    prepare: async ({ cluster, github }) => {
      github.repository.runs.push({
        ...{ id: 1, attempt: 1, headSha: '3'.repeat(40), headBranch: 'x' },
        ...{ status: 'completed', conclusion: 'cancelled' },
      });
      await heldBy(cluster, dead, 2, { 'admission-gate/repository': 'github.com/octo-org/shop' });
    },
    code: 'proved',
    seconds,
  },
  'that refuses': { job: () => ({ inputs: { policies: 'p9' } }), code: 'policy-missing', seconds },
  'that renews': {
    job: ({ proxy }) => ({
      deploy: async () => {
        const from = proxy.requests.length;
        await until('a renewal', async () => proxy.requests.slice(from).some(isWrite('PATCH Lease: renewTime')));
      },
    }),
    code: 'proved',
  },
  'whose deploy fails': {
    job: () => ({ deploy: () => Promise.reject(new Error('the rollout failed')) }),
    code: 'proved',
  },
  'whose Lease loses its annotations': {
    unproved: true,
    job: ({ cluster }) => ({
      deploy: async () => {
        await cluster.admin.expect('PATCH', leasePath, { metadata: { annotations: null } }, mergePatch);
      },
    }),
    code: 'proved',
  },
  'whose main is killed in a repair': {
    stale: true,
    job: ({ proxy }) => {
      const stop = proxy.stopAt('before', isWrite('PATCH policy'));
      return {
        during: async (step) => {
          await stop.reached;
          step.kill();
          stop.cut();
        },
      };
    },
  },
} as const satisfies Readonly<Record<string, WayOfJob>>;

export type Way = keyof typeof ways;
export const wayOf = (way: Way): WayOfJob => ways[way];

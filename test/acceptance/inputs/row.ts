import { resources } from '../../../sandbox/api/resource.ts';
import { type JsonObject, objectAt } from '../../../sandbox/json.ts';
import { type LoggedRequest, lineOf } from '../../../sandbox/log.ts';
import { type Scenario, type Stage, stage } from '../../../sandbox/scenario.ts';
import { healthy, image, inputs, policy } from '../../../sandbox/scenarios/common.ts';
import type { GitHub } from '../../rig/github.ts';
import type { Job } from '../../rig/runner/job.ts';
import type { RunningStep } from '../../rig/runner/step.ts';
import { type ActionRun, githubWithComments, runAction } from '../action.ts';
import { writesIn } from '../play.ts';

/** The cluster and the GitHub of one row. */
export interface World {
  readonly place: Stage;
  readonly github: GitHub;
}

/** A row as it went. */
export interface Seen extends World {
  readonly run: ActionRun;
  readonly requests: readonly LoggedRequest[];
  readonly lease: JsonObject;
}

/** One value of an input, and all that comes of it. */
export interface Row {
  /** What the value does, as the end of the sentence that begins with the input's name. */
  readonly says: string;
  /** In addition to those of a gate on a healthy cluster. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly scenario?: Partial<Scenario>;
  /** What the checkout of the job holds, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Outside the merge queue nothing is asked of GitHub, and nothing is commented. */
  readonly outsideQueue?: true;
  /** Changes the world before the run. */
  readonly before?: (world: World) => void;
  /** Runs beside main, or between main and post, in the world. */
  readonly during?: (step: RunningStep, world: World) => Promise<void>;
  readonly deploy?: (world: World, job: Job) => Promise<void>;
  /** The deciding reason code, which annotation, comment and summary name on a refusal. */
  readonly code: string;
  /** Absent: to refuse, unless the code is that of a run with nothing to say. */
  readonly verdict?: 'proceed';
  /** Everything but reads that was asked of the cluster, in order; without renewals where they come by time. */
  readonly writes: readonly string[];
  readonly renews?: true;
  /** Absent: 0 for a verdict to proceed, else 1. */
  readonly exitCode?: number;
  /** Absent: 1 where a run of the merge queue is refused, else 0. */
  readonly comments?: number;
  /** Error annotations; absent: 1 where the step fails, else 0. */
  readonly errors?: number;
  /** What else is to be seen. */
  readonly look?: (seen: Seen) => void;
}

const lease = 'leases/admission-gate/deploy';
export const taken = 'create leases/admission-gate 201';
/** An assertion of the Lease, or its end: in the log both are one patch. */
export const patched = `patch ${lease} 200`;
export const raised = `patch imagevalidatingpolicies/${policy} 200`;
export const probe = (status: number, namespace = 'apps'): string => `create pods/${namespace} (dry-run) ${status}`;
/** What a gate writes that has nothing to repair, and frees the Lease in the end. */
export const provedWrites = [taken, probe(201), probe(400), patched, patched];
export const otherHolder = 'gh:16299999990.1:deploy:5e1f0a77';
export const heldByOther = { holder: otherHolder, durationSeconds: 2, link: 'https://github.com/octo-org/shop' };

const act = { title: '', event: 'merge_group', inputs } as const;
const plain: Scenario = { name: 'healthy', title: '', story: [], kyverno: healthy, acts: [act] };
/** The same with a policy that has no timeout yet; Kyverno publishes the 30 s at once. */
export const stale: Partial<Scenario> = {
  kyverno: {
    ...healthy,
    set: 'j-timeout-absent',
    publications: [{ after: { policy, timeoutSeconds: 30 }, steps: [{ set: 'b-one-fail-30', afterMs: 0 }] }],
  },
};
/** The first two answers to the image may be transient. */
export const slowRegistry: Partial<Scenario> = {
  kyverno: { ...healthy, pods: { [image]: [{ recorded: 'timeout-registry-slow-30s' }] } },
};

/** Plays the row, and gives back what can be seen of it. */
export async function playRow(row: Row, look: (seen: Seen) => void): Promise<void> {
  await using place = await stage({ ...plain, ...row.scenario });
  await using github = await githubWithComments();
  github.expect('actions/cancel-workflow-run');
  const world = { place, github };
  row.before?.(world);
  const { during, deploy, files = {} } = row;
  const run = await runAction({
    github,
    files,
    ...(row.outsideQueue === true ? { facts: { eventName: 'workflow_dispatch' } } : {}),
    // No renewal comes by time.
    inputs: { kubeconfig: place.kubeconfig, 'lease-duration-seconds': '3600', ...inputs, ...row.inputs },
    ...(during === undefined ? {} : { during: (step) => during(step, world) }),
    ...(deploy === undefined ? {} : { deploy: (job) => deploy(world, job) }),
  });
  const { store, log, failures } = place.sandbox;
  if (failures.length > 0) throw new Error('the sandbox failed', { cause: failures[0] });
  look({ ...world, run, requests: log, lease: store.get(resources.leases, 'admission-gate', 'deploy') ?? {} });
}

export function writesOf({ requests }: Pick<Seen, 'requests'>, { renews }: Row): readonly string[] {
  const writes = writesIn(requests.map(lineOf));
  return renews === true ? writes.filter((line) => line !== patched) : writes;
}

/** The body of the first request of that verb and resource. */
export function bodyOf({ requests }: Seen, verb: string, resource: string): string {
  return requests.find((request) => request.verb === verb && request.resource === resource)?.body ?? '';
}

export function annotationsOf({ lease: object }: Seen): JsonObject {
  return objectAt(object, 'metadata', 'annotations');
}

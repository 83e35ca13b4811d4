import type { Workspace } from '../../src/files/workspace.ts';
import { start } from '../../src/modes/start.ts';
import type { InputName } from '../../src/runner/registry.ts';
import { publish } from '../../src/steps/publish.ts';
import { FakeClock } from '../fakes/clock.ts';
import type { FakeCluster } from '../fakes/cluster.ts';
import { fakeRandom } from '../fakes/context.ts';
import { FakeJob, faithfulKeeper } from '../fakes/job.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { ahead, fakeQueue, group, ours, type QueueScript, queuedWith, queueView, says } from '../fakes/queue.ts';
import { FakeRunner } from '../fakes/runner.ts';

export const env = {
  GITHUB_RUN_ID: '5002',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_JOB: 'gate',
  GITHUB_REPOSITORY: 'shop/app',
  GITHUB_REPOSITORY_ID: '42',
  GITHUB_SHA: 'ab'.repeat(20),
  GITHUB_SERVER_URL: 'https://git.example',
  GITHUB_ACTOR: 'ada',
  GITHUB_EVENT_NAME: 'merge_group',
  GITHUB_REF: `refs/heads/gh-readonly-queue/main/pr-2-${'b'.repeat(40)}`,
  GITHUB_EVENT_PATH: '/event.json',
  RUNNER_NAME: 'runner 1',
  GITHUB_WORKFLOW_REF: 'shop/app/.github/workflows/deploy.yml@refs/heads/main',
};
export const right = policyObject('p1', timeout(30));

export interface Given {
  readonly inputs?: Partial<Record<InputName, string>>;
  readonly cluster?: LivingCluster;
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  readonly github?: QueueScript;
  readonly workspace?: Workspace;
  /** The documents in the folder of input `from`. */
  readonly bundle?: readonly unknown[];
}

export const event = {
  merge_group: { head_sha: ours, head_ref: group.ref, base_ref: 'refs/heads/main', base_sha: ahead },
  repository: { full_name: 'shop/app' },
};

/** A job without a checkout: nothing is there to be read. */
export const noWorkspace: Workspace = {
  read: async ([entry = '']) => ({ kind: 'nothing', entry, problem: 'no manifest is there' }),
  readAt: async () => ({ ok: false, problem: 'no checkout' }),
  readTouched: async () => ({ ok: false, problem: 'no checkout' }),
  objects: () => ({ objects: [], imageRules: () => [], findings: [] }),
};

export function begin(given: Given = {}) {
  const { inputs = {}, cluster = new LivingCluster([right]) } = given;
  const github = given.github ?? { queuedGroups: says(queuedWith()) };
  const queue = fakeQueue({ mergeQueue: queueView(60), ...github });
  const kubeconfig = temporaryFile(kubeconfigText());
  const runner = new FakeRunner({
    'probe-images': 'r/app:1',
    'probe-namespace': 'apps',
    policies: 'p1',
    'lease-wait-seconds': '0',
    'github-token': 'ghs_secret',
    kubeconfig,
    ...inputs,
  });
  const clock = new FakeClock();
  const dialled: FakeCluster[] = [];
  const commented: string[] = [];
  const reports: string[] = [];
  const written: Readonly<Record<string, string>>[] = [];
  let cancel = (): void => {
    throw new Error('nobody listens for a cancel');
  };
  const job = new FakeJob();
  job.onKeeper = faithfulKeeper(clock);
  const exit = start({
    runner,
    job,
    env: given.env ?? env,
    clock,
    random: fakeRandom(),
    onCancel: (listener) => {
      cancel = listener;
    },
    openCluster: () => {
      dialled.push(cluster.port);
      return cluster.port;
    },
    publish,
    workspace: given.workspace ?? noWorkspace,
    writeReport: (_, text) => {
      reports.push(text);
      return '/tmp/report.json';
    },
    readBundle: () => given.bundle ?? 'no such folder',
    writeBundle: (_, files) => written.push(files),
    readEvent: () => ('event' in given ? given.event : event),
    openQueue: async () => queue,
    comment: async ({ verdict }) => {
      commented.push(verdict.code);
      return '';
    },
  });
  return { runner, job, clock, dialled, commented, reports, written, exit, cluster, queue, cancel: () => cancel() };
}

export async function run(given: Given = {}) {
  const begun = begin(given);
  const code = await begun.clock.until(begun.exit);
  return { ...begun, code, reason: begun.runner.outputs.get('reason-code') };
}

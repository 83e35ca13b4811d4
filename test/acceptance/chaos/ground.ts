import { type Connection, lineOf } from '../../../sandbox/log.ts';
import { type Scenario, type Stage, stage } from '../../../sandbox/scenario.ts';
import { sendSignal } from '../../../src/process/identity.ts';
import { addCommits, type GitHub } from '../../rig/github.ts';
import type { Job } from '../../rig/runner/job.ts';
import type { ActionStep } from '../../rig/runner/run-job.ts';
import { type ActionRun, firstGroup, githubWithComments, refOf, runAction } from '../action.ts';
import { Clients } from './asker.ts';

/** Runs of the ground, in the order in which they come: the run that died before, the one with the fault, the next one. */
export const runs = { before: '900', faulted: '1001', next: '1002' } as const;
const ahead = { number: 16, head: firstGroup.base, base: '3'.repeat(40) };
/** What was deployed last, in a play whose Lease says so. */
export const lastDeployed = ahead.base;

/** A cluster and a GitHub, and who asked them. */
export interface Ground extends AsyncDisposable {
  readonly place: Stage;
  readonly github: GitHub;
  readonly clients: Clients;
}

/** What a run of the ground may have besides the inputs that all have. */
export interface RunOptions {
  readonly durationSeconds: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly deploy?: (ground: Ground, job: Job) => Promise<void>;
  readonly next?: readonly ActionStep[];
}

/** To look for the process of a connection takes milliseconds, so only `everybody` is told from each other on demand. */
export async function prepare(scenario: Scenario, told: 'everybody' | 'writers' = 'writers'): Promise<Ground> {
  const clients = new Clients();
  const isWritten = ['leases', 'imagevalidatingpolicies'];
  const place = await stage(scenario, {
    onRequest: ({ connection, resource }) => {
      if (told === 'everybody' || isWritten.includes(resource)) clients.at(connection);
    },
  });
  const github = await githubWithComments({
    onRequest: ({ connection }) => {
      if (told === 'everybody') clients.at(connection);
    },
  });
  github.expect('actions/cancel-workflow-run');
  const { repository } = github;
  addCommits(repository, [lastDeployed, firstGroup.base, firstGroup.head]);
  repository.refs.set(refOf(ahead), ahead.head);
  // Only the runs of this play: another one for the entry ahead would go first.
  repository.runs.splice(0);
  const workflow = { attempt: 1, headSha: ahead.head, headBranch: 'main', path: '.github/workflows/deploy.yml' };
  repository.runs.push({ ...workflow, id: 890, status: 'completed', conclusion: 'failure', event: 'merge_group' });
  const at = '2026-01-01T00:00:00Z';
  const comment = { issue: firstGroup.number, login: 'octocat', createdAt: at, updatedAt: at };
  repository.comments.push({ ...comment, id: 1, body: 'A comment of somebody else.' });
  for (const id of Object.values(runs)) begin(github, id);
  end(github, runs.before);
  return {
    place,
    github,
    clients,
    [Symbol.asyncDispose]: async () => {
      await github[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

const attemptOf = {
  attempt: 1,
  headSha: firstGroup.head,
  headBranch: refOf(firstGroup),
  path: '.github/workflows/deploy.yml',
};

function begin({ repository }: GitHub, id: string): void {
  repository.runs.push({ ...attemptOf, id: Number(id), status: 'in_progress', conclusion: null, event: 'merge_group' });
  repository.jobs.set(Number(id), { id: Number(id), runId: Number(id), status: 'in_progress', conclusion: null });
}

/** From now on GitHub says that this run and its job are over. */
function end({ repository }: GitHub, id: string): void {
  const over = { status: 'completed', conclusion: 'failure' } as const;
  const index = repository.runs.findIndex((run) => run.id === Number(id));
  repository.runs.splice(index, 1, { ...attemptOf, id: Number(id), ...over, event: 'merge_group' });
  repository.jobs.set(Number(id), { id: Number(id), runId: Number(id), ...over });
}

/** One job with a gate of the merge queue on this ground. */
export async function runOn(
  ground: Ground,
  scenario: Scenario,
  runId: string,
  options: RunOptions,
): Promise<ActionRun> {
  const { place, github } = ground;
  const { durationSeconds, inputs = {}, deploy, next = [] } = options;
  const run = await runAction({
    github,
    runId,
    facts: { checkRunId: runId },
    inputs: {
      kubeconfig: place.kubeconfig,
      'lease-duration-seconds': String(durationSeconds),
      'lease-wait-seconds': '60',
      'convergence-timeout-seconds': '60',
      ...scenario.acts[0].inputs,
      ...inputs,
    },
    ...(deploy === undefined ? {} : { deploy: (job) => deploy(ground, job) }),
    next,
  });
  end(github, runId);
  return run;
}

/** SIGKILL to the process that asks from this port; always true, to be the last of a condition. */
export function kill(clients: Clients, connection: Connection): true {
  sendSignal(clients.at(connection).process, 'SIGKILL');
  return true;
}

/** Everything that was asked of the cluster, for a message. */
export function linesOf({ place, clients }: Ground): readonly string[] {
  return place.sandbox.log.map((entry) => `${clients.knownAt(entry.connection).asker} ${lineOf(entry)}`);
}

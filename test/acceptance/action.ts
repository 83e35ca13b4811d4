import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type GitHub, type GitHubOptions, startGitHub } from '../rig/github.ts';
import { defaultFacts } from '../rig/runner/facts.ts';
import type { Job, JobOptions } from '../rig/runner/job.ts';
import type { Patience } from '../rig/runner/process.ts';
import type { ActionStep, JobResult, PlainStep } from '../rig/runner/run-job.ts';
import type { RunningStep, Stage, StepResult } from '../rig/runner/step.ts';
import { createJob, runJob } from '../rig/runner.ts';

export const actionDir = join(import.meta.dirname, '../..');
const base = '2'.repeat(40);
export const pullNumber = 17;

export interface ActionJob {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Where the action is, if not here. */
  readonly actionDir?: string;
  readonly github?: GitHub;
  readonly runId?: string;
  /** Facts of the job that differ from those of a run of the queue's first group. */
  readonly facts?: JobOptions;
  /** What the checkout of the job holds, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** How long the runner waits for a cancelled step. */
  readonly patience?: Partial<Patience>;
  /** Runs beside main: waits for lines, kills it, changes the cluster. */
  readonly during?: (step: RunningStep) => Promise<void>;
  /** What the job deploys after main; runs only when main succeeded. */
  readonly deploy?: (job: Job) => Promise<void>;
  /** Runs beside post. */
  readonly atPost?: (step: RunningStep) => Promise<void>;
  /** Steps between the deploy and the posts. */
  readonly next?: readonly (ActionStep | PlainStep)[];
}

export interface ActionRun {
  readonly main: StepResult;
  /** Absent only when the runner died. */
  readonly post: StepResult;
  readonly report: Report;
  readonly job: JobResult;
  /** Folders of keepers that the job has left behind. */
  readonly left: readonly string[];
}

const reportSchema = v.looseObject({
  version: v.number(),
  verdict: v.string(),
  code: v.string(),
  findings: v.array(v.looseObject({ code: v.string(), severity: v.string() })),
  patches: v.array(v.looseObject({ policy: v.string() })),
  probes: v.array(v.looseObject({ kind: v.string(), podNamespace: v.string(), passed: v.boolean() })),
});
type Report = v.InferOutput<typeof reportSchema>;

/** A group of the merge queue by its pull request, its head and the head that it stands on. */
export interface Group {
  readonly number: number;
  readonly head: string;
  readonly base: string;
}

export const firstGroup: Group = { number: pullNumber, head: '1'.repeat(40), base };
/** With a slash, as base branches may have one. */
export const baseBranch = 'refs/heads/release/1';

export function refOf({ number, base }: Group): string {
  return `refs/heads/gh-readonly-queue/release/1/pr-${number}-${base}`;
}

/** The payload of a merge_group event. */
export function mergeGroup(repository: string, group: Group = firstGroup) {
  const [login = '', name = ''] = repository.split('/');
  return {
    action: 'checks_requested',
    merge_group: { head_sha: group.head, head_ref: refOf(group), base_ref: baseBranch, base_sha: group.base },
    repository: { name, full_name: repository, owner: { login } },
  };
}

/** A GitHub with one queued group that expects the calls of a gate in a merge queue and of one comment. */
export async function githubWithComments(options: GitHubOptions = {}): Promise<GitHub> {
  const github = await startGitHub(options);
  github.repository.refs.set(baseBranch, base).set(refOf(firstGroup), firstGroup.head);
  const { runId, runAttempt } = defaultFacts;
  github.repository.runs.push({
    ...{ id: Number(runId), attempt: Number(runAttempt), status: 'in_progress', conclusion: null },
    ...{ headSha: base, headBranch: 'release/1' },
  });
  for (const operation of [
    'graphql/viewer',
    'graphql/repository.mergeQueue',
    'issues/list-comments',
    'issues/create-comment',
    'issues/update-comment',
    'pulls/list',
    'git/list-matching-refs',
    'git/get-ref',
    'actions/list-workflow-runs-for-repo',
    'actions/get-workflow-run-attempt',
    'actions/get-job-for-workflow-run',
    'repos/compare-commits-with-basehead',
  ] as const) {
    github.expect(operation);
  }
  return github;
}

/** Runs one job whose first step is the action from `dist`, as the runner would. */
export async function runAction(options: ActionJob): Promise<ActionRun> {
  const { github, during, deploy, atPost } = options;
  const api =
    github === undefined
      ? // About no pull request, so that nothing is asked of any GitHub.
        { eventName: 'schedule' }
      : { apiUrl: github.url, graphqlUrl: github.graphqlUrl, token: github.token };
  const repository = github?.repository.name ?? 'octo-org/shop';
  await using job = await createJob({
    ...api,
    repository,
    event: mergeGroup(repository),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    ...(options.runId === undefined ? {} : { runId: options.runId }),
    ...options.facts,
  });
  for (const [path, text] of Object.entries(options.files ?? {})) {
    const file = join(job.facts.workspace, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const result = await runJob(job, [
    {
      name: 'gate',
      actionDir: options.actionDir ?? actionDir,
      inputs: options.inputs ?? {},
      during: async (step, stage: Stage) => {
        await (stage === 'main' ? during : atPost)?.(step);
      },
    },
    { name: 'deploy', run: async () => deploy?.(job) },
    ...(options.next ?? []),
  ]);
  const stage = (name: Stage): StepResult => {
    const found = result.stages.find((ran) => ran.name === 'gate' && ran.stage === name);
    if (found === undefined) throw new Error(`the job ran no ${name}`);
    return found.result;
  };
  const main = stage('main');
  const left = (await readdir(job.facts.temp)).filter((name) => name.startsWith('admission-gate-keeper-'));
  return { main, post: stage('post'), report: await readReport(main), job: result, left };
}

async function readReport(main: StepResult): Promise<Report> {
  const path = main.outputs['report'];
  const none = { version: 0, verdict: '', code: '', findings: [], patches: [], probes: [] };
  return path === undefined ? none : v.parse(reportSchema, JSON.parse(await readFile(path, 'utf8')));
}

/** What the runner knows about the job before its first step. All ids are strings, as in the `github` context. */
export interface JobFacts {
  readonly runId: string;
  readonly runAttempt: string;
  readonly runNumber: string;
  readonly jobKey: string;
  /** `job.check_run_id`, the numeric job id; empty where GitHub does not tell it. */
  readonly checkRunId: string;
  readonly repository: string;
  readonly repositoryId: string;
  readonly workflow: string;
  readonly workflowRef: string;
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly actor: string;
  readonly eventName: string;
  /** The webhook payload that `GITHUB_EVENT_PATH` names. */
  readonly event: unknown;
  readonly token: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly runnerName: string;
  /** `github_<guid>`: what the clean-up at the job's end looks for in every process. */
  readonly trackingId: string;
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
}

/** The facts of a merge-queue job, except those that are made anew for each job (directories and tracking id). */
export const defaultFacts = {
  runId: '16300000001',
  runAttempt: '1',
  runNumber: '7',
  jobKey: 'deploy',
  checkRunId: '46000000001',
  repository: 'octo-org/shop',
  repositoryId: '1296269',
  workflow: 'deploy',
  workflowRef: 'octo-org/shop/.github/workflows/deploy.yml@refs/heads/main',
  sha: '1'.repeat(40),
  ref: `refs/heads/gh-readonly-queue/main/pr-1-${'0'.repeat(40)}`,
  headRef: '',
  baseRef: '',
  actor: 'octocat',
  eventName: 'merge_group',
  event: {},
  token: 'ghs_1234567_rig.token.of.the.job',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  graphqlUrl: 'https://api.github.com/graphql',
  runnerName: 'rig-runner-1',
} as const satisfies Partial<JobFacts>;

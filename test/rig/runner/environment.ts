import type { JobFacts } from './facts.ts';
import type { CommandFiles } from './file-commands.ts';

interface Sources {
  readonly facts: JobFacts;
  readonly actionDir: string;
  readonly eventPath: string;
  readonly files: CommandFiles;
  /** Directories from `GITHUB_PATH`, the latest first. */
  readonly prependPath: readonly string[];
  /** The step's and the job's `env`, saved state and inputs: what wins over nothing of the runner's own. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * The whole environment of the action's process. Of the host only `PATH` remains; `HOME` is the job's own.
 * Source: actions/runner `src/Runner.Worker/GitHubContext.cs`, `RunnerContext.cs`,
 * `Handlers/NodeScriptActionHandler.cs`, `src/Runner.Sdk/ProcessInvoker.cs`.
 */
export function stepEnvironment({
  facts,
  actionDir,
  eventPath,
  files,
  prependPath,
  variables,
}: Sources): Record<string, string> {
  const path = variables['PATH'] ?? process.env['PATH'] ?? '';
  return {
    CI: 'true',
    HOME: facts.home,
    ...variables,
    PATH: [...prependPath, path].join(':'),
    GITHUB_ACTIONS: 'true',
    RUNNER_TRACKING_ID: facts.trackingId,
    ...runVariables(facts),
    ...sourceVariables(facts),
    ...runnerVariables(facts),
    GITHUB_ACTION: '__self',
    GITHUB_ACTION_PATH: actionDir,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_OUTPUT: files.output,
    GITHUB_STATE: files.state,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STEP_SUMMARY: files.summary,
  };
}

function runVariables(facts: JobFacts): Record<string, string> {
  return {
    GITHUB_RUN_ID: facts.runId,
    GITHUB_RUN_ATTEMPT: facts.runAttempt,
    GITHUB_RUN_NUMBER: facts.runNumber,
    GITHUB_JOB: facts.jobKey,
    GITHUB_WORKFLOW: facts.workflow,
    GITHUB_WORKFLOW_REF: facts.workflowRef,
    GITHUB_WORKFLOW_SHA: facts.sha,
    GITHUB_WORKSPACE: facts.workspace,
    GITHUB_EVENT_NAME: facts.eventName,
    GITHUB_ACTOR: facts.actor,
    GITHUB_TRIGGERING_ACTOR: facts.actor,
  };
}

function sourceVariables(facts: JobFacts): Record<string, string> {
  return {
    GITHUB_REPOSITORY: facts.repository,
    GITHUB_REPOSITORY_ID: facts.repositoryId,
    GITHUB_REPOSITORY_OWNER: facts.repository.split('/')[0] ?? '',
    GITHUB_SHA: facts.sha,
    GITHUB_REF: facts.ref,
    GITHUB_REF_NAME: facts.ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: facts.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_HEAD_REF: facts.headRef,
    GITHUB_BASE_REF: facts.baseRef,
    GITHUB_SERVER_URL: facts.serverUrl,
    GITHUB_API_URL: facts.apiUrl,
    GITHUB_GRAPHQL_URL: facts.graphqlUrl,
  };
}

function runnerVariables(facts: JobFacts): Record<string, string> {
  return {
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: facts.runnerName,
    RUNNER_ENVIRONMENT: 'self-hosted',
    RUNNER_TEMP: facts.temp,
    RUNNER_TOOL_CACHE: facts.temp,
    RUNNER_WORKSPACE: facts.workspace,
  };
}

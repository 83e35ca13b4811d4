import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';

/** A person at a shell. */
export interface Person {
  readonly name: string;
  readonly host: string;
}

/** Where this step runs, as the runner says it; for a person at a shell, all of it is empty. */
export interface Environment {
  readonly runId: string;
  readonly attempt: string;
  /** The job's key in the workflow file; jobs of one matrix share it. */
  readonly job: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly repositoryId: string;
  readonly sha: string;
  /** Without a slash at its end. */
  readonly serverUrl: string;
  readonly actor: string;
  readonly eventName: string;
  /** Full name of the branch, tag or pull request that the run is for. */
  readonly ref: string;
  /** File with the event's payload. */
  readonly eventPath: string;
  readonly runnerName: string;
  /** File name of the workflow, such as `deploy.yml`. */
  readonly workflowFile: string;
  /** Page of this attempt of the run. */
  readonly runLink: string;
}

/** The environment, or one `bad-input` finding for each variable that is missing or not in the runner's form. */
export type EnvironmentRead =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly findings: readonly Finding[] };

const expected = (what: string) => `${what}, as the Actions runner sets it`;
const text = v.pipe(v.string(), v.regex(/^\P{Cc}+$/u));
const id = v.pipe(v.string(), v.regex(/^[1-9]\d*$/));
const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s\p{C}]+$/u),
  v.url(),
  v.transform((given) => given.replace(/\/+$/, '')),
);

const variables = v.object({
  GITHUB_RUN_ID: id,
  GITHUB_RUN_ATTEMPT: id,
  GITHUB_JOB: text,
  GITHUB_REPOSITORY: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/)),
  GITHUB_REPOSITORY_ID: id,
  GITHUB_SHA: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)),
  GITHUB_SERVER_URL: url,
  GITHUB_ACTOR: text,
  GITHUB_EVENT_NAME: text,
  GITHUB_REF: text,
  GITHUB_EVENT_PATH: text,
  RUNNER_NAME: text,
  GITHUB_WORKFLOW_REF: v.pipe(
    v.string(),
    v.regex(/^[^@\p{C}]+\/\.github\/workflows\/[^/@\p{C}]+@\P{C}+$/u),
    v.transform((ref) => ref.replace(/@.*$/, '').replace(/^.*\//, '')),
  ),
});

type Variables = v.InferOutput<typeof variables>;

const forms: Readonly<Record<keyof Variables, string>> = {
  GITHUB_RUN_ID: 'the id of the run',
  GITHUB_RUN_ATTEMPT: 'the number of the attempt',
  GITHUB_JOB: 'the key of the job',
  GITHUB_REPOSITORY: 'owner/name of the repository',
  GITHUB_REPOSITORY_ID: 'the id of the repository',
  GITHUB_SHA: 'a full commit SHA',
  GITHUB_SERVER_URL: 'an http or https URL',
  GITHUB_ACTOR: 'the login of a person or app',
  GITHUB_EVENT_NAME: 'the name of an event',
  GITHUB_REF: 'the full ref of the run',
  GITHUB_EVENT_PATH: 'the path of the event file',
  RUNNER_NAME: 'the name of the runner',
  GITHUB_WORKFLOW_REF: 'the path of the workflow file with its ref',
};

function isVariable(key: unknown): key is keyof Variables {
  return typeof key === 'string' && Object.hasOwn(forms, key);
}

function environmentFrom(raw: Variables): Environment {
  const run = `${raw.GITHUB_REPOSITORY}/actions/runs/${raw.GITHUB_RUN_ID}/attempts/${raw.GITHUB_RUN_ATTEMPT}`;
  return {
    runId: raw.GITHUB_RUN_ID,
    attempt: raw.GITHUB_RUN_ATTEMPT,
    job: raw.GITHUB_JOB,
    repository: raw.GITHUB_REPOSITORY,
    repositoryId: raw.GITHUB_REPOSITORY_ID,
    sha: raw.GITHUB_SHA,
    serverUrl: raw.GITHUB_SERVER_URL,
    actor: raw.GITHUB_ACTOR,
    eventName: raw.GITHUB_EVENT_NAME,
    ref: raw.GITHUB_REF,
    eventPath: raw.GITHUB_EVENT_PATH,
    runnerName: raw.RUNNER_NAME,
    workflowFile: raw.GITHUB_WORKFLOW_REF,
    runLink: `${raw.GITHUB_SERVER_URL}/${run}`,
  };
}

function findingOf(
  issue: v.BaseIssue<unknown>,
  env: Readonly<Record<string, string | undefined>>,
): Finding | undefined {
  const name = issue.path?.[0]?.key;
  if (!isVariable(name)) return undefined;
  const given = env[name] ? JSON.stringify(env[name]) : 'nothing';
  return finding('bad-input', `variable ${name}`, { input: name, allowed: expected(forms[name]), given });
}

/** Reads the variables that the runner sets for every step (GitHub docs, "Default environment variables"). */
export function environmentOf(env: Readonly<Record<string, string | undefined>>): EnvironmentRead {
  const parsed = v.safeParse(variables, env, { abortPipeEarly: true });
  if (parsed.success) return { ok: true, environment: environmentFrom(parsed.output) };
  const findings = parsed.issues.map((issue) => findingOf(issue, env)).filter((found) => found !== undefined);
  return { ok: false, findings };
}

/** The environment of a person at a shell: no run, no repository, no commit. */
export const noJob: Environment = {
  runId: '',
  attempt: '',
  job: '',
  repository: '',
  repositoryId: '',
  sha: '',
  serverUrl: '',
  actor: '',
  eventName: '',
  ref: '',
  eventPath: '',
  runnerName: '',
  workflowFile: '',
  runLink: '',
};

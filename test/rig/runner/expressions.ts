import type { JobFacts } from './facts.ts';

/** The job's result so far, as `job.status` and the status functions see it. */
export type JobStatus = 'success' | 'failure' | 'cancelled';

type Table = Readonly<Record<string, (facts: JobFacts, status: JobStatus) => string>>;

const contexts: Table = {
  'github.token': (facts) => facts.token,
  'github.run_id': (facts) => facts.runId,
  'github.run_attempt': (facts) => facts.runAttempt,
  'github.job': (facts) => facts.jobKey,
  'github.sha': (facts) => facts.sha,
  'github.ref': (facts) => facts.ref,
  'github.repository': (facts) => facts.repository,
  'github.repository_id': (facts) => facts.repositoryId,
  'github.workspace': (facts) => facts.workspace,
  'github.actor': (facts) => facts.actor,
  'github.workflow': (facts) => facts.workflow,
  'github.event_name': (facts) => facts.eventName,
  'github.server_url': (facts) => facts.serverUrl,
  'github.api_url': (facts) => facts.apiUrl,
  'job.check_run_id': (facts) => facts.checkRunId,
  'job.status': (_facts, status) => status,
  'runner.name': (facts) => facts.runnerName,
  'runner.temp': (facts) => facts.temp,
};

const conditions: Readonly<Record<string, (status: JobStatus) => boolean>> = {
  'always()': () => true,
  'success()': (status) => status === 'success',
  'failure()': (status) => status === 'failure',
  'cancelled()': (status) => status === 'cancelled',
  '!cancelled()': (status) => status !== 'cancelled',
};

/**
 * Replaces each `${{ … }}` by its value. An expression that the table does not hold is an error, never an empty string.
 * Which contexts an input default may use: actions/runner `src/Runner.Worker/action_yaml.json`, `input-default-context`.
 */
export function evaluate(text: string, facts: JobFacts, status: JobStatus): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_match, expression: string) => {
    const context = contexts[expression];
    if (context === undefined) throw new Error(`The rig cannot evaluate the expression '${expression}'`);
    return context(facts, status);
  });
}

/**
 * Evaluates a step's `if` or an action's `post-if`.
 * Source: actions/runner `src/Runner.Worker/StepsRunner.cs`; in a post step the status functions see the job's status.
 */
export function holds(condition: string, status: JobStatus): boolean {
  const check = conditions[condition];
  if (check === undefined) throw new Error(`The rig cannot evaluate the condition '${condition}'`);
  return check(status);
}

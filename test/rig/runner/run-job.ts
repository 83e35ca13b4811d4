import { readAction } from './action.ts';
import { holds, type JobStatus } from './expressions.ts';
import type { Job } from './job.ts';
import type { Orphan } from './orphans.ts';
import { type RunningStep, type Stage, type StepOptions, type StepResult, startStep } from './step.ts';

/** A step that uses the action. */
export interface ActionStep extends Omit<StepOptions, 'stage' | 'state'> {
  readonly name: string;
  /** Runs beside each stage: waits for lines of its log, cancels or kills it, changes the world. */
  readonly during?: (step: RunningStep, stage: Stage) => Promise<void>;
}

/** Any other step of the job, such as the deploy itself. It fails when it throws. */
export interface PlainStep {
  readonly name: string;
  readonly condition?: string;
  readonly run: (job: Job) => Promise<void>;
}

interface StageResult {
  readonly name: string;
  readonly stage: Stage;
  readonly result: StepResult;
}

export interface JobResult {
  readonly conclusion: JobStatus;
  /** Mains and posts of the actions in the order in which they ran; a skipped stage is not among them. */
  readonly stages: readonly StageResult[];
  /** What the clean-up had to end. */
  readonly orphans: readonly Orphan[];
}

/**
 * Runs a job: its steps in order, then the posts of all actions whose main was *started*, the last first, then the
 * clean-up of processes. State goes from each main to its own post. A step whose condition does not hold is skipped, and
 * then has no post.
 * Source: actions/runner `src/Runner.Worker/StepsRunner.cs`, `ActionRunner.cs`, `JobExtension.cs`.
 */
export async function runJob(job: Job, steps: readonly (ActionStep | PlainStep)[]): Promise<JobResult> {
  const stages: StageResult[] = [];
  const posts: { readonly step: ActionStep; readonly state: StepResult['state'] }[] = [];
  for (const step of steps) {
    if (!holds(step.condition ?? 'success()', job.status)) continue;
    if ('run' in step) await runPlain(job, step);
    else {
      const main = await runStage(job, step, 'main', {});
      stages.push(main);
      posts.unshift({ step, state: main.result.state });
    }
  }
  for (const { step, state } of posts) {
    const { runs } = await readAction(step.actionDir);
    if (runs.post !== undefined && holds(runs['post-if'], job.status)) {
      stages.push(await runStage(job, step, 'post', state));
    }
  }
  return { conclusion: job.status, stages, orphans: await job.complete() };
}

async function runStage(job: Job, step: ActionStep, stage: Stage, state: StepResult['state']): Promise<StageResult> {
  const { name, during, condition, ...options } = step;
  const ownCondition = stage === 'main' && condition !== undefined ? { condition } : {};
  const running = await startStep(job, { ...options, ...ownCondition, stage, state });
  const [result] = await Promise.all([running.done, during?.(running, stage)]);
  return { name, stage, result };
}

async function runPlain(job: Job, step: PlainStep): Promise<void> {
  try {
    await step.run(job);
  } catch {
    job.conclude('failure');
  }
}

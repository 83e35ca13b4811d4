import { join } from 'node:path';
import { type ActionManifest, readAction } from './action.ts';
import type { Annotation } from './annotations.ts';
import { createCommandManager } from './command-manager.ts';
import { stepEnvironment } from './environment.ts';
import { holds, type JobStatus } from './expressions.ts';
import { type CommandFiles, createCommandFiles } from './file-commands.ts';
import { inputVariables, type ResolvedInputs, resolveInputs } from './inputs.ts';
import type { Job } from './job.ts';
import { actionNode } from './node.ts';
import { launch, type ProcessEnd, type RunnerProcess } from './process.ts';
import { applyCommandFiles, type StepEffects } from './step-effects.ts';
import { createStepLog, type LogGroup, type StepLog, toGroups } from './step-log.ts';

export type Stage = 'main' | 'post';

export interface StepOptions {
  readonly actionDir: string;
  readonly stage: Stage;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The step's own `env`. */
  readonly env?: Readonly<Record<string, string>>;
  /** What main has saved; becomes `STATE_*`. */
  readonly state?: Readonly<Record<string, string>>;
  /** The step's `if`, by default `success()`; in a post step `post-if`. While it holds, a cancel sends no signal. */
  readonly condition?: string;
  /** The step's `timeout-minutes`, which bounds its post too; without it there is none. */
  readonly timeoutMs?: number;
}

export interface StepResult extends ProcessEnd {
  readonly conclusion: JobStatus;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** What was uploaded as the step's job summary. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly groups: readonly LogGroup[];
  /** The log as it can be downloaded, without time stamps. */
  readonly log: string;
  /** Files that `add-matcher` has named. The rig does not load them. */
  readonly matchers: readonly string[];
  /** Every line as the process wrote it, before commands and masks. */
  readonly raw: readonly { readonly stream: 'stdout' | 'stderr'; readonly line: string }[];
}

export interface RunningStep {
  readonly pid: number;
  readonly log: StepLog;
  readonly done: Promise<StepResult>;
  /**
   * Cancels the *job*. The step gets its signals only when its condition no longer holds (`if: always()` and most posts
   * are not signalled). Resolves when the process has ended or is left alone.
   * Source: actions/runner `src/Runner.Worker/StepsRunner.cs`.
   */
  cancel(): Promise<void>;
  /** SIGKILL at once. */
  kill(): void;
}

interface Prepared {
  readonly job: Job;
  readonly options: StepOptions;
  readonly manifest: ActionManifest;
  readonly files: CommandFiles;
  readonly inputs: ResolvedInputs;
}

/**
 * Runs one stage of a JavaScript action as the runner does. The state file is read after the process has ended in
 * whatever way, so state saved before a SIGKILL reaches post.
 * Source: actions/runner `src/Runner.Worker/ActionRunner.cs`, `Handlers/NodeScriptActionHandler.cs`.
 */
export async function startStep(job: Job, options: StepOptions): Promise<RunningStep> {
  const manifest = await readAction(options.actionDir);
  const files = await createCommandFiles(job.facts.temp);
  const inputs = resolveInputs({ manifest, inputs: options.inputs ?? {}, facts: job.facts, status: job.status });
  const prepared = { job, options, manifest, files, inputs };
  const log = createStepLog(job.masker, job.facts.workspace);
  const effects: StepEffects = { outputs: new Map(), state: new Map(), matchers: [], failed: false, summary: '' };
  const raw: StepResult['raw'][number][] = [];
  const handle = createCommandManager(log, job.masker, effects);
  printDetails(prepared, log);
  const child = await launch({
    ...launchTarget(prepared),
    patience: job.patience,
    onLine: (line, stream) => {
      raw.push({ stream, line });
      handle(line);
    },
  });
  const stop = watchEnd(prepared, child);
  const done = child.ended.then(async (end) => {
    const reason = stop.reason();
    await applyCommandFiles({ job, files, log, effects });
    const conclusion = conclude(prepared, reason, log, end.exitCode !== 0 || effects.failed);
    log.close();
    return toResult({ end, conclusion, effects, log, raw });
  });
  return { pid: child.pid, log, done, cancel: stop.cancel, kill: child.kill };
}

function launchTarget({ job, options, manifest, files, inputs }: Prepared) {
  const { actionDir, stage, env = {}, state = {} } = options;
  const script = stage === 'main' ? manifest.runs.main : manifest.runs.post;
  if (script === undefined) throw new Error(`The action '${manifest.name}' has no post`);
  const saved = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
  const variables = { ...Object.fromEntries(job.env), ...env, ...saved, ...inputVariables(inputs.values) };
  return {
    file: actionNode(),
    args: [join(actionDir, script)],
    cwd: job.facts.workspace,
    env: stepEnvironment({
      facts: job.facts,
      actionDir,
      eventPath: job.eventPath,
      files,
      prependPath: job.path,
      variables,
    }),
  };
}

/** Inputs and `env` stand in the log. Source: actions/runner `Handlers/Handler.cs`, `PrintActionDetails`. */
function printDetails({ job, options, manifest, inputs }: Prepared, log: StepLog): void {
  for (const warning of inputs.warnings) log.warning(warning);
  if (options.stage === 'post') {
    log.write('Post job cleanup.');
    return;
  }
  log.write(`##[group]Run ${manifest.name}`);
  log.write('with:');
  for (const [name, value] of inputs.values) if (value !== '') log.write(`  ${name}: ${value}`);
  const env = Object.entries({ ...Object.fromEntries(job.env), ...options.env });
  if (env.length > 0) log.write('env:');
  for (const [name, value] of env) log.write(`  ${name}: ${value}`);
  log.write('##[endgroup]');
}

type StopReason = 'cancelled' | 'timed-out' | undefined;

function watchEnd({ job, options, manifest }: Prepared, child: RunnerProcess) {
  const condition = options.condition ?? (options.stage === 'main' ? 'success()' : manifest.runs['post-if']);
  let reason: StopReason;
  const stop = async (why: StopReason): Promise<void> => {
    reason ??= why;
    await child.cancel();
  };
  const timer =
    options.timeoutMs === undefined ? undefined : setTimeout(() => void stop('timed-out'), options.timeoutMs);
  return {
    reason: (): StopReason => {
      clearTimeout(timer);
      return reason;
    },
    cancel: async (): Promise<void> => {
      job.conclude('cancelled');
      if (!holds(condition, job.status)) await stop('cancelled');
    },
  };
}

function conclude({ job, options, manifest }: Prepared, reason: StopReason, log: StepLog, failed: boolean): JobStatus {
  if (reason === 'cancelled') log.error('The operation was canceled.');
  if (reason === 'timed-out') {
    const minutes = (options.timeoutMs ?? 0) / 60_000;
    log.error(`The action '${manifest.name}' has timed out after ${minutes} minutes.`);
  }
  const conclusion = reason === 'cancelled' ? 'cancelled' : reason === 'timed-out' || failed ? 'failure' : 'success';
  job.conclude(conclusion);
  return conclusion;
}

interface Ended {
  readonly end: ProcessEnd;
  readonly conclusion: JobStatus;
  readonly effects: StepEffects;
  readonly log: StepLog;
  readonly raw: StepResult['raw'];
}

function toResult({ end, conclusion, effects, log, raw }: Ended): StepResult {
  return {
    ...end,
    conclusion,
    outputs: Object.fromEntries(effects.outputs),
    state: Object.fromEntries(effects.state),
    summary: effects.summary,
    annotations: log.annotations,
    groups: toGroups(log.lines),
    log: log.lines.join('\n'),
    matchers: effects.matchers,
    raw,
  };
}

import type { CommandEffects } from './command-manager.ts';
import { type CommandFiles, keyValuePairs, readCommandFile } from './file-commands.ts';
import type { Job } from './job.ts';
import type { StepLog } from './step-log.ts';

/** What a stage leaves behind, by commands in its output and by files. */
export interface StepEffects extends CommandEffects {
  summary: string;
}

interface Applied {
  readonly job: Job;
  readonly files: CommandFiles;
  readonly log: StepLog;
  readonly effects: StepEffects;
}

const summaryLimit = 1024 * 1024;

/**
 * Reads the stage's files after its end. A malformed file fails the step, and the other files still count.
 * Source: actions/runner `src/Runner.Worker/FileCommandManager.cs`, `ProcessFiles`.
 */
export async function applyCommandFiles({ job, files, log, effects }: Applied): Promise<void> {
  const commands: readonly (readonly [name: string, file: string, apply: (text: string) => void])[] = [
    ['path', files.path, (text) => job.path.unshift(...nonEmptyLines(text).reverse())],
    ['env', files.env, (text) => setEnvironment(job, log, text)],
    ['step_summary', files.summary, (text) => uploadSummary(job, log, effects, text)],
    ['state', files.state, (text) => setPairs(effects.state, text)],
    ['output', files.output, (text) => setPairs(effects.outputs, text)],
  ];
  for (const [name, file, apply] of commands) {
    try {
      apply(await readCommandFile(file));
    } catch (error) {
      log.error(`Unable to process file command '${name}' successfully.`);
      log.error(error instanceof Error ? error.message : String(error));
      effects.failed = true;
    }
  }
}

function setPairs(target: Map<string, string>, text: string): void {
  for (const [name, value] of keyValuePairs(text)) target.set(name, value);
}

function setEnvironment(job: Job, log: StepLog, text: string): void {
  for (const [name, value] of keyValuePairs(text)) {
    if (name.toUpperCase() === 'NODE_OPTIONS')
      log.error(`Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
    else job.env.set(name, value);
  }
}

/** Larger than 1 MiB: nothing is uploaded, and the step's result stays. Source: `CreateStepSummaryCommand`. */
function uploadSummary(job: Job, log: StepLog, effects: StepEffects, text: string): void {
  const size = Buffer.byteLength(text);
  if (size > summaryLimit) {
    const kilobytes = `${summaryLimit / 1024}k, got ${Math.floor(size / 1024)}k`;
    log.error(`$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${kilobytes}.`);
    return;
  }
  effects.summary = text
    .split('\n')
    .map((line) => job.masker.mask(line))
    .join('\n');
}

function nonEmptyLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line !== '');
}

import { type Finding, finding } from '../findings/finding.ts';
import { keeperFiles, type RunRecord } from '../lease/keeper-files.ts';
import type { Clock } from '../process/clock.ts';
import type { Command, Commands } from '../process/command.ts';
import type { Folder } from '../process/folder.ts';
import type { Context } from './context.ts';
import type { Keeper } from './keeper.ts';
import { lostLease } from './lease-findings.ts';

const GLANCE_MS = 250;
/** From SIGKILL to the end of everything: the kernel needs no longer, but for a process stuck in a device. */
const KILL_MS = 2000;

export interface DeployParts {
  readonly context: Context;
  readonly commands: Commands;
  readonly folder: Folder;
  readonly keeper: Pick<Keeper, 'heard'>;
  readonly script: string;
  readonly graceSeconds: number;
}

/** How the deploy command ended: by itself, or because it was told to. */
export interface DeployEnd {
  readonly exitCode: number;
  /** Why the step fails; absent when the command succeeded. */
  readonly why?: Finding;
}

/**
 * Runs the deploy command, and ends it with everything that it started when the Lease is lost or the run is cancelled.
 * What is under way is written down, so that post can end it should this process be killed.
 */
export async function deploy(parts: DeployParts): Promise<DeployEnd> {
  const { context, commands, folder, script, graceSeconds } = parts;
  if (context.scope.ended !== undefined) return { exitCode: 1, why: context.scope.ended };
  try {
    folder.write(keeperFiles.script, script);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { exitCode: 1, why: finding('run-failed', 'input run', { problem }) };
  }
  const command = commands.start(folder.pathOf(keeperFiles.script));
  const record: RunRecord = { process: command.id, graceMs: graceSeconds * 1000 };
  folder.note(keeperFiles.run, JSON.stringify(record));
  const why = await untilOver(parts, command);
  if (why !== undefined) {
    context.log.info(`Ending the command in run: ${why.code}.`);
    await stopRun({ commands, folder, clock: context.clock }, record);
  }
  folder.drop(keeperFiles.run);
  const { exitCode, problem } = await command.ended;
  if (why !== undefined) return { exitCode: exitCode === 0 ? 1 : exitCode, why };
  if (exitCode === 0) return { exitCode };
  return { exitCode, why: finding('run-failed', 'input run', { problem: problem ?? `exit code ${exitCode}` }) };
}

/** Waits for the command's own end (nothing is returned), or for a reason to end it. */
async function untilOver({ context, keeper }: DeployParts, { ended }: Command): Promise<Finding | undefined> {
  const { clock, scope, lease } = context;
  const over = new AbortController();
  void ended.then(() => over.abort());
  const signal = AbortSignal.any([over.signal, scope.signal]);
  for (;;) {
    if (over.signal.aborted) return undefined;
    if (scope.ended !== undefined) return scope.ended;
    const heard = keeper.heard();
    if (heard.kind === 'lost') return lostLease(lease, heard.seen);
    await clock.sleep(GLANCE_MS, signal);
  }
}

export interface StopRunParts {
  readonly commands: Commands;
  readonly folder: Folder;
  readonly clock: Clock;
}

/**
 * Ends a command and everything in its process group: SIGTERM, and SIGKILL when its grace is over. The grace counts from
 * the first request, whoever made it. Returns whether anything is left of it.
 */
export async function stopRun({ commands, folder, clock }: StopRunParts, record: RunRecord): Promise<'gone' | 'left'> {
  const { process: group, graceMs } = record;
  const askedAtMs = record.askedAtMs ?? clock.monotonicMs();
  const gone = async (untilMs: number): Promise<boolean> => {
    while (commands.isGroupRunning(group)) {
      if (clock.monotonicMs() >= untilMs) return false;
      await clock.sleep(GLANCE_MS, new AbortController().signal);
    }
    return true;
  };
  if (record.askedAtMs === undefined) {
    folder.note(keeperFiles.run, JSON.stringify({ ...record, askedAtMs }));
    commands.signalGroup(group, 'SIGTERM');
  }
  if (await gone(askedAtMs + graceMs)) return 'gone';
  commands.signalGroup(group, 'SIGKILL');
  return (await gone(clock.monotonicMs() + KILL_MS)) ? 'gone' : 'left';
}

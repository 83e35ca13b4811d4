import { type Finding, finding } from '../findings/finding.ts';
import { keeperFiles, type RunRecord } from '../lease/keeper-files.ts';
import type { Clock } from '../process/clock.ts';
import type { Command, Commands } from '../process/command.ts';
import type { Folder } from '../process/folder.ts';
import { type Context, say } from './context.ts';
import type { Keeper } from './keeper.ts';
import { lostLease } from './lease-findings.ts';

const GLANCE_MS = 250;
/** From SIGKILL to the end of everything: the kernel needs no longer, but for a process stuck in a device. */
const KILL_MS = 2000;

export interface DeployParts {
  readonly context: Context;
  readonly commands: Commands;
  readonly folder: Folder;
  readonly keeper: Pick<Keeper, 'heard' | 'revive'>;
  readonly script: string;
  readonly graceSeconds: number;
  /** Told once why the command is ended or not begun, while it ends: this process may be killed before that is over. */
  readonly onEnding: (why: Finding) => Promise<void>;
}

/** How the deploy command ended: by itself, or because it was told to. */
export interface DeployEnd {
  readonly exitCode: number;
  /** Why it failed by itself. */
  readonly failed?: Finding;
}

/**
 * Runs the deploy command, and ends it with everything that it started when the Lease is lost or the run is cancelled.
 * A keeper that dies meanwhile is started again. What is under way is written down, so that post can end it should this
 * process be killed.
 */
export async function deploy(parts: DeployParts): Promise<DeployEnd> {
  const { context, commands, folder, script, graceSeconds, onEnding } = parts;
  const { scope, clock } = context;
  if (scope.ended !== undefined) {
    await onEnding(scope.ended);
    return { exitCode: 1 };
  }
  scope.step = 'the command in run';
  try {
    folder.write(keeperFiles.script, script);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { exitCode: 1, failed: finding('run-failed', 'input run', { problem }) };
  }
  const command = commands.start(folder.pathOf(keeperFiles.script));
  const record: RunRecord = { process: command.id, graceMs: graceSeconds * 1000 };
  folder.note(keeperFiles.run, JSON.stringify(record));
  const why = await untilOver(parts, command);
  if (why !== undefined) {
    say(context, `Ending the command in run: ${why.code}.`);
    await Promise.all([stopRun({ commands, folder, clock }, record), onEnding(why)]);
  }
  folder.drop(keeperFiles.run);
  const { exitCode, problem } = await command.ended;
  if (why !== undefined) return { exitCode: exitCode === 0 ? 1 : exitCode };
  if (exitCode === 0) return { exitCode };
  return { exitCode, failed: finding('run-failed', 'input run', { problem: problem ?? `exit code ${exitCode}` }) };
}

/** Waits for the command's own end (nothing is returned), or for a reason to end it. */
async function untilOver({ context, keeper }: DeployParts, { ended }: Command): Promise<Finding | undefined> {
  const { clock, scope, lease } = context;
  const over = new AbortController();
  void ended.then(() => over.abort());
  const signal = AbortSignal.any([over.signal, scope.signal]);
  for (;;) {
    const heard = keeper.heard();
    if (heard.kind === 'lost') return lostLease(lease, heard.seen);
    if (over.signal.aborted) return undefined;
    if (scope.ended !== undefined) return scope.ended;
    keeper.revive();
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

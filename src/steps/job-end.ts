import { type KeeperStatus, keeperFiles, readRun, readStatus } from '../lease/keeper-files.ts';
import type { Clock } from '../process/clock.ts';
import type { Commands } from '../process/command.ts';
import type { Folder } from '../process/folder.ts';
import type { Processes } from '../process/keeper.ts';
import type { Log } from './context.ts';
import { stopRun } from './deploy.ts';
import { stopKeeper } from './keeper.ts';

export interface JobEndParts {
  readonly processes: Processes;
  readonly commands: Commands;
  readonly folder: Folder;
  readonly clock: Clock;
  readonly log: Log;
}

export interface JobEnd {
  /** The keeper's last words; absent where there was no keeper. */
  readonly status: KeeperStatus | undefined;
  /** Why the keeper was gone before it was told to end, and since when the Lease was not renewed. */
  readonly gone: { readonly problem: string; readonly sinceMs: number } | undefined;
  /** Nothing is left of the deploy command. While something is, the Lease must not be given up. */
  readonly runEnded: boolean;
}

/** Ends what main left running, in the order that keeps the deploy under the Lease, and prints the keeper's log. */
export async function settleJob(parts: JobEndParts): Promise<JobEnd> {
  const { folder, log } = parts;
  const run = readRun(folder.read(keeperFiles.run));
  if (run !== undefined) log.info('Ending the command in run, which outlived its step.');
  const runEnded = run === undefined || (await stopRun(parts, run)) === 'gone';
  if (!runEnded) {
    log.info('A process of the command in run does not end, not even by SIGKILL: the Lease is left to run out.');
  }
  const gone = goneKeeper(parts);
  const status = await stopKeeper(parts);
  printLog(parts);
  return { status, gone, runEnded };
}

function goneKeeper({ folder, processes }: JobEndParts): JobEnd['gone'] {
  const status = readStatus(folder.read(keeperFiles.status));
  if (status === undefined || processes.isRunning(status.process)) return undefined;
  const problem = status.state === 'ended' ? status.reason : 'its process is gone';
  return { problem, sinceMs: status.renewedAtMs };
}

function printLog({ folder, log }: JobEndParts): void {
  const text = folder.read(keeperFiles.log);
  if (text === undefined || text === '') return;
  log.group('Keeper');
  for (const line of text.split('\n')) log.info(line);
  log.endGroup();
}

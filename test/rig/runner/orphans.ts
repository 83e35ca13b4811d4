import { readdir, readFile } from 'node:fs/promises';

/** A process as the clean-up knows it: its id alone may be used again by another. */
export type ProcessKey = `${number}@${string}`;

/** A process that the clean-up has ended. */
export interface Orphan {
  readonly pid: number;
  readonly command: string;
}

/** All processes of this machine, as they are now. */
export async function snapshotProcesses(): Promise<Set<ProcessKey>> {
  const keys = await Promise.all((await processIds()).map(processKey));
  return new Set(keys.filter((key) => key !== undefined));
}

/**
 * SIGKILL, without grace, to each process that was not there at the job's start and was *started* with the job's
 * tracking id in its environment. A process that cleared or changed that variable for its children lets them live.
 * Source: actions/runner `src/Runner.Worker/JobExtension.cs`, `FinalizeJob`; `src/Runner.Sdk/ProcessExtensions.cs`
 * reads `/proc/<pid>/environ`.
 */
export async function killOrphans(trackingId: string, atStart: ReadonlySet<ProcessKey>): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for (const pid of await processIds()) {
    const key = await processKey(pid);
    if (key === undefined || atStart.has(key)) continue;
    const environment = (await readProcess(pid, 'environ'))?.split('\0') ?? [];
    if (!environment.includes(`RUNNER_TRACKING_ID=${trackingId}`)) continue;
    const command = (await readProcess(pid, 'comm'))?.trim() ?? '';
    if (sendKill(pid)) orphans.push({ pid, command });
  }
  return orphans;
}

/** True while the process exists and is not a zombie that only waits to be collected by its parent. */
export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readProcess(pid, 'stat');
  return stat !== undefined && !/^\) [ZX]/.test(stat.slice(stat.lastIndexOf(')')));
}

async function processIds(): Promise<number[]> {
  return (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** Process id and start time (field 22 of `stat`, after the command name, which may hold spaces). */
async function processKey(pid: number): Promise<ProcessKey | undefined> {
  const stat = await readProcess(pid, 'stat');
  const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return startTime === undefined ? undefined : `${pid}@${startTime}`;
}

/** Undefined where the process has ended meanwhile or belongs to somebody else. */
async function readProcess(pid: number, file: 'stat' | 'environ' | 'comm'): Promise<string | undefined> {
  try {
    return await readFile(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function sendKill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets `<name>.log` (kept over restarts) and `<name>.pid`; also the process's working folder and home. */
  readonly folder: string;
}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Throws with the end of the log when the process has ended. */
  assertRunning(): Promise<void>;
  isRunning(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and returns when the process has ended; SIGKILL follows when it has not within the deadline. */
  stop(signal?: NodeJS.Signals, deadlineMs?: number): Promise<void>;
}

/**
 * Starts a child that cannot outlive us: `setpriv` asks the kernel to kill it when the thread that started it dies, which
 * also holds where no handler of ours runs (SIGKILL of a test worker). `setpriv` then becomes the command, pid kept.
 */
export async function startProcess(plan: ProcessPlan): Promise<RunningProcess> {
  const log = await open(join(plan.folder, `${plan.name}.log`), 'a');
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', plan.command, ...plan.args], {
    cwd: plan.folder,
    env: { PATH: process.env['PATH'], HOME: plan.folder, ...plan.environment },
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(child, 'spawn');
  await log.close();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${plan.name} has no pid`);
  await writeFile(join(plan.folder, `${plan.name}.pid`), `${pid}\n`);
  return handle(plan, child, pid);
}

function handle(plan: ProcessPlan, child: ChildProcess, pid: number): RunningProcess {
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    name: plan.name,
    pid,
    isRunning,
    signal: (signal) => void child.kill(signal),
    async assertRunning() {
      if (isRunning()) return;
      const how = child.signalCode ?? `exit code ${child.exitCode}`;
      throw new Error(`${plan.name} ended (${how}):\n${await logTail(plan.folder, plan.name)}`);
    },
    async stop(signal = 'SIGKILL', deadlineMs = 20_000) {
      if (!isRunning()) return;
      child.kill(signal);
      const impatient = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
      await ended;
      clearTimeout(impatient);
    },
  };
}

/** Everything that the process wrote, over all its starts. */
export function readLog(folder: string, name: string): Promise<string> {
  return readFile(join(folder, `${name}.log`), 'utf8');
}

/** The last lines that the process wrote. */
export async function logTail(folder: string, name: string, lines = 40): Promise<string> {
  const log = await readLog(folder, name).catch(() => '(no log)');
  return log.split('\n').slice(-lines).join('\n');
}

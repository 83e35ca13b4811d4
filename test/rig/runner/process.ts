import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { createLineReader } from './lines.ts';

/** How long the runner waits, in milliseconds. Tests shorten what they must sit through. */
export interface Patience {
  /** From SIGINT to SIGTERM. */
  readonly interruptMs: number;
  /** From SIGTERM to SIGKILL. */
  readonly terminateMs: number;
  /** From the exit of the process to the end of the step while another process holds its stdout or stderr. */
  readonly outputMs: number;
}

/** The runner's own. Source: actions/runner `src/Runner.Sdk/ProcessInvoker.cs`. */
export const runnerPatience: Patience = { interruptMs: 7500, terminateMs: 2500, outputMs: 5000 };

export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly patience: Patience;
  readonly onLine: (line: string, stream: 'stdout' | 'stderr') => void;
}

/** How the process ended. */
export interface ProcessEnd {
  /** 128 + the signal's number where a signal ended it, as .NET counts. */
  readonly exitCode: number;
  readonly signal: NodeJS.Signals | undefined;
  /** What `cancel` or `kill` sent while the process was alive, in order. */
  readonly signals: readonly NodeJS.Signals[];
  /** True where another process held stdout or stderr for all of `outputMs`. */
  readonly outputHeld: boolean;
}

export interface RunnerProcess {
  readonly pid: number;
  readonly ended: Promise<ProcessEnd>;
  /** SIGINT, then SIGTERM, then SIGKILL, each to this one process and not to its children. Resolves at the end. */
  cancel(): Promise<void>;
  /** SIGKILL at once: no runner does that, but the kernel does when memory runs out. */
  kill(): void;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Starts a process as the runner does and reads stdout and stderr to their end, or until the 5 s rule cuts them off.
 * Source: actions/runner `src/Runner.Sdk/ProcessInvoker.cs`, `ExecuteAsync`, `CancelAndKillProcessTree`,
 * `ProcessExitedHandler`.
 */
export async function launch({ file, args, cwd, env, patience, onLine }: Launch): Promise<RunnerProcess> {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = readOutput(child, onLine);
  const signals: NodeJS.Signals[] = [];
  const ended = waitForEnd(child, output, patience, signals);
  // A failed start is told by `started`; without this, the same error would also be an unhandled rejection.
  ended.catch(() => undefined);
  const pid = await started(child);
  const send = (signal: NodeJS.Signals): void => {
    if (child.kill(signal)) signals.push(signal);
  };

  async function cancel(): Promise<void> {
    send('SIGINT');
    if (await endsWithin(ended, patience.interruptMs)) return;
    send('SIGTERM');
    if (await endsWithin(ended, patience.terminateMs)) return;
    send('SIGKILL');
    await ended;
  }
  return { pid, ended, cancel, kill: () => send('SIGKILL') };
}

interface Output {
  readonly closed: Promise<void>;
  /** From now on lines are read, so that nobody blocks or breaks on the pipe, but nobody hears of them. */
  ignore(): void;
}

function readOutput(child: Child, onLine: Launch['onLine']): Output {
  let ignored = false;
  const streams = [
    { name: 'stdout', stream: child.stdout },
    { name: 'stderr', stream: child.stderr },
  ] as const;
  const closed = streams.map(({ name, stream }) => {
    const reader = createLineReader((line) => {
      if (!ignored) onLine(line, name);
    });
    stream.on('data', (chunk: Buffer) => reader.write(chunk));
    return new Promise<void>((resolve) => {
      stream.once('end', () => {
        reader.end();
        resolve();
      });
    });
  });
  return {
    closed: Promise.all(closed).then(() => undefined),
    ignore: () => {
      ignored = true;
    },
  };
}

async function waitForEnd(
  child: Child,
  output: Output,
  patience: Patience,
  signals: NodeJS.Signals[],
): Promise<ProcessEnd> {
  const { exitCode, signal } = await exited(child);
  const outputHeld = !(await endsWithin(output.closed, patience.outputMs));
  output.ignore();
  return { exitCode, signal, signals, outputHeld };
}

function exited(child: Child): Promise<Pick<ProcessEnd, 'exitCode' | 'signal'>> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const exitCode = signal === null ? (code ?? 0) : 128 + constants.signals[signal];
      resolve({ exitCode, signal: signal ?? undefined });
    });
  });
}

function started(child: Child): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      if (child.pid !== undefined) resolve(child.pid);
    });
  });
}

async function endsWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

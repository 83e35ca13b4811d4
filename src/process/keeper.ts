import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { identityOf, isRunning, type ProcessId, sendSignal } from './identity.ts';

/** The variable that carries the token for a cancel; the keeper takes it out of its environment at once. */
const tokenVariable = 'ADMISSION_GATE_TOKEN';

/**
 * What keeps the keeper within 60 MB: no machine code and no big young generation, nothing compiled or unpacked that it
 * does not need, and a collection that it can ask for (measured on Node 24, see docs/dist.md).
 */
const smallNode = [
  ...['--jitless', '--max-lazy', '--no-compilation-cache', '--max-semi-space-size=1'],
  ...['--v8-pool-size=1', '--no-node-snapshot', '--expose-gc'],
];

/** A keeper that was started. */
export interface KeeperProcess {
  readonly id: ProcessId;
  /** Why it is not running, if it is not. */
  failed(): string | undefined;
}

/**
 * Inputs hold the token, and the step's own files are not the keeper's; all else stays, as the credentials may need it:
 * cloud variables, proxies, `PATH`, and `RUNNER_TRACKING_ID`, by which the runner's clean-up ends what outlives the job.
 */
function keeperEnvironment(token: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:INPUT_|STATE_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$|NODE_OPTIONS$)/.test(name),
  );
  return { ...Object.fromEntries(kept), ...(token === '' ? {} : { [tokenVariable]: token }) };
}

/** The Node and the script that start a keeper. */
interface Self {
  readonly node: string;
  readonly script: string;
}

/** npm puts a link to the script into a folder of its own, and the keeper is beside the script. */
function thisScript(): Self {
  return { node: process.execPath, script: realpathSync(process.argv[1] ?? '') };
}

/**
 * Starts the keeper beside this script, detached and with no stdio: the runner waits for whoever holds a step's output
 * (actions/runner `ProcessInvoker.cs`). It lives on when this process ends. Never throws.
 */
export function startKeeper(folder: string, token: string, self: Self = thisScript()): KeeperProcess {
  const script = join(dirname(self.script), '..', 'keeper', 'index.js');
  const child = spawn(self.node, [...smallNode, script, folder], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: keeperEnvironment(token),
  });
  let problem: string | undefined;
  child.on('error', (error) => {
    problem = error.message;
  });
  child.on('exit', (code, signal) => {
    problem ??= `it ended with ${signal ?? `exit code ${code}`}`;
  });
  child.unref();
  return { id: identityOf(child.pid ?? 0), failed: () => problem };
}

/** What this process was given as a keeper; the token is in no environment from then on. */
export function keeperArguments(): { readonly folder: string; readonly token: string } {
  const token = process.env[tokenVariable] ?? '';
  delete process.env[tokenVariable];
  return { folder: process.argv[2] ?? '', token };
}

/** Collects garbage where Node was told to allow it: left alone, it would wait for more memory than the keeper may use. */
export function collectGarbage(): void {
  globalThis.gc?.();
}

/** The processes of a job, as main and post see them. */
export interface Processes {
  readonly startKeeper: (folder: string, token: string) => KeeperProcess;
  readonly isRunning: (id: ProcessId) => boolean;
  readonly sendSignal: (id: ProcessId, signal: NodeJS.Signals) => void;
}

export const systemProcesses: Processes = {
  startKeeper: (folder, token) => startKeeper(folder, token),
  isRunning,
  sendSignal,
};

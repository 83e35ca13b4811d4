import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { identityOf, isGroupRunning, type ProcessId, signalGroup } from './identity.ts';

/** How a command ended: its exit code, or 128 and the number of the signal that ended it, as shells count. */
export interface CommandEnd {
  readonly exitCode: number;
  /** Why it could not even be started. */
  readonly problem?: string;
}

export interface Command {
  readonly id: ProcessId;
  readonly ended: Promise<CommandEnd>;
}

/** Commands of a job, and what is left of them. */
export interface Commands {
  readonly start: (script: string) => Command;
  readonly isGroupRunning: (id: ProcessId) => boolean;
  readonly signalGroup: (id: ProcessId, signal: NodeJS.Signals) => void;
}

/** A `run:` step sees no inputs and no state of ours; its outputs, variables and summary count as this step's. */
function commandEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:INPUT_|STATE_|GITHUB_STATE$)/.test(name)),
  );
}

/**
 * Starts a script as the runner starts `shell: bash` (actions/runner `ScriptHandlerHelpers.cs`), in a process group of
 * its own. Its output goes to the step's own log, where workflow commands count as those of any `run:` step.
 */
function start(script: string, stdout: Stdout): Command {
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    detached: true,
    stdio: ['ignore', stdout, 'inherit'],
    env: commandEnvironment(),
  });
  const ended = new Promise<CommandEnd>((resolve) => {
    child.on('error', (error) => resolve({ exitCode: 127, problem: error.message }));
    child.on('exit', (code, signal) => resolve({ exitCode: code ?? 128 + signalNumber(signal) }));
  });
  return { id: identityOf(child.pid ?? 0), ended };
}

function signalNumber(signal: NodeJS.Signals | null): number {
  return signal === null ? 0 : constants.signals[signal];
}

/** Where a command's output goes: to our standard output, or to our standard error. */
type Stdout = 'inherit' | 2;

export function systemCommands(stdout: Stdout = 'inherit'): Commands {
  return { start: (script) => start(script, stdout), isGroupRunning, signalGroup };
}

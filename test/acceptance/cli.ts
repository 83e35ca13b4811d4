import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { until } from '../cluster/ground/until.ts';
import { actionNode } from '../rig/runner/node.ts';
import { actionDir } from './action.ts';

/** A run of the built command line. Texts are what came so far. */
export interface CliRun {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly says: (pattern: RegExp) => Promise<unknown>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly temporary: string;
  /** What the run has in its temporary folder. */
  readonly leftovers: () => readonly string[];
}

/**
 * Starts the built command line by a link, as npm makes one, with nothing in its environment but what a shell has, in a
 * folder with these files. What
 * still runs at the end of the test is ended.
 */
export function startCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): CliRun {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  const link = join(folder, 'admission-gate');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(actionDir, 'dist/cli/index.js'), link);
  const child = spawn(actionNode(), [link, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, TMPDIR: temporary, ...env },
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.stderr += text;
  });
  const ended = once(child, 'close').then(() => child.exitCode ?? child.signalCode);
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    pid: child.pid ?? 0,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    says: (pattern) =>
      until(`it says ${pattern}`, async () => {
        const text = texts.stdout + texts.stderr;
        if (child.exitCode !== null && !pattern.test(text)) throw new Error(`it ended without ${pattern}:\n${text}`);
        return pattern.test(text);
      }),
    signal: (signal) => child.kill(signal),
    ended,
    temporary,
    leftovers: () => readdirSync(temporary),
  };
}

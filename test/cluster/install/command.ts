import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/**
 * Runs a command to its end and returns its standard output. Standard error goes to ours, so that long builds show their
 * progress. Throws when the command cannot start or does not exit with 0.
 */
export async function run(command: string, args: readonly string[], options: { cwd?: string } = {}): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const [output, end] = await Promise.all([text(child.stdout), ended]);
  if (end !== 'exit code 0') throw new Error(`${command} ${args.join(' ')}: ${end}`);
  return output;
}

export function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

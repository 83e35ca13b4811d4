import { delimiter, join } from 'node:path';
import { isExecutable, run } from './command.ts';

/**
 * Finds commands on the PATH and installs the Debian packages of those that are missing.
 * @param packages command name to package name
 * @returns the path of a command
 */
export async function installMissing(packages: Readonly<Record<string, string>>): Promise<(command: string) => string> {
  const commands = Object.keys(packages);
  const found = await locate(commands);
  const missing = Object.entries(packages).flatMap(([command, name]) => (found.has(command) ? [] : [name]));
  if (missing.length === 0) return lookup(found);
  await asRoot('apt-get', 'update');
  await asRoot('apt-get', 'install', '-y', '--no-install-recommends', ...missing);
  return lookup(await locate(commands));
}

function lookup(found: ReadonlyMap<string, string>): (command: string) => string {
  return (command) => {
    const path = found.get(command);
    if (path === undefined) throw new Error(`${command} is not on the PATH, although its package is installed`);
    return path;
  };
}

async function locate(commands: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const command of commands) {
    const path = await onPath(command);
    if (path !== undefined) found.set(command, path);
  }
  return found;
}

async function onPath(command: string): Promise<string | undefined> {
  const candidates = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
  return undefined;
}

async function asRoot(command: string, ...args: readonly string[]): Promise<void> {
  if (process.getuid?.() === 0) await run(command, args);
  else await run('sudo', [command, ...args]);
}

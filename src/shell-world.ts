import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionIn } from './files/package-file.ts';
import type { ShellWorld } from './modes/shell.ts';
import { outside } from './outside.ts';
import { shellJob } from './process/job.ts';
import { personHere } from './process/person.ts';
import { onShellCancel } from './process/signals.ts';
import { terminalOn } from './process/terminal.ts';

/** A file of the package that this script, `dist/cli/index.js`, belongs to. */
function packageFile(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
}

/** The real parts of a run at a shell. */
export const shellWorld: ShellWorld = {
  ...outside,
  args: process.argv.slice(2),
  terminal: terminalOn(process.stdout, process.stderr),
  person: personHere,
  onCancel: onShellCancel,
  jobOf: (keepsStdout) => shellJob(tmpdir(), keepsStdout),
  descriptions: async () => {
    const { readActionFile } = await import('./files/action-file.ts');
    return readActionFile(packageFile('action.yml')).inputs;
  },
  version: () => versionIn(packageFile('package.json')),
};

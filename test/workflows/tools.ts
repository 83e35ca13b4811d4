import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../cluster/install/cache.ts';
import { isExecutable, run } from '../cluster/install/command.ts';
import { buildGoTool } from '../cluster/install/go-tool.ts';

const folder = join(import.meta.dirname, 'tools');

/** Builds actionlint once, and returns where it is. */
export function actionlint(): Promise<string> {
  return buildGoTool({
    name: 'actionlint-1.7.12',
    moduleFolder: join(folder, 'actionlint'),
    package: 'github.com/rhysd/actionlint/cmd/actionlint',
    ldflags: '-s -w',
  });
}

/** Builds act once (about a minute), which runs a workflow file without GitHub, and returns where it is. */
export function act(): Promise<string> {
  return buildGoTool({
    name: 'act-0.2.89',
    moduleFolder: join(folder, 'act'),
    package: 'github.com/nektos/act',
    ldflags: '-s -w',
  });
}

/** Installs zizmor once, from the one wheel that the pinned hash allows, and returns where it is. */
export async function zizmor(): Promise<string> {
  const requirements = join(folder, 'zizmor.txt');
  const [, version] = /^zizmor==(\S+)/.exec(await readFile(requirements, 'utf8')) ?? [];
  const target = join(await cacheFolder(), `zizmor-${version}`);
  const binary = join(target, 'bin', 'zizmor');
  if (await isExecutable(binary)) return binary;
  await mkdir(target, { recursive: true });
  const flags = ['--quiet', '--no-deps', '--require-hashes', '--only-binary=:all:', '--target', target];
  await run('python3', ['-m', 'pip', 'install', ...flags, '--requirement', requirements]);
  return binary;
}

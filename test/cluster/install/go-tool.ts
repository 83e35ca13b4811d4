import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './cache.ts';
import { isExecutable, run } from './command.ts';

export interface GoTool {
  /** File name in the cache: tool and version. */
  readonly name: string;
  /** Folder of the go.mod and go.sum that pin it. */
  readonly moduleFolder: string;
  readonly package: string;
  readonly ldflags: string;
}

/** Builds the tool into the cache, unless what is there was built from the same pins and flags. Returns its path. */
export async function buildGoTool(tool: GoTool): Promise<string> {
  const binary = join(await cacheFolder(), tool.name);
  const [wanted, built] = await Promise.all([digestOf(tool), readText(`${binary}.digest`)]);
  if (wanted === built && (await isExecutable(binary))) return binary;
  console.error(`building ${tool.name}: this takes minutes, once`);
  // A killed build must leave neither half a binary nor a digest that vouches for an older one.
  const unfinished = `${binary}.${process.pid}`;
  await run('go', ['build', '-trimpath', '-ldflags', tool.ldflags, '-o', unfinished, tool.package], {
    cwd: tool.moduleFolder,
  });
  await rename(unfinished, binary);
  await writeFile(`${binary}.digest`, wanted);
  return binary;
}

async function digestOf(tool: GoTool): Promise<string> {
  const pins = await Promise.all(['go.mod', 'go.sum'].map((file) => readFile(join(tool.moduleFolder, file), 'utf8')));
  return createHash('sha256')
    .update([...pins, tool.ldflags].join('\0'))
    .digest('hex');
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

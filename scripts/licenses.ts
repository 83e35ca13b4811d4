import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const packageSchema = v.object({ name: v.string(), version: v.string(), license: v.string() });
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const licenseFile = /^(?:licen[cs]e|copying|notice)/i;

async function licenseOf(folder: string): Promise<string> {
  const about = v.parse(packageSchema, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const names = (await readdir(folder)).filter((name) => licenseFile.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const heading = `${about.name} ${about.version} (${about.license})`;
  return [heading, ...texts.map((text) => text.replaceAll('\r\n', '\n').trim())].join('\n\n');
}

/**
 * The license texts of all packages that the modules come from, sorted. ncc's own `--license` looks at the modules that it
 * bundles itself, and here it is handed one file.
 */
export async function licensesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(modules.flatMap((id) => packageFolder.exec(id)?.[0] ?? []));
  const licenses = await Promise.all([...folders].map(licenseOf));
  return `${[...new Set(licenses)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

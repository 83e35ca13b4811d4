import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { cacheFolder } from './cache.ts';
import { run } from './command.ts';

const crdSchema = v.looseObject({
  spec: v.looseObject({
    group: v.string(),
    names: v.looseObject({ plural: v.string() }),
    versions: v.array(v.looseObject({ name: v.string(), served: v.boolean() })),
  }),
});
const crdsSchema = v.array(crdSchema);
const moduleSchema = v.looseObject({ Dir: v.string() });

/** A CustomResourceDefinition, posted as it is. */
export type Crd = v.InferOutput<typeof crdSchema>;

// The groups without which this admission controller does not start.
const groups = ['kyverno', 'policies.kyverno.io', 'reports'];

/** The CRDs that Kyverno ships in its Go module. Kept in the cache as JSON: parsing their YAML takes over a second. */
export async function kyvernoCrds(version: string, moduleFolder: string): Promise<readonly Crd[]> {
  const cached = join(await cacheFolder(), `kyverno-crds-${version}.json`);
  const known = await readFile(cached, 'utf8').catch(() => undefined);
  if (known !== undefined) return v.parse(crdsSchema, JSON.parse(known));
  const crds = await readFromModule(moduleFolder);
  await writeFile(`${cached}.${process.pid}`, JSON.stringify(crds));
  await rename(`${cached}.${process.pid}`, cached);
  return crds;
}

/** Where the sources of Kyverno are, in Go's module cache. */
export async function kyvernoSources(moduleFolder: string): Promise<string> {
  const answer = await run('go', ['mod', 'download', '-json', 'github.com/kyverno/kyverno'], { cwd: moduleFolder });
  return v.parse(moduleSchema, JSON.parse(answer)).Dir;
}

async function readFromModule(moduleFolder: string): Promise<readonly Crd[]> {
  const sources = await kyvernoSources(moduleFolder);
  const perGroup = await Promise.all(groups.map((group) => readFolder(join(sources, 'config', 'crds', group))));
  return perGroup.flat();
}

async function readFolder(folder: string): Promise<readonly Crd[]> {
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => v.parse(crdSchema, parse(await readFile(join(folder, name), 'utf8')))));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../findings/place.ts';
import { runTool } from './command.ts';
import { findSources, type Source } from './find.ts';
import { readYaml, type YamlDocument } from './yaml.ts';

export type ManifestsRead =
  | { readonly kind: 'read'; readonly documents: readonly YamlDocument[] }
  | { readonly kind: 'nothing'; readonly entry: string; readonly problem: string }
  | { readonly kind: 'unreadable'; readonly place: Place; readonly problem: string };

type TextRead = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

async function textOf(root: string, source: Source): Promise<TextRead> {
  if (source.kind === 'kustomization') {
    const built = await runTool('kubectl', ['kustomize', source.path || '.'], { cwd: root });
    return built.ok ? { ok: true, text: built.output } : { ok: false, problem: `kubectl kustomize: ${built.problem}` };
  }
  try {
    return { ok: true, text: readFileSync(join(root, source.path), 'utf8') };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reads the YAML and JSON documents that files, globs and folders of a workspace hold, with their places. A folder with a
 * kustomization is built with the runner’s `kubectl`; its places are those in what was built, under the folder’s name.
 */
export async function readManifests(
  root: string,
  entries: readonly string[],
  isWanted: (source: Source) => boolean = () => true,
): Promise<ManifestsRead> {
  const found = findSources(root, entries);
  if (found.kind === 'nothing') return found;
  const documents: YamlDocument[] = [];
  for (const source of found.sources.filter(isWanted)) {
    const file = source.path || '.';
    const text = await textOf(root, source);
    if (!text.ok) return { kind: 'unreadable', place: { file, line: 1, column: 1 }, problem: text.problem };
    const read = readYaml(file, text.text);
    if (read.kind === 'unreadable') return read;
    documents.push(...read.documents);
  }
  return { kind: 'read', documents };
}

import { globSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Something to read: a file, or a folder that kustomize has to build first. Paths are relative to the root. */
export interface Source {
  readonly kind: 'file' | 'kustomization';
  readonly path: string;
}

export type Found =
  | { readonly kind: 'found'; readonly sources: readonly Source[] }
  /** The entry that leads to nothing, and why. */
  | { readonly kind: 'nothing'; readonly entry: string; readonly problem: string };

/** The names by which kustomize knows its folders (kustomize `api/konfig/general.go`). */
export const kustomizations = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
const manifest = /\.(?:ya?ml|json)$/i;
/** What nobody deploys from. */
const skipped = new Set(['.git', 'node_modules']);
const MOST_SOURCES = 10_000;

/** Whether a folder with a kustomization is one thing to be built, or its files are wanted as they are. */
export type Kustomizations = 'built' | 'as files';

/** Where a link within the root leads, by its own path; `undefined`: it leads nowhere, or out of the root. */
function targetOf(root: string, link: string): string | undefined {
  try {
    const path = relative(realpathSync(root), realpathSync(join(root, link)));
    return isInside(root, path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** What a link leads to is read where it is. One that leads elsewhere is read by nobody, and so is told by whoever tries. */
function ofLink(root: string, link: string, kept: Kustomizations, seen: Set<string>): Source[] {
  const target = targetOf(root, link);
  if (target?.split('/').some((name) => skipped.has(name))) return [];
  if (target !== undefined && kindOf(join(root, target)) === 'folder') return inFolder(root, target, kept, seen);
  if (!manifest.test(link)) return [];
  return target === undefined && kept === 'built' ? [] : [{ kind: 'file', path: target ?? link }];
}

/** All manifests below a folder. Each folder is read once, so that links have an end. */
function inFolder(root: string, path: string, kept: Kustomizations, seen = new Set<string>()): Source[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  if (kept === 'built' && entries.some((entry) => entry.isFile() && kustomizations.includes(entry.name)))
    return [{ kind: 'kustomization', path }];
  return entries.flatMap((entry): Source[] => {
    const inner = join(path, entry.name);
    if (skipped.has(entry.name)) return [];
    if (entry.isDirectory()) return inFolder(root, inner, kept, seen);
    if (entry.isSymbolicLink()) return ofLink(root, inner, kept, seen);
    const isWanted = manifest.test(entry.name) || (kept === 'as files' && kustomizations.includes(entry.name));
    return entry.isFile() && isWanted ? [{ kind: 'file', path: inner }] : [];
  });
}

/** What stands at a path, links followed; `undefined`: nothing. */
export function kindOf(path: string): 'file' | 'folder' | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return stats.isDirectory() ? 'folder' : 'file';
}

function ofPath(root: string, path: string, kept: Kustomizations): Source[] {
  return kindOf(join(root, path)) === 'folder' ? inFolder(root, path, kept) : [{ kind: 'file', path }];
}

/** Is the path the root or below it? Nothing outside the checkout is read. */
export function isInside(root: string, path: string): boolean {
  const way = relative(root, resolve(root, path));
  return way === '' || !(way === '..' || way.startsWith('../') || way.startsWith('/'));
}

function ofEntry(root: string, entry: string, kept: Kustomizations): Source[] {
  if (kindOf(join(root, entry)) !== undefined) return ofPath(root, relative(root, resolve(root, entry)), kept);
  return globSync(entry, { cwd: root, exclude: (path) => skipped.has(path) })
    .sort()
    .flatMap((path) => ofPath(root, path, kept));
}

/**
 * What files, globs (as `node:fs` reads them) and folders lead to below `root`, each source once, in the order of the
 * entries and sorted within. An entry that leads to nothing is a mistake, not an empty set.
 */
export function findSources(root: string, entries: readonly string[], kept: Kustomizations = 'built'): Found {
  const found = new Map<string, Source>();
  for (const entry of entries) {
    if (!isInside(root, entry)) return { kind: 'nothing', entry, problem: 'it is outside the workspace' };
    const sources = ofEntry(root, entry, kept);
    if (sources.length === 0) return { kind: 'nothing', entry, problem: 'no manifest is there' };
    for (const source of sources) if (!found.has(source.path)) found.set(source.path, source);
    if (found.size > MOST_SOURCES) return { kind: 'nothing', entry, problem: `more than ${MOST_SOURCES} files` };
  }
  return { kind: 'found', sources: [...found.values()] };
}

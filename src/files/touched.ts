import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runTool } from './command.ts';
import { isInside, kindOf, kustomizations, type Source } from './find.ts';
import { readYaml } from './yaml.ts';

/** Is `path` that path, or below it? */
function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** Behind a link lies something else than its path says, of which nothing is known here. */
function hasLink(root: string, path: string): boolean {
  try {
    return realpathSync(join(root, path)) !== join(realpathSync(root), path);
  } catch {
    return true;
  }
}

/** A link may lead to any file, and a folder is how Git names a submodule or another checkout, of whose files it says nothing. */
function isFileOrGone(root: string, path: string): boolean {
  return lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? true;
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * The folder of a kustomization and all that it may be built from, which is whatever folder its files name anywhere:
 * kustomize reads files only in or below the folder that names them (its load restrictor `LoadRestrictionsRootOnly`).
 * `undefined`: not known.
 */
function foldersOf(root: string, folder: string): ReadonlySet<string> | undefined {
  const folders = new Set([folder]);
  for (const one of folders) {
    if (!isInside(root, one) || hasLink(root, one)) return undefined;
    for (const name of kustomizations) {
      const file = join(root, one, name);
      if (!existsSync(file)) continue;
      const read = readYaml(name, readFileSync(file, 'utf8'));
      if (read.kind === 'unreadable') return undefined;
      const named = read.documents.flatMap(({ value }) => stringsIn(value)).map((text) => resolve(root, one, text));
      for (const path of named) if (kindOf(path) === 'folder') folders.add(relative(root, path));
    }
  }
  return folders;
}

/** May a change of these paths have changed what the source holds? What is not known counts as changed. */
export function isTouched(root: string, { kind, path }: Source, paths: readonly string[]): boolean {
  if (hasLink(root, path) || !paths.every((changed) => isFileOrGone(root, changed))) return true;
  if (kind === 'file') return paths.includes(path);
  const folders = foldersOf(root, path);
  if (folders === undefined) return true;
  return paths.some((changed) => [...folders].some((one) => isWithin(changed, one)));
}

/**
 * What a checkout holds besides the commit that it is of: changed, added or removed files, ignored ones too. `problem` where the
 * folder is not the root of a checkout of that commit.
 */
export async function besidesCommit(
  root: string,
  commit: string,
): Promise<
  { readonly ok: true; readonly paths: readonly string[] } | { readonly ok: false; readonly problem: string }
> {
  const git = (...args: readonly string[]) => runTool('git', args, { cwd: root });
  const where = await git('rev-parse', '--show-prefix', 'HEAD');
  if (!where.ok) return where;
  if (where.output !== `\n${commit}\n`) return { ok: false, problem: `the workspace is no checkout of ${commit}` };
  const paths: string[] = [];
  for (const args of [
    ['diff', '--name-only', '--no-renames', '--ignore-submodules=none', '-z', 'HEAD'],
    ['ls-files', '--others', '-z'],
  ]) {
    const listed = await git(...args);
    if (!listed.ok) return listed;
    paths.push(...listed.output.split('\0').filter(Boolean));
  }
  return { ok: true, paths: paths.map((path) => path.replace(/\/$/, '')) };
}

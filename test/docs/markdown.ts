import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/sources.ts';

/** One fenced block. */
export interface Fence {
  /** Where it begins, for messages: `docs/lease.md:12`. */
  readonly at: string;
  readonly language: string;
  readonly text: string;
}

export interface Page {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const inFolder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Every page that people read: those of the root, of `docs/` and of `.github/`. */
export const pages: readonly Page[] = ['.', 'docs', '.github']
  .flatMap(inFolder)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

function fencesOf({ file, text }: Page): readonly Fence[] {
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map(
    ({ index, 1: indent = '', 2: language = '', 3: body = '' }) => ({
      at: `${file}:${text.slice(0, index).split('\n').length}`,
      language,
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** The text without what stands in fences. */
export function prose({ text }: Page): string {
  return text.replaceAll(/^( *)```\w*\n[\s\S]*?^\1```$/gm, '');
}

export const fences: readonly Fence[] = pages.flatMap(fencesOf);

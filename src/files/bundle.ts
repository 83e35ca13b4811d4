import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** A file that is larger is no list of objects that anybody wants judged. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Reads every `.json`, `.yaml` and `.yml` file of a folder, as whatever it holds; a string says why that cannot be. */
export function readBundle(folder: string): readonly unknown[] | string {
  try {
    const names = readdirSync(folder).filter((name) => /\.(?:json|ya?ml)$/.test(name));
    return names.sort().flatMap((name) => documentsIn(join(folder, name)));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function documentsIn(path: string): readonly unknown[] {
  const text = readFileSync(path, 'utf8');
  if (text.length > MAX_BYTES) throw new Error(`${path} is too large`);
  if (path.endsWith('.json')) return [jsonIn(path, text)];
  const documents = parseAllDocuments(text);
  const list = Array.isArray(documents) ? documents : [];
  const [problem] = list.flatMap(({ errors }) => errors);
  if (problem !== undefined) throw new Error(`${path}: ${problem.message}`);
  return list.map((document): unknown => document.toJS());
}

function jsonIn(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Writes files into a folder that is made where it is not there, readable by their owner alone. */
export function writeBundle(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
}

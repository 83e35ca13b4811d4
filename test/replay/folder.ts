import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';

/** A file of the folder that is not what its name says. */
export class FolderProblem extends Error {
  readonly file: string;

  constructor(file: string, problem: string) {
    super(problem);
    this.file = file;
  }
}

const aboutSchema = v.object({
  run: v.string(),
  now: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  kyverno: v.optional(v.string()),
  elapsedSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** What of `case.json` is an observation: which part runs, when, on which Kyverno, and how long it watched. */
export type About = v.InferOutput<typeof aboutSchema>;

/** How a file's name ends. */
const form = /\.(?:json|ya?ml)$/;

/** An observation of a later moment stands behind one of an earlier: `x`, `x.t0`, `x.t1`, …, `x.after`. */
function momentOf(name: string, stem: string): number | undefined {
  const rest = name.startsWith(stem) ? name.slice(stem.length).replace(form, '') : 'none';
  if (rest === '') return 0;
  if (rest === '.after') return Number.POSITIVE_INFINITY;
  const found = /^\.t(\d+)$/.exec(rest);
  return found === null ? undefined : Number(found[1]) + 1;
}

/** One case: files that say what was observed. Its title, notes, sources and expectation are never read. */
export class Folder {
  readonly id: string;
  readonly #path: string;
  readonly #names: readonly string[];

  constructor(path: string) {
    this.#path = resolve(path);
    this.id = basename(this.#path);
    const isFolder = statSync(this.#path, { throwIfNoEntry: false })?.isDirectory() === true;
    this.#names = isFolder ? readdirSync(this.#path).sort() : [];
  }

  about(): About {
    const parsed = v.safeParse(aboutSchema, this.json('case.json'));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new FolderProblem('case.json', `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  }

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The names that match, in alphabetical order. */
  matching(pattern: RegExp): readonly string[] {
    return this.#names.filter((name) => pattern.test(name) && !name.startsWith('expected'));
  }

  /** The one value of the file; `undefined` where there is no such file. */
  json(name: string): unknown {
    const found = this.#find(name);
    return found === undefined ? undefined : this.#documents(found)[0];
  }

  /** The objects of a YAML or JSON file; of Lists, their items. */
  objects(name: string): readonly unknown[] {
    return this.#documents(this.#find(name) ?? name).flatMap(itemsOf);
  }

  /** The file as it is; empty where there is no such file. */
  textOf(name: string): string {
    return this.has(name) ? this.#reading(name, (text) => text) : '';
  }

  /** Names of all observations of one thing, the oldest first. */
  observations(stem: string): readonly string[] {
    const moments = this.#names.map((name) => [momentOf(name, stem), name] as const);
    return moments
      .flatMap(([moment, name]) => (moment === undefined ? [] : [[moment, name] as const]))
      .sort(([one], [other]) => one - other)
      .map(([, name]) => name);
  }

  #documents(name: string): readonly unknown[] {
    return name.endsWith('.json') ? [this.#reading(name, parsedJson)] : this.#reading(name, parsedYaml);
  }

  /** The same file, whether it is JSON or YAML. */
  #find(name: string): string | undefined {
    const stem = name.replace(form, '');
    return [name, ...['.json', '.yaml', '.yml'].map((end) => `${stem}${end}`)].find((one) => this.#names.includes(one));
  }

  /** Whatever cannot be read is the file's problem. Editors of some systems begin a text with a byte order mark. */
  #reading<T>(name: string, read: (text: string) => T): T {
    try {
      return read(readFileSync(join(this.#path, name), 'utf8').replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new FolderProblem(name, error instanceof Error ? error.message : 'it cannot be read');
    }
  }
}

function parsedJson(text: string): unknown {
  return JSON.parse(text);
}

function parsedYaml(text: string): readonly unknown[] {
  const documents = parseAllDocuments(text);
  const list = Array.isArray(documents) ? documents : [];
  const [error] = list.flatMap((document) => document.errors);
  if (error !== undefined) throw error;
  return list.map((document): unknown => document.toJS());
}

const listSchema = v.looseObject({ kind: v.optional(v.string(), 'List'), items: v.array(v.unknown()) });

function itemsOf(object: unknown): readonly unknown[] {
  if (object === null) return [];
  if (Array.isArray(object)) return object.flatMap((one) => (Array.isArray(one) ? [one] : itemsOf(one)));
  const list = v.safeParse(listSchema, object);
  return list.success && list.output.kind.endsWith('List') ? list.output.items : [object];
}

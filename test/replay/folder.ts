import { readdirSync, readFileSync } from 'node:fs';
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

/** An observation of a later moment stands behind one of an earlier: `x`, `x.t0`, `x.t1`, …, `x.after`. */
function momentOf(name: string, stem: string): number | undefined {
  const rest = name.startsWith(stem) ? name.slice(stem.length).replace(/\.(?:json|ya?ml)$/, '') : 'none';
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
    this.#names = readdirSync(this.#path).sort();
  }

  about(): About {
    const parsed = v.safeParse(aboutSchema, this.json('case.json'));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new FolderProblem('case.json', `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  /** The names that match, in alphabetical order. */
  matching(pattern: RegExp): readonly string[] {
    return this.#names.filter((name) => pattern.test(name) && !name.startsWith('expected'));
  }

  /** The file's JSON; `undefined` where there is no such file. */
  json(name: string): unknown {
    if (!this.has(name)) return undefined;
    try {
      return JSON.parse(this.#text(name));
    } catch (error) {
      throw new FolderProblem(name, error instanceof Error ? error.message : 'no JSON');
    }
  }

  /** The objects of a YAML or JSON file; of Lists, their items. */
  objects(name: string): readonly unknown[] {
    const documents = parseAllDocuments(this.#text(name));
    const list = Array.isArray(documents) ? documents : [];
    const [error] = list.flatMap((document) => document.errors);
    if (error !== undefined) throw new FolderProblem(name, error.message);
    return list.map((document): unknown => document.toJS()).flatMap(itemsOf);
  }

  /** The file as it is; empty where there is no such file. */
  textOf(name: string): string {
    return this.has(name) ? this.#text(name) : '';
  }

  /** Names of all observations of one thing, the oldest first. */
  observations(stem: string): readonly string[] {
    const moments = this.#names.map((name) => [momentOf(name, stem), name] as const);
    return moments
      .flatMap(([moment, name]) => (moment === undefined ? [] : [[moment, name] as const]))
      .sort(([one], [other]) => one - other)
      .map(([, name]) => name);
  }

  #text(name: string): string {
    return readFileSync(join(this.#path, name), 'utf8');
  }
}

const listSchema = v.looseObject({ kind: v.optional(v.string(), 'List'), items: v.array(v.unknown()) });

function itemsOf(object: unknown): readonly unknown[] {
  if (object === null) return [];
  const list = v.safeParse(listSchema, object);
  return list.success && list.output.kind.endsWith('List') ? list.output.items : [object];
}

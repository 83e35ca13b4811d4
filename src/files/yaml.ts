import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
} from 'yaml';
import type { Place } from '../findings/place.ts';

/** Keys and indexes from the root of a document to one of its nodes. */
export type YamlPath = readonly (string | number)[];

/** One document of a file, read once: its value, and where each part of it stands. */
export interface YamlDocument {
  /** Plain data; nothing is known about its form. */
  readonly value: unknown;
  /** Where the node at that path begins; of what the document does not have, where the nearest node around it begins. */
  readonly placeOf: (path: YamlPath) => Place;
  /** The same of the key that leads there; of what the document does not have, of the nearest key around it. */
  readonly placeOfKey: (path: YamlPath) => Place;
}

/** Where the text is no YAML, or asks for more than a manifest may. */
export interface YamlProblem {
  readonly place: Place;
  readonly problem: string;
}

export type YamlRead =
  | { readonly kind: 'documents'; readonly documents: readonly YamlDocument[] }
  /** The first problem of the text. */
  | ({ readonly kind: 'unreadable' } & YamlProblem);

/** Beyond any manifest. */
export const MAX_LENGTH = 10 * 1024 * 1024;

type Parsed = Document.Parsed;

/** The node at a path, and the last offset that was known on the way; a value without text of its own (`key:`) has none. */
function walk(document: Parsed, path: YamlPath): { readonly node: unknown; readonly offset: number } {
  let node: unknown = document.contents;
  let offset = document.range[0];
  for (const step of [undefined, ...path]) {
    if (step !== undefined) {
      const around = isAlias(node) ? node.resolve(document) : node;
      if (!isCollection(around)) return { node: undefined, offset };
      node = around.get(step, true);
    }
    if (!isNode(node) || node.range == null) return { node: undefined, offset };
    offset = node.range[0];
  }
  return { node, offset };
}

function keyOffset(document: Parsed, path: YamlPath): number {
  const { node, offset } = walk(document, path.slice(0, -1));
  const last = path.at(-1);
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
  if (isScalar(pair?.key)) return pair.key.range?.[0] ?? offset;
  const own = walk(document, path);
  return own.node !== undefined || path.length < 2 ? own.offset : keyOffset(document, path.slice(0, -1));
}

function firstOffset(document: Parsed): number {
  const { contents } = document;
  return isPair(contents) ? document.range[0] : (contents?.range?.[0] ?? document.range[0]);
}

/** The library compares each key with each other, so that some thousand keys would take minutes. */
function doubleKey(document: Parsed): { readonly offset: number; readonly problem: string } | undefined {
  let found: { readonly offset: number; readonly problem: string } | undefined;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || key.value === '<<') continue;
        if (seen.has(key.value)) {
          const problem = `Map keys must be unique: ${String(key.value)} is there twice`;
          found = { offset: key.range?.[0] ?? document.range[0], problem };
          return visit.BREAK;
        }
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

/** An alias inside of what it stands for: no JSON says that, and whoever walks it never comes to an end. */
function isEndless(value: unknown, around: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return around.includes(value) || Object.values(value).some((inner) => isEndless(inner, [...around, value]));
}

/** A stack that has no end is no word on the file. */
function problemOf(error: unknown): string {
  const problem = error instanceof Error ? error.message : String(error);
  return problem.includes('call stack') ? 'it is nested deeper than can be read' : problem;
}

type OneRead = YamlDocument | YamlProblem | undefined;

function readOne(document: Parsed, at: (offset: number) => Place): OneRead {
  const [error] = document.errors;
  if (error !== undefined) return { place: at(error.pos[0]), problem: problemOf(error) };
  try {
    const double = doubleKey(document);
    if (double !== undefined) return { place: at(double.offset), problem: double.problem };
    const value: unknown = document.toJS();
    if (value === null) return undefined;
    if (isEndless(value)) return { place: at(document.range[0]), problem: 'an alias stands for something around it' };
    return {
      value,
      placeOf: (path) => at(path.length === 0 ? firstOffset(document) : walk(document, path).offset),
      placeOfKey: (path) => at(path.length === 0 ? firstOffset(document) : keyOffset(document, path)),
    };
  } catch (error) {
    return { place: at(document.range[0]), problem: problemOf(error) };
  }
}

/**
 * All documents of a text and all that keeps others from being read. Documents that hold nothing but comments are left
 * out. Aliases are followed, but not without bound (`yaml`, 100 times).
 */
export function readDocuments(
  file: string,
  text: string,
): { readonly documents: readonly YamlDocument[]; readonly problems: readonly YamlProblem[] } {
  const lines = new LineCounter();
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (text.length > MAX_LENGTH) {
    const problem = { place: { file, line: 1, column: 1 }, problem: `longer than ${MAX_LENGTH} characters` };
    return { documents: [], problems: [problem] };
  }
  const quiet = { prettyErrors: false, logLevel: 'silent' } as const;
  const parsed = parseAllDocuments(text, { ...quiet, lineCounter: lines, uniqueKeys: false, merge: true });
  const all = (Array.isArray(parsed) ? parsed : []).map((document) => readOne(document, at));
  return {
    documents: all.filter((one) => one !== undefined && 'value' in one),
    problems: all.filter((one) => one !== undefined && 'problem' in one),
  };
}

/** The same, where a text that has any problem is of no use. */
export function readYaml(file: string, text: string): YamlRead {
  const { documents, problems } = readDocuments(file, text);
  const [first] = problems;
  return first === undefined ? { kind: 'documents', documents } : { kind: 'unreadable', ...first };
}

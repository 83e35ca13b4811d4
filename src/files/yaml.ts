import { type Document, isCollection, isNode, isPair, LineCounter, parseAllDocuments } from 'yaml';
import type { Place } from '../findings/place.ts';

/** Keys and indexes from the root of a document to one of its nodes. */
export type YamlPath = readonly (string | number)[];

/** One document of a file, read once: its value, and where each part of it stands. */
export interface YamlDocument {
  /** Plain data; nothing is known about its form. */
  readonly value: unknown;
  /** Where the node at that path begins; of what the document does not have, where the nearest node around it begins. */
  readonly placeOf: (path: YamlPath) => Place;
}

export type YamlRead =
  | { readonly kind: 'documents'; readonly documents: readonly YamlDocument[] }
  /** The first place at which the text is no YAML, or asks for more than a manifest may. */
  | { readonly kind: 'unreadable'; readonly place: Place; readonly problem: string };

/** Beyond any manifest. */
const MAX_LENGTH = 10 * 1024 * 1024;

/** Where a node begins; a value without text of its own (`key:`) has no range of its own. */
function offsetOf(document: Document.Parsed, path: YamlPath): number {
  let node: unknown = document.contents;
  let offset = document.range[0];
  for (const step of [undefined, ...path]) {
    if (step !== undefined) {
      if (!isCollection(node)) return offset;
      node = node.get(step, true);
    }
    if (!isNode(node) || node.range == null) return offset;
    offset = node.range[0];
  }
  return offset;
}

function firstOffset(document: Document.Parsed): number {
  const { contents } = document;
  return isPair(contents) ? document.range[0] : (contents?.range?.[0] ?? document.range[0]);
}

/** Documents that hold nothing but comments are left out. Aliases are followed, but not without bound (`yaml`, 100 times). */
export function readYaml(file: string, text: string): YamlRead {
  const lines = new LineCounter();
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (text.length > MAX_LENGTH)
    return { kind: 'unreadable', place: { file, line: 1, column: 1 }, problem: `longer than ${MAX_LENGTH} characters` };
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  const documents: YamlDocument[] = [];
  for (const document of Array.isArray(parsed) ? parsed : []) {
    const [error] = document.errors;
    if (error !== undefined) return { kind: 'unreadable', place: at(error.pos[0]), problem: error.message };
    try {
      const value: unknown = document.toJS();
      if (value === null) continue;
      documents.push({
        value,
        placeOf: (path) => at(path.length === 0 ? firstOffset(document) : offsetOf(document, path)),
      });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { kind: 'unreadable', place: at(document.range[0]), problem };
    }
  }
  return { kind: 'documents', documents };
}

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding, placed } from '../findings/finding.ts';
import { type Place, placeText } from '../findings/place.ts';
import { findSources, isInside } from './find.ts';
import { type ImageRules, imageRulesOf, withoutPatches } from './kustomizations.ts';
import { MAX_LENGTH, readDocuments, type YamlDocument, type YamlPath } from './yaml.ts';

/** One object as a file has it, or one item of a List; an object of Kubernetes or not. */
export interface FileObject {
  readonly file: string;
  /** Plain data; nothing is known about its form. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Where the value at a path of the object begins, or what is nearest around it. */
  readonly placeOf: (path: YamlPath) => Place;
  /** Where the key begins that leads there, or the nearest around it. */
  readonly placeOfKey: (path: YamlPath) => Place;
}

export interface FilesRead {
  readonly objects: readonly FileObject[];
  readonly imageRules: ImageRules;
  /** Entries that lead to nothing, and what could not be read, each with its place. */
  readonly findings: readonly Finding[];
}

/** In all: a checkout with more is no set of policies and manifests. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Lists in lists: `kubectl` writes one level. */
const MOST_LEVELS = 4;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** In a typed list an item need not say what it is (apimachinery `unstructured/helpers.go`, decodeToList). */
function inheriting({ apiVersion }: FileObject['value'], kind: string, item: unknown): unknown {
  if (kind === 'List' || !isRecord(item) || item['kind'] || item['apiVersion']) return item;
  return { ...item, kind: kind.slice(0, -'List'.length), apiVersion };
}

function objectsIn(document: YamlDocument, file: string, value: unknown, around: YamlPath): readonly FileObject[] {
  if (!isRecord(value)) return [];
  const { kind, items } = value;
  const isList = typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items);
  if (isList && around.length < 2 * MOST_LEVELS)
    return items.flatMap((item: unknown, index) =>
      objectsIn(document, file, inheriting(value, kind, item), [...around, 'items', index]),
    );
  return [
    {
      file,
      value,
      placeOf: (path) => document.placeOf([...around, ...path]),
      placeOfKey: (path) => document.placeOfKey([...around, ...path]),
    },
  ];
}

/** Placeholders of Helm and of other templates, which make a text no YAML until it is rendered. */
const placeholders = /\{\{|<%|\$\{/;

function unreadable(place: Place, problem: string, text = ''): Finding {
  const facts = { place: placeText(place), problem };
  const found = placeholders.test(text)
    ? finding('file-is-template', placeText(place), facts, [], 'warning')
    : finding('file-unreadable', placeText(place), facts);
  return placed(found, place);
}

/** As kubectl reads it; its parser refuses zeros as well. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    return bytes.includes(0) ? undefined : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readText(root: string, file: string, room: number): string | Finding {
  const path = join(root, file);
  const no = (problem: string): Finding => unreadable({ file, line: 1, column: 1 }, problem);
  try {
    // A link may lead anywhere, and a pull request from a fork may bring one.
    if (!isInside(realpathSync(root), realpathSync(path))) return no('it is a link out of the workspace');
    const stats = statSync(path);
    if (!stats.isFile()) return no('it is no file');
    if (stats.size > MAX_LENGTH) return no(`it is larger than ${MAX_LENGTH} bytes`);
    if (stats.size > room) return no(`all files together are larger than ${MOST_BYTES} bytes`);
    return textIn(readFileSync(path)) ?? no('it is no UTF-8 text');
  } catch (error) {
    return no(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Every object that files, globs and folders below `root` hold, as YAML (several documents, Lists) or JSON, raw and with
 * the place of each part. What cannot be read is a finding with its place, and keeps nothing else from being read. A folder
 * with a kustomization is read file by file, since places in what would be built are of no use to whoever writes the files;
 * the kustomization itself and its patches are no objects and left out.
 * `input` is what the entries were given as. Objects of no kind are among them: whoever asks knows whether that matters.
 */
export function readPolicyFiles(root: string, entries: readonly string[], input: string): FilesRead {
  const found = findSources(root, entries, 'as files');
  if (found.kind === 'nothing') {
    const allowed = `files, globs and folders that lead to a YAML or JSON file (${found.problem})`;
    return {
      objects: [],
      imageRules: () => [],
      findings: [finding('bad-input', `input ${input}`, { input, allowed, given: found.entry })],
    };
  }
  const objects: FileObject[] = [];
  const findings: Finding[] = [];
  let room = MOST_BYTES;
  for (const { path: file } of found.sources) {
    const text = readText(root, file, room);
    if (typeof text !== 'string') {
      findings.push(text);
      continue;
    }
    room -= text.length;
    const { documents, problems } = readDocuments(file, text);
    objects.push(...documents.flatMap((document) => objectsIn(document, file, document.value, [])));
    findings.push(...problems.map(({ place, problem }) => unreadable(place, problem, text)));
  }
  return { objects: withoutPatches(objects, entries), imageRules: imageRulesOf(objects), findings };
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** The repository's top folder. */
export const root = dirname(dirname(import.meta.dirname));

/** A node of the syntax tree in the ESTree form; `field` values are other nodes, lists of them or plain values. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A TypeScript file of `src`: its path from there, text and syntax tree. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: SyntaxNode;
}

/** A node with the nodes around it, the nearest first. */
export interface Visit {
  readonly node: SyntaxNode;
  readonly ancestors: readonly SyntaxNode[];
}

/** Whether a value in a syntax tree is a node, of the given type where one is named. */
export function isNode(value: unknown, type?: string): value is SyntaxNode {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('start' in value)) return false;
  return typeof value.type === 'string' && (type === undefined || value.type === type);
}

/** Every node of a tree, from the top down in source order. */
export function* nodesOf(node: SyntaxNode, ancestors: readonly SyntaxNode[] = []): Generator<Visit> {
  yield { node, ancestors };
  for (const child of Object.values(node)
    .flat()
    .filter((value) => isNode(value))) {
    yield* nodesOf(child, [node, ...ancestors]);
  }
}

/** Parses one file; a syntax error throws. */
export function sourceOf(path: string, text: string): Source {
  const tree: unknown = parseAst(text, { lang: 'ts' });
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree`);
  return { path, text, tree };
}

/** All TypeScript files of `src`. */
export function readSources(): readonly Source[] {
  const folder = join(root, 'src');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return paths.sort().map((path) => sourceOf(path, readFileSync(join(folder, path), 'utf8')));
}

/** Line of a position, counted from 1. */
export function lineAt(source: Source, position: number): number {
  return source.text.slice(0, position).split('\n').length;
}

/** The text of a string literal, or undefined for any other node. */
export function literalText(node: unknown): string | undefined {
  return isNode(node, 'Literal') && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** The name of an identifier, or undefined for any other node. */
export function identifierName(node: unknown): string | undefined {
  return isNode(node, 'Identifier') && typeof node['name'] === 'string' ? node['name'] : undefined;
}

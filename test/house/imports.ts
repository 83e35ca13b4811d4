import { posix } from 'node:path';
import { isNode, literalText, nodesOf, type Source, type SyntaxNode } from './sources.ts';

/** One import or re-export of a source file. */
export interface Import {
  readonly from: string;
  /** The specifier; a relative one is resolved to a path in `src`. */
  readonly to: string;
  /** Erased by the compiler: nothing of the other file runs. */
  readonly typeOnly: boolean;
  /** Loaded only when the code comes to it. */
  readonly lazy: boolean;
}

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const { specifiers } = node;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every(
    (one: unknown) => isNode(one) && (one['importKind'] === 'type' || one['exportKind'] === 'type'),
  );
}

/** All that a file imports, whether at its top, on demand or in a type. */
export function importsOf(source: Source): readonly Import[] {
  const found: Import[] = [];
  for (const { node } of nodesOf(source.tree)) {
    const specifier = importing.includes(node.type) ? literalText(node['source']) : undefined;
    if (specifier === undefined) continue;
    const to = specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : specifier;
    found.push({ from: source.path, to, typeOnly: isTypeOnly(node), lazy: node.type === 'ImportExpression' });
  }
  return found;
}

/** The room that a path in `src` lies in; files outside all rooms are the entry points and their parts. */
export function roomOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'entry';
}

/** The package of a specifier, without the path inside it. */
export function packageOf(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  return specifier.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}

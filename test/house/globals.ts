import { identifierName, isNode, lineAt, nodesOf, type Source, type SyntaxNode, type Visit } from './sources.ts';

/** Globals that read time, chance or the process, or that wait or talk. */
const forbidden: ReadonlySet<string> = new Set([
  ...['process', 'performance', 'crypto', 'fetch', 'console', 'require', 'globalThis', 'Temporal'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'WebSocket', 'EventSource'],
]);

const forbiddenMembers: readonly (readonly [string, string])[] = [
  ['Date', 'now'],
  ['Math', 'random'],
  ['AbortSignal', 'timeout'],
];

/** A name in these places is a key or a declared name, not the global. */
function isOnlyAName({ node, ancestors: [parent] }: Visit): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node && parent['computed'] !== true;
  if (parent.type === 'Property') return parent['key'] === node && parent['value'] !== node;
  return parent.type.startsWith('TSPropertySignature') || parent.type.startsWith('TSMethodSignature');
}

function memberName(node: SyntaxNode): readonly [string | undefined, string | undefined] {
  return [identifierName(node['object']), identifierName(node['property'])];
}

function isClockDate(node: SyntaxNode): boolean {
  const isDate = identifierName(node['callee']) === 'Date';
  if (node.type === 'CallExpression') return isDate;
  return node.type === 'NewExpression' && isDate && Array.isArray(node['arguments']) && node['arguments'].length === 0;
}

function impurity(visit: Visit): string | undefined {
  const { node } = visit;
  const name = identifierName(node);
  if (name !== undefined && forbidden.has(name) && !isOnlyAName(visit)) return name;
  if (isNode(node, 'MemberExpression')) {
    const [object, property] = memberName(node);
    const hit = forbiddenMembers.some(([owner, member]) => owner === object && member === property);
    if (hit) return `${object}.${property}`;
  }
  return isClockDate(node) ? 'Date of now' : undefined;
}

/** Each use of a clock, of chance, of the process or of the network in a file, as `path:line: what`. */
export function impuritiesOf(source: Source): readonly string[] {
  return [...nodesOf(source.tree)].flatMap((visit) => {
    const what = impurity(visit);
    return what === undefined ? [] : [`${source.path}:${lineAt(source, visit.node.start)}: ${what}`];
  });
}

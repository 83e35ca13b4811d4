import { describe, expect, it } from 'vitest';
import { isNode, lineAt, nodesOf, readSources, type Source, type SyntaxNode, sourceOf } from './sources.ts';

const longestFunction = 60;
const longestFile = 250;
const longestEntry = 20;
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

function isCast(node: SyntaxNode): boolean {
  if (node.type !== 'TSAsExpression') return node.type === 'TSTypeAssertion';
  const { typeAnnotation: type } = node;
  const name = isNode(type, 'TSTypeReference') ? type['typeName'] : undefined;
  return !(isNode(name) && name['name'] === 'const');
}

function faultOf(source: Source, node: SyntaxNode): string | undefined {
  if (node.type === 'TSAnyKeyword') return 'any';
  if (node.type === 'TSNonNullExpression') return '!';
  if (isCast(node)) return 'cast';
  const lines = lineAt(source, node.end) - lineAt(source, node.start) + 1;
  return functions.includes(node.type) && lines > longestFunction ? `function of ${lines} lines` : undefined;
}

function faultsOf(source: Source): readonly string[] {
  return [...nodesOf(source.tree)].flatMap(({ node }) => {
    const fault = faultOf(source, node);
    return fault === undefined ? [] : [`${source.path}:${lineAt(source, node.start)}: ${fault}`];
  });
}

function linesOf({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

describe('the shape of the sources', () => {
  const sources = readSources();

  it('has no long function, no any, no non-null assertion and no cast', () => {
    expect(sources.flatMap(faultsOf)).toEqual([]);
  });

  it(`has no file over ${longestFile} lines`, () => {
    expect(sources.filter((source) => linesOf(source) > longestFile).map(({ path }) => path)).toEqual([]);
  });

  it(`has entry points of at most ${longestEntry} lines`, () => {
    const entries = sources.filter(({ path }) => ['main.ts', 'post.ts', 'keeper.ts', 'cli.ts'].includes(path));
    expect(entries.filter((source) => linesOf(source) > longestEntry).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['const a: any = 1;', 'any'],
    ['const a = b!;', '!'],
    ['const a = b as string;', 'cast'],
    [`function f() {${'\n'.repeat(60)}}`, 'function of 61 lines'],
    [`const f = () => {${'\n'.repeat(60)}};`, 'function of 61 lines'],
  ])('sees the fault in %j', (text, fault) => {
    expect(faultsOf(sourceOf('a.ts', text))).toEqual([`a.ts:1: ${fault}`]);
  });

  it('sees no fault in a constant or in a check', () => {
    expect(faultsOf(sourceOf('a.ts', `const a = ['b'] as const satisfies string[];\nif (!c) d();`))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob } from '../../src/kyverno/glob.ts';

// Answers of gobwas/glob v0.2.3, the library and version of Kyverno 1.18 and 1.19.
const matching: readonly (readonly [string, string])[] = [
  ['ghcr.example/team/*', 'ghcr.example/team/a/b:1'],
  ['*', ''],
  ['**', 'a/b'],
  ['a?c', 'a/c'],
  ['[ab]', 'b'],
  ['[!ab]', 'c'],
  ['[a-c]x', 'bx'],
  ['[!a-c]', 'd'],
  ['{a,b*}/c', 'bz/c'],
  ['{a,}b', 'b'],
  ['{a{b,c},d}', 'ac'],
  [String.raw`a\*`, 'a*'],
  [String.raw`a\{b`, 'a{b'],
  ['a,b}', 'a,b}'],
  ['a]', 'a]'],
  [String.raw`[\]a]`, ']'],
  ['[-a]', '-'],
  ['a\\', 'a'],
];
const others: readonly (readonly [string, string])[] = [
  ['ghcr.example/team/*', 'ghcr.example/teams/a'],
  ['repo:*', 'repo@sha256:0'],
  ['?', ''],
  ['[!ab]', 'a'],
  ['{a,b}', 'c'],
  ['a', 'ab'],
  ['', 'a'],
];

describe('a glob', () => {
  it.each(matching)('%s matches %j', (glob, text) => {
    expect(compileGlob(glob)?.(text)).toBe(true);
  });

  it.each(others)('%s does not match %j', (glob, text) => {
    expect(compileGlob(glob)?.(text)).toBe(false);
  });

  it.each(['[', '[]', '[a', '[a-', '[a-]', '[b-a]', '[a-z0-9]', '{a', '{a,b', '{[}'])('%s is none', (glob) => {
    expect(compileGlob(glob)).toBeUndefined();
  });

  it('matches as the slow reference does, whatever it consists of', () => {
    const character = fc.constantFrom('a', 'b', '/', ':');
    const leaf = fc.oneof(
      character.map((text): Part => ({ glob: text, options: [text] })),
      fc.constant<Part>({ glob: '*', options: 'any' }),
      fc.constant<Part>({ glob: '?', options: 'single' }),
      fc.constant<Part>({ glob: '[ab]', options: ['a', 'b'] }),
      fc.constant<Part>({ glob: '[a-b]', options: ['a', 'b'] }),
      fc.constant<Part>({ glob: '{a,ab/,}', options: ['a', 'ab/', ''] }),
    );
    const texts = fc.array(character, { maxLength: 8 }).map((list) => list.join(''));
    fc.assert(
      fc.property(fc.array(leaf, { maxLength: 6 }), texts, (parts, text) => {
        expect(compileGlob(parts.map(({ glob }) => glob).join(''))?.(text)).toBe(slowly(parts, text));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes no longer for stars that could be split in many ways', () => {
    expect(compileGlob('*a'.repeat(200))?.(`${'a'.repeat(400)}b`)).toBe(false);
  });
});

interface Part {
  readonly glob: string;
  readonly options: readonly string[] | 'any' | 'single';
}

/** Tries every way to split the text. */
function slowly([first, ...rest]: readonly Part[], text: string): boolean {
  if (first === undefined) return text === '';
  const { options } = first;
  if (options === 'single') return text !== '' && slowly(rest, text.slice(1));
  if (options !== 'any') {
    return options.some((option) => text.startsWith(option) && slowly(rest, text.slice(option.length)));
  }
  return Array.from({ length: text.length + 1 }, (_, at) => at).some((at) => slowly(rest, text.slice(at)));
}

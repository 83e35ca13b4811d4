import { describe, expect, it } from 'vitest';
import { impuritiesOf } from './globals.ts';
import { type Import, importsOf, packageOf, roomOf } from './imports.ts';
import { rooms, roomsWithWords, wordsUsers } from './rooms.ts';
import { readSources, sourceOf } from './sources.ts';

const sources = readSources();
const imports = sources.flatMap(importsOf);
const kindOf = (path: string) => rooms[roomOf(path)]?.kind;
const shown = ({ from, to, typeOnly }: Import) => `${from} → ${to}${typeOnly ? ' (types)' : ''}`;

function mayImport({ from, to, typeOnly }: Import): boolean {
  const room = rooms[roomOf(from)];
  if (room === undefined) return false;
  if (to.startsWith('node:')) return room.builtins === 'all' || room.builtins.includes(to);
  if (!to.endsWith('.ts')) return room.packages.includes(packageOf(to));
  const target = roomOf(to);
  return target === roomOf(from) || room.rooms.includes(target) || (typeOnly && room.types?.includes(target) === true);
}

describe('the house', () => {
  it('has no room that is not in the table', () => {
    expect([...new Set(sources.map(({ path }) => roomOf(path)))].filter((room) => rooms[room] === undefined)).toEqual(
      [],
    );
  });

  it('keeps to its arrows', () => {
    expect(imports.filter((one) => !mayImport(one)).map(shown)).toEqual([]);
  });

  it('lets pure rooms reach no room with IO, not even by way of another', () => {
    const pure = Object.entries(rooms).filter(([, { kind }]) => kind === 'pure');
    const leaks = pure.flatMap(([name, room]) =>
      room.rooms.filter((target) => rooms[target]?.kind !== 'pure').map((target) => `${name} → ${target}`),
    );
    expect(leaks).toEqual([]);
  });

  it('reads clock, chance and process only at its edge', () => {
    const inside = sources.filter(({ path }) => ['pure', 'composes'].includes(kindOf(path) ?? ''));
    expect(inside.flatMap(impuritiesOf)).toEqual([]);
  });

  it('words a cause in one room only', () => {
    const users = imports.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly && wordsUsers.some((file) => file === to) && !roomsWithWords.includes(roomOf(from)),
    );
    expect(users.map(shown)).toEqual([]);
  });

  it('loads the GitHub client only when there is something to tell it', () => {
    const users = imports.filter(
      ({ from, to, typeOnly }) => to.startsWith('github/octokit') && roomOf(from) !== 'github' && !typeOnly,
    );
    expect(users.filter(({ lazy }) => !lazy).map(shown)).toEqual([]);
    expect(users.length).toBeGreaterThan(0);
  });
});

describe('the reader of imports', () => {
  it('sees every form of import', () => {
    const text = [
      "import a from 'a';",
      "import type { B } from '../b/b.ts';",
      "import { type C } from './c.ts';",
      "import { type D, e } from '@s/d/lib/e.js';",
      "export { f } from './f.ts';",
      "export * from './g.ts';",
      "export type * from './h.ts';",
      "const i = () => import('./i.ts');",
      "type J = import('./j.ts').J;",
      "import 'k';",
    ].join('\n');
    expect(importsOf(sourceOf('room/file.ts', text)).map(shown)).toEqual([
      'room/file.ts → a',
      'room/file.ts → b/b.ts (types)',
      'room/file.ts → room/c.ts (types)',
      'room/file.ts → @s/d/lib/e.js',
      'room/file.ts → room/f.ts',
      'room/file.ts → room/g.ts',
      'room/file.ts → room/h.ts (types)',
      'room/file.ts → room/i.ts',
      'room/file.ts → room/j.ts (types)',
      'room/file.ts → k',
    ]);
    expect([packageOf('@s/d/lib/e.js'), packageOf('k/l'), packageOf('k')]).toEqual(['@s/d', 'k', 'k']);
  });

  it.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Math.random()',
    'performance.now()',
    'process.env',
    'crypto.randomUUID()',
    'globalThis.Date',
    'f({ process })',
    'setTimeout(f, 1)',
    'AbortSignal.timeout(1)',
  ])('sees the clock, chance or process in %s', (code) => {
    expect(impuritiesOf(sourceOf('room/file.ts', code)).length).toBeGreaterThan(0);
  });

  it.each(['new Date(text)', 'Date.parse(text)', 'Math.max(1, 2)', 'a.process', 'f({ process: 1 })'])(
    'sees none of them in %s',
    (code) => {
      expect(impuritiesOf(sourceOf('room/file.ts', code))).toEqual([]);
    },
  );
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Source } from '../../src/files/find.ts';
import { besidesCommit, isTouched } from '../../src/files/touched.ts';

const temporary = mkdtempSync(join(tmpdir(), 'admission-gate-touched-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(temporary, 'root-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

describe('a change of files', () => {
  const root = folderWith({
    'a.yaml': '',
    'apps/web/kustomization.yaml': 'resources: [../../base, web.yaml, https://example.com/base]',
    'base/kustomization.yml': 'components:\n  - path: ../parts/x',
    'parts/x/Kustomization': '',
    'broken/kustomization.yaml': 'resources: [',
    'outside/kustomization.yaml': 'resources: [../../..]',
    'real/b.yaml': '',
  });
  symlinkSync('real', join(root, 'link'));
  const file = (path: string): Source => ({ kind: 'file', path });
  const built = (path: string): Source => ({ kind: 'kustomization', path });

  it.each<[string, Source, string, boolean]>([
    ['its own file', file('a.yaml'), 'a.yaml', true],
    ['another file', file('a.yaml'), 'a.yaml.md', false],
    ['a submodule, of whose files nothing is said', file('a.yaml'), 'real', true],
    ['a link, which may lead to it', file('a.yaml'), 'link', true],
    ['a folder whose name only begins like its own', file('real/b.yaml'), 're', false],
    ['whatever, where it is reached by a link', file('link/b.yaml'), 'other', true],
    ['a file in its folder', built('apps/web'), 'apps/web/values/x.env', true],
    ['a file of its base', built('apps/web'), 'base/gone.yaml', true],
    ['a file of what its base is built from', built('apps/web'), 'parts/x/patch.yaml', true],
    ['a file that it is not built from', built('apps/web'), 'apps/api/web.yaml', false],
    ['whatever, where its kustomization cannot be read', built('broken'), 'other', true],
    ['whatever, where it leads out of the workspace', built('outside'), 'other', true],
    ['whatever, where it is the whole workspace', built(''), 'other', true],
  ])('touches a source by %s', (_, source, changed, touched) => {
    expect(isTouched(root, source, [changed])).toBe(touched);
  });
});

describe('what a checkout holds besides its commit', () => {
  function checkout() {
    const root = folderWith({ '.gitignore': 'ignored', 'a.yaml': '1', 'b.yaml': '1', 'c d.yaml': '1', 'e.yaml': '1' });
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '--message', 'one');
    return { root, head: git(root, 'rev-parse', 'HEAD') };
  }

  it('is nothing where nothing was done to it', async () => {
    const { root, head } = checkout();
    expect(await besidesCommit(root, head)).toEqual({ ok: true, paths: [] });
  });

  it('is each file that was changed, staged, removed or added, ignored ones and other checkouts too', async () => {
    const { root, head } = checkout();
    writeFileSync(join(root, 'c d.yaml'), '2');
    writeFileSync(join(root, 'e.yaml'), '2');
    git(root, 'add', 'e.yaml');
    rmSync(join(root, 'b.yaml'));
    writeFileSync(join(root, 'ignored'), '');
    mkdirSync(join(root, 'other'));
    git(join(root, 'other'), 'init', '--quiet');
    writeFileSync(join(root, 'other', 'x.yaml'), '');
    const besides = await besidesCommit(root, head);
    expect(besides.ok ? [...besides.paths].sort() : besides).toEqual([
      'b.yaml',
      'c d.yaml',
      'e.yaml',
      'ignored',
      'other',
    ]);
  });

  it('is not known of another commit, below the root of a checkout, or without one', async () => {
    const { root, head } = checkout();
    mkdirSync(join(root, 'deeper'));
    for (const [folder, commit] of [
      [root, '0'.repeat(40)],
      [join(root, 'deeper'), head],
      [folderWith({}), head],
    ] as const) {
      expect(await besidesCommit(folder, commit)).toMatchObject({ ok: false });
    }
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../house/sources.ts';

const packedSchema = v.tuple([
  v.object({ filename: v.string(), version: v.string(), files: v.array(v.object({ path: v.string() })) }),
]);

const folder = mkdtempSync(join(tmpdir(), 'admission-gate-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function packed(...args: readonly string[]) {
  const text = execFileSync('npm', ['pack', '--json', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return v.parse(packedSchema, JSON.parse(text))[0];
}

/** With any of these npm installs everything in a package that it takes from Git first (pacote, `lib/git.js`). */
const preparing = ['postinstall', 'build', 'preinstall', 'install', 'prepack', 'prepare'];
const manifestSchema = v.looseObject({ scripts: v.record(v.string(), v.string()) });

describe('what npm and npx get', () => {
  it('is what stands in Git: neither a script nor a workspace makes npm prepare it, which takes half a minute', () => {
    const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    expect(preparing.filter((script) => script in manifest.scripts)).toEqual([]);
    expect(manifest).not.toHaveProperty('workspaces');
  });

  it('is what runs, what it is described by, and its license: no source, no test, no page', () => {
    expect(packed('--dry-run').files.map(({ path }) => path)).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'action.yml',
      'dist/cli/action-file.js',
      'dist/cli/cel.js',
      'dist/cli/index.js',
      'dist/cli/octokit-client.js',
      'dist/cli/octokit-queue.js',
      'dist/cli/octokit.js',
      'dist/cli/package.json',
      'dist/keeper/index.js',
      'dist/keeper/package.json',
      'dist/licenses.txt',
      'dist/main/cel.js',
      'dist/main/index.js',
      'dist/main/octokit-client.js',
      'dist/main/octokit-queue.js',
      'dist/main/octokit.js',
      'dist/main/package.json',
      'dist/post/index.js',
      'dist/post/package.json',
      'package.json',
    ]);
  });

  describe('unpacked somewhere, with nothing installed', () => {
    let command = '';
    let version = '';

    beforeAll(() => {
      const { filename, version: stated } = packed('--pack-destination', folder);
      execFileSync('tar', ['--extract', '--file', filename], { cwd: folder });
      command = join(folder, 'package/dist/cli/index.js');
      version = stated;
    });

    const said = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [command, ...args], { cwd: folder, env: {}, encoding: 'utf8' });

    it('knows its version and its flags', () => {
      expect(said('--version')).toContain(version);
      expect(said('diagnose', '--help')).toContain('--kyverno-namespace');
    });
  });
});

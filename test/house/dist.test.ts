import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const dist = join(root, 'dist');
const mebibyte = 1024 * 1024;
const bundles = [
  ['cli', 3],
  ['main', 3],
  ['post', 1],
  ['keeper', 1],
] as const;

describe.skipIf(!existsSync(dist))('dist', () => {
  it('holds what the build makes and nothing else', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('.'));
    expect(files.sort()).toEqual([
      'cli/action-file.js',
      'cli/cel.js',
      'cli/index.js',
      'cli/octokit-client.js',
      'cli/octokit-queue.js',
      'cli/octokit.js',
      'cli/package.json',
      'keeper/index.js',
      'keeper/package.json',
      'licenses.txt',
      'main/cel.js',
      'main/index.js',
      'main/octokit-client.js',
      'main/octokit-queue.js',
      'main/octokit.js',
      'main/package.json',
      'post/index.js',
      'post/package.json',
    ]);
  });

  it.each(bundles)('has a %s of at most %i MiB', (name, most) => {
    const sizes = readdirSync(join(dist, name)).map((file) => statSync(join(dist, name, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most * mebibyte);
  });

  it.each(bundles)('names in %s the source files, and no folder of the machine that built it', (name) => {
    const text = readFileSync(join(dist, name, 'index.js'), 'utf8');
    expect(text).toMatch(new RegExp(`^// src/${name}\\.ts$`, 'm'));
    expect(text).not.toContain(root);
  });

  it.each(['@kubernetes/client-node', '@actions/core', 'valibot'])('carries the license of %s', (name) => {
    expect(readFileSync(join(dist, 'licenses.txt'), 'utf8')).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('carries nothing but code under licenses that Apache-2.0 goes with', () => {
    const notices = readFileSync(join(dist, 'licenses.txt'), 'utf8');
    const licenses = [...notices.matchAll(/^(?:@[^ ]+\/)?[^ @\n]+ \d+\.\d+\.\d+[^ ]* \((.+)\)$/gm)].map(
      ([, license]) => license,
    );
    expect(licenses.length).toBeGreaterThan(20);
    expect(
      [...new Set(licenses)].filter(
        (license) => !['Apache-2.0', '(Apache-2.0 AND BSD-3-Clause)', 'ISC', 'MIT'].includes(license ?? ''),
      ),
    ).toEqual([]);
  });

  it('runs post where nothing was saved, in any folder and without a word', async () => {
    const run = promisify(execFile)(process.execPath, [join(dist, 'post/index.js')], { cwd: tmpdir(), env: {} });
    expect(await run).toEqual({ stdout: '', stderr: '' });
  });
});

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBundle, writeBundle } from '../../src/files/bundle.ts';

const root = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('a bundle in a folder', () => {
  it('is read as it was written, and by its owner alone', () => {
    const folder = join(root, 'deep', 'bundle');
    writeBundle(folder, { 'a.json': '{"a":1}', 'b.json': '[2]' });
    expect(readBundle(folder)).toEqual([{ a: 1 }, [2]]);
    expect(statSync(join(folder, 'a.json')).mode & 0o777).toBe(0o600);
  });

  it('may have YAML of several documents, and files that are none of it', () => {
    const folder = join(root, 'yaml');
    writeBundle(folder, { 'a.yaml': 'a: 1\n---\nb: 2\n', 'notes.txt': '{' });
    expect(readBundle(folder)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it.each([
    ['is not there', 'nowhere', 'ENOENT'],
    ['has JSON that is none', 'broken', join('broken', 'a.json: ')],
  ])('that %s is told', (_, name, text) => {
    if (name === 'broken') {
      writeBundle(join(root, name), {});
      writeFileSync(join(root, name, 'a.json'), '{oops');
    }
    expect(readBundle(join(root, name))).toEqual(expect.stringContaining(text));
  });
});

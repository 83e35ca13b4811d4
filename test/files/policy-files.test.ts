import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPolicyFiles } from '../../src/files/policy-files.ts';
import { placeText } from '../../src/findings/place.ts';

const temporary = mkdtempSync(join(tmpdir(), 'admission-gate-policy-files-'));
const object = (name: string): string => `apiVersion: v1\nkind: Pod\nmetadata:\n  name: ${name}\n`;

function read(files: Readonly<Record<string, string>>, ...entries: readonly string[]) {
  const root = mkdtempSync(join(temporary, 'root-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return readPolicyFiles(root, entries, 'check-paths');
}

function namesIn({ objects }: ReturnType<typeof read>): readonly string[] {
  return objects.map(({ file, value, placeOf }) => {
    const name = JSON.stringify(value['metadata'] ?? null);
    return `${name} ${file} ${placeText(placeOf(['metadata', 'name']))}`;
  });
}

describe('objects in files', () => {
  it('are those of all documents and Lists, YAML and JSON, with their places', () => {
    const list =
      'apiVersion: v1\nkind: List\nitems:\n- kind: Pod\n  metadata: {name: b}\n- kind: Pod\n  metadata: {name: c}\n';
    const all = read(
      { 'p/1.yaml': `${object('a')}---\n${list}`, 'p/2.json': '{"kind":"Pod","metadata":{"name":"d"}}' },
      'p',
    );
    expect(all.findings).toEqual([]);
    expect(namesIn(all)).toEqual([
      '{"name":"a"} p/1.yaml p/1.yaml:4:9',
      '{"name":"b"} p/1.yaml p/1.yaml:10:20',
      '{"name":"c"} p/1.yaml p/1.yaml:12:20',
      '{"name":"d"} p/2.json p/2.json:1:34',
    ]);
  });

  it('are of the kind of their list where they say none, as kubectl reads them', () => {
    const items = '[{metadata: {name: a}}, {kind: Job, metadata: {name: b}}, {apiVersion: v2, metadata: {name: c}}, 1]';
    const kinds = (kind: string) =>
      read({ 'a.yaml': `apiVersion: apps/v1\nkind: ${kind}\nitems: ${items}\n` }, 'a.yaml').objects.map(
        ({ value }) => `${value['apiVersion']} ${value['kind']}`,
      );
    expect(kinds('DeploymentList')).toEqual(['apps/v1 Deployment', 'undefined Job', 'v2 undefined']);
    expect(kinds('List')).toEqual(['undefined undefined', 'undefined Job', 'v2 undefined']);
  });

  it('behind links are read once, and where they are', () => {
    const root = mkdtempSync(join(temporary, 'root-'));
    mkdirSync(join(root, 'base/deep'), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    mkdirSync(join(root, 'deploy'));
    writeFileSync(join(root, 'base/a.yaml'), object('a'));
    writeFileSync(join(root, 'base/deep/b.txt'), object('b'));
    writeFileSync(join(root, 'node_modules/c.yaml'), object('c'));
    const links = { base: '../base', 'b.yaml': '../base/deep/b.txt', again: '.', up: '..', c: '../node_modules' };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, 'deploy', name));
    symlinkSync('../deploy', join(root, 'base/round'));
    const all = readPolicyFiles(root, ['deploy'], 'check-paths');
    expect([all.findings, all.objects.map(({ file }) => file).toSorted()]).toEqual([
      [],
      ['base/a.yaml', 'base/deep/b.txt'],
    ]);
  });

  it('have the place of a key, too', () => {
    const [one] = read({ 'a.yaml': object('a') }, 'a.yaml').objects;
    expect(placeText(one?.placeOfKey(['metadata', 'name']) ?? { file: '', line: 0, column: 0 })).toBe('a.yaml:4:3');
    expect(placeText(one?.placeOfKey(['spec', 'none']) ?? { file: '', line: 0, column: 0 })).toBe('a.yaml:1:1');
  });

  it('are read file by file where a kustomization is, without the patches that it names', () => {
    const kustomization =
      'resources: [a.yaml]\npatches:\n- path: sub/patch.yaml\npatchesStrategicMerge: [other.yaml]\n';
    const files = {
      'k/kustomization.yaml': kustomization,
      'k/a.yaml': object('a'),
      'k/sub/patch.yaml': object('patch'),
      'k/other.yaml': object('other'),
    };
    expect(namesIn(read(files, 'k'))).toEqual(['{"name":"a"} k/a.yaml k/a.yaml:4:9']);
    expect(read(files, 'k', './k/other.yaml').objects).toHaveLength(2);
  });

  it('follow aliases and merge keys, as kubectl does', () => {
    const [one] = read({ 'a.yaml': 'x: &x {a: 1}\ny: {<<: *x, b: 2}\nz: *x\n' }, 'a.yaml').objects;
    expect(one?.value).toEqual({ x: { a: 1 }, y: { a: 1, b: 2 }, z: { a: 1 } });
    expect(placeText(one?.placeOf(['z', 'a']) ?? { file: '', line: 0, column: 0 })).toBe('a.yaml:1:11');
  });
});

describe('what cannot be read', () => {
  it('is told with its place, and keeps no other document from being read', () => {
    const { objects, findings } = read(
      { 'a.yaml': `${object('a')}---\na: [1\n---\n${object('b')}`, 'b.yaml': 'a: 1\na: 2\n' },
      '.',
    );
    expect(objects).toHaveLength(2);
    expect(findings).toMatchObject([
      { code: 'file-unreadable', place: { file: 'a.yaml', line: 7 } },
      { code: 'file-unreadable', place: { file: 'b.yaml', line: 2, column: 1 } },
    ]);
  });

  it('is a warning where it looks like a template', () => {
    const { findings } = read({ 'a.yaml': 'a: {{ .Values.a }}\n{{- if .b }}\nc: 1\n{{- end }}\n' }, 'a.yaml');
    expect(findings).toMatchObject([{ code: 'file-is-template', severity: 'warning' }]);
  });

  it.each([
    ['nothing', 'x.yaml'],
    ['outside', '../x.yaml'],
  ])('is a bad input where an entry leads to %s', (_, entry) => {
    expect(read({}, entry).findings).toMatchObject([
      { code: 'bad-input', facts: { input: 'check-paths', given: entry } },
    ]);
  });

  it.each<[string, string | Uint8Array]>([
    ['UTF-16', Buffer.from(`\uFEFF${object('a')}`, 'utf16le')],
    ['Latin-1', Buffer.from('a: \u00e4\n', 'latin1')],
    ['zeros', `${object('a')}\0`],
  ])('is a file with %s', (_, bytes) => {
    const root = mkdtempSync(join(temporary, 'root-'));
    writeFileSync(join(root, 'a.yaml'), bytes);
    expect(readPolicyFiles(root, ['.'], 'check-paths')).toMatchObject({
      objects: [],
      findings: [{ code: 'file-unreadable', facts: { problem: 'it is no UTF-8 text' } }],
    });
  });

  it('is a link in a folder that leads out of the workspace, or to nothing', () => {
    const root = mkdtempSync(join(temporary, 'root-'));
    symlinkSync('/etc/passwd', join(root, 'a.yaml'));
    symlinkSync('nowhere', join(root, 'b.yaml'));
    expect(readPolicyFiles(root, ['.'], 'check-paths').findings).toMatchObject([
      { code: 'file-unreadable', place: { file: 'a.yaml' } },
      { code: 'file-unreadable', place: { file: 'b.yaml' } },
    ]);
  });

  it('is a link out of the workspace', () => {
    const root = mkdtempSync(join(temporary, 'root-'));
    symlinkSync('/etc/passwd', join(root, 'a.yaml'));
    expect(readPolicyFiles(root, ['a.yaml'], 'check-paths')).toMatchObject({
      objects: [],
      findings: [{ code: 'file-unreadable', facts: { problem: 'it is a link out of the workspace' } }],
    });
  });
});

const levels = Array.from({ length: 12 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(', ')}]`);

describe('a hostile file', () => {
  it.each([
    ['ever more aliases', ['l0: &l0 x', ...levels].join('\n')],
    ['an alias within itself', 'a: &a [*a]'],
    ['too many lists in lists', '['.repeat(100_000)],
    ['too many maps in maps', Array.from({ length: 5_000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['more than anybody writes', `a: ${'x'.repeat(10 * 1024 * 1024)}`],
    ['bytes that are no text', 'a: \u0000\u0001\n b: \u001b[31m'],
  ])('with %s is unreadable, and that is all', (_, text) => {
    const { objects, findings } = read({ 'a.yaml': text }, 'a.yaml');
    expect(objects.length + findings.length).toBe(1);
    expect(findings.map(({ code }) => code)).toEqual(objects.length === 1 ? [] : ['file-unreadable']);
    expect(JSON.stringify(findings)).not.toContain('call stack');
  });

  it('with very many keys is no more than a large one', () => {
    const text = Array.from({ length: 50_000 }, (_, i) => `k${i}: 1`).join('\n');
    expect(read({ 'a.yaml': text }, 'a.yaml').objects).toHaveLength(1);
  });

  it('with keys of prototypes is plain data', () => {
    const [one] = read({ 'a.yaml': '__proto__: {polluted: true}\nconstructor: 1\n' }, 'a.yaml').objects;
    expect(Object.keys(one?.value ?? {})).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('polluted');
  });
});

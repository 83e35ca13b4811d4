import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { replay } from './replay.ts';

const cases = join(import.meta.dirname, '../cases');
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'replay-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A copy of a case in which one file is another. */
function changed(id: string, from: string, to: string, change: (text: string) => string): string {
  const path = join(mkdtempSync(join(root, 'case-')), id);
  cpSync(join(cases, id), path, { recursive: true });
  const text = readFileSync(join(path, from), 'utf8');
  rmSync(join(path, from));
  writeFileSync(join(path, to), change(text));
  return path;
}

const list = (text: string): string =>
  JSON.stringify({
    kind: 'List',
    items: parseAllDocuments(text).map((document) => ('toJS' in document ? document.toJS() : null)),
  });
const tabbed = (text: string): string => JSON.stringify(JSON.parse(text), null, '\t');
const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
const listed = (text: string): string => JSON.stringify({ kind: 'LeaseList', items: [JSON.parse(text)] });

describe('the same observation in another form is judged the same', () => {
  it.each([
    ['JSON as YAML', 'A7', 'validating.json', 'validating.yaml', (text: string) => stringify(JSON.parse(text))],
    ['YAML as JSON', 'A2', 'probe.yaml', 'probe.json', (text: string) => JSON.stringify(parse(text))],
    ['several documents as a List', 'A1', 'policies.yaml', 'policies.json', list],
    ['a List of one', 'C3', 'lease.json', 'lease.json', listed],
    ['JSON with tabs', 'C3', 'lease.json', 'lease.json', tabbed],
    ['a byte order mark and line ends of Windows', 'A1', 'policies.yaml', 'policies.yml', windows],
  ])('%s', async (_, id, from, to, change) => {
    expect(await replay(changed(id, from, to, change))).toEqual(await replay(join(cases, id)));
  });
});

describe('what cannot be read is refused by its name', () => {
  it.each(['nowhere', 'a-file'])('what is no folder: %s', async (id) => {
    writeFileSync(join(root, 'a-file'), '');
    expect(await replay(join(root, id))).toMatchObject({ id, verdict: 'refuse', reasonCode: 'not-observed' });
  });

  it('a folder in the place of a file', async () => {
    const path = changed('C3', 'lease.json', 'other.json', (text) => text);
    mkdirSync(join(path, 'lease.json'));
    expect(await replay(path)).toMatchObject({ verdict: 'refuse', reasonCode: 'answer-unreadable' });
  });

  it('an environment that is none', async () => {
    const path = changed('D4', 'env.json', 'env.json', () => '42');
    expect(await replay(path)).toMatchObject({ verdict: 'refuse', reasonCode: 'answer-unreadable' });
  });
});

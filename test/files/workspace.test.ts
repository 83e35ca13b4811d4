import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findSources } from '../../src/files/find.ts';
import { workspaceAt } from '../../src/files/workspace.ts';

const temporary = mkdtempSync(join(tmpdir(), 'admission-gate-files-'));
const pod = (name: string): string => `kind: Pod\nmetadata:\n  name: ${name}\n`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(temporary, 'root-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const path = process.env['PATH'];
afterEach(() => {
  process.env['PATH'] = path;
});

/** A `kubectl` that writes down how it was called, and prints a Pod or fails. */
function fakeKubectl(script: string): void {
  const folder = mkdtempSync(join(temporary, 'bin-'));
  writeFileSync(join(folder, 'kubectl'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'kubectl'), 0o755);
  process.env['PATH'] = `${folder}${delimiter}${path}`;
}

describe('what is to be read', () => {
  const root = folderWith({
    'deploy/web.yaml': '',
    'deploy/notes.md': '',
    'deploy/deeper/api.yml': '',
    'deploy/deeper/x.json': '',
    'deploy/.git/x.yaml': '',
    'deploy/node_modules/y.yaml': '',
    'overlay/kustomization.yaml': '',
    'overlay/patch.yaml': '',
    'a b.yaml': '',
  });
  symlinkSync('/', join(root, 'deploy/link'));

  it.each([
    [['deploy/web.yaml'], ['file deploy/web.yaml']],
    [['./deploy/web.yaml', 'deploy/web.yaml'], ['file deploy/web.yaml']],
    [['a b.yaml'], ['file a b.yaml']],
    [['deploy'], ['file deploy/deeper/api.yml', 'file deploy/deeper/x.json', 'file deploy/web.yaml']],
    [['deploy/'], ['file deploy/deeper/api.yml', 'file deploy/deeper/x.json', 'file deploy/web.yaml']],
    [['overlay'], ['kustomization overlay']],
    [['overlay/patch.yaml'], ['file overlay/patch.yaml']],
    [['deploy/*.yaml'], ['file deploy/web.yaml']],
    [['deploy/**/*.{yaml,yml}'], ['file deploy/deeper/api.yml', 'file deploy/web.yaml']],
    [['over*'], ['kustomization overlay']],
    [['deploy/notes.md'], ['file deploy/notes.md']],
  ])('behind %j is %j', (entries, sources) => {
    const found = findSources(root, entries);
    expect(found.kind === 'found' ? found.sources.map((one) => `${one.kind} ${one.path}`) : found).toEqual(sources);
  });

  it('of the whole workspace has the kustomization and all other files', () => {
    expect(findSources(root, ['.'])).toMatchObject({ kind: 'found', sources: { length: 5 } });
  });

  it.each([
    ['missing.yaml', /no manifest/],
    ['deploy/*.json', /no manifest/],
    ['../outside', /outside/],
    ['/etc', /outside/],
    ['deploy/../..', /outside/],
  ])('is a mistake where an entry leads to nothing: %s', (entry, problem) => {
    expect(findSources(root, ['deploy', entry])).toMatchObject({
      kind: 'nothing',
      entry,
      problem: expect.stringMatching(problem),
    });
  });
});

describe('the workspace', () => {
  it('is read with the places of its documents', async () => {
    const root = folderWith({ 'a.yaml': `${pod('a')}---\n${pod('b')}`, 'b.yaml': pod('c') });
    const read = await workspaceAt(root, temporary).read(['.']);
    if (read.kind !== 'read') throw new Error(read.problem);
    expect(read.documents.map(({ placeOf }) => placeOf([]))).toEqual([
      { file: 'a.yaml', line: 1, column: 1 },
      { file: 'a.yaml', line: 5, column: 1 },
      { file: 'b.yaml', line: 1, column: 1 },
    ]);
  });

  it('says which file is no YAML', async () => {
    const root = folderWith({ 'a.yaml': pod('a'), 'b.yaml': 'a: [' });
    expect(await workspaceAt(root, temporary).read(['.'])).toMatchObject({
      kind: 'unreadable',
      place: { file: 'b.yaml' },
    });
  });

  it('has kustomizations built by kubectl, without the inputs of this step', async () => {
    const root = folderWith({ 'o/kustomization.yaml': '' });
    process.env['INPUT_GITHUB-TOKEN'] = 'ghs_secret';
    fakeKubectl('echo "kind: Pod"; echo "args: $*"; env | grep -c ^INPUT_ | sed "s/^/inputs: /"');
    const read = await workspaceAt(root, temporary).read(['o']);
    expect(read.kind === 'read' ? read.documents[0]?.value : read).toEqual({
      kind: 'Pod',
      args: 'kustomize o',
      inputs: 0,
    });
  });

  it('says what kubectl said when it fails', async () => {
    const root = folderWith({ 'o/kustomization.yaml': '' });
    fakeKubectl('echo "Error: no such base" >&2; exit 1');
    expect(await workspaceAt(root, temporary).read(['o'])).toMatchObject({
      kind: 'unreadable',
      place: { file: 'o' },
      problem: 'kubectl kustomize: Error: no such base',
    });
  });
});

describe('the workspace at an earlier commit', () => {
  const git = (root: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();

  function repository() {
    const root = folderWith({ 'a.yaml': pod('old') });
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '--message', 'one');
    const first = git(root, 'rev-parse', 'HEAD');
    writeFileSync(join(root, 'a.yaml'), pod('new'));
    return { root, first };
  }

  it('is read without touching the checkout, and leaves nothing behind', async () => {
    const { root, first } = repository();
    const own = mkdtempSync(join(temporary, 'own-'));
    const read = await workspaceAt(root, own).readAt(first, ['a.yaml', 'b.yaml']);
    expect(read).toMatchObject({
      ok: true,
      value: [{ documents: [{ value: { metadata: { name: 'old' } } }] }, { kind: 'nothing' }],
    });
    expect([git(root, 'status', '--porcelain'), readdirSync(own)]).toEqual(['M a.yaml', []]);
  });

  it.each([
    ['a commit that is nowhere', '0'.repeat(40)],
    ['something else than a commit', '--help'],
  ])('cannot be read of %s', async (_, commit) => {
    const { root } = repository();
    expect(await workspaceAt(root, temporary).readAt(commit, ['a.yaml'])).toMatchObject({ ok: false });
  });

  it('cannot be read without a checkout', async () => {
    expect(await workspaceAt(folderWith({}), temporary).readAt('1'.repeat(40), ['a'])).toMatchObject({ ok: false });
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workflows } from '../docs/workflows.ts';
import { root } from '../house/sources.ts';
import { actionlint, zizmor } from './tools.ts';

// Each workflow under its own name in one folder: `docs/eks.md:7` becomes `docs-eks.md-7.yml`.
const place = mkdtempSync(join(tmpdir(), 'admission-gate-workflows-'));
const folder = join(place, '.github', 'workflows');
const fileOf = (name: string): string => join(folder, `${name.replaceAll(/[/:]/g, '-').replace(/\.yml$/, '')}.yml`);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of workflows) writeFileSync(fileOf(name), text);
});
afterAll(() => rmSync(place, { recursive: true }));

function outcome(command: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: place, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}${error?.message ?? ''}` };
}

const wrong = 'on: push\njobs:\n  x:\n    runs-on: ubuntu-latest\n    steps: [{ STEP }]\n';

const names = workflows.map(({ name }) => name);

describe('actionlint', () => {
  // GitHub has `queue` since May 2026, after this version.
  const known = 'unexpected key "queue" for "concurrency" section';
  const flags = ['-shellcheck=', '-pyflakes=', '-no-color', '-ignore', known];
  let command = '';
  beforeAll(async () => {
    command = await actionlint();
  });

  it.each(names)('has nothing to say of %s', (name) => {
    const { status, output } = outcome(command, [...flags, fileOf(name)]);
    expect(output).toBe('');
    expect(status).toBe(0);
  });

  it('says what is wrong', () => {
    const file = fileOf('wrong');
    writeFileSync(file, wrong.replace('STEP', 'run: echo, with: x'));
    expect(outcome(command, [...flags, file]).output).toContain('unexpected key "with"');
    rmSync(file);
  });
});

describe('zizmor', () => {
  let command = '';
  beforeAll(async () => {
    command = await zizmor();
    cpSync(join(root, '.github/zizmor.yml'), join(place, 'zizmor.yml'));
  });
  const flags = ['--offline', '--quiet', '--no-progress', '--color=never', '--config', 'zizmor.yml'];

  it.each(names)('has nothing to say of %s', (name) => {
    const { status, output } = outcome(command, [...flags, fileOf(name)]);
    expect(status, output).toBe(0);
  });

  it('has nothing to say of action.yml', () => {
    const { status, output } = outcome(command, [...flags, join(root, 'action.yml')]);
    expect(status, output).toBe(0);
  });

  it('says what is wrong', () => {
    const file = fileOf('wrong');
    writeFileSync(file, wrong.replace('STEP', 'uses: a/b@v1'));
    expect(outcome(command, [...flags, file]).output).toContain('unpinned-uses');
    rmSync(file);
  });
});

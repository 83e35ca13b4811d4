import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readActionFile } from '../../src/files/action-file.ts';
import { catalogue } from '../../src/findings/catalogue.ts';
import { readCommandLine } from '../../src/runner/command-line.ts';
import { isMode } from '../../src/runner/commands.ts';
import { root } from '../house/sources.ts';
import { fences, type Page, pages, prose } from './markdown.ts';
import { uses } from './workflows.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const action = readActionFile(read('action.yml'));
const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });
const { scripts } = v.parse(packageSchema, JSON.parse(read('package.json')));

/** The anchors of a page, as GitHub makes them of headings. */
function anchorsOf({ text }: Page): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

describe('every page', () => {
  it.each(pages.map((page) => [page.file, page] as const))('%s leads nowhere that is not', (file, page) => {
    const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = links.filter((link) => {
      if (/^(?:https?|mailto):/.test(link)) return false;
      const [path = '', anchor = ''] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(root, target))) return true;
      const other = pages.find((one) => one.file === target);
      return anchor !== '' && (other === undefined || !anchorsOf(other).has(anchor));
    });
    expect(broken).toEqual([]);
  });
});

describe('every command', () => {
  const shell = fences.filter(({ language }) => ['sh', 'bash', 'shell'].includes(language));

  it.each(shell.map((fence) => [fence.at, fence] as const))('at %s is one that the shell takes', (_, { text }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('names npm scripts and files that are there', () => {
    const named = shell.flatMap(({ at, text }) => [
      ...[...text.matchAll(/\bnpm (?:run (?:--silent )?)([\w:-]+)/g)]
        .filter(([, script = '']) => !(script in scripts))
        .map(([command]) => `${at}: ${command}`),
      ...[...text.matchAll(/(?<![\w./-])(?:deploy|docs|examples|scripts|\.ci|\.github)\/[\w./-]+/g)]
        .filter(([path]) => !existsSync(join(root, path)) && !path.startsWith('deploy/apps'))
        .map(([path]) => `${at}: ${path}`),
    ]);
    expect(named).toEqual([]);
    expect(shell.length).toBeGreaterThan(0);
  });
});

describe('every command of the action at a shell', () => {
  const called = fences
    .filter(({ language }) => language === 'sh')
    .flatMap(({ at, text }) =>
      [...text.replaceAll('\\\n', ' ').matchAll(/^(?:npx --yes github:\S+|admission-gate) (\w.*)$/gm)].map(
        ([line, words = '']) => [`${at}: ${line}`, words] as const,
      ),
    );

  it.each(called)('at %s is understood', (_, line) => {
    const words = [
      ...line
        .replace(/ #.*/, '')
        .replace('COMMAND', 'gate')
        .matchAll(/'[^']*'|\S+/g),
    ].map(([word]) => word.replaceAll("'", ''));
    const asked = readCommandLine(words);
    expect(asked.kind === 'unusable' ? asked.finding.facts : undefined).toBeUndefined();
  });
});

describe('every use of the action', () => {
  it('names a mode that it has', () => {
    expect(uses.filter(({ inputs }) => !isMode(String(inputs['mode'] ?? 'gate')))).toEqual([]);
  });

  it('names inputs that it has', () => {
    const unknown = uses.flatMap(({ at, inputs }) =>
      Object.keys(inputs)
        .filter((name) => !(name in action.inputs))
        .map((name) => `${at}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(uses.length).toBeGreaterThan(1);
  });
});

describe('every reason code that a page names', () => {
  it('exists', () => {
    const named = pages.flatMap((page) =>
      [...page.text.matchAll(/reason-codes\.md#([\w-]+)/g)]
        .filter(([, code = '']) => !(code in catalogue))
        .map(([, code]) => `${page.file}: ${code}`),
    );
    expect(named).toEqual([]);
  });
});

describe('README', () => {
  it('stays under 250 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThan(250);
  });
});

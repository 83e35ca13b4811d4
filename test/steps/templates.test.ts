import { describe, expect, it } from 'vitest';
import type { ManifestsRead } from '../../src/files/manifests.ts';
import type { Workspace } from '../../src/files/workspace.ts';
import { readYaml } from '../../src/files/yaml.ts';
import { podsOfTemplates, type TemplateWish } from '../../src/steps/templates.ts';

function documentsOf(text: string): ManifestsRead {
  const read = readYaml('a.yaml', text);
  return read.kind === 'unreadable' ? read : { kind: 'read', documents: read.documents };
}

const deployment = (name: string, image: string, more = ''): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}${more}}\nspec: {template: {spec: {containers: [{name: a, image: '${image}'}]}}}\n---\n`;

/** `touched`: what a change of files reaches; `undefined`: the workspace is no checkout. */
function workspace(now: string, before?: string, touched?: string): Workspace {
  return {
    read: async () => documentsOf(now),
    objects: () => ({ objects: [], imageRules: () => [], findings: [] }),
    readAt: async () =>
      before === undefined ? { ok: false, problem: 'no such commit' } : { ok: true, value: [documentsOf(before)] },
    readTouched: async (commit, paths) => {
      expect([commit, paths]).toEqual(['def', ['a.yaml']]);
      return touched === undefined ? { ok: false, problem: 'no checkout' } : { ok: true, value: documentsOf(touched) };
    },
  };
}

const wish: TemplateWish = { entries: ['a.yaml'], namespace: 'apps', changedOnly: false, since: undefined };

async function chosen(now: string, change: Partial<TemplateWish> = {}, before?: string, touched?: string) {
  const step = await podsOfTemplates(workspace(now, before, touched), { ...wish, ...change });
  if (step.kind === 'refuse') return step.findings.map(({ code, subject }) => `${code} ${subject}`);
  return [
    ...step.value.pods.map(({ images, namespace }) => `${namespace} ${images}`),
    ...step.value.notes.map(({ facts }) => `note: ${facts['why']}`),
  ];
}

describe('the Pods of all templates', () => {
  it('are there once each, in their namespaces, and say where they come from', async () => {
    const now =
      deployment('web', 'r/a:1') + deployment('again', 'r/a:1') + deployment('api', 'r/b:1', ', namespace: shop');
    expect(await chosen(now)).toEqual(['apps r/a:1', 'shop r/b:1']);
    const step = await podsOfTemplates(workspace(now), wish);
    expect(step.kind === 'go' ? step.value.pods[0]?.from : step).toBe('Deployment web, a.yaml:4:18');
  });

  it('are none where none were asked for', async () => {
    expect(await chosen('a: [', { entries: [] })).toEqual([]);
  });

  it.each([
    ['a file that is no YAML', 'a: [', 'manifest-unreadable a.yaml:1:5'],
    ['a template without containers', 'apiVersion: v1\nkind: Pod\nspec: {}\n', 'manifest-malformed a.yaml:1:1'],
    ['an image that is none', deployment('web', '$(IMAGE)'), 'manifest-malformed a.yaml:4:56'],
    ['manifests without a template', 'apiVersion: v1\nkind: Service\n', 'no-template input probe-manifests'],
  ])('are refused for %s', async (_, now, found) => {
    expect(await chosen(now)).toEqual([found]);
  });

  it('are refused for an entry that leads to nothing', async () => {
    const nothing: Workspace = {
      ...workspace(''),
      read: async () => ({ kind: 'nothing', entry: 'x', problem: 'no manifest is there' }),
    };
    expect(await podsOfTemplates(nothing, wish)).toMatchObject({
      findings: [{ code: 'bad-input', facts: { given: 'x' } }],
    });
  });
});

describe('the Pods of changed templates', () => {
  const since = (files: readonly string[] | string) => ({
    changedOnly: true,
    since: { base: 'abc', head: 'def', changedFiles: async () => files },
  });
  const changed = since('GitHub is away');
  const two = deployment('web', 'r/a:1') + deployment('api', 'r/b:2');

  it.each([
    ['are those that were not the same', two, deployment('web', 'r/a:1') + deployment('api', 'r/b:1'), ['apps r/b:2']],
    ['are all where none was there', two, '', ['apps r/a:1', 'apps r/b:2']],
    ['are those that cannot be compared', two, 'a: [', ['apps r/a:1', 'apps r/b:2']],
    [
      'are all where none differs, and that is said',
      two,
      two,
      ['apps r/a:1', 'apps r/b:2', 'note: no template differs from abc'],
    ],
    [
      'are all where the commit is not known, and that is said',
      two,
      undefined,
      ['apps r/a:1', 'apps r/b:2', 'note: no such commit; GitHub is away'],
    ],
  ])('%s', async (_, now, before, expected) => {
    expect(await chosen(now, changed, before)).toEqual(expected);
  });

  it.each([
    ['those of touched files', deployment('api', 'r/b:2'), ['apps r/b:2']],
    ['all where no touched file has one', '', ['apps r/a:1', 'apps r/b:2', 'note: no template differs from abc']],
    [
      'all where the workspace cannot be told from the commit',
      undefined,
      ['apps r/a:1', 'apps r/b:2', 'note: no such commit; no checkout'],
    ],
  ])('are, where Git has no base and GitHub names the files, %s', async (_, touched, expected) => {
    expect(await chosen(two, since(['a.yaml']), undefined, touched)).toEqual(expected);
  });

  it('are all where there is no base', async () => {
    expect(await chosen(two, { changedOnly: true })).toEqual([
      'apps r/a:1',
      'apps r/b:2',
      'note: the event names no merge group with a base',
    ]);
  });
});

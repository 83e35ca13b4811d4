import { describe, expect, it } from 'vitest';
import { imageRulesOf } from '../../src/files/kustomizations.ts';

/** The names of the images that are rewritten in a file, each named after the folder that says so. */
function saidOf(file: string, kustomizations: Readonly<Record<string, object>>): readonly string[] {
  const objects = Object.entries(kustomizations).map(([folder, more]) => ({
    file: folder === '.' ? 'kustomization.yaml' : `${folder}/kustomization.yaml`,
    value: { images: [{ name: folder }], ...more },
  }));
  return imageRulesOf(objects)(file)
    .map(({ name }) => String(name))
    .toSorted();
}

describe('the images of kustomizations', () => {
  it.each<[string, Readonly<Record<string, object>>, readonly string[]]>([
    ['of one that lists the file', { base: { resources: ['m.yaml'] } }, ['base']],
    ['of one at the root', { '.': { resources: ['./base/m.yaml'] } }, ['.']],
    ['of none that lists another', { base: { resources: ['n.yaml'] }, other: { resources: ['m.yaml'] } }, []],
    [
      'of all folders on the way',
      { base: { resources: ['m.yaml'] }, a: { resources: ['../base/'] }, b: { bases: ['../a'] } },
      ['a', 'b', 'base'],
    ],
    [
      'of each overlay',
      { base: { resources: ['m.yaml'] }, a: { resources: ['../base'] }, b: { resources: ['../base'] } },
      ['a', 'b', 'base'],
    ],
    ['of no overlay of another base', { base: { resources: ['m.yaml'] }, b: { resources: ['../other'] } }, ['base']],
    ['of a component beside it', { base: { resources: ['m.yaml'], components: ['../c'] }, c: {} }, ['base', 'c']],
    ['of no component of others', { base: { resources: ['m.yaml'] }, b: { components: ['../c'] }, c: {} }, ['base']],
    [
      'of those that take a component in which it is',
      { base: { resources: ['m.yaml'] }, b: { components: ['../base'] } },
      ['b', 'base'],
    ],
    [
      'of a circle, each once',
      { base: { resources: ['m.yaml', '../b'] }, b: { resources: ['../base'] } },
      ['b', 'base'],
    ],
    ['of a remote one, none', { base: { resources: ['https://example.com/base/m.yaml'] } }, []],
    [
      'of none where it is nonsense',
      { base: { resources: 'm.yaml', images: 'x' }, a: { resources: [1, null, {}] } },
      [],
    ],
  ])('are those %s', (_, kustomizations, expected) => {
    expect(saidOf('base/m.yaml', kustomizations)).toEqual(expected);
  });

  it.each(['kustomization.yaml', 'kustomization.yml', 'Kustomization'])('are those of %s', (name) => {
    const value = { resources: ['m.yaml'], images: [{ name: 'a' }] };
    expect(imageRulesOf([{ file: `base/${name}`, value }])('base/m.yaml')).toEqual([{ name: 'a' }]);
  });

  it('are none of a file of another name that does not say that it is one', () => {
    const value = { resources: ['m.yaml'], images: [{ name: 'a' }] };
    expect(imageRulesOf([{ file: 'base/app-kustomization.yaml', value }])('base/m.yaml')).toEqual([]);
  });
});

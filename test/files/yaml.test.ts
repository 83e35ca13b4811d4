import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readYaml, type YamlPath } from '../../src/files/yaml.ts';

const text = `# a comment
kind: Pod
spec:
  containers:
    - name: a
      image: r/a:1
    - {name: b, image: "r/b:1"}
  empty:
---
# nothing but this
---
kind: Service
`;

function documents(given: string) {
  const read = readYaml('a.yaml', given);
  if (read.kind !== 'documents') throw new Error(read.problem);
  return read.documents;
}

function placeAt(path: YamlPath, index = 0): string {
  const place = documents(text)[index]?.placeOf(path);
  return `${place?.file}:${place?.line}:${place?.column}`;
}

describe('a YAML file', () => {
  it('has its documents, without those that are only comments', () => {
    expect(documents(text).map(({ value }) => value)).toMatchObject([{ kind: 'Pod' }, { kind: 'Service' }]);
    expect(documents('')).toEqual([]);
  });

  it.each<[YamlPath, string]>([
    [[], 'a.yaml:2:1'],
    [['kind'], 'a.yaml:2:7'],
    [['spec', 'containers', 0], 'a.yaml:5:7'],
    [['spec', 'containers', 0, 'image'], 'a.yaml:6:14'],
    [['spec', 'containers', 1, 'image'], 'a.yaml:7:24'],
    [['spec', 'containers', 7, 'image'], 'a.yaml:5:5'],
    [['spec', 'missing'], 'a.yaml:4:3'],
    [['kind', 'deeper'], 'a.yaml:2:7'],
  ])('knows where %j begins, or what is around it', (path, place) => {
    expect(placeAt(path)).toBe(place);
  });

  it('counts on in later documents', () => {
    expect(placeAt(['kind'], 1)).toBe('a.yaml:12:7');
  });

  it('may be JSON', () => {
    expect(documents('{"kind": "Pod"}').map(({ value }) => value)).toEqual([{ kind: 'Pod' }]);
  });

  it.each([
    ['a: [1', 1],
    ['a: 1\n  b: 2\n', 1],
    ['a: 1\n---\nb: "open\n', 4],
    ['a: *nobody\n', 1],
  ])('that is none says where: %j', (given, line) => {
    expect(readYaml('a.yaml', given)).toMatchObject({ kind: 'unreadable', place: { file: 'a.yaml', line } });
  });

  it('does not grow beyond all bounds by its aliases', () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(', ')}]`,
    );
    expect(readYaml('a.yaml', ['l0: &l0 x', ...levels].join('\n'))).toMatchObject({ kind: 'unreadable' });
  });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()))), (value) => {
        expect(documents(stringify(value))[0]?.value).toEqual(value);
      }),
    );
  });
});

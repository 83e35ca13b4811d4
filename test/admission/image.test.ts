import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forge, type ImageReference, parseImage, rewriteImage } from '../../src/admission/image.ts';

const digest = `sha256:${'0a'.repeat(32)}`;

function parsed(text: string): ImageReference {
  const image = parseImage(text);
  if (image === undefined) throw new Error(`not an image: ${text}`);
  return image;
}

describe('an image reference', () => {
  it.each([
    ['app', 'app', undefined, undefined],
    ['team/app', 'team/app', undefined, undefined],
    ['app:1', 'app', '1', undefined],
    [`app@${digest}`, 'app', undefined, digest],
    [`app:1@${digest}`, 'app', '1', digest],
    ['registry.example/team/app:v1.2', 'registry.example/team/app', 'v1.2', undefined],
    ['registry.example:5000/app', 'registry.example:5000/app', undefined, undefined],
    ['registry.example:5000/app:5000', 'registry.example:5000/app', '5000', undefined],
    ['127.0.0.1:15000/app:signed', '127.0.0.1:15000/app', 'signed', undefined],
    ['[::1]:5000/app', '[::1]:5000/app', undefined, undefined],
    ['a/b__c/d.e/f--g:_x', 'a/b__c/d.e/f--g', '_x', undefined],
    ['Registry.Example/app', 'Registry.Example/app', undefined, undefined],
  ])('%s is split', (text, repository, tag, itsDigest) => {
    expect(parseImage(text)).toEqual({ repository, tag, digest: itsDigest });
  });

  it.each([
    '',
    ' app',
    'app ',
    'App',
    'app:',
    'app:-x',
    'app@',
    'app@sha256:abc',
    `app@${digest}x`,
    `app@${digest}@${digest}`,
    'app:1:2',
    '/app',
    'app/',
    'a//b',
    'a___b',
    'a..b',
    'https://registry.example/app',
    'registry.example:port/app',
    'app\n',
    'app:1\nother:2',
    'app?x=1',
    `app:${'a'.repeat(129)}`,
    `${'a/'.repeat(500)}a`,
  ])('%j is none', (text) => {
    expect(parseImage(text)).toBeUndefined();
  });
});

describe('a control', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const tag = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,20}$/);
  const host = fc
    .tuple(word, fc.option(fc.nat({ max: 65_535 }), { nil: undefined }))
    .map(([name, port]) => `${name}.example${port === undefined ? '' : `:${port}`}`);
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
  const reference = fc.record({
    repository: fc
      .tuple(fc.option(host, { nil: undefined }), fc.array(word, { minLength: 1, maxLength: 4 }))
      .map(([first, rest]) => [...(first === undefined ? [] : [first]), ...rest].join('/')),
    tag: fc.option(tag, { nil: undefined }),
    digest: fc.option(
      hex.map((one) => `sha256:${one}`),
      { nil: undefined },
    ),
  });
  const written = ({ repository, tag: itsTag, digest: itsDigest }: ImageReference) =>
    `${repository}${itsTag === undefined ? '' : `:${itsTag}`}${itsDigest === undefined ? '' : `@${itsDigest}`}`;

  it('keeps repository and tag of the probe, and only its digest is another', () => {
    fc.assert(
      fc.property(reference, hex, (image, other) => {
        expect(parseImage(written(image))).toEqual(image);
        expect(parsed(forge(image, other))).toEqual({ ...image, digest: `sha256:${other}` });
      }),
    );
  });

  it.each([
    ['app', `app@sha256:${'f'.repeat(64)}`],
    ['app:1', `app:1@sha256:${'f'.repeat(64)}`],
    [`app@${digest}`, `app@sha256:${'f'.repeat(64)}`],
    [`app:1@${digest}`, `app:1@sha256:${'f'.repeat(64)}`],
  ])('of %s is %s', (probe, control) => {
    expect(forge(parsed(probe), 'f'.repeat(64))).toBe(control);
  });
});

describe('a hostile reference', () => {
  /** Steps of matching grow with a power of the length where a grammar is ambiguous; then this would never end. */
  it.each([
    ['a', '!'],
    ['a-', '!'],
    ['-a', '!'],
    ['a.', '/!'],
    ['a/', '!'],
    ['a_', '!'],
    ['A', '/!'],
    ['[:', '!'],
    [':0', '!'],
    ['a@', '!'],
  ])('of many %j that ends in %j is refused at once', (piece, end) => {
    for (const length of [990, 10_000_000]) {
      expect(parseImage(`${piece.repeat(length / piece.length)}${end}`)).toBeUndefined();
    }
  });
});

describe('what a kustomization makes of an image', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const rule = { name: 'r/app', newName: '', newTag: '', digest: '' };
  it.each([
    ['r/app:1', { newName: 'q/app' }, 'q/app:1'],
    ['r/app:1', { newTag: '2' }, 'r/app:2'],
    [`r/app:1@${digest}`, { newTag: '2' }, 'r/app:2'],
    ['r/app:1', { digest }, `r/app@${digest}`],
    ['r/app:1', { newName: 'q', newTag: '2', digest }, `q:2@${digest}`],
    [`r/app@${digest}`, {}, `r/app@${digest}`],
    ['r/app2:1', { newName: 'q' }, undefined],
    ['x/r/app:1', { newName: 'q' }, undefined],
  ])('of %j by %j is %j', (text, change, made) => {
    const image = parseImage(text);
    expect(image && rewriteImage(image, { ...rule, ...change })).toBe(made);
  });
});

import { describe, expect, it } from 'vitest';
import type { Policy } from '../../src/kyverno/policy.ts';
import { isReached, judgeCoverage } from '../../src/kyverno/provable.ts';
import { policyOf } from '../fakes/policies.ts';
import { kyverno } from './situation.ts';

const pod = { namespace: 'apps', namespaceLabels: {}, podLabels: {} };
const globs = (...list: readonly string[]) => ({ matchImageReferences: list.map((glob) => ({ glob })) });
const digest = `sha256:${'1'.repeat(64)}`;

describe('what is said about the images to be probed', () => {
  const said = (
    images: readonly string[],
    policies: readonly Policy[],
    on = '1.19.1',
    mustDeny: readonly string[] = [],
  ) =>
    judgeCoverage([{ pod, images }], [{ pod, images: mustDeny }], policies, kyverno(on)).map(
      ({ code, severity, subject }) => `${severity} ${code} ${subject}`,
    );
  const tags = { validationConfigurations: { mutateDigest: false } };
  const conditional = { matchConditions: [{ name: 'c', expression: 'true' }] };
  const both = ['p1', 'p2'].map((name) => `error tag-will-be-denied ImageValidatingPolicy ${name}`);

  it.each([
    ['nothing where one of two policies covers', ['a/x:1'], [policyOf('p1', globs('b/*')), policyOf('p2')], []],
    [
      'that none covers it',
      ['a/x:1', 'b/x:1'],
      [policyOf('p1', globs('b/*'))],
      ['error coverage-unproved image a/x:1'],
    ],
    ['that there is no policy', ['a/x:1'], [], ['error coverage-unproved image a/x:1']],
    [
      'that it is unknown',
      ['a/x:1'],
      [policyOf('p1', globs('b/*')), policyOf('p2', { matchImageReferences: [{ expression: 'true' }] })],
      ['warning coverage-unknown image a/x:1'],
    ],
    [
      'that tags are denied',
      ['a/x:1', `a/x@${digest}`],
      [policyOf('p1', tags)],
      ['error tag-will-be-denied ImageValidatingPolicy p1'],
    ],
  ] as const)('is %s', (_, images, policies, expected) => {
    expect(said(images, policies)).toEqual(expected);
  });

  it.each([
    ['nothing where it is certain to see the Pod', {}, []],
    ['nothing where it audits', { validationActions: ['Audit'] }, []],
    ['a doubt where it has a condition', conditional, ['warning tag-may-be-denied ImageValidatingPolicy p1']],
    [
      'a doubt where it fails open',
      { failurePolicy: 'Ignore' },
      ['warning tag-may-be-denied ImageValidatingPolicy p1'],
    ],
    ['denial where it sees other images', globs('b/*'), ['error tag-will-be-denied ImageValidatingPolicy p1']],
    ['denial where it pins nothing', tags, both],
    ['denial where it is off', { evaluation: { admission: { enabled: false } } }, both.slice(0, 1)],
  ])('is, of a tag that another policy pins before a digest is demanded, %s', (_, more, expected) => {
    expect(said(['registry.example/a/x:1'], [policyOf('p1', tags), policyOf('p2', more)])).toEqual(expected);
  });

  it('is not that tags are denied before 1.19', () => {
    expect(said(['a/x:1'], [policyOf('p1', tags)], '1.18.2')).toEqual([]);
  });

  it.each([
    ['an exact tag', 'a/x:1', [], ['error coverage-unproved image a/x:1']],
    ['an exact digest', `a/x@${digest}`, [], [`error coverage-unproved image a/x@${digest}`]],
    [
      'an exact tag, and an image that must be denied is out of reach too',
      'a/x:1',
      ['b/y:1'],
      ['error coverage-unproved image a/x:1'],
    ],
    ['an exact tag, and an image that must be denied comes to the policy', 'a/x:1', ['a/x:unsigned'], []],
  ] as const)('is that no control could come to its policy: %s', (_, image, mustDeny, expected) => {
    const policy = policyOf('p1', globs('a/x:1', 'a/x:unsigned', `a/x@${digest}`));
    expect(said([image], [policy], '1.18.2', mustDeny)).toEqual(expected);
  });

  it.each([
    ['may cover it, and an image of another policy must be denied', conditional, ['b/y:unsigned']],
    ['may cover it, and an image of it must be denied', conditional, ['a/x:unsigned']],
    ['covers it, and others see the image that must be denied too', {}, ['b/both:1']],
  ])('is that nothing stands in for a control out of reach: its policy %s', (_, more, mustDeny) => {
    const exact = policyOf('p1', { ...globs('a/x:1', 'a/x:unsigned', 'b/both:1'), ...more });
    const other = policyOf('p2', globs('b/*'));
    expect(said(['a/x:1'], [exact, other], '1.18.2', mustDeny)).toEqual(['error coverage-unproved image a/x:1']);
  });

  it('is a warning where its control can come to a policy that may cover it', () => {
    const unsure = policyOf('p1', { ...globs('a/x:*'), ...conditional });
    expect(said(['a/x:1'], [unsure], '1.18.2')).toEqual(['warning coverage-unknown image a/x:1']);
  });

  it('is nothing where another policy sees the control', () => {
    expect(said(['a/x:1'], [policyOf('p1', globs('a/x:1')), policyOf('p2', globs('a/*'))], '1.18.2')).toEqual([]);
  });
});

describe('whether any policy may see an image', () => {
  it.each([
    ['a/x:1', true],
    [`a/x:1@${digest}`, false],
    ['b/y:1', true],
  ])('is told for %s', (image, reached) => {
    const unknown = policyOf('p2', { matchImageReferences: [{ expression: 'ref == "b/y:1"' }] });
    const policies = image.startsWith('b')
      ? [policyOf('p1', globs('a/x:1')), unknown]
      : [policyOf('p1', globs('a/x:1'))];
    expect(isReached(image, pod, policies, kyverno('1.18.2'))).toBe(reached);
  });
});

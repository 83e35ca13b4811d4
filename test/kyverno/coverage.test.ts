import { describe, expect, it } from 'vitest';
import { coverageOf, judgeCoverage } from '../../src/kyverno/coverage.ts';
import type { Policy } from '../../src/kyverno/policy.ts';
import { podRule, policyOf } from '../fakes/policies.ts';
import { kyverno, off } from './situation.ts';

const pod = { namespace: 'apps', namespaceLabels: { team: 'one' }, podLabels: { app: 'shop' } };
const globs = (...list: readonly string[]) => ({ matchImageReferences: list.map((glob) => ({ glob })) });
const constrained = (more: object) => ({ matchConstraints: { resourceRules: [podRule], ...more } });
const digest = `sha256:${'1'.repeat(64)}`;

/** `covered`, or the kind with the field that decided. */
function coverage(image: string, policy: Policy, on = '1.18.2'): string {
  const [[, found] = []] = coverageOf(image, pod, [policy], kyverno(on));
  return found === undefined || found.kind === 'covered' ? 'covered' : `${found.kind} ${found.field}`;
}

describe('an image of a Pod', () => {
  it.each([
    ['a policy of all images', {}, 'covered'],
    ['a glob that crosses slashes', globs('reg.example/*'), 'covered'],
    ['one glob of several', globs('other/*', 'reg.example/team/app:*'), 'covered'],
    ['a glob of another repository', globs('reg.example/team/app2:*'), 'not-covered matchImageReferences'],
    ['a glob that wants a digest', globs('reg.example/team/app@*'), 'not-covered matchImageReferences'],
    ['a glob that is none', globs('reg.example/[a'), 'unknown matchImageReferences'],
    ['a glob that is none beside one that matches', globs('[a', 'reg.example/*'), 'covered'],
    ['an expression', { matchImageReferences: [{ expression: 'ref == "a"' }] }, 'unknown matchImageReferences'],
    ['a policy that is off', off, 'not-covered evaluation'],
    ['a policy that only audits', { validationActions: ['Audit'] }, 'not-covered validationActions'],
    ['a policy without rules', { matchConstraints: {} }, 'not-covered resourceRules'],
    [
      'a policy of other namespaces',
      constrained({ namespaceSelector: { matchLabels: { team: 'two' } } }),
      'not-covered namespaceSelector',
    ],
    [
      'a policy of other Pods',
      constrained({ objectSelector: { matchLabels: { app: 'bank' } } }),
      'not-covered objectSelector',
    ],
    ['a policy with conditions', { matchConditions: [{ name: 'c', expression: 'true' }] }, 'unknown matchConditions'],
    ['a policy with exclusions', constrained({ excludeResourceRules: [podRule] }), 'unknown excludeResourceRules'],
  ] as const)('is judged by %s', (_, spec, expected) => {
    expect(coverage('reg.example/team/app:1', policyOf('p1', spec))).toBe(expected);
  });

  it('is not covered by a policy of another namespace', () => {
    const policy = policyOf('n1', {}, { namespace: 'other' });
    expect(coverage('app', policy)).toBe('not-covered namespace');
  });

  it.each([
    ['1.18.2', 'reg.example/app:1', 'reg.example/app:1', {}, 'covered'],
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:1', {}, 'unknown matchImageReferences'],
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:*', {}, 'covered'],
    ['1.19.1', `reg.example/app@${digest}`, 'reg.example/app@*', {}, 'covered'],
    ['1.19.1', 'app:1', 'docker.io/*', {}, 'unknown matchImageReferences'],
    ['1.18.2', 'app:1', 'docker.io/*', {}, 'not-covered matchImageReferences'],
    [
      '1.19.1',
      'app:1',
      'docker.io/*',
      { validationConfigurations: { mutateDigest: false } },
      'not-covered matchImageReferences',
    ],
    ['1.19.1', 'app', 'app*', {}, 'covered'],
  ] as const)('may be seen with its digest pinned: on %s %s by %s', (on, image, glob, more, expected) => {
    expect(coverage(image, policyOf('p1', { ...globs(glob), ...more }), on)).toBe(expected);
  });
});

describe('what is said about the images to be probed', () => {
  const said = (images: readonly string[], policies: readonly Policy[], on = '1.19.1') =>
    judgeCoverage([{ pod, images }], policies, kyverno(on)).map(
      ({ code, severity, subject }) => `${severity} ${code} ${subject}`,
    );
  const tags = { validationConfigurations: { mutateDigest: false } };

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

  it('is not that tags are denied before 1.19', () => {
    expect(said(['a/x:1'], [policyOf('p1', tags)], '1.18.2')).toEqual([]);
  });
});

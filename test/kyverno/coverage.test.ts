import { describe, expect, it } from 'vitest';
import { compileReference } from '../../src/kyverno/cel.ts';
import { coverageOf } from '../../src/kyverno/coverage.ts';
import type { Policy } from '../../src/kyverno/policy.ts';
import { podRule, policyOf } from '../fakes/policies.ts';
import { kyverno, off } from './situation.ts';

const pod = { namespace: 'apps', namespaceLabels: { team: 'one' }, podLabels: { app: 'shop' } };
const globs = (...list: readonly string[]) => ({ matchImageReferences: list.map((glob) => ({ glob })) });
const cel = (expression: string) => ({ matchImageReferences: [{ expression }] });
const constrained = (more: object) => ({ matchConstraints: { resourceRules: [podRule], ...more } });
const unpinned = { validationConfigurations: { mutateDigest: false } };
const unsure = { matchConditions: [{ name: 'c', expression: 'true' }] };
const digest = `sha256:${'1'.repeat(64)}`;

/** `covered`, or the kind with the field that decided. */
function coverage(image: string, policy: Policy, on = '1.18.2'): string {
  const [[, found] = []] = coverageOf(image, pod, [policy], { ...kyverno(on), expressions: compileReference });
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
    ['an expression that matches', cel('ref.startsWith("reg.example/")'), 'covered'],
    ['an expression that does not', cel('ref == "a"'), 'not-covered matchImageReferences'],
    ['an expression of Kyverno’s own', cel('image(ref).registry() == "a"'), 'unknown matchImageReferences'],
    [
      'a glob beside an expression of Kyverno’s own',
      { matchImageReferences: [{ expression: 'isImage(ref)' }, { glob: 'reg.example/*' }] },
      'covered',
    ],
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
    // Pinned first, and then no longer what the glob wants: seen on 1.19.1.
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:1', {}, 'not-covered matchImageReferences of a pinned image'],
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:1', unpinned, 'covered'],
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:1', unsure, 'unknown matchConditions'],
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:1', { failurePolicy: 'Ignore' }, 'unknown matchImageReferences'],
    ['1.19.1', 'reg.example/app:1', 'reg.example/app:*', {}, 'covered'],
    ['1.19.1', `reg.example/app@${digest}`, 'reg.example/app@*', {}, 'covered'],
    ['1.19.1', 'app:1', 'docker.io/*', {}, 'covered'],
    ['1.18.2', 'app:1', 'docker.io/*', {}, 'not-covered matchImageReferences'],
    ['1.19.1', 'app:1', 'docker.io/*', unpinned, 'not-covered matchImageReferences'],
    ['1.19.1', 'app', 'app*', {}, 'covered'],
  ] as const)('may be seen with its digest pinned: on %s %s by %s', (on, image, glob, more, expected) => {
    expect(coverage(image, policyOf('p1', { ...globs(glob), ...more }), on)).toBe(expected);
  });

  it('is pinned by a policy that only audits, too', () => {
    const exact = policyOf('p1', { ...globs('reg.example/app:1'), ...unpinned });
    const auditing = policyOf('p2', { validationActions: ['Audit'] });
    const judged = coverageOf('reg.example/app:1', pod, [exact, auditing], kyverno('1.19.1'));
    expect(judged[0]?.[1]).toEqual({ kind: 'not-covered', field: 'matchImageReferences of a pinned image' });
  });
});

import { describe, expect, it } from 'vitest';
import { canMeet, canSelect, matchesPodCreate, type PodFacts } from '../../src/kyverno/selection.ts';
import { podRule, policyOf } from '../fakes/policies.ts';

const pod: PodFacts = {
  namespace: 'apps',
  namespaceLabels: { 'kubernetes.io/metadata.name': 'apps', team: 'one' },
  podLabels: { app: 'shop' },
};

function matching(constraints: object): object {
  return { matchConstraints: { resourceRules: [podRule], ...constraints } };
}

describe('a rule', () => {
  it.each([
    ['names Pods and CREATE', {}, true],
    ['takes all operations', { operations: ['*'] }, true],
    ['takes all groups, versions and resources', { apiGroups: ['*'], apiVersions: ['*'], resources: ['*'] }, true],
    ['takes all resources with their subresources', { resources: ['*/*'] }, true],
    ['names only updates', { operations: ['UPDATE', 'DELETE'] }, false],
    ['names another group', { apiGroups: ['apps'] }, false],
    ['names another version', { apiVersions: ['v1beta1'] }, false],
    ['names Deployments', { resources: ['deployments'] }, false],
    ['names a subresource of Pods', { resources: ['pods/exec'] }, false],
    ['names all subresources of Pods', { resources: ['pods/*'] }, false],
    ['names nothing', { resources: [] }, false],
  ])('that %s matches the creation of a Pod or not', (_, change, matches) => {
    expect(matchesPodCreate({ ...podRule, ...change })).toBe(matches);
  });
});

describe('a policy', () => {
  it.each([
    ['matches all Pods', policyOf('p'), true],
    [
      'has a matchCondition, which counts as true',
      policyOf('p', { matchConditions: [{ name: 'x', expression: 'false' }] }),
      true,
    ],
    [
      'selects the labels of the namespace',
      policyOf('p', matching({ namespaceSelector: { matchLabels: { team: 'one' } } })),
      true,
    ],
    [
      'selects the labels of the Pod',
      policyOf('p', matching({ objectSelector: { matchLabels: { app: 'shop' } } })),
      true,
    ],
    [
      'excludes Pods by name, which is not looked at',
      policyOf('p', matching({ excludeResourceRules: [podRule] })),
      true,
    ],
    ['is of the namespace', policyOf('p', {}, { namespace: 'apps' }), true],
    ['is of another namespace', policyOf('p', {}, { namespace: 'other' }), false],
    [
      'selects another namespace',
      policyOf('p', matching({ namespaceSelector: { matchLabels: { team: 'two' } } })),
      false,
    ],
    ['selects other Pods', policyOf('p', matching({ objectSelector: { matchLabels: { app: 'bank' } } })), false],
    [
      'matches only Deployments',
      policyOf('p', matching({ resourceRules: [{ ...podRule, resources: ['deployments'] }] })),
      false,
    ],
    ['has no rules', policyOf('p', { matchConstraints: {} }), false],
    ['is off at admission', policyOf('p', { evaluation: { admission: { enabled: false } } }), false],
    ['is for JSON', policyOf('p', { evaluation: { mode: 'JSON' } }), false],
  ])('that %s can select the Pod or not', (_, policy, selects) => {
    expect(canSelect(policy, pod)).toBe(selects);
  });
});

describe('two policies', () => {
  const in1 = matching({ namespaceSelector: { matchLabels: { team: 'one' } } });
  const in2 = matching({ namespaceSelector: { matchLabels: { team: 'two' } } });
  const byName = (name: string) =>
    matching({ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } });
  const globs = (glob: string) => ({ matchImageReferences: [{ glob }] });

  it.each([
    ['that match all Pods', policyOf('a'), policyOf('b'), true],
    ['whose globs differ, which does not help', policyOf('a', globs('x/*')), policyOf('b', globs('y/*')), true],
    ['of which one is narrower', policyOf('a', in1), policyOf('b'), true],
    ['of namespaces with other labels', policyOf('a', in1), policyOf('b', in2), false],
    [
      'of which one is off at admission',
      policyOf('a'),
      policyOf('b', { evaluation: { admission: { enabled: false } } }),
      false,
    ],
    ['of which one never sees Pods', policyOf('a'), policyOf('b', matching({ resourceRules: [] })), false],
    ['of two namespaces', policyOf('a', {}, { namespace: 'x' }), policyOf('b', {}, { namespace: 'y' }), false],
    ['of one namespace', policyOf('a', {}, { namespace: 'x' }), policyOf('b', {}, { namespace: 'x' }), true],
    ['of a namespace and one that names it', policyOf('a', {}, { namespace: 'x' }), policyOf('b', byName('x')), true],
    [
      'of a namespace and one that names another',
      policyOf('a', {}, { namespace: 'x' }),
      policyOf('b', byName('y')),
      false,
    ],
    [
      'for Pods with other labels',
      policyOf('a', matching({ objectSelector: { matchLabels: { app: 'x' } } })),
      policyOf('b', matching({ objectSelector: { matchLabels: { app: 'y' } } })),
      false,
    ],
  ])('%s can meet on one Pod or not', (_, a, b, meet) => {
    expect([canMeet(a, b), canMeet(b, a)]).toEqual([meet, meet]);
  });
});

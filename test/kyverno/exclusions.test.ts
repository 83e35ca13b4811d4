import { describe, expect, it } from 'vitest';
import { exclusionOf } from '../../src/kyverno/exclusions.ts';

const who = { username: 'system:serviceaccount:ci:deploy', groups: ['system:serviceaccounts', 'system:authenticated'] };
const pod = { namespace: 'apps', name: 'admission-gate-1' };
const excluded = (data: Readonly<Record<string, string>>) => {
  const found = exclusionOf({ data }, who, pod);
  return found === undefined ? undefined : `${found.key} ${found.entry}`;
};

describe('what keeps Kyverno from looking at a Pod', () => {
  it.each([
    [{ excludeUsernames: 'a, system:serviceaccount:ci:deploy' }, 'excludeUsernames system:serviceaccount:ci:deploy'],
    [{ excludeUsernames: 'system:serviceaccount:ci:*' }, 'excludeUsernames system:serviceaccount:ci:*'],
    [{ excludeGroups: 'system:nodes,system:serviceaccounts' }, 'excludeGroups system:serviceaccounts'],
    [{ resourceFilters: '[Event,*,*][Pod,apps,*]' }, 'resourceFilters [Pod,apps,*]'],
    [{ resourceFilters: '[*/*,apps,*]' }, 'resourceFilters [*/*,apps,*]'],
    [{ resourceFilters: '[Event,*,*] [*,app?,admission-*]' }, 'resourceFilters [*,app?,admission-*]'],
    [{ resourceFilters: '[v1/Pod,*,*]' }, 'resourceFilters [v1/Pod,*,*]'],
  ])('is %j', (data, entry) => {
    expect(excluded(data)).toBe(entry);
  });

  it.each([
    ['nothing', {}],
    ['another user', { excludeUsernames: 'system:serviceaccount:ci:deploy-2' }],
    ['a pattern that is no regular expression', { excludeUsernames: 'system.serviceaccount:ci:deploy' }],
    [
      'an exclusion that is taken back',
      { excludeGroups: 'system:serviceaccounts', excludeUsernames: '!system:serviceaccount:ci:*' },
    ],
    ['the groups of a Node', { excludeGroups: 'system:nodes' }],
    ['another namespace', { resourceFilters: '[Pod,kube-system,*] [*/*,kyverno,*]' }],
    ['a subresource of Pods', { resourceFilters: '[Pod/binding,*,*] [Binding,*,*]' }],
  ])('is not %s', (_, data) => {
    expect(excluded(data)).toBeUndefined();
  });

  it('is not known of what is no ConfigMap', () => {
    expect(exclusionOf('text', who, pod)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { concerning, differences, differenceText } from '../../src/kyverno/compare.ts';
import { expectedWebhooks } from '../../src/kyverno/expected.ts';
import type { Policy } from '../../src/kyverno/policy.ts';
import type { PodFacts } from '../../src/kyverno/selection.ts';
import type { EffectiveWebhook } from '../../src/kyverno/webhooks.ts';
import { policyOf, timeout } from '../fakes/policies.ts';
import { recordedSituation } from '../fakes/recorded.ts';
import { entryFor } from '../fakes/webhooks.ts';
import { kyverno } from './situation.ts';

const pod: PodFacts = {
  namespace: 'apps',
  namespaceLabels: { 'kubernetes.io/metadata.name': 'apps', team: 'one' },
  podLabels: { app: 'shop' },
};
const p1 = policyOf('p1', timeout(30));
const p2 = policyOf('p2', timeout(20));

/** What is apart in the validating configuration of Kyverno 1.19, as people read it. */
function apart(matter: readonly Policy[], effective: readonly EffectiveWebhook[], all = matter): readonly string[] {
  return differences(expectedWebhooks('validate', all, kyverno('1.19.1')), effective, matter, [pod]).map(
    differenceText,
  );
}

describe('effective and expected webhooks', () => {
  it('are equal when each has the same paths, failurePolicies and timeouts, whatever the names and the order', () => {
    const effective = [entryFor('validate', 'ivpol/p2', { timeoutSeconds: 20 }), entryFor('validate', 'ivpol/p1')];
    expect(apart([p1, p2], effective)).toEqual([]);
  });

  it.each([
    ['a missing entry', [entryFor('validate', 'ivpol/p9')], ['missing /ivpol/validate/p1 Fail 30s']],
    ['no entry at all', [], ['missing /ivpol/validate/p1 Fail 30s (no image policy has a webhook there)']],
    [
      'another timeout',
      [entryFor('validate', 'ivpol/p1', { timeoutSeconds: 10 })],
      ['wrong-timeout: /ivpol/validate/p1 Fail 10s instead of /ivpol/validate/p1 Fail 30s'],
    ],
    [
      'the entry that policies without a timeout share',
      [entryFor('validate', 'ivpol/p1', { timeoutSeconds: 10, name: 'ivpol.validate.kyverno.svc-fail' })],
      [
        'legacy-path: /ivpol/validate/p1 Fail 10s instead of /ivpol/validate/p1 Fail 30s (still the entry of policies without a timeout)',
      ],
    ],
    [
      'another failurePolicy',
      [entryFor('validate', 'ivpol/p1', { failurePolicy: 'Ignore' })],
      ['fail-open: /ivpol/validate/p1 Ignore 30s instead of /ivpol/validate/p1 Fail 30s'],
    ],
    [
      'a combined path that is still there',
      [entryFor('validate', 'ivpol/p1'), entryFor('validate', 'ivpol/p0/p1', { timeoutSeconds: 10 })],
      ['stale /ivpol/validate/p0/p1 Fail 10s'],
    ],
    [
      'the other verb in its path',
      [entryFor('mutate', 'ivpol/p1')],
      ['missing /ivpol/validate/p1 Fail 30s', 'stale /ivpol/mutate/p1 Fail 30s'],
    ],
    [
      'a policy of the same name of the other kind',
      [entryFor('validate', 'nivpol/p1')],
      ['missing /ivpol/validate/p1 Fail 30s'],
    ],
    [
      'a policy whose name only begins alike',
      [entryFor('validate', 'ivpol/p1-b')],
      ['missing /ivpol/validate/p1 Fail 30s'],
    ],
  ] as const)('differ by %s', (_, effective, texts) => {
    expect(apart([p1], effective)).toEqual(texts);
  });

  it('are not compared for policies that do not matter', () => {
    expect(apart([p1], [entryFor('validate', 'ivpol/p1'), entryFor('validate', 'ivpol/p9')], [p1, p2])).toEqual([]);
    expect(concerning([entryFor('validate', 'ivpol/p1/p2'), entryFor('validate', 'ivpol/p3')], [p2]).length).toBe(1);
  });

  it.each([
    ['namespace', { namespaceSelector: { matchLabels: { team: 'two' } } }],
    ['labels', { objectSelector: { matchLabels: { app: 'bank' } } }],
    ['operation', { rules: [] }],
  ] as const)('differ when the entry does not see the probed Pod by its %s', (_, change) => {
    expect(apart([p1], [entryFor('validate', 'ivpol/p1', change)])).toEqual([
      '/ivpol/validate/p1 Fail 30s does not select Pods in namespace apps',
    ]);
  });

  it('are equal when an entry does not see a Pod that its policy does not select either', () => {
    const selector = { matchLabels: { team: 'two' } };
    const policy = policyOf('p1', { ...timeout(30), matchConstraints: { namespaceSelector: selector } });
    expect(apart([policy], [entryFor('validate', 'ivpol/p1', { namespaceSelector: selector })])).toEqual([]);
  });

  it('are equal when namespaced policies of one name each have an entry for their own namespace', () => {
    const pinned = (namespace: string) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } },
    });
    const all = ['apps', 'other'].map((namespace) => policyOf('n1', timeout(30), { namespace }));
    const entry = (namespace: string) => entryFor('validate', 'nivpol/n1', pinned(namespace));
    expect(apart(all.slice(0, 1), [entry('other'), entry('apps')], all)).toEqual([]);
    expect(apart(all.slice(0, 1), [entry('other'), entry('third')], all)).toEqual([
      '/nivpol/validate/n1 Fail 30s does not select Pods in namespace apps',
    ]);
  });

  it('differ when only an entry that fails open sees the probed Pod of a policy that fails closed', () => {
    const all = [policyOf('p1'), policyOf('p2', { failurePolicy: 'Ignore' })];
    const basic = { timeoutSeconds: 10 };
    const elsewhere = { namespaceSelector: { matchLabels: { team: 'two' } } };
    const closed = entryFor('validate', 'ivpol/p1/p2', { ...basic, ...elsewhere });
    const open = entryFor('validate', 'ivpol/p1/p2', { ...basic, failurePolicy: 'Ignore' });
    expect(apart(all.slice(0, 1), [closed, open], all)).toEqual([
      '/ivpol/validate/p1/p2 Fail 10s does not select Pods in namespace apps',
    ]);
  });

  it('differ on Kyverno 1.18 when the selector of the last basic policy replaced that of the first', () => {
    const { policies, configurations } = recordedSituation('1.18.2', 'o-two-basic-different-nsselectors');
    const expected = expectedWebhooks('validate', policies, kyverno('1.18.2'));
    const found = differences(expected, configurations.validate.entries, policies, [pod]);
    expect(found.map(differenceText)).toEqual([
      '/ivpol/validate/p1/p2 Fail 10s does not select Pods in namespace apps',
    ]);
  });

  it('are equal on Kyverno 1.19 for the same two policies', () => {
    const { policies, configurations } = recordedSituation('1.19.1', 'o-two-basic-different-nsselectors');
    const expected = expectedWebhooks('validate', policies, kyverno('1.19.1'));
    expect(differences(expected, configurations.validate.entries, policies, [pod])).toEqual([]);
  });
});

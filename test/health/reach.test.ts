import { describe, expect, it } from 'vitest';
import { namespaceSchema, parsed } from '../../src/health/objects.ts';
import { reachText } from '../../src/health/reach.ts';
import { webhook } from './seen.ts';

const namespaces = (...names: readonly string[]) =>
  parsed(
    namespaceSchema,
    names.map((name) => ({ metadata: { name, labels: { team: name } } })),
  );
const rules = (operations: readonly string[], ...resources: readonly string[]) => ({
  rules: [{ apiGroups: [''], apiVersions: ['v1'], operations, resources, scope: '*' }],
});
const few = namespaces('apps', 'default', 'kube-system');
const many = namespaces(...Array.from({ length: 12 }, (_, index) => `n${index + 10}`));

describe('what a webhook can block', () => {
  it.each<[string, object, ReturnType<typeof namespaces> | undefined, string]>([
    ['by name, kube-system first', {}, few, 'pods (CREATE), in 3 of 3 namespaces: kube-system, apps, default'],
    [
      'in those that it selects',
      { namespaceSelector: { matchLabels: { team: 'apps' } } },
      few,
      'pods (CREATE), in 1 of 3 namespaces: apps',
    ],
    ['in none', { namespaceSelector: { matchLabels: { team: 'x' } } }, few, 'nothing in the namespaces that there are'],
    [
      'in so many that not all are named',
      {},
      many,
      'pods (CREATE), in 12 of 12 namespaces: n10, n11, n12, n13, n14, n15, n16, n17 and 4 more',
    ],
    ['where namespaces were not read', {}, undefined, 'pods (CREATE)'],
    [
      'with subresources of Pods',
      rules(['CREATE'], 'pods/eviction', 'pods/binding'),
      undefined,
      'pods/binding (CREATE), pods/eviction (CREATE)',
    ],
    ['with every operation', rules(['*'], 'services'), undefined, 'services (every operation)'],
    ['of kinds that are none of the core', rules(['DELETE'], 'things'), undefined, 'DELETE of things'],
    ['without rules', { rules: [] }, undefined, 'nothing, as there are no rules'],
    [
      'narrowed',
      { matchConditions: [{ name: 'a' }] },
      undefined,
      'pods (CREATE), as far as its selectors and conditions say',
    ],
  ])('%s', (_, change, seen, expected) => {
    expect(reachText([webhook(change)], seen)).toBe(expected);
  });

  it('is told apart where webhooks of one backend are called in different namespaces', () => {
    const apps = webhook({ namespaceSelector: { matchLabels: { team: 'apps' } } });
    const nowhere = webhook({ ...rules(['CREATE'], 'nodes'), namespaceSelector: { matchLabels: { team: 'x' } } });
    expect(reachText([apps, webhook(rules(['UPDATE'], 'services')), nowhere], few)).toBe(
      'pods (CREATE), in 1 of 3 namespaces: apps; services (UPDATE), in 3 of 3 namespaces: kube-system, apps, default',
    );
  });

  it('is told of webhooks that stand and fall together as one', () => {
    const both = [webhook(), webhook(rules(['UPDATE'], 'pods', 'services'))];
    expect(reachText(both, undefined)).toBe('pods (CREATE, UPDATE), services (UPDATE)');
  });
});

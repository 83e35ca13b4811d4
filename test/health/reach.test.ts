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
    ['in all of them', {}, few, 'creating pods in all 3 namespaces'],
    [
      'in all but those that it leaves out',
      { namespaceSelector: { matchExpressions: [{ key: 'team', operator: 'NotIn', values: ['kube-system'] }] } },
      few,
      'creating pods in all 3 namespaces but kube-system',
    ],
    [
      'by name, kube-system first',
      { namespaceSelector: { matchExpressions: [{ key: 'team', operator: 'In', values: ['apps', 'kube-system'] }] } },
      namespaces('a', 'apps', 'b', 'kube-system'),
      'creating pods in 2 of 4 namespaces: kube-system, apps',
    ],
    [
      'in those that it selects',
      { namespaceSelector: { matchLabels: { team: 'apps' } } },
      few,
      'creating pods in namespace apps',
    ],
    ['in none', { namespaceSelector: { matchLabels: { team: 'x' } } }, few, 'nothing in the namespaces that there are'],
    [
      'in so many that not all are named',
      {
        namespaceSelector: {
          matchExpressions: [{ key: 'team', operator: 'NotIn', values: ['n10', 'n11', 'n12', 'n13'] }],
        },
      },
      namespaces(...many.map(({ metadata }) => metadata.name), 'n22'),
      'creating pods in 9 of 13 namespaces: n14, n15, n16, n17, n18, n19, n20, n21 and 1 more',
    ],
    ['where namespaces were not read', {}, undefined, 'creating pods'],
    [
      'with subresources of Pods',
      rules(['CREATE'], 'pods/eviction', 'pods/binding'),
      undefined,
      'creating pods/binding, pods/eviction',
    ],
    ['with every operation', rules(['*'], 'services'), undefined, 'every operation on services'],
    [
      'with all operations by name',
      rules(['CREATE', 'UPDATE', 'DELETE', 'CONNECT'], 'services'),
      undefined,
      'every operation on services',
    ],
    [
      'with several operations',
      rules(['DELETE', 'UPDATE', 'CREATE'], 'nodes'),
      undefined,
      'creating, updating or deleting nodes',
    ],
    [
      'of more kinds than are named',
      rules(['CREATE'], '*'),
      undefined,
      'creating pods, services, configmaps, secrets, serviceaccounts and 2 more kinds',
    ],
    ['of kinds that are none of the core', rules(['DELETE'], 'things'), undefined, 'deleting things'],
    ['without rules', { rules: [] }, undefined, 'nothing, as there are no rules'],
    [
      'narrowed',
      { matchConditions: [{ name: 'a' }] },
      undefined,
      'creating pods (where its selectors and conditions hold)',
    ],
  ])('%s', (_, change, seen, expected) => {
    expect(reachText([webhook(change)], seen)).toBe(expected);
  });

  it('is told apart where webhooks of one backend are called in different namespaces', () => {
    const apps = webhook({ namespaceSelector: { matchLabels: { team: 'apps' } } });
    const nowhere = webhook({ ...rules(['CREATE'], 'nodes'), namespaceSelector: { matchLabels: { team: 'x' } } });
    expect(reachText([apps, webhook(rules(['UPDATE'], 'services')), nowhere], few)).toBe(
      'creating pods in namespace apps; updating services in all 3 namespaces',
    );
  });

  it('is told of webhooks that stand and fall together as one', () => {
    const both = [webhook(), webhook(rules(['UPDATE'], 'pods', 'services'))];
    expect(reachText(both, undefined)).toBe('creating or updating pods and updating services');
  });
});

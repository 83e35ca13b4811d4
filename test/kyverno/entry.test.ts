import { describe, expect, it } from 'vitest';
import { changes, deviations } from '../../src/kyverno/deviation.ts';
import { type ExpectedWebhook, expectedWebhooks, type Kyverno } from '../../src/kyverno/expected.ts';
import type { Policy } from '../../src/kyverno/policy.ts';
import { podRule, policyOf, timeout } from '../fakes/policies.ts';
import { entryFor } from '../fakes/webhooks.ts';
import { kyverno } from './situation.ts';

function validating(of: Kyverno, ...policies: readonly Policy[]): readonly ExpectedWebhook[] {
  return expectedWebhooks('validate', policies, of);
}

const resourcesOf = ([entry]: readonly ExpectedWebhook[]) => entry?.rules.flatMap(({ resources }) => resources).sort();
const conditionsOf = ([entry]: readonly ExpectedWebhook[]) => entry?.matchConditions;
const condition = (expression: string) => ({ matchConditions: [{ name: 'c', expression }] });
const controllers = (...names: readonly string[]) => ({ autogen: { podControllers: { controllers: names } } });
const all = ['cronjobs', 'daemonsets', 'deployments', 'jobs', 'pods', 'replicasets', 'statefulsets'];
const custom = 'jobsets.v1alpha2.jobset.x-k8s.io';

describe('the rules of an entry', () => {
  const constrained = (more: object) => ({ matchConstraints: { resourceRules: [podRule], ...more } });
  const selector = { matchLabels: { a: 'b' } };

  it.each([
    ['by default', '1.18.2', {}, all],
    ['with named controllers', '1.18.2', controllers('jobs', 'nonsense'), ['jobs', 'pods']],
    ['with a kind of others', '1.19.1', controllers(custom), ['jobsets', 'pods']],
    ['with a kind of others', '1.19.0', controllers(custom), ['pods']],
    ['with a namespaceSelector', '1.18.2', constrained({ namespaceSelector: selector }), ['pods']],
    ['with a namespaceSelector', '1.19.1', constrained({ namespaceSelector: selector }), all],
    ['with an empty namespaceSelector', '1.18.2', constrained({ namespaceSelector: {} }), all],
    ['with an objectSelector', '1.19.1', constrained({ objectSelector: selector }), ['pods']],
    ['with exclusions', '1.19.1', constrained({ excludeResourceRules: [podRule] }), ['pods']],
    ['with resource names', '1.19.1', { matchConstraints: { resourceRules: [named()] } }, ['pods']],
    ['of more than Pods', '1.19.1', { matchConstraints: { resourceRules: [podRule, named()] } }, ['pods', 'pods']],
  ] as const)('name workloads or not %s on %s', (_, on, spec, resources) => {
    expect(resourcesOf(validating(kyverno(on), policyOf('p1', { ...spec, ...timeout(30) })))).toEqual(resources);
  });

  it('name no workloads for a namespaced policy with an entry of its own, but for a basic one', () => {
    const own = (spec: object) => policyOf('n1', spec, { namespace: 'apps' });
    expect(resourcesOf(validating(kyverno('1.19.1'), own(timeout(30))))).toEqual(['pods']);
    expect(resourcesOf(validating(kyverno('1.19.1'), own({})))).toEqual(all);
  });
});

describe('a condition that only Kyverno can compile', () => {
  it.each([
    'images.containers.size() > 0',
    'variables.x == 1',
    'parseImageReference(object.spec.containers[0].image).registry() == "a"',
    'http.Get("https://x").ok',
    'object.spec.x == sha256("a")',
  ])('leaves the policy basic: %s', (expression) => {
    expect(validating(kyverno('1.19.1'), policyOf('p1', condition(expression)))[0]?.isBasic).toBe(true);
    expect(validating(kyverno('1.15.3'), policyOf('p1', condition(expression)))[0]?.isBasic).toBe(false);
  });

  it.each([
    'object.spec.images.size() > 0',
    'request.resource.resource == "images"',
    "object.metadata.labels['variables.x'] == 'a'",
    'object.spec.resource == 1 // images',
    'object.kind == "x" && !(request.userInfo.username in ["http"])',
  ])('is not one that only looks like it: %s', (expression) => {
    expect(validating(kyverno('1.19.1'), policyOf('p1', condition(expression)))[0]?.isBasic).toBe(false);
  });
});

describe('the conditions of an entry', () => {
  const both = policyOf('p1', {
    matchConditions: [
      { name: 'here', expression: "object.metadata.namespace == 'a' && object.metadata.labels.b == 'c'" },
      { name: 'team', expression: "namespaceObject.metadata.labels.team == 'one'" },
    ],
    ...controllers('cronjobs'),
  });
  const pod = "!((object.apiVersion == 'v1' && object.kind =='Pod')) || ";
  const job = "!((object.apiVersion == 'batch/v1' && object.kind =='CronJob')) || ";
  const template = 'object.spec.jobTemplate.spec.template.metadata';

  it('keep the namespace of a workload from 1.19 on, and leave out what reads the namespace object', () => {
    expect(conditionsOf(validating(kyverno('1.19.0'), both))).toEqual([
      {
        name: 'autogen-here',
        expression: `${pod}(object.metadata.namespace == 'a' && object.metadata.labels.b == 'c')`,
      },
      {
        name: 'autogen-cronjobs-here',
        expression: `${job}(object.metadata.namespace == 'a' && ${template}.labels.b == 'c')`,
      },
    ]);
  });

  it('are all there and all rewritten up to 1.18', () => {
    const texts = conditionsOf(validating(kyverno('1.18.2'), both))?.map(
      ({ name, expression }) => `${name} ${expression}`,
    );
    expect(texts?.length).toBe(4);
    expect(texts?.[2]).toBe(
      `autogen-cronjobs-here ${job}(${template}.namespace == 'a' && ${template}.labels.b == 'c')`,
    );
  });

  it('have no form for kinds of others, since their Pods are extracted later', () => {
    const policy = policyOf('p1', { ...condition('true'), ...controllers(custom) });
    expect(conditionsOf(validating(kyverno('1.19.1'), policy))?.map(({ name }) => name)).toEqual(['autogen-c']);
  });

  it.each([
    ['1.19.1', 'Fail', ['kyverno-exclude-bootstrap-resources']],
    ['1.19.1', 'Ignore', []],
    ['1.18.2', 'Fail', []],
  ] as const)('leave out what a Node needs to start, on %s for %s', (on, failurePolicy, names) => {
    const of = kyverno(on, { excludeBootstrapResources: true });
    for (const spec of [{ failurePolicy }, { failurePolicy, ...timeout(30) }]) {
      expect(conditionsOf(validating(of, policyOf('p1', spec)))?.map(({ name }) => name)).toEqual(names);
    }
  });
});

describe('the selectors of an entry', () => {
  const team = { matchLabels: { team: 'one' }, matchExpressions: [] };
  const notKyverno = {
    matchLabels: {},
    matchExpressions: [{ key: 'name', operator: 'NotIn' as const, values: ['kyverno'] }],
  };
  const selectors = { namespaceSelector: notKyverno, objectSelector: undefined };

  it('are those of the policy and of the ConfigMap together', () => {
    const policy = policyOf('p1', {
      ...timeout(30),
      matchConstraints: { resourceRules: [podRule], namespaceSelector: team },
    });
    expect(validating(kyverno('1.18.2', { selectors }), policy)[0]?.selectors).toEqual([
      { namespaceSelector: { ...team, ...notKyverno, matchLabels: team.matchLabels }, objectSelector: undefined },
    ]);
  });

  it('of the ConfigMap make an empty and an absent selector of policies equal', () => {
    const policies = [
      policyOf('p1'),
      policyOf('p2', { matchConstraints: { resourceRules: [podRule], namespaceSelector: {} } }),
    ];
    expect(validating(kyverno('1.19.1', { selectors }), ...policies).map((entry) => entry.policies)).toEqual([
      ['p1', 'p2'],
    ]);
    expect(validating(kyverno('1.19.1'), ...policies).length).toBe(2);
  });
});

describe('an entry that is right for the gate', () => {
  const policy = policyOf('p1', { ...timeout(30), ...controllers() });
  const expected = validating(kyverno('1.19.1'), policy);
  const elsewhere = { namespaceSelector: { matchLabels: { a: 'b' } } };

  it.each([
    ['as derived', {}, true, []],
    ['with other rules', { rules: [{ ...podRule, operations: ['CREATE'] }] }, true, ['rules']],
    ['with another selector', elsewhere, true, ['namespaceSelector']],
    ['with another selector, the ConfigMap unread', elsewhere, false, []],
    ['with rules in another order', { rules: [{ ...podRule, operations: ['UPDATE', 'CREATE'] }, podRule] }, true, []],
  ] as const)('is compared in every field: %s', (_, change, knowsSelectors, fields) => {
    const found = deviations(expected, [entryFor('validate', 'ivpol/p1', change)], knowsSelectors);
    expect(found).toEqual(fields.length === 0 ? [] : [{ path: '/ivpol/validate/p1', fields }]);
  });

  it('is seen to change between two looks', () => {
    const before = [entryFor('validate', 'ivpol/p1'), entryFor('validate', 'ivpol/p2')];
    const after = [entryFor('validate', 'ivpol/p1', elsewhere)];
    expect(changes(before, after)).toEqual([{ path: '/ivpol/validate/p1', fields: ['namespaceSelector'] }]);
  });
});

function named() {
  return { ...podRule, resourceNames: ['one'] };
}

import { describe, expect, it } from 'vitest';
import { differences, differenceText, shapeText } from '../../src/kyverno/compare.ts';
import { deviations } from '../../src/kyverno/deviation.ts';
import { expectedWebhooks } from '../../src/kyverno/expected.ts';
import type { Policy } from '../../src/kyverno/policy.ts';
import type { Verb, WebhookShape } from '../../src/kyverno/webhooks.ts';
import { podRule, policyOf, timeout } from '../fakes/policies.ts';
import { recordedNames, recordedSituation, recordedSteps, recordedVersions } from '../fakes/recorded.ts';
import { kyverno } from './situation.ts';

const verbs: readonly Verb[] = ['mutate', 'validate'];

/** A spec whose namespaceSelector is the given one. */
function selecting(namespaceSelector: object, rules: readonly object[] = [podRule]): object {
  return { matchConstraints: { resourceRules: rules, namespaceSelector } };
}

function texts(shapes: readonly WebhookShape[]): readonly string[] {
  return shapes.map(shapeText).sort();
}

/** A basic IVPOL and a basic NIVPOL get entries of one name, so that the API server rejects the configuration. */
const frozenByName = 'r3-nivpol-plus-ivpol-basic';

const recorded = recordedVersions.flatMap((version) =>
  recordedNames(version)
    .filter((name) => name !== frozenByName)
    .flatMap((name) => verbs.map((verb) => [version, name, verb] as const)),
);

describe('expected webhooks', () => {
  it.each(recorded)('are what Kyverno %s made of %s in the %s configuration', (version, name, verb) => {
    const { policies, configurations } = recordedSituation(version, name);
    expect(texts(expectedWebhooks(verb, policies, kyverno(version)))).toEqual(texts(configurations[verb].entries));
  });

  it.each(recorded)('have every field as Kyverno %s made it of %s in the %s configuration', (version, name, verb) => {
    const { policies, configurations } = recordedSituation(version, name);
    const { entries } = configurations[verb];
    const expected = expectedWebhooks(verb, policies, kyverno(version));
    expect(expected.map((entry) => entry.name).sort()).toEqual(entries.map((entry) => entry.name).sort());
    expect(deviations(expected, entries, true)).toEqual([]);
  });

  it('were recorded for every case of every version', () => {
    expect(recordedVersions.map((version) => recordedNames(version).length)).toEqual([25, 25, 25, 2]);
  });

  it.each(['1.18.2', '1.19.0', '1.19.1'] as const)(
    'say what is missing where Kyverno %s froze on two entries of one name',
    (version) => {
      const { policies, configurations } = recordedSituation(version, frozenByName);
      for (const verb of verbs) {
        const expected = expectedWebhooks(verb, policies, kyverno(version));
        const apart = differences(expected, configurations[verb].entries, policies, []);
        expect(apart.map(differenceText)).toEqual([
          `missing /nivpol/${verb}/n1 Fail 10s (two entries would have one name)`,
        ]);
      }
    },
  );

  it.each([
    ['1.18.2', ['/ivpol/validate/p1/p2 Fail 10s']],
    ['1.19.1', ['/ivpol/validate/p1 Fail 10s', '/ivpol/validate/p2 Fail 10s']],
  ] as const)('put basic policies with other selectors by the rules of %s into %j', (version, paths) => {
    const policies = [
      policyOf('p2', selecting({ matchLabels: { team: 'two' } })),
      policyOf('p1', selecting({ matchLabels: { team: 'one' } })),
    ];
    expect(texts(expectedWebhooks('validate', policies, kyverno(version)))).toEqual(paths);
  });
});

describe('the grouping of basic policies by Kyverno 1.19', () => {
  const inTeam = { key: 'team', operator: 'In', values: ['one'] };
  const inZone = { key: 'zone', operator: 'Exists' };

  it.each([
    ['equal selectors share a path', { matchLabels: { b: '1', a: '2' } }, { matchLabels: { a: '2', b: '1' } }, 1],
    [
      'an expression is not the label that means the same',
      { matchLabels: { team: 'one' } },
      { matchExpressions: [inTeam] },
      2,
    ],
    [
      'expressions count in their order',
      { matchExpressions: [inTeam, inZone] },
      { matchExpressions: [inZone, inTeam] },
      2,
    ],
  ] as const)('goes by the text of the selectors: %s', (_, first, second, paths) => {
    const policies = [policyOf('p1', selecting(first)), policyOf('p2', selecting(second))];
    expect(expectedWebhooks('validate', policies, kyverno('1.19.1')).length).toBe(paths);
  });

  it('puts the namespaced policies of one namespace into one path, whatever their namespaceSelector', () => {
    const policies = [
      policyOf('n1', selecting({ matchLabels: { team: 'one' } }), { namespace: 'apps' }),
      policyOf('n2', {}, { namespace: 'apps' }),
      policyOf('n3', {}, { namespace: 'other' }),
    ];
    expect(texts(expectedWebhooks('validate', policies, kyverno('1.19.1')))).toEqual([
      '/nivpol/validate/n1/n2 Fail 10s',
      '/nivpol/validate/n3 Fail 10s',
    ]);
  });

  it('names a policy without rules in the path, but makes no entry for it', () => {
    const bare = policyOf('p1', { failurePolicy: 'Ignore', matchConstraints: { resourceRules: [] } });
    expect(texts(expectedWebhooks('validate', [bare, policyOf('p2')], kyverno('1.19.1')))).toEqual([
      '/ivpol/validate/p1/p2 Fail 10s',
    ]);
    expect(expectedWebhooks('validate', [bare], kyverno('1.18.2'))).toEqual([]);
  });
});

/** Does to a list of policies what a recorded step did to the cluster. */
function apply(before: readonly Policy[], what: string): readonly Policy[] {
  const [, verb, name = '', seconds = ''] = /^(\w+) (\w+)(?: (?:\(|to )(\d+)\)?)?$/.exec(what) ?? [];
  const others = before.filter((policy) => policy.name !== name);
  return verb === 'delete' ? others : [...others, policyOf(name, timeout(Number(seconds)))];
}

function isFrozen(policies: readonly Policy[]): boolean {
  return policies.some(({ timeoutSeconds = 10 }) => timeoutSeconds < 1 || timeoutSeconds > 30);
}

/** Each recorded step with the policies that were there after it, and what was there before and after it. */
function replayed(version: '1.18.2' | '1.19.1') {
  let policies: readonly Policy[] = [];
  let before: readonly string[] = [];
  return recordedSteps(version).map(({ what, done, webhooks }) => {
    policies = done ? apply(policies, what) : policies;
    const expected = verbs.flatMap((verb) => texts(expectedWebhooks(verb, policies, kyverno(version)))).sort();
    const step = { what, frozen: isFrozen(policies), expected, before, after: webhooks };
    before = webhooks;
    return step;
  });
}

describe.each(['1.18.2', '1.19.1'] as const)('a timeout outside 1–30 on Kyverno %s', (version) => {
  const steps = replayed(version);

  it('keeps every later change from taking effect, deletions included', () => {
    const frozen = steps.filter((step) => step.frozen);
    expect(frozen.map(({ what }) => what)).toContain('delete pgood');
    expect(frozen.map(({ after }) => after)).toEqual(frozen.map(({ before }) => before));
    for (const { expected, after } of frozen) expect(expected).not.toEqual(after);
  });

  it('is over once that policy is put right or gone, and then everything is as expected', () => {
    const settled = steps.filter((step) => !step.frozen);
    expect(settled.map(({ what }) => what)).toEqual(expect.arrayContaining(['fix pbad to 30', 'delete pbad']));
    expect(settled.map(({ after }) => after)).toEqual(settled.map(({ expected }) => expected));
  });
});

import { describe, expect, it } from 'vitest';
import { finding } from '../../src/findings/finding.ts';
import { type EnginePolicies, type EngineResource, parseEnginePolicy } from '../../src/kyverno/engines.ts';
import { frozen } from '../../src/kyverno/frozen.ts';
import type { Policy } from '../../src/kyverno/policy.ts';
import { policyObject, policyOf, timeout } from '../fakes/policies.ts';
import { kyverno, off } from './situation.ts';

function engine(resource: EngineResource, ...policies: readonly object[]): EnginePolicies {
  return { resource, policies: policies.map((policy) => parseEnginePolicy(resource, policy)) };
}

/** Subject and problem of each finding. */
function found(policies: readonly Policy[], others: readonly EnginePolicies[] = [], on = '1.19.1'): readonly string[] {
  return frozen(policies, others, kyverno(on), true).map(
    ({ subject, severity, facts }) => `${severity} ${subject}: ${facts['problem']}`,
  );
}

const named = (...names: readonly string[]) => ({
  matchConditions: names.map((name) => ({ name, expression: 'true' })),
});
const badTimeout = (seconds: number) =>
  `timeoutSeconds: Invalid value: ${seconds}: the timeout value must be between 1 and 30 seconds`;
const tooLong = (name: string) => `matchConditions.name: Invalid value: "${name}": must be no more than 63 bytes`;
const twice = (name: string) => `webhooks.name: Duplicate value: "${name}"`;
const n46 = 'n'.repeat(46);
const n47 = 'n'.repeat(47);

describe('what freezes all webhook updates', () => {
  it.each([
    ['a timeout of 45', policyOf('p1', timeout(45)), [badTimeout(45)]],
    ['a timeout of 0', policyOf('p1', timeout(0)), [badTimeout(0)]],
    ['a timeout of 30', policyOf('p1', timeout(30)), []],
    ['a bad timeout, off at admission', policyOf('p1', { ...timeout(45), ...off }), []],
    ['a name that the prefix makes 64 bytes', policyOf('p1', named(n47)), [tooLong(`autogen-cronjobs-${n47}`)]],
    ['a name that the prefix makes 63 bytes', policyOf('p1', named(n46)), []],
    ['the same name where no workloads are added', policyOf('p1', { ...named(n47), autogen: noWorkloads() }), []],
    ['a long name with a prefix of its own', policyOf('p1', named(`example.com/${n47}`)), []],
    ['a name twice', policyOf('p1', named('a', 'a')), ['matchConditions.name: Duplicate value: "autogen-a"']],
    [
      '22 conditions, three times each',
      policyOf('p1', named(...Array.from({ length: 22 }, (_, index) => `c${index}`))),
      ['matchConditions: Too many: 66: must have at most 64 items'],
    ],
  ])('is judged: %s', (_, policy, problems) => {
    expect(found([policy])).toEqual(problems.map((problem) => `error ImageValidatingPolicy p1: ${problem}`));
  });

  it.each([
    ['a basic one of each kind', [policyOf('p1'), namespaced('n1')], ['ivpol.validate.kyverno.svc-fail']],
    ['one failing open', [policyOf('p1', { failurePolicy: 'Ignore' }), namespaced('n1')], []],
    ['one with an entry of its own', [policyOf('p1', timeout(30)), namespaced('n1')], []],
    [
      'names that meet with the namespace before them',
      [policyOf('apps-n1', timeout(30)), namespaced('n1', timeout(30))],
      ['ivpol.validate.kyverno.svc-fail-finegrained-apps-n1'],
    ],
    ['two basic namespaced ones', [namespaced('n1'), namespaced('n2')], []],
  ])('is two entries of one name: %s', (_, policies, names) => {
    expect(found(policies)).toEqual(
      names.map((name) => `error NamespacedImageValidatingPolicy apps/n1: ${twice(name)}`),
    );
  });

  it('is on 1.16 two policies of one name, since names carry no namespace there', () => {
    const policies = [policyOf('same', timeout(30)), namespaced('same', timeout(30))];
    const name = 'ivpol.validate.kyverno.svc-fail-finegrained-same';
    expect(found(policies, [], '1.16.4')).toEqual([`error NamespacedImageValidatingPolicy apps/same: ${twice(name)}`]);
    expect(found(policies, [], '1.17.2')).toEqual([]);
  });

  it.each([
    ['validatingpolicies', 'ValidatingPolicy v1', '1.19.1', [badTimeout(31)]],
    ['mutatingpolicies', 'MutatingPolicy v1', '1.18.2', [badTimeout(31)]],
    ['generatingpolicies', 'GeneratingPolicy v1', '1.18.2', [badTimeout(31)]],
    ['namespacedgeneratingpolicies', 'NamespacedGeneratingPolicy v1', '1.19.1', [badTimeout(31)]],
    ['namespacedgeneratingpolicies', 'NamespacedGeneratingPolicy v1', '1.18.2', []],
  ] as const)('is a policy of any engine: %s, %s on %s', (resource, subject, on, problems) => {
    const others = [engine(resource, policyObject('v1', timeout(31)))];
    expect(found([], others, on)).toEqual(problems.map((problem) => `error ${subject}: ${problem}`));
  });

  it.each([
    ['1.18.2', [`error NamespacedMutatingPolicy apps/m2: ${twice('mpol.validate.kyverno.svc-fail')}`]],
    ['1.19.1', []],
  ] as const)('is on %s a basic mutating policy of each scope or not', (on, lines) => {
    const others = [
      engine('mutatingpolicies', policyObject('m1')),
      engine('namespacedmutatingpolicies', policyObject('m2', {}, { namespace: 'apps' })),
    ];
    expect(found([], others, on)).toEqual(lines);
  });

  it.each([
    ['refuses where something has to converge', true, 'error'],
    ['is a warning else', false, 'warning'],
  ] as const)('is unknown where policies cannot be read, which %s', (_, mustConverge, severity) => {
    const unread = finding('answer-unreadable', 'validatingpolicies', { call: 'list', problem: 'none' });
    const others: EnginePolicies[] = [
      { resource: 'validatingpolicies', policies: [], unread },
      engine('mutatingpolicies', { metadata: { name: 'm1' }, spec: 7 }),
    ];
    expect(frozen([], others, kyverno('1.19.1'), mustConverge)).toEqual([{ ...unread, severity }]);
  });

  it('is a warning where nothing has to converge', () => {
    const findings = frozen([policyOf('p1', timeout(45))], [], kyverno('1.19.1'), false);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

function namespaced(name: string, spec: object = {}): Policy {
  return policyOf(name, spec, { namespace: 'apps' });
}

function noWorkloads() {
  return { podControllers: { controllers: [] } };
}

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/kyverno/assess.ts';
import { policyOf, timeout } from '../fakes/policies.ts';
import { elsewhere, found, off, situation } from './situation.ts';

const keyless = (name: string, identities: number, more: object = {}) => ({
  name,
  cosign: { keyless: { identities: Array.from({ length: identities }, () => ({ issuer: 'https://i' })) }, ...more },
});
const keyed = (ctlog?: object) => ({ name: 'key', cosign: { key: { data: 'PEM' }, ...(ctlog && { ctlog }) } });
const own = (spec: object) => policyOf('p1', { ...timeout(30), ...spec });
const inTeam = (team: string) => ({
  matchConstraints: { ...elsewhere, namespaceSelector: { matchLabels: { team } } },
});
const reading = { matchConditions: [{ name: 'team', expression: "namespaceObject.metadata.labels.team == 'one'" }] };
const p1 = 'ImageValidatingPolicy p1';

describe('a defect of this Kyverno with this policy', () => {
  it.each([
    ['several identities', '1.17.2', own({ attestors: [keyless('a', 2)] }), [`warning several-identities ${p1}`]],
    ['several identities', '1.19.1', own({ attestors: [keyless('a', 2)] }), [`warning several-identities ${p1}`]],
    ['several identities before bundles were read', '1.16.4', own({ attestors: [keyless('a', 2)] }), []],
    ['one identity', '1.19.1', own({ attestors: [keyless('a', 1), keyless('b', 1)] }), []],
    ['several identities, off at admission', '1.19.1', own({ attestors: [keyless('a', 2)], ...off }), []],
    ['a key and the log', '1.18.2', own({ attestors: [keyed()] }), [`warning bundle-crash ${p1}`]],
    ['a key and the log', '1.19.0', own({ attestors: [keyed()] }), []],
    ['a key and the log before bundles were read', '1.16.4', own({ attestors: [keyed()] }), []],
    ['a key alone', '1.18.2', own({ attestors: [keyed({ url: 'u', insecureIgnoreTlog: true })] }), []],
    [
      'a log without url that is ignored',
      '1.18.2',
      own({ attestors: [keyed({ insecureIgnoreTlog: true })] }),
      [`error log-url-missing ${p1}`],
    ],
    ['a log without url that is ignored', '1.19.1', own({ attestors: [keyed({ insecureIgnoreTlog: true })] }), []],
    ['a log without url', '1.19.1', own({ attestors: [keyed({})] }), [`error log-url-missing ${p1}`]],
    [
      'a log without url beside another attestor',
      '1.19.1',
      own({ attestors: [keyed({}), keyless('b', 1)] }),
      [`warning log-url-missing ${p1}`],
    ],
    [
      'a log without url where nothing is probed',
      '1.19.1',
      own({ attestors: [keyed({})], ...inTeam('two') }),
      [`warning log-url-missing ${p1}`],
    ],
    ['a condition on the namespace', '1.18.2', own(reading), [`error condition-reads-namespace ${p1}`]],
    ['a condition on the namespace', '1.19.1', own(reading), []],
  ] as const)('is known: %s on %s', (_, on, policy, expected) => {
    const lines = found({ policies: [policy], on });
    expect(lines.filter((line) => !line.includes('policy-not'))).toEqual(expected);
  });

  it.each([
    ['1.18.2', ['error selector-overwritten webhook path /ivpol/validate/p1/p2']],
    ['1.19.1', []],
  ] as const)('is known on %s: basic policies with other selectors', (on, expected) => {
    const policies = [policyOf('p1', inTeam('one')), policyOf('p2', inTeam('two'))];
    const lines = found({ policies, on, wantedSeconds: 10 });
    expect(lines.filter((line) => line.includes('selector-overwritten'))).toEqual(expected);
  });

  it('is a warning where no probed Pod is selected by basic policies with other selectors', () => {
    const policies = [policyOf('p1', inTeam('two')), policyOf('p2', inTeam('three'))];
    expect(found({ policies, on: '1.18.2' })).toContain(
      'warning selector-overwritten webhook path /ivpol/validate/p1/p2',
    );
  });

  it.each([
    ['1.18.2', '14 to 20 of 20'],
    ['1.19.0', '3 to 19 of 20'],
    ['1.19.1', '0 to 5 of 20'],
  ])('tells for %s how often a shared path deadlocked: %s', (on, odds) => {
    const { findings } = assess(situation({ policies: [policyOf('p1'), policyOf('p2')], on, wantedSeconds: 10 }));
    expect(findings.find(({ code }) => code === 'shared-path')?.facts['odds']).toBe(odds);
  });

  it.each([
    ['both webhooks may take 30 s', own({}), 1],
    ['only one exists', own({ validationConfigurations: { mutateDigest: false } }), 0],
    ['they fit into 34 s', own(timeout(17)), 0],
    ['no probed Pod is selected', own(inTeam('two')), 0],
  ])('is a notice about the budget of a request where %s', (_, policy, count) => {
    const { findings } = assess(situation({ policies: [policy], wantedSeconds: 10 }));
    expect(
      findings.filter(({ code, severity }) => code === 'webhooks-over-budget' && severity === 'notice').length,
    ).toBe(count);
  });
});

describe('a flag of Kyverno', () => {
  it.each([
    [{ forceFailurePolicyIgnore: true }, ['error forced-fail-open Kyverno']],
    [{ autoUpdateWebhooks: false }, ['warning webhook-updates-off Kyverno']],
    [{}, []],
  ] as const)('%j is judged where the webhooks are right', (settings, expected) => {
    expect(found({ policies: [own({})], settings })).toEqual(expected);
  });

  it('that stops updates refuses where something has to converge', () => {
    const given = { policies: [own(timeout(10))], named: ['p1'], settings: { autoUpdateWebhooks: false } };
    expect(found(given)).toEqual(['error webhook-updates-off Kyverno']);
  });

  it('that fails open for all is not laid to the policy, and its webhooks are expected to', () => {
    const settings = { forceFailurePolicyIgnore: true };
    const { differences, expected } = assess(situation({ policies: [own({})], settings }));
    expect(differences).toEqual([]);
    expect(expected.validate.map(({ name }) => name)).toEqual(['ivpol.validate.kyverno.svc-ignore-finegrained-p1']);
  });
});

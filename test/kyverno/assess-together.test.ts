import { describe, expect, it } from 'vitest';
import { assess, verbs } from '../../src/kyverno/assess.ts';
import { policyOf, timeout } from '../fakes/policies.ts';
import { recordedSituation } from '../fakes/recorded.ts';
import { basic, caughtUp, elsewhere, found, good, kyverno, off, other, situation } from './situation.ts';

describe('a timeout outside 1–30 that the planned writes leave', () => {
  it.each([
    ['a policy is to be patched', { policies: [basic, other(timeout(45))], named: ['p1'] }],
    [
      'the webhooks are not yet right',
      { policies: [good, other(timeout(0))], effective: caughtUp([], kyverno('1.19.1')) },
    ],
  ] as const)('refuses where %s', (_, given) => {
    expect(found(given)).toContain('error updates-frozen ImageValidatingPolicy other');
  });

  it('refuses on Kyverno that froze on it', () => {
    const { configurations } = recordedSituation('1.19.1', 'b-one-fail-30');
    const policies = [policyOf('p1', timeout(10)), other(timeout(45))];
    expect(found({ policies, named: ['p1'], effective: configurations })).toEqual([
      'error updates-frozen ImageValidatingPolicy other',
    ]);
  });
});

describe('two policies that can select one Pod', () => {
  const p2 = policyOf('p2', timeout(30));
  const pair = 'error two-policies-one-pod ImageValidatingPolicy p1';
  const shared = (family: string) => `error shared-path webhook path /${family}`;

  it.each([
    ['on 1.18, each with its timeout', '1.18.2', { policies: [good, p2] }, [pair]],
    [
      'on 1.18, one of them named, where a patch would deny every Pod',
      '1.18.2',
      { policies: [basic, policyOf('p2')], named: ['p1'] },
      [pair, 'warning timeout-below-wanted ImageValidatingPolicy p2'],
    ],
    [
      'on 1.18, one kept apart by its globs only',
      '1.18.2',
      { policies: [good, policyOf('p2', { ...timeout(30), matchImageReferences: [{ glob: 'x/*' }] })] },
      [pair],
    ],
    [
      'on 1.18, of which only the second can select a probed Pod',
      '1.18.2',
      { policies: [other({ ...timeout(30) }), policyOf('p2', timeout(30))] },
      ['error two-policies-one-pod ImageValidatingPolicy other'],
    ],
    [
      'on 1.18, kept apart by the labels of namespaces',
      '1.18.2',
      {
        policies: [
          policyOf('p1', {
            ...timeout(30),
            matchConstraints: { ...elsewhere, namespaceSelector: { matchLabels: { team: 'one' } } },
          }),
          other(),
        ],
      },
      [],
    ],
    [
      'on 1.18, neither named nor able to select a probed Pod',
      '1.18.2',
      { policies: [other(), policyOf('p2', { ...timeout(30), matchConstraints: elsewhere })] },
      [],
    ],
    ['on 1.18, one of them off at admission', '1.18.2', { policies: [good, policyOf('p2', off)] }, []],
    [
      'on 1.18, one namespaced',
      '1.18.2',
      { policies: [good, policyOf('n', timeout(30), { namespace: 'apps' })] },
      ['error policy-unserved NamespacedImageValidatingPolicy apps/n', pair],
    ],
    ['on 1.19, each with its timeout', '1.19.1', { policies: [good, p2] }, []],
    [
      'on 1.19, one of them named, which the patch separates',
      '1.19.1',
      { policies: [basic, policyOf('p2')], named: ['p1'] },
      ['warning timeout-below-wanted ImageValidatingPolicy p2'],
    ],
    [
      'on 1.19, on one path and neither named',
      '1.19.1',
      { policies: [basic, policyOf('p2')] },
      [
        'warning timeout-below-wanted ImageValidatingPolicy p1',
        'warning timeout-below-wanted ImageValidatingPolicy p2',
        shared('ivpol/validate/p1/p2'),
      ],
    ],
    [
      'on 1.19, on one path of which neither can select a probed Pod',
      '1.19.1',
      { policies: [other({}), policyOf('p2', { matchConstraints: elsewhere })] },
      [],
    ],
    [
      'on 1.19, on one path of the probed namespace',
      '1.19.1',
      {
        policies: [policyOf('n1', {}, { namespace: 'apps' }), policyOf('n2', {}, { namespace: 'apps' })],
        wantedSeconds: 10,
      },
      [shared('nivpol/validate/n1/n2')],
    ],
  ] as const)('%s, are judged', (_, on, given, findings) => {
    expect([...found({ ...given, on })].sort()).toEqual([...findings].sort());
  });

  it('refuse on both lines when they are basic and share a path, one failing open', () => {
    const { policies, configurations } = recordedSituation('1.19.1', 'e3-basic-fail-plus-basic-ignore');
    const lines = found({ policies, effective: configurations, wantedSeconds: 10 });
    expect(lines.filter((line) => line.includes('shared-path'))).toEqual([shared('ivpol/validate/p1/p2')]);
  });
});

describe('what should be there after the planned writes', () => {
  it('is reckoned with the patched timeouts', () => {
    const { expected, differences, matter } = assess(situation({ policies: [basic], named: ['p1'] }));
    expect(matter.map(({ timeoutSeconds }) => timeoutSeconds)).toEqual([30]);
    expect(verbs.flatMap((verb) => expected[verb].map(({ timeoutSeconds }) => timeoutSeconds))).toEqual([30, 30]);
    expect(differences.map(({ code }) => code)).toEqual(['legacy-path', 'legacy-path']);
  });

  it('matters for named policies and for those that can select a probed Pod', () => {
    const policies = [good, other(), policyOf('named', { ...timeout(30), matchConstraints: elsewhere })];
    expect(assess(situation({ policies, named: ['named'] })).matter.map(({ name }) => name)).toEqual(['p1', 'named']);
  });

  it('needs no mutating webhook from 1.19 on where tags are not turned into digests', () => {
    const { policies, configurations } = recordedSituation('1.19.1', 'h2-mutatedigest-false');
    expect(assess(situation({ policies, effective: configurations })).differences).toEqual([]);
    const old = recordedSituation('1.18.2', 'h2-mutatedigest-false');
    const effective = { ...old.configurations, mutate: configurations.mutate };
    expect(
      assess(situation({ policies: old.policies, effective, on: '1.18.2' })).differences.map(({ code }) => code),
    ).toEqual(['no-webhooks']);
  });
});

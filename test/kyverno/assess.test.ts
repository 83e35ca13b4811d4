import { describe, expect, it } from 'vitest';
import { isStale } from '../../src/kyverno/assess.ts';
import { parsePolicy } from '../../src/kyverno/policy.ts';
import { policyObject, policyOf, timeout } from '../fakes/policies.ts';
import { basic, elsewhere, found, good, off, other, patched } from './situation.ts';

describe('a timeout', () => {
  it.each([
    [undefined, 30, true],
    [10, 30, true],
    [29, 30, true],
    [30, 30, false],
    [30, 15, false],
    [15, 15, false],
    [31, 30, true],
    [0, 1, true],
    [-1, 1, true],
  ])('of %s s is stale where %s s are wanted: %s', (seconds, wanted, stale) => {
    expect(isStale(policyOf('p', seconds === undefined ? {} : timeout(seconds)), wanted)).toBe(stale);
  });
});

describe('the planned writes', () => {
  it.each([
    ['nothing where all is right', { policies: [good], named: ['p1'] }, []],
    ['an absent timeout', { policies: [basic], named: ['p1'] }, ['p1 -> 30']],
    ['a short timeout', { policies: [policyOf('p1', timeout(10))], named: ['p1'] }, ['p1 -> 30']],
    ['a timeout outside 1–30', { policies: [policyOf('p1', timeout(45))], named: ['p1'] }, ['p1 -> 30']],
    ['no higher valid timeout', { policies: [good], named: ['p1'], wantedSeconds: 20 }, []],
    ['no policy that is not named', { policies: [basic], named: [] }, []],
    ['no namespaced policy of that name', { policies: [policyOf('p1', {}, { namespace: 'apps' })], named: ['p1'] }, []],
    ['no policy that is off at admission', { policies: [policyOf('p1', off)], named: ['p1'] }, []],
    ['each named policy', { policies: [basic, policyOf('p2'), good], named: ['p2', 'p1'] }, ['p1 -> 30', 'p2 -> 30']],
  ] as const)('are for %s', (_, given, patches) => {
    expect(patched(given)).toEqual(patches);
  });
});

describe('a policy that is named', () => {
  it.each([
    ['is as it should be', { policies: [good] }, []],
    ['is missing', { policies: [] }, ['error policy-missing ImageValidatingPolicy p1']],
    [
      'is missing, beside a namespaced one of its name',
      { policies: [policyOf('p1', timeout(30), { namespace: 'other' })] },
      ['error policy-missing ImageValidatingPolicy p1'],
    ],
    [
      'fails open',
      { policies: [policyOf('p1', { ...timeout(30), failurePolicy: 'Ignore' })] },
      ['error policy-fail-open ImageValidatingPolicy p1'],
    ],
    [
      'only audits',
      { policies: [policyOf('p1', { ...timeout(30), validationActions: ['Audit'] })] },
      ['error policy-not-deny ImageValidatingPolicy p1'],
    ],
    ['denies and warns', { policies: [policyOf('p1', { ...timeout(30), validationActions: ['Warn', 'Deny'] })] }, []],
    [
      'is off at admission',
      { policies: [policyOf('p1', off)] },
      ['error policy-not-at-admission ImageValidatingPolicy p1'],
    ],
    [
      'is malformed',
      { policies: [parsePolicy('ivpol', policyObject('p1', { failurePolicy: 'No' }))] },
      ['error policy-malformed ImageValidatingPolicy p1'],
    ],
    ['has 45 s, which the patch cures', { policies: [policyOf('p1', timeout(45))] }, []],
    [
      'fails open although it selects no probed Pod',
      { policies: [policyOf('p1', { ...timeout(30), failurePolicy: 'Ignore', matchConstraints: elsewhere })] },
      ['error policy-fail-open ImageValidatingPolicy p1'],
    ],
  ] as const)('and %s is judged', (_, { policies }, findings) => {
    expect(found({ policies, named: ['p1'] })).toEqual(findings);
  });
});

describe('a policy that is not named', () => {
  const can = 'ImageValidatingPolicy p1';
  const cannot = 'ImageValidatingPolicy other';

  it.each([
    [
      'can select a probed Pod and fails open',
      policyOf('p1', { ...timeout(30), failurePolicy: 'Ignore' }),
      [`error policy-fail-open ${can}`],
    ],
    [
      'cannot, and fails open',
      other({ ...timeout(30), failurePolicy: 'Ignore' }),
      [`warning policy-fail-open ${cannot}`],
    ],
    [
      'can select a probed Pod and only audits',
      policyOf('p1', { ...timeout(30), validationActions: ['Audit'] }),
      [`error policy-not-deny ${can}`],
    ],
    [
      'cannot, and only audits',
      other({ ...timeout(30), validationActions: ['Audit'] }),
      [`warning policy-not-deny ${cannot}`],
    ],
    ['can select a probed Pod and has 10 s', policyOf('p1', timeout(10)), [`warning timeout-below-wanted ${can}`]],
    ['can select a probed Pod and has no timeout', basic, [`warning timeout-below-wanted ${can}`]],
    ['cannot, and has 10 s', other(timeout(10)), []],
    ['is off at admission, whatever else', policyOf('p1', { ...off, ...timeout(45), failurePolicy: 'Ignore' }), []],
    ['has 45 s while nothing has to converge', other(timeout(45)), [`warning updates-frozen ${cannot}`]],
    [
      'is a namespaced one of the probed namespace and fails open',
      policyOf('n', { ...timeout(30), failurePolicy: 'Ignore' }, { namespace: 'apps' }),
      ['error policy-fail-open NamespacedImageValidatingPolicy apps/n'],
    ],
    [
      'is a namespaced one of another namespace and fails open',
      policyOf('n', { ...timeout(30), failurePolicy: 'Ignore' }, { namespace: 'x' }),
      ['warning policy-fail-open NamespacedImageValidatingPolicy x/n'],
    ],
  ] as const)('and %s is judged', (_, policy, findings) => {
    expect(found({ policies: [policy] })).toEqual(findings);
  });

  it('is not called short when its timeout is as long as wanted, or out of range', () => {
    expect(found({ policies: [basic], wantedSeconds: 10 })).toEqual([]);
    expect(found({ policies: [policyOf('p1', timeout(45))] }).map((line) => line.split(' ')[1])).toEqual([
      'updates-frozen',
    ]);
  });
});

describe('a policy that cannot be read', () => {
  it.each([
    ['apps', 'error'],
    ['elsewhere', 'warning'],
  ])('in namespace %s, while apps is probed, is an %s', (namespace, severity) => {
    const policy = parsePolicy('nivpol', policyObject('n', { failurePolicy: 'No' }, { namespace }));
    expect(found({ policies: [policy] })).toEqual([
      `${severity} policy-malformed NamespacedImageValidatingPolicy ${namespace}/n`,
    ]);
  });
});

describe('a namespaced policy on 1.18, which has no route for it', () => {
  it.each([
    ['would answer the probe with 404, whatever its namespace', {}, 'error'],
    ['is only said where its selectors keep the probe out', { matchConstraints: elsewhere }, 'warning'],
  ])('%s', (_, spec, severity) => {
    const policy = policyOf('n', { ...timeout(30), ...spec }, { namespace: 'other' });
    expect(found({ policies: [policy], on: '1.18.2' })).toContain(
      `${severity} policy-unserved NamespacedImageValidatingPolicy other/n`,
    );
  });
});

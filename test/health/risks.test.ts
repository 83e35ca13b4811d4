import { describe, expect, it } from 'vitest';
import type { Observed } from '../../src/health/backend.ts';
import { groupsOf } from '../../src/health/judge.ts';
import { judgeController } from '../../src/health/kyverno.ts';
import { budgetSchema, deploymentSchema, parsed } from '../../src/health/objects.ts';
import { overBudget, risksOf } from '../../src/health/risks.ts';
import { container, entry, now, pod, ready, running, seen, service, slice, webhook, webhooks } from './seen.ts';

const risks = (observed: Observed) =>
  groupsOf(observed)
    .flatMap((group) => risksOf(group, observed))
    .map(({ code, severity }) => `${severity} ${code}`);
const elsewhere = {
  namespaceSelector: {
    matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'NotIn', values: ['kyverno', 'kube-system'] }],
  },
};
const well = { services: [service()], slices: [slice(ready, ready)] };
const budget = (matchLabels: object) =>
  parsed(budgetSchema, [{ metadata: { name: 'b', namespace: 'kyverno' }, spec: { selector: { matchLabels } } }]);
const withBudgets = (observed: Observed, matchLabels: object): Observed => ({
  ...observed,
  budgets: { in: 'all', items: budget(matchLabels) },
});

describe('a risk', () => {
  it.each<readonly [string, Observed, readonly string[]]>([
    [
      'is none with two endpoints and a namespace that is left out',
      seen({ webhooks: [webhook(elsewhere)], ...well }),
      [],
    ],
    [
      'is to fail closed everywhere, its own Pods among them',
      seen(well),
      ['warning webhook-unbounded', 'warning webhook-guards-itself'],
    ],
    [
      'is none of these where it may be ignored',
      seen({ webhooks: [webhook({ failurePolicy: 'Ignore' })], ...well }),
      [],
    ],
    ['is one endpoint', seen({ webhooks: [webhook(elsewhere)], slices: [slice(ready)] }), ['warning backend-single']],
    [
      'is a Pod that restarts while others serve',
      seen({
        webhooks: [webhook(elsewhere)],
        ...well,
        pods: [pod(running), pod(container({ waiting: { reason: 'CrashLoopBackOff' } }), 'b')],
      }),
      ['warning backend-unsteady'],
    ],
    [
      'is no dry run',
      seen({ webhooks: [webhook({ ...elsewhere, sideEffects: 'Some' })], ...well }),
      ['warning dry-run-unsupported'],
    ],
    [
      'is no PodDisruptionBudget',
      withBudgets(seen({ webhooks: [webhook(elsewhere)], ...well }), { app: 'other' }),
      ['warning backend-no-budget'],
    ],
    [
      'is none with a PodDisruptionBudget',
      withBudgets(seen({ webhooks: [webhook(elsewhere)], ...well }), { app: 'kyverno' }),
      [],
    ],
  ])('%s', (_, observed, expected) => {
    expect(risks(observed)).toEqual(expected);
  });

  it('is not to guard Pods whose labels its objectSelector leaves out', () => {
    const narrow = { objectSelector: { matchExpressions: [{ key: 'app', operator: 'NotIn', values: ['kyverno'] }] } };
    const observed = seen({ webhooks: [webhook(narrow)], ...well, pods: [pod(running)] });
    expect(risks(observed)).toEqual([]);
  });
});

describe('the time of all webhooks together', () => {
  const two = (verb: 'mutate' | 'validate', seconds: number) =>
    webhooks(entry({ timeoutSeconds: seconds }), entry({ timeoutSeconds: seconds })).map((one) => ({ ...one, verb }));

  it.each([
    ['of mutating ones is their sum', two('mutate', 18), ['36']],
    ['of validating ones is the longest', two('validate', 30), []],
    ['may be all of it', two('mutate', 17), []],
  ])('%s', (_, given, expected) => {
    expect(overBudget(given).map(({ facts }) => facts['seconds'])).toEqual(expected);
  });

  it('does not count what is not called for the creation of that kind', () => {
    const rules = (resources: readonly string[], operations = ['CREATE']) => ({
      rules: [{ apiGroups: [''], apiVersions: ['v1'], operations, resources }],
      timeoutSeconds: 20,
    });
    const given = webhooks(
      entry(rules(['pods'])),
      entry(rules(['pods/binding'])),
      entry(rules(['services'])),
      entry(rules(['pods'], ['UPDATE'])),
    );
    expect(overBudget(given.map((one) => ({ ...one, verb: 'mutate' })))).toEqual([]);
  });
});

describe('Kyverno itself', () => {
  const deployment = (replicas: number, status: object = {}) =>
    parsed(deploymentSchema, [
      {
        metadata: {
          name: 'k',
          namespace: 'kyverno',
          labels: { 'app.kubernetes.io/component': 'admission-controller' },
        },
        spec: { replicas },
        status,
      },
    ]);
  const lease = (renewTime: string, name = 'kyverno') => [
    { metadata: { name, namespace: 'kyverno' }, spec: { renewTime } },
  ];
  const health = (heard: string) => [
    {
      metadata: {
        name: 'kyverno-health',
        namespace: 'kyverno',
        annotations: { 'kyverno.io/last-request-time': heard },
      },
      spec: {},
    },
  ];
  const codes = (...given: Parameters<typeof judgeController>) => judgeController(...given).map(({ code }) => code);

  it.each([
    ['is well', deployment(2, { replicas: 2 }), lease('2026-09-10T11:59:30.000000Z'), []],
    ['is scaled to nothing', deployment(0), [], ['kyverno-scaled-to-zero']],
    ['is in a rollout', deployment(1, { replicas: 2 }), [], ['kyverno-rollout-stuck']],
    ['has no leader', deployment(1), lease('2026-09-10T11:58:00.000000Z'), ['kyverno-without-leader']],
    ['has another Lease that is old', deployment(1), lease('2026-09-10T10:00:00.000000Z', 'other'), []],
    ['was heard of a minute ago', deployment(1), health('2026-09-10T11:59:00Z'), []],
    ['was not heard of for two minutes', deployment(1), health('2026-09-10T11:58:00Z'), ['kyverno-unheard']],
    ['has a Lease that nobody understands', deployment(1), [{ metadata: {} }], []],
  ])('%s', (_, deployments, leases, expected) => {
    expect(codes(deployments, leases, now)).toEqual(expected);
  });

  it('is told with the leader that is gone, and with the conditions of its rollout', () => {
    const [silent] = lease('2026-09-10T11:58:00.000000Z').map((one) => ({
      ...one,
      spec: { ...one.spec, holderIdentity: 'k-1' },
    }));
    const stuck = { type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded', message: 'no' };
    const found = judgeController(deployment(1, { replicas: 2, conditions: [stuck] }), [silent], now, []);
    expect(found.map(({ evidence }) => evidence)).toEqual([
      ['Progressing False: ProgressDeadlineExceeded: no'],
      ['held by k-1, and there is no Pod of that name'],
    ]);
  });
});

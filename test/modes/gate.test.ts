import { describe, expect, it } from 'vitest';
import { ok, status } from '../fakes/answers.ts';
import { codesOf, factsOf } from '../fakes/context.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { probedImage, runGate } from './gating.ts';

const stale = policyObject('p1', timeout(10));
const right = policyObject('p1', timeout(30));

/** The calls in the order in which they began, without renewals and watches of the same kind twice. */
function writes(calls: readonly string[]): readonly string[] {
  return calls.filter((call) => /^(?:create|replace|patchPolicy)/.test(call));
}

describe('a gate', () => {
  it('raises a stale timeout, waits for the webhooks, probes, controls, looks again, and keeps the Lease', async () => {
    const living = new LivingCluster([stale]);
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['go']);
    expect(living.timeoutOf('p1')).toBe(30);
    expect(living.holder).toBe(ourHolder);
    expect(context.history.patches).toEqual([{ policy: 'p1', from: '10', to: 30 }]);
    expect(context.history.probes.map(({ kind, passed }) => [kind, passed])).toEqual([
      ['probe', true],
      ['control', true],
    ]);
    expect(context.history.convergence).toMatchObject({ exact: true });
    expect(context.lines.filter((line) => line.startsWith('# '))).toEqual([
      '# Take the Lease',
      '# Observe the cluster',
      '# Repair the policies',
      '# Wait for the webhooks',
      '# Probe',
      '# Control',
      '# Look again',
    ]);
  });

  it('sends at most 16 requests before the probes, and at most 6 of them in a row', async () => {
    const { context } = await runGate(new LivingCluster([stale]));
    const { calls } = context.cluster;
    const before = calls.slice(0, calls.indexOf('dryRunPod'));
    expect(before.length).toBeLessThanOrEqual(16);
    const together = [/^(?:list|read |readNamespace|readLease)/, /^watch/];
    const rounds = before.map((call) => together.findIndex((pattern) => pattern.test(call)));
    expect(rounds.filter((round, index) => round === -1 || round !== rounds[index - 1]).length).toBeLessThanOrEqual(6);
  });

  it('writes nothing but the Lease where all is right', async () => {
    const { step, context } = await runGate(new LivingCluster([right]));
    expect(codesOf(step)).toEqual(['go']);
    expect(writes(context.cluster.calls)).toEqual(['createLease']);
    expect(context.history.patches).toEqual([]);
  });

  it('writes the policies one after the other', async () => {
    const second = policyObject('p2', { ...timeout(10), failurePolicy: 'Fail' });
    const { step, context } = await runGate(new LivingCluster([stale, second]), { policies: ['p2', 'p1'] });
    expect(codesOf(step)).toEqual(['go']);
    expect(writes(context.cluster.calls)).toEqual(['createLease', 'patchPolicy p1', 'patchPolicy p2']);
  });

  it('writes under a field manager that names the run, and only after the Lease was asserted', async () => {
    const { context } = await runGate(new LivingCluster([stale]));
    const { calls, bodies } = context.cluster;
    expect(calls[calls.indexOf('patchPolicy p1') - 1]).toBe('patchLease');
    expect(bodies.find(({ call }) => call === 'patchPolicy p1')?.body).toEqual({
      patch: {
        metadata: { resourceVersion: '10', uid: 'uid-p1' },
        spec: { webhookConfiguration: { timeoutSeconds: 30 } },
      },
      manager: `admission-gate/${ourHolder}`,
    });
  });
});

describe('a gate that may not go on', () => {
  it.each([
    ['the policy is missing', [], {}, 'policy-missing'],
    ['the policy fails open', [policyObject('p1', { failurePolicy: 'Ignore' })], {}, 'policy-fail-open'],
    ['the policy only audits', [policyObject('p1', { validationActions: ['Audit'] })], {}, 'policy-not-deny'],
    [
      'another policy freezes all updates',
      [stale, policyObject('other', { ...timeout(45), matchConstraints: {} })],
      {},
      'updates-frozen',
    ],
    ['two basic policies share a path', [policyObject('p1'), policyObject('p2')], { policies: [] }, 'shared-path'],
    [
      'two policies of 1.18 select one Pod',
      [policyObject('p1'), policyObject('p2')],
      { kyvernoVersion: '1.18.2' },
      'two-policies-one-pod',
    ],
  ] as const)('refuses before any other write and gives the Lease up when %s', async (_, policies, change, code) => {
    const options = 'kyvernoVersion' in change ? { image: 'kyverno:v1.18.2' } : {};
    const living = new LivingCluster(policies, {}, options);
    const { step, context } = await runGate(living, change);
    expect(codesOf(step)[0]).toBe(code);
    expect(writes(context.cluster.calls)).toEqual(['createLease']);
    expect(living.holder).toBe('');
    expect(context.clock.sleeping).toBe(0);
    expect(context.cluster.calls).not.toContain('dryRunPod');
  });

  it.each([
    ['policies cannot be listed', 'listPolicies imagevalidatingpolicies', status(403, 'forbidden'), 'api-forbidden'],
    ['there are no such policies', 'listPolicies namespacedimagevalidatingpolicies', status(404), 'kyverno-missing'],
    [
      'webhooks cannot be listed',
      'listWebhooks validatingwebhookconfigurations',
      status(403, 'forbidden'),
      'api-forbidden',
    ],
    ['a list is no list', 'listPolicies imagevalidatingpolicies', ok({ items: 7 }), 'answer-unreadable'],
    ['the probed namespace is missing', 'readNamespace apps', status(404), 'probe-namespace-missing'],
    ['the namespace has no labels that can be read', 'readNamespace apps', ok({}), 'answer-unreadable'],
    ['Kyverno is of no known version', 'listDeployments kyverno', ok({ items: [] }), 'kyverno-version-unknown'],
    ['Kyverno’s Deployment cannot be read', 'listDeployments kyverno', status(403, 'forbidden'), 'api-forbidden'],
  ])('refuses and gives the Lease up when %s', async (_, call, reply, code) => {
    const living = new LivingCluster([right], { [call]: reply });
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual([code]);
    expect(writes(context.cluster.calls)).toEqual(['createLease']);
    expect(living.holder).toBe('');
  });

  it('takes the version from its input where the Deployment cannot be read', async () => {
    const living = new LivingCluster([right], { 'listDeployments kyverno': status(403, 'forbidden') });
    const { step, context } = await runGate(living, { kyvernoVersion: '1.19.1' });
    expect([codesOf(step), context.history.kyvernoVersion]).toEqual([['go'], '1.19.1']);
  });

  it('says that a version is not proved', async () => {
    const { context } = await runGate(new LivingCluster([right], {}, { image: 'kyverno:v1.20.0' }));
    expect(context.history.warnings.map(({ code, severity }) => [code, severity])).toEqual([
      ['kyverno-line-unproved', 'warning'],
      ['webhooks-over-budget', 'notice'],
    ]);
  });

  it('leaves the Lease of another run alone, and looks no further', async () => {
    const living = new LivingCluster([stale], { readLease: ok(leaseObject()) });
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['lease-held']);
    expect(context.cluster.calls).toEqual(['readLease']);
  });

  it('refuses a denied image, with every attempt on record', async () => {
    const living = new LivingCluster([right]);
    living.admit = () =>
      status(
        400,
        'admission webhook "ivpol.validate.kyverno.svc-fail" denied the request: Policy p1 failed: not signed',
      );
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['probe-denied']);
    expect(factsOf(step)).toMatchObject({ image: probedImage, policy: 'p1', attempts: '3' });
    expect(living.holder).toBe('');
    expect(context.history.probes.map(({ attempts }) => attempts.length)).toEqual([3]);
  });

  it('refuses when a forged image is admitted', async () => {
    const living = new LivingCluster([right]);
    living.admit = () => ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
    const { step } = await runGate(living);
    expect([codesOf(step), factsOf(step)['repository']]).toEqual([['not-enforced'], 'registry.example/shop/app']);
    expect(living.holder).toBe('');
  });

  it('says that the Lease stays when it cannot be given up', async () => {
    const living = new LivingCluster([], { patchLease: status(403, 'no') });
    const { step } = await runGate(living);
    expect(codesOf(step)).toEqual(['policy-missing', 'lease-not-freed']);
  });

  it('refuses for a fault of its own, and gives the Lease up', async () => {
    const living = new LivingCluster([right]);
    living.admit = () => {
      throw new TypeError('a fault');
    };
    const { step, context } = await runGate(living);
    expect([codesOf(step), factsOf(step)['step']]).toEqual([['internal-error'], 'Probe']);
    expect(living.holder).toBe('');
    expect(context.clock.sleeping).toBe(0);
  });
});

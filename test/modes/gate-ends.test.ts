import { describe, expect, it } from 'vitest';
import { none, ok, status } from '../fakes/answers.ts';
import { hang, lost, type Respond } from '../fakes/cluster.ts';
import { cancel, codesOf, factsOf } from '../fakes/context.ts';
import { ourHolder } from '../fakes/leases.ts';
import { forged, LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { runGate, startGate } from './gating.ts';

const stale = policyObject('p1', timeout(10));
const right = policyObject('p1', timeout(30));

/** Calls that change something in the cluster besides our own Lease's renewal. */
function count(calls: readonly string[], name: string): number {
  return calls.filter((call) => call.startsWith(name)).length;
}

describe('a cancelled gate', () => {
  it.each([
    ['Take the Lease', { readLease: hang }],
    ['Observe the cluster', { 'listPolicies imagevalidatingpolicies': hang }],
    ['Observe the cluster', { 'readNamespace apps': hang }],
    ['Observe the cluster', { 'listDeployments kyverno': hang }],
    ['Repair the policies', { 'patchPolicy p1': hang }],
    ['Probe', { dryRunPod: hang }],
  ])('refuses in the phase %s, makes no new step, and leaves no Lease behind', async (phase, replies) => {
    const living = new LivingCluster([stale], replies);
    const { context, ended } = startGate(living);
    await context.clock.pass(5000);
    expect(context.scope.step).toBe(phase);
    cancel(context);
    const atCancel = context.cluster.calls.length;
    expect(codesOf(await context.clock.until(ended))).toEqual(['cancelled']);
    expect(living.holder).toBe('');
    const after = context.cluster.calls.slice(atCancel);
    const settles =
      phase === 'Repair the policies' ? /^(?:patchLease|readLease|readPolicy p1)$/ : /^(?:patchLease|readLease)$/;
    expect(after.filter((call) => !settles.test(call))).toEqual([]);
    expect(context.clock.sleeping).toBe(0);
  });

  it('refuses in the phase Wait for the webhooks', async () => {
    const living = new LivingCluster([stale]);
    living.follows = false;
    const { context, ended } = startGate(living);
    await context.clock.pass(15_000);
    expect(context.scope.step).toBe('Wait for the webhooks');
    cancel(context);
    expect(codesOf(await context.clock.until(ended))).toEqual(['cancelled']);
    expect([living.holder, living.timeoutOf('p1')]).toEqual(['', 30]);
  });

  it('refuses in the phase Control', async () => {
    const living = new LivingCluster([right], {
      dryRunPod: [ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201), hang],
    });
    const { context, ended } = startGate(living);
    await context.clock.pass(5000);
    expect(context.scope.step).toBe('Control');
    cancel(context);
    expect(codesOf(await context.clock.until(ended))).toEqual(['cancelled']);
    expect(living.holder).toBe('');
  });

  it('refuses in the phase Look again, even when all that was asked came back', async () => {
    const living = new LivingCluster([right]);
    const { context, ended } = startGate(living);
    living.admit = (image) => {
      if (!image.includes('@')) return ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
      cancel(context);
      return forged(image);
    };
    expect(codesOf(await context.clock.until(ended))).toEqual(['cancelled']);
    expect(living.holder).toBe('');
  });
});

describe('a Lease that is taken in mid-run', () => {
  it('stops the gate before its next write', async () => {
    const living: LivingCluster = new LivingCluster([stale], {
      'readNamespace apps': () => {
        living.steal('other');
        return ok({ metadata: {} });
      },
    });
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['lease-lost']);
    expect(count(context.cluster.calls, 'patchPolicy')).toBe(0);
    expect(living.timeoutOf('p1')).toBe(10);
    expect(living.holder).toBe('other');
  });

  it('stops a gate that waits, and nothing is written any more', async () => {
    const living = new LivingCluster([stale]);
    living.follows = false;
    const { context, ended } = startGate(living);
    await context.clock.pass(15_000);
    living.steal('other');
    const step = await context.clock.until(ended);
    expect([codesOf(step), living.holder]).toEqual([['lease-lost'], 'other']);
    expect(context.clock.monotonicMs()).toBeLessThanOrEqual(20_000);
    expect(context.cluster.calls.at(-1)).toBe('readLease');
  });
});

describe('a break after convergence', () => {
  it('goes back to waiting, and probes again', async () => {
    const living = new LivingCluster([policyObject('p1')]);
    let broken = false;
    living.admit = (image) => {
      if (image.includes('@')) return forged(image);
      if (!broken) living.rewrite({ timeoutSeconds: 5 });
      broken = true;
      return ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
    };
    const { context, ended } = startGate(living);
    await context.clock.pass(1000);
    expect(context.scope.step).toBe('Wait for the webhooks');
    living.reconcile();
    expect(codesOf(await context.clock.until(ended))).toEqual(['go']);
    expect(context.cluster.count('dryRunPod')).toBe(4);
  });

  it('ends in `flapping` when it comes a fourth time', async () => {
    const living = new LivingCluster([right]);
    living.admit = (image) => {
      if (image.includes('@')) return forged(image);
      living.rewrite({ failurePolicy: 'Ignore' });
      return ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
    };
    const { context, ended } = startGate(living);
    for (let rounds = 0; rounds < 4; rounds++) {
      await context.clock.pass(500);
      living.reconcile();
    }
    const step = await context.clock.until(ended);
    expect([codesOf(step), factsOf(step)['times'], living.holder]).toEqual([['flapping'], '4', '']);
    expect(context.cluster.count('dryRunPod')).toBe(8);
  });

  it('is a policy that was set back, which is not patched twice', async () => {
    const living = new LivingCluster([stale]);
    living.admit = (image) => {
      if (image.includes('@')) return forged(image);
      living.set('p1', 10);
      return ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
    };
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['policy-reverted']);
    expect(factsOf(step)).toMatchObject({ manager: 'kustomize-controller', found: '10', wanted: '30' });
    expect(count(context.cluster.calls, 'patchPolicy')).toBe(1);
    expect(living.holder).toBe('');
  });

  it('is a policy of another generation, for which everything is proved anew', async () => {
    const living = new LivingCluster([right]);
    let changed = false;
    living.admit = (image) => {
      if (image.includes('@')) return forged(image);
      if (!changed) living.set('p1', 30);
      changed = true;
      return ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
    };
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['go']);
    expect(context.cluster.count('dryRunPod')).toBe(4);
  });

  it('is a named policy that was deleted', async () => {
    const living = new LivingCluster([right]);
    living.admit = (image) => {
      living.policies = [];
      living.reconcile();
      return image.includes('@') ? forged(image) : ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
    };
    const { step } = await runGate(living);
    expect([codesOf(step), living.holder]).toEqual([['policy-missing'], '']);
  });
});

describe('a gate whose answers are lost', () => {
  it('goes on when the claim and the patch were done but not answered', async () => {
    const done = (call: string): Respond => lost((body) => living.answer(call, body));
    const living: LivingCluster = new LivingCluster([stale], {
      createLease: [done('createLease')],
      'patchPolicy p1': [done('patchPolicy p1')],
    });
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['go']);
    expect([count(context.cluster.calls, 'createLease'), count(context.cluster.calls, 'patchPolicy')]).toEqual([1, 1]);
    expect([living.timeoutOf('p1'), living.holder]).toEqual([30, ourHolder]);
  });

  it('refuses as stale, and writes no policy, when the Lease can no longer be renewed', async () => {
    const living = new LivingCluster([stale], { patchLease: none('unreachable') });
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['lease-stale', 'lease-not-freed']);
    expect(count(context.cluster.calls, 'patchPolicy')).toBe(0);
  });

  it('refuses when its Lease may not be renewed, before the first write', async () => {
    const living = new LivingCluster([stale], { patchLease: status(403, 'leases is forbidden') });
    const { step, context } = await runGate(living);
    expect(codesOf(step)).toEqual(['api-forbidden', 'lease-not-freed']);
    expect(count(context.cluster.calls, 'patchPolicy')).toBe(0);
  });
});

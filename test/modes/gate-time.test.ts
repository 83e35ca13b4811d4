import { describe, expect, it } from 'vitest';
import { none, ok } from '../fakes/answers.ts';
import { hang } from '../fakes/cluster.ts';
import { codesOf, factsOf } from '../fakes/context.ts';
import { forged, LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { startGate } from './gating.ts';

const right = policyObject('p1', timeout(30));
const admitted = ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);

describe('the times of a gate', () => {
  it('bound probes and controls together: what a probe used up, a control has not', async () => {
    let asked = 0;
    const living = new LivingCluster([right], {
      dryRunPod: async (body, signal) => {
        asked += 1;
        if (asked > 1) return hang(body, signal);
        await context.clock.sleep(60_000, signal);
        return signal.aborted ? none('aborted') : admitted;
      },
    });
    const { context, ended } = startGate(living, { probeTimeoutSeconds: 100 });
    expect(codesOf(await context.clock.until(ended))).toEqual(['probe-unanswered']);
    expect(context.clock.monotonicMs()).toBe(100_000);
  });

  it('bound all waits for the webhooks together: one that comes after a break has what is left', async () => {
    const living = new LivingCluster([policyObject('p1', timeout(10))]);
    living.follows = false;
    living.admit = (image) => {
      if (image.includes('@')) return forged(image);
      living.rewrite({ timeoutSeconds: 5 });
      return admitted;
    };
    const { context, ended } = startGate(living, { convergenceTimeoutSeconds: 20 });
    await context.clock.pass(15_000);
    expect(context.cluster.count('dryRunPod')).toBe(0);
    living.follows = true;
    living.reconcile();
    await context.clock.pass(0);
    expect(context.cluster.count('dryRunPod')).toBe(2);
    const step = await context.clock.until(ended);
    expect([codesOf(step), factsOf(step)['seconds']]).toEqual([['not-converged'], '20']);
    expect(context.clock.monotonicMs()).toBe(20_000);
  });
});

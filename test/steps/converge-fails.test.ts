import { describe, expect, it } from 'vitest';
import { ok, status } from '../fakes/answers.ts';
import { codesOf, factsOf } from '../fakes/context.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { wait } from './waiting.ts';

const deployment = (replicas: number) => ({
  metadata: { name: 'kyverno', labels: { 'app.kubernetes.io/component': 'admission-controller' } },
  spec: { replicas: 1, template: { spec: { containers: [] } } },
  status: { replicas },
});

const noConfigurations = ok({ metadata: { resourceVersion: '1' }, items: [] });
const none = {
  'listWebhooks mutatingwebhookconfigurations': noConfigurations,
  'listWebhooks validatingwebhookconfigurations': noConfigurations,
};

describe('webhooks that do not come right', () => {
  it('are refused after the time is over, expected and effective side by side', async () => {
    const waiting = await wait();
    const step = await waiting.context.clock.until(waiting.ended);
    expect(codesOf(step)).toEqual(['not-converged']);
    expect(factsOf(step)).toMatchObject({
      seconds: '120',
      version: '1.19.1',
      difference: expect.stringContaining(
        'wrong-timeout: /ivpol/mutate/p1 Fail 10s instead of /ivpol/mutate/p1 Fail 30s',
      ),
    });
    expect(waiting.context.clock.monotonicMs()).toBe(120_000);
    expect(waiting.context.history.convergence).toMatchObject({
      exact: false,
      expected: [{ timeoutSeconds: 30 }, { timeoutSeconds: 30 }],
      effective: [{ timeoutSeconds: 10 }, { timeoutSeconds: 10 }],
    });
  });

  it('are laid to a rollout that does not end, when one is seen', async () => {
    const waiting = await wait({ replies: { 'listDeployments kyverno': ok({ items: [deployment(2)] }) } });
    const step = await waiting.context.clock.until(waiting.ended);
    expect([codesOf(step), factsOf(step)['replicas'], factsOf(step)['wanted']]).toEqual([
      ['kyverno-rollout'],
      '2',
      '1',
    ]);
  });

  it('are said to be missing altogether when no image policy has any', async () => {
    const waiting = await wait({ replies: none });
    const step = await waiting.context.clock.until(waiting.ended);
    expect([codesOf(step), factsOf(step)['policies']]).toEqual([['webhooks-empty'], 'p1']);
  });

  it('are laid to a policy of another engine that freezes them, at the first look again', async () => {
    const items = [policyObject('m1', timeout(45), { namespace: 'other' })];
    const frozen = { 'read namespacedmutatingpolicies': ok({ metadata: { resourceVersion: '1' }, items }) };
    const waiting = await wait({ replies: frozen });
    const step = await waiting.context.clock.until(waiting.ended);
    expect(codesOf(step)).toEqual(['updates-frozen']);
    expect(waiting.context.clock.monotonicMs()).toBe(10_000);
  });

  it.each([
    ['the Deployment is as it should be', ok({ items: [deployment(1)] })],
    ['the Deployment cannot be read', status(403, 'forbidden')],
  ])('are laid to no rollout when %s', async (_, reply) => {
    const waiting = await wait({ replies: { 'listDeployments kyverno': reply } });
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['not-converged']);
  });

  it('are laid to a selector that leaves the probed namespace out', async () => {
    const waiting = await wait();
    waiting.living.rewrite({ timeoutSeconds: 30, namespaceSelector: { matchLabels: { team: 'two' } } });
    const step = await waiting.context.clock.until(waiting.ended);
    expect([codesOf(step), factsOf(step)['podNamespace']]).toEqual([['namespace-excluded'], 'apps']);
  });

  it('are not waited for when the policy was set back', async () => {
    const waiting = await wait();
    await waiting.context.clock.pass(5000);
    waiting.living.set('p1', 10);
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['policy-reverted']);
    expect(waiting.context.clock.monotonicMs()).toBe(10_000);
  });

  it('are not waited for when another policy freezes all updates', async () => {
    const waiting = await wait();
    waiting.living.policies = [
      ...waiting.living.policies,
      ...new LivingCluster([policyObject('bad', timeout(45))]).policies,
    ];
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['updates-frozen']);
    expect(waiting.context.clock.monotonicMs()).toBe(10_000);
  });

  it('are not waited for when nothing can be read any more', async () => {
    const list = ok({ metadata: { resourceVersion: '1' }, items: [] });
    const waiting = await wait({
      replies: { 'listPolicies namespacedimagevalidatingpolicies': [list, status(403, 'forbidden')] },
    });
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['api-forbidden']);
  });
});

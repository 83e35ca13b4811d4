import { describe, expect, it } from 'vitest';
import type { WatchEvent } from '../../src/cluster/port.ts';
import { converge } from '../../src/steps/converge.ts';
import { lookAround } from '../../src/steps/observe.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { type Follow, hang } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn } from '../fakes/context.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { bothWatches, forbidden, goal, looks, silent, wait } from './waiting.ts';

describe('waiting for the webhooks', () => {
  it('is over at once, without any call, when they are right already', async () => {
    const living = new LivingCluster([policyObject('p1', timeout(30))]);
    const context = contextOn(living.port);
    const start = await lookAround(context);
    if (start.kind === 'refuse') throw new Error('no view');
    context.cluster.calls.length = 0;
    expect(codesOf(await converge(context, goal, start.value))).toEqual(['go']);
    expect(context.cluster.calls).toEqual([]);
  });

  it('is over with the event that makes both configurations right, in no time', async () => {
    const waiting = await wait();
    await waiting.context.clock.pass(3000);
    waiting.living.reconcile();
    expect(codesOf(await waiting.ended)).toEqual(['go']);
    expect(waiting.context.clock.monotonicMs()).toBe(3000);
    expect(looks(waiting)).toBe(0);
    expect(waiting.context.clock.sleeping).toBe(0);
  });

  it('hears of what changed between the first look and the watch', async () => {
    const living = new LivingCluster([policyObject('p1', timeout(30))]);
    living.rewrite({ timeoutSeconds: 10 });
    const context = contextOn(living.port);
    const start = await lookAround(context);
    living.reconcile();
    if (start.kind === 'refuse') throw new Error('no view');
    const ended = converge(context, goal, start.value);
    await context.clock.pass(0);
    expect(codesOf(await ended)).toEqual(['go']);
  });

  it('reads everything again every 10 s, since a watch can hang without a sign', async () => {
    const waiting = await wait({ watches: bothWatches(silent) });
    await waiting.context.clock.pass(9999);
    waiting.living.reconcile();
    expect(looks(waiting)).toBe(0);
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['go']);
    expect(waiting.context.clock.monotonicMs()).toBe(10_000);
  });

  it('reads every second where watching is forbidden', async () => {
    const waiting = await wait({ watches: bothWatches(forbidden) });
    await waiting.context.clock.pass(3500);
    expect(looks(waiting)).toBe(3);
    waiting.living.reconcile();
    await waiting.context.clock.until(waiting.ended);
    expect(waiting.context.clock.monotonicMs()).toBe(4000);
    expect(waiting.context.cluster.count('watchWebhook mutatingwebhookconfigurations')).toBe(1);
    const resource = 'mutatingwebhookconfigurations.admissionregistration.k8s.io';
    expect(waiting.context.history.warnings).toContainEqual(
      expect.objectContaining({ code: 'watch-forbidden', facts: expect.objectContaining({ resource, seconds: '1' }) }),
    );
  });

  it.each([
    ['was closed by the server', undefined],
    ['is too old', status(410, 'too old resource version')],
    ['broke', none('unreachable')],
  ])('looks again after a watch that %s, and watches on from there', async (_, answer) => {
    const follows: string[] = [];
    const follow: Follow = (onEvent, signal, resourceVersion) => {
      follows.push(resourceVersion);
      if (follows.length <= 2) queueMicrotask(() => onEvent({ kind: 'ended', answer }));
      signal.addEventListener('abort', () => onEvent({ kind: 'ended', answer: undefined }));
    };
    const waiting = await wait({ watches: bothWatches(follow) });
    await waiting.context.clock.pass(25_000);
    expect([looks(waiting), follows.length]).toEqual([2, 4]);
    waiting.living.reconcile();
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['go']);
  });

  it.each([
    ['a bookmark', { kind: 'object', type: 'BOOKMARK', object: { metadata: { name: 'c', resourceVersion: '900' } } }],
    ['an error', { kind: 'object', type: 'ERROR', object: { kind: 'Status', code: 410 } }],
    ['an object that cannot be read', { kind: 'object', type: 'MODIFIED', object: { webhooks: 7 } }],
  ] as const)('learns nothing from %s', async (_, event) => {
    const waiting = await wait({ watches: bothWatches((onEvent) => queueMicrotask(() => onEvent(event))) });
    await waiting.context.clock.pass(9000);
    expect(waiting.context.lines.filter((line) => line.startsWith('not yet')).length).toBe(1);
    cancel(waiting.context);
    expect(codesOf(await waiting.ended)).toEqual(['cancelled']);
  });

  it('takes a deleted configuration for one without entries', async () => {
    const entry = { name: 'w', clientConfig: { service: { path: '/ivpol/mutate/p1' } }, timeoutSeconds: 30 };
    const object = { metadata: { name: 'c', resourceVersion: '900' }, webhooks: [entry] };
    const deleted: WatchEvent = { kind: 'object', type: 'DELETED', object };
    const waiting = await wait({ watches: bothWatches((onEvent) => queueMicrotask(() => onEvent(deleted))) });
    await waiting.context.clock.pass(1000);
    expect(waiting.context.lines.at(-1)).toBe(
      'not yet: missing /ivpol/mutate/p1 Fail 30s (no image policy has a webhook there); missing /ivpol/validate/p1 Fail 30s (no image policy has a webhook there)',
    );
    cancel(waiting.context);
    await waiting.ended;
  });

  it('does not forget an event that came while it was reading', async () => {
    const waiting = await wait({
      replies: {
        'listPolicies namespacedimagevalidatingpolicies': [
          ok({ metadata: { resourceVersion: '1' }, items: [] }),
          async (_, signal) => {
            await waiting.context.clock.sleep(2000, signal);
            return ok({ metadata: { resourceVersion: '1' }, items: [] });
          },
          ok({ metadata: { resourceVersion: '1' }, items: [] }),
        ],
      },
    });
    await waiting.context.clock.pass(11_000);
    waiting.living.reconcile();
    expect(codesOf(await waiting.context.clock.until(waiting.ended))).toEqual(['go']);
    expect(waiting.context.clock.monotonicMs()).toBe(12_000);
  });

  it('says once what is missing, however often it looks, and now and then that it still is', async () => {
    const waiting = await wait();
    await waiting.context.clock.pass(45_000);
    expect(waiting.context.lines).toEqual([
      'not yet: wrong-timeout: /ivpol/mutate/p1 Fail 10s instead of /ivpol/mutate/p1 Fail 30s; wrong-timeout: /ivpol/validate/p1 Fail 10s instead of /ivpol/validate/p1 Fail 30s',
      'still not; 90 s left to wait',
    ]);
    cancel(waiting.context);
    await waiting.ended;
  });

  it('ends at once when the run is cancelled, also in the middle of a look', async () => {
    const list = ok({ metadata: { resourceVersion: '1' }, items: [] });
    for (const replies of [{}, { 'listPolicies namespacedimagevalidatingpolicies': [list, hang] }]) {
      const waiting = await wait({ replies });
      await waiting.context.clock.pass(10_500);
      cancel(waiting.context);
      expect(codesOf(await waiting.ended)).toEqual(['cancelled']);
      expect(waiting.context.clock.sleeping).toBe(0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type CoverOf, probeAll } from '../../src/steps/probe.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { hang } from '../fakes/cluster.ts';
import { cancel, codesOf, factsOf } from '../fakes/context.ts';

import { admitted, byImage, cover, denial, limits, on, probes, slow } from './probing.ts';

describe('probing', () => {
  it('asks once for each image that is admitted', async () => {
    const context = on([admitted, admitted]);
    expect(codesOf(await context.clock.until(probeAll(context, probes('a:1', 'b:1'), cover, limits)))).toEqual(['go']);
    expect(context.history.probes.map(({ image, passed }) => [image, passed])).toEqual([
      ['a:1', true],
      ['b:1', true],
    ]);
    expect(context.clock.sleeping).toBe(0);
  });

  it('asks as a Pod of its own in the probed namespace', async () => {
    const context = on([admitted]);
    await context.clock.until(probeAll(context, probes('a:1'), cover, limits));
    expect(context.cluster.bodies[0]?.body).toMatchObject({
      metadata: { name: 'admission-gate-00000001', namespace: 'apps' },
    });
  });

  it('asks again after what may pass, and an admission then counts', async () => {
    const context = on([slow, none('unreachable'), status(429, 'busy'), admitted]);
    expect(codesOf(await context.clock.until(probeAll(context, probes('a:1'), cover, limits)))).toEqual(['go']);
    expect(context.history.probes[0]?.attempts.map(({ outcome }) => outcome)).toEqual([
      'webhook-timeout',
      'probe-unanswered',
      'api-answer',
      'admitted',
    ]);
  });

  it.each([
    ['a certain denial', [denial('Policy p1 failed: image a:1 does not have a digest')], 'digest-missing', 1],
    [
      'three identical denials',
      Array.from({ length: 3 }, () => denial('Policy p1 failed: not signed')),
      'probe-denied',
      3,
    ],
    ['as many timeouts as attempts', Array.from({ length: 6 }, () => slow), 'webhook-timeout', 6],
    ['a quota', [status(403, 'pods "x" is forbidden: exceeded quota')], 'quota-exceeded', 1],
    [
      'a lack of permission',
      [status(403, 'pods is forbidden: User "x" cannot create resource "pods"')],
      'api-forbidden',
      1,
    ],
  ] as const)('is refused after %s', async (_, answers, code, attempts) => {
    const context = on(answers);
    const step = await context.clock.until(probeAll(context, probes('a:1'), cover, limits));
    expect([codesOf(step), factsOf(step)['attempts'], context.cluster.left]).toEqual([[code], String(attempts), []]);
  });

  it('warns of an admission that took several attempts, and of one that took half the time of its webhook', async () => {
    const context = on([slow, { ...admitted, elapsedMs: 15_001 }]);
    expect(codesOf(await context.clock.until(probeAll(context, probes('a:1'), cover, limits)))).toEqual(['go']);
    expect(context.history.warnings.map(({ code, severity, facts }) => [code, severity, facts['attempts']])).toEqual([
      ['probe-recovered', 'warning', '2'],
      ['probe-slow', 'warning', undefined],
    ]);
  });

  it('warns of nothing at exactly half the time, nor where no webhook is known', async () => {
    for (const [elapsedMs, timeoutSeconds] of [
      [15_000, 30],
      [29_000, undefined],
    ] as const) {
      const context = on([{ ...admitted, elapsedMs }]);
      const one: CoverOf = () => ({ policies: ['p1'], timeoutSeconds, reaches: () => true });
      await context.clock.until(probeAll(context, probes('a:1'), one, limits));
      expect(context.history.warnings).toEqual([]);
    }
  });

  it('is refused when the verdict flips, at once', async () => {
    const context = on([denial('Policy p1 failed: not signed'), admitted]);
    const step = await context.clock.until(probeAll(context, probes('a:1'), cover, limits));
    expect([codesOf(step), factsOf(step)['denied'], context.cluster.left]).toEqual([['verdict-flaps'], '1', []]);
  });

  it('names of several images the one that is at fault', async () => {
    const context = on([denial('Policy p1 failed: image b:1 does not have a digest')]);
    const [a, b] = probes('a:1', 'b:1');
    if (a === undefined || b === undefined) throw new Error('two Pods');
    const step = await context.clock.until(probeAll(context, [{ ...a, images: ['a:1', 'b:1'] }], cover, limits));
    expect(factsOf(step)['image']).toBe('b:1');
    expect(context.history.probes[0]?.image).toBe('a:1, b:1');
  });

  it('asks once more for less where a quota is in the way', async () => {
    const quota = status(403, 'pods "x" is forbidden: exceeded quota: q');
    const [pod] = probes('a:1');
    if (pod === undefined) throw new Error('one Pod');
    const resources = { requests: { cpu: '4' } };
    const big = { ...pod, spec: { containers: [{ name: 'a', image: 'a:1', resources }] } };
    const passing = on([quota, admitted]);
    expect(codesOf(await passing.clock.until(probeAll(passing, [big], cover, limits)))).toEqual(['go']);
    expect(JSON.stringify(passing.cluster.bodies[1]?.body)).toContain('"cpu":"1m"');
    const full = on([quota, quota]);
    expect(codesOf(await full.clock.until(probeAll(full, [big], cover, limits)))).toEqual(['quota-exceeded']);
    expect(full.cluster.left).toEqual([]);
  });

  it('keeps the digest that a tag stood for', async () => {
    const pinned = `a:1@sha256:${'1'.repeat(64)}`;
    const body = { kind: 'Pod', metadata: { name: 'x' }, spec: { containers: [{ image: pinned }] } };
    const context = on([ok(body, 201)]);
    await context.clock.until(probeAll(context, probes('a:1'), cover, limits));
    expect(context.history.probes[0]?.resolved).toEqual([{ image: 'a:1', pinned }]);
  });

  it('waits for as long as the server asks for', async () => {
    const context = on([status(429, 'busy', { retryAfterSeconds: 30 }), admitted]);
    await context.clock.until(probeAll(context, probes('a:1'), cover, limits));
    expect(context.clock.monotonicMs()).toBe(30_000);
  });

  it('has every finding, in the order of the images, and every attempt on record', async () => {
    const context = on(
      byImage({
        'a:1': [slow, denial('Policy p1 failed: image a:1 does not have a digest')],
        'b:1': [admitted],
        'c:1': [denial('Policy p2 error: NAME_UNKNOWN')],
      }),
    );
    const step = await context.clock.until(probeAll(context, probes('a:1', 'b:1', 'c:1'), cover, limits));
    expect(codesOf(step)).toEqual(['digest-missing', 'image-not-found']);
    expect(context.history.probes.find(({ image }) => image === 'a:1')?.attempts.map((one) => one.status)).toEqual([
      500, 400,
    ]);
  });

  it('has four questions open at a time, never more', async () => {
    let open = 0;
    let most = 0;
    const context = on(async (_, signal) => {
      most = Math.max(most, ++open);
      await context.clock.sleep(100, signal);
      open -= 1;
      return admitted;
    });
    const images = Array.from({ length: 10 }, (_, index) => `a${index}:1`);
    await context.clock.until(probeAll(context, probes(...images), cover, limits));
    expect([most, context.cluster.count('dryRunPod'), context.clock.monotonicMs()]).toEqual([4, 10, 300]);
  });

  it.each([
    ['hangs', hang, 'probe-unanswered'],
    ['times out each time', async () => slow, 'webhook-timeout'],
  ] as const)('ends when the time of the round is over, while one %s', async (_, reply, code) => {
    const context = on(reply);
    const step = await context.clock.until(
      probeAll(context, probes('a:1', 'b:1', 'c:1', 'd:1', 'e:1'), cover, {
        ...limits,
        attempts: 20,
        totalSeconds: 20,
      }),
    );
    expect(codesOf(step)[0]).toBe(code);
    expect(codesOf(step).length).toBe(5);
    expect(context.clock.monotonicMs()).toBe(20_000);
  });

  it('ends at once when the run is cancelled, which says nothing about an image', async () => {
    for (const reply of [hang, slow]) {
      const context = on(reply);
      const probed = probeAll(context, probes('a:1'), cover, limits);
      await context.clock.pass(1);
      cancel(context);
      expect(codesOf(await probed)).toEqual(['cancelled']);
      expect(context.clock.sleeping).toBe(0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type CoverOf, controlAll, podsOfImages } from '../../src/steps/probe.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { codesOf, contextOn } from '../fakes/context.ts';
import { forged, imageOf } from '../fakes/living.ts';

import { admitted, byImage, cover, covering, denial, identity, limits, on, probes, slow } from './probing.ts';

describe('the controls', () => {
  const control = (reply: Reply | readonly Reply[], policies = ['p1']) => {
    const context = on(reply);
    return context.clock
      .until(controlAll(context, probes('r/app:1'), [], covering(...policies), limits))
      .then((step) => ({ step, context }));
  };

  it('forge one image of each form in which a repository is probed, since policies match by its text', async () => {
    const context = on((body) => forged(imageOf(body)));
    await context.clock.until(
      controlAll(
        context,
        probes('a:1', `a:1`, `a@sha256:${'1'.repeat(64)}`, `a@sha256:${'2'.repeat(64)}`, 'b:2'),
        [],
        cover,
        limits,
      ),
    );
    const images = context.history.probes.map(({ image }) => image.replace(/[0-9a-f]{64}$/, 'HEX'));
    expect(images).toEqual(['a:1@sha256:HEX', 'a@sha256:HEX', 'b:2@sha256:HEX']);
    expect(context.history.probes.every(({ kind, passed }) => kind === 'control' && passed)).toBe(true);
  });

  it.each([
    ['denied by the covering policy', denial('Policy p1 error: MANIFEST_UNKNOWN'), ['p1'], 'go'],
    [
      'denied by one of several covering policies',
      denial('Policy p2 failed: x; Policy p1 failed: y'),
      ['p3', 'p1'],
      'go',
    ],
    ['admitted', admitted, ['p1'], 'not-enforced'],
    ['denied by another policy', denial('Policy p9 failed: x'), ['p1'], 'control-other-denial'],
    ['denied without a policy’s name', denial('no'), ['p1'], 'control-other-denial'],
    ['denied while no policy covers it', denial('Policy p1 failed: x'), [], 'control-other-denial'],
    [
      'denied by another webhook in the same words',
      denial('Policy p1 failed: x', 'deny.vendor.example'),
      ['p1'],
      'control-other-denial',
    ],
    [
      'denied by another engine’s policy of that name',
      denial('Policy p1 failed: x', 'vpol.validate.kyverno.svc-fail'),
      ['p1'],
      'control-other-denial',
    ],
    ['refused by a quota', status(403, 'pods "x" is forbidden: exceeded quota'), ['p1'], 'quota-exceeded'],
  ] as const)('%s, means: %s', async (_, answer, policies, code) => {
    const { step } = await control([answer], [...policies]);
    expect(codesOf(step)).toEqual([code]);
  });

  it.each([
    [[], ['r/app:1@sha256:HEX']],
    [['r/app:unsigned'], ['r/app:unsigned']],
  ])('leave out what no policy can see, where images that must be denied prove it: %j', async (images, asked) => {
    const context = on((body) => (imageOf(body).includes('@') ? admitted : denial('Policy p1 failed: x')));
    const blind: CoverOf = () => ({ policies: ['p1'], timeoutSeconds: 30, reaches: (image) => !image.includes('@') });
    const mustDeny = images.length === 0 ? [] : probes(...images);
    await context.clock.until(controlAll(context, probes('r/app:1'), mustDeny, blind, limits));
    expect(context.history.probes.map(({ image }) => image.replace(/[0-9a-f]{64}$/, 'HEX'))).toEqual(asked);
  });

  const unasked = denial('annotations not present on object, image verification failed');
  it.each([
    ['is asked again', [unasked, denial('Policy p1 failed: x')], 'go'],
    ['was not judged three times', [unasked, unasked, unasked], 'control-other-denial'],
    ['was admitted in the end', [unasked, admitted], 'not-enforced'],
  ])('before 1.19, where the mutating webhook was not asked: it %s', async (_, answers, code) => {
    const { step, context } = await control(answers);
    expect([codesOf(step), context.cluster.count('dryRunPod')]).toEqual([[code], answers.length]);
  });

  it.each([
    ['denied by the covering policy', denial('Policy p1 failed: x'), 'go'],
    ['admitted', admitted, 'must-deny-admitted'],
    ['denied by another', denial('Policy p9 failed: x'), 'control-other-denial'],
  ] as const)('are joined by images that must be denied: %s', async (_, answer, code) => {
    const read = podsOfImages('probe-must-deny', ['r/other:1'], 'apps');
    if ('code' in read) throw new Error(read.code);
    const context = on(byImage({ 'r/other:1': [answer] }));
    expect(codesOf(await context.clock.until(controlAll(context, [], read, cover, limits)))).toEqual([code]);
  });

  it.each([
    ['is excluded, and that is said', ok({ data: { excludeGroups: 'ci' } }), 'probe-not-looked-at'],
    ['cannot be known to be', status(403, 'no'), 'not-enforced'],
  ])('are admitted where this identity %s', async (_, configMap, code) => {
    const replies = { ...identity, dryRunPod: admitted, 'read configmaps kyverno/kyverno': configMap };
    const context = contextOn(new FakeCluster({ replies }));
    const step = await context.clock.until(controlAll(context, probes('r/app:1'), [], cover, limits));
    expect(codesOf(step)).toEqual([code]);
  });

  it('are asked again only when they were not answered', async () => {
    const { step, context } = await control([slow, none('unreachable'), forged('x')]);
    expect([codesOf(step), context.cluster.left]).toEqual([['go'], []]);
  });

  it('prove nothing when they are never answered', async () => {
    const { step } = await control(slow);
    expect(codesOf(step)).toEqual(['webhook-timeout']);
  });
});

describe('the images of an input', () => {
  it('are read in their order, each once', () => {
    expect(probes('a:1', 'b', 'a:1').map(({ images }) => images)).toEqual([['a:1'], ['b']]);
  });

  it('are refused for the one that is none', () => {
    const read = podsOfImages('probe-must-deny', ['a:1', 'B:1', 'C'], 'apps');
    expect(read).toMatchObject({ code: 'bad-input', facts: { input: 'probe-must-deny', given: 'B:1' } });
  });
});

import { describe, expect, it } from 'vitest';
import { ok, status } from '../fakes/answers.ts';
import { hang, type Reply } from '../fakes/cluster.ts';
import { leaseObject } from '../fakes/leases.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { ahead, fails, type QueueScript, queuedWith, queueView, says } from '../fakes/queue.ts';
import { begin, env, type Given, right, run } from './starting.ts';

describe('main', () => {
  it('proceeds, hands the Lease on to post, and leaves nothing running', async () => {
    const { code, runner, cluster, clock, commented } = await run();
    expect(code).toBe(0);
    expect(Object.fromEntries(runner.outputs)).toEqual({
      verdict: 'proceed',
      'reason-code': 'proved',
      'cause-class': 'none',
      retryable: 'false',
      images: '{}',
      report: '/tmp/report.json',
    });
    expect(Object.fromEntries(runner.state)).toMatchObject({
      holder: cluster.holder,
      lease: 'admission-gate/deploy',
      'lease-uid': 'lease-uid',
      phase: 'held',
      'head-sha': 'ab'.repeat(20),
      'repository-id': '42',
    });
    expect([runner.annotations, commented, cluster.port.closed, clock.sleeping]).toEqual([[], ['proved'], true, 0]);
  });

  it('asks whether its group is queued when it takes the Lease and before the verdict', async () => {
    const { queue } = await run();
    expect(queue.calls).toEqual(['mergeQueue main', 'queuedGroups main', 'queuedGroups main']);
  });

  it('warns at the start where the merge queue may give up before the gate is over', async () => {
    const github = { queuedGroups: says(queuedWith()), mergeQueue: queueView(20) };
    const { code, runner } = await run({ github });
    expect(code).toBe(0);
    const text = runner.lines.join('\n');
    expect(text.indexOf('gives a check up after 1200 s')).toBeLessThan(text.indexOf('# Observe the cluster'));
    expect(text).toMatch(/warning queue-gives-up-first: .* 1200 s .*20 min.*1200 s \(timeout-seconds\), 0 s of them/);
    expect(text).toMatch(/Lower lease-wait-seconds[\s\S]*at least 21 min/);
  });

  it.each<[string, NonNullable<QueueScript['mergeQueue']>]>([
    ['waits long enough', queueView(21)],
    ['has no such time', queueView(undefined)],
    ['is none', says(undefined)],
    ['may not be read', fails('forbidden')],
    ['does not answer', fails('unavailable')],
  ])('says nothing of a merge queue that %s', async (_, mergeQueue) => {
    const { code, runner } = await run({ github: { queuedGroups: says(queuedWith()), mergeQueue } });
    expect([code, runner.lines.join('\n').includes('queue-gives-up-first')]).toEqual([0, false]);
  });

  it('asks once more before it writes to a policy, and writes nothing for a group that is gone', async () => {
    const cluster = new LivingCluster([policyObject('p1', timeout(10))]);
    const queuedGroups = [says(queuedWith()), says([])];
    const { reason, runner } = await run({ cluster, github: { queuedGroups, branchHead: says(ahead) } });
    expect([reason, cluster.holder, runner.savedState('phase')]).toEqual(['group-superseded', '', 'freed']);
    expect(cluster.port.bodies.filter(({ call }) => call.startsWith('patchPolicy'))).toEqual([]);
  });

  it('does not proceed for a group that is gone by the end, or not known to be there', async () => {
    const gone = { queuedGroups: [says(queuedWith()), says([])], branchHead: says(ahead) };
    expect((await run({ github: gone })).reason).toBe('group-superseded');
    const silent = { queuedGroups: [says(queuedWith()), ...[1, 2, 3].map(() => fails('unavailable'))] };
    expect((await run({ github: silent })).reason).toBe('github-unavailable');
  });

  it.each<[string, Given]>([
    ['its event names no group', { event: {} }],
    ['there is no token', { inputs: { 'github-token': '' } }],
    ['the token may not read it', { github: { queuedGroups: fails('forbidden') } }],
  ])('is refused in a merge group of which nothing is known: %s', async (_, given) => {
    const { reason, cluster } = await run(given);
    expect([reason, cluster.holder]).toEqual(['queue-unreadable', '']);
  });

  it('asks GitHub nothing for any other event', async () => {
    const { code, queue } = await run({ env: { ...env, GITHUB_EVENT_NAME: 'workflow_dispatch' }, event: {} });
    expect([code, queue.calls]).toEqual([0, []]);
  });

  it('saves who it is before it writes anything', async () => {
    const cluster = new LivingCluster([right], { readLease: hang });
    const { runner, clock } = begin({ cluster });
    await clock.pass(10);
    expect(runner.savedState('holder')).toBe('gh:5002.1:gate:00000001');
    expect(runner.savedState('phase')).toBe('');
  });

  it('refuses with one annotation, and says to post that the Lease is freed', async () => {
    const { code, runner, reason, cluster } = await run({ cluster: new LivingCluster([]) });
    expect([code, reason, cluster.holder, runner.savedState('phase')]).toEqual([1, 'policy-missing', '', 'freed']);
    expect(runner.annotations.length).toBe(1);
  });

  it('says to post that the Lease was not freed', async () => {
    const { runner } = await run({ cluster: new LivingCluster([], { patchLease: status(403, 'no') }) });
    expect(runner.savedState('phase')).toBe('not-freed');
  });

  it('says to post that a claim may have gone through which it could not take back', async () => {
    const unreachable = {
      readLease: [status(404), ...Array.from({ length: 40 }, () => status(503, 'down'))] as readonly Reply[],
      createLease: status(504, 'timeout'),
    };
    const { runner, reason } = await run({ cluster: new LivingCluster([right], unreachable) });
    expect([reason, runner.savedState('phase')]).toEqual(['api-answer', 'not-freed']);
  });

  it('refuses as cancelled when the runner asks it to end', async () => {
    const begun = begin({ cluster: new LivingCluster([right], { dryRunPod: hang }) });
    await begun.clock.pass(2000);
    begun.cancel();
    expect(await begun.clock.until(begun.exit)).toBe(1);
    expect([begun.runner.outputs.get('reason-code'), begun.cluster.holder, begun.clock.sleeping]).toEqual([
      'cancelled',
      '',
      0,
    ]);
  });

  it('refuses when the time for the whole gate is over', async () => {
    const inputs = { 'timeout-seconds': '20', 'convergence-timeout-seconds': '10', 'probe-timeout-seconds': '10' };
    const { reason, clock, cluster } = await run({
      inputs,
      cluster: new LivingCluster([right], { 'readNamespace apps': hang }),
    });
    expect([reason, clock.monotonicMs(), cluster.holder]).toEqual(['deadline-exceeded', 20_000, '']);
  });

  it('releases in mode release, and leaves nothing to post', async () => {
    const cluster = new LivingCluster([], {
      readLease: ok(leaseObject()),
      replaceLease: ok(leaseObject({ holder: '' })),
    });
    const inputs: Given['inputs'] = {
      mode: 'release',
      'confirm-holder': 'gh:5001.1:gate:00000001',
      policies: '',
      'probe-images': '',
    };
    const { code, reason, runner } = await run({ inputs, cluster });
    expect([code, reason, [...runner.state]]).toEqual([0, 'released', []]);
  });

  it('never shows the credentials of the kubeconfig or the token', async () => {
    const cluster = new LivingCluster([right], {
      'readNamespace apps': status(403, 'token kube-token of ghs_secret is not allowed'),
    });
    const { runner } = await run({ inputs: { 'github-token': 'ghs_secret' }, cluster });
    expect(runner.masked).toEqual(expect.arrayContaining(['kube-token', 'ghs_secret']));
    const shown = [...runner.lines, ...runner.annotations, ...runner.summaries, ...runner.outputs.values()].join('\n');
    expect(shown).not.toMatch(/kube-token|ghs_secret/);
  });
});

describe('what cannot be used', () => {
  const missing = '/does/not/exist';

  it.each([
    ['an unknown mode', { mode: 'deploy' }, 'mode', 'bad-input'],
    ['timeout 0', { 'webhook-timeout-seconds': '0' }, 'webhook-timeout-seconds', 'bad-input'],
    ['timeout 31', { 'webhook-timeout-seconds': '31' }, 'webhook-timeout-seconds', 'bad-input'],
    ['a bad name of the Lease', { lease: 'deploy' }, 'lease', 'bad-input'],
    ['an impossible sum of times', { 'timeout-seconds': '10' }, 'timeout-seconds', 'bad-input'],
    ['no image to probe', { 'probe-images': '' }, 'probe-images', 'bad-input'],
    ['an image that is none', { 'probe-images': 'r/app:1\nNot An Image' }, 'probe-images', 'bad-input'],
    ['a reference that no runtime would take', { 'probe-images': 'Upper:1' }, 'probe-images', 'bad-input'],
    ['a kubeconfig that is not there', { kubeconfig: missing }, 'kubeconfig', 'kubeconfig-unusable'],
    ['a context that is not there', { context: 'other' }, 'context', 'kubeconfig-unusable'],
    ['no holder to release', { mode: 'release' }, 'confirm-holder', 'bad-input'],
  ] as const)(
    'is %s: one clear line, nobody is dialled, and post has nothing to do',
    async (_, inputs, input, reason) => {
      const done = await run({ inputs });
      expect([done.code, done.reason, done.dialled, [...done.runner.state]]).toEqual([1, reason, [], []]);
      expect(done.runner.annotations).toEqual([expect.stringContaining(input)]);
      expect([done.commented, done.clock.sleeping]).toEqual([[], 0]);
    },
  );

  it('is an environment that is not a runner’s', async () => {
    const { reason, dialled } = await run({ env: { ...env, GITHUB_RUN_ID: '' } });
    expect([reason, dialled]).toEqual(['bad-input', []]);
  });

  it('tells about every unusable input at once', async () => {
    const { runner } = await run({ inputs: { lease: 'x', 'webhook-timeout-seconds': '99' } });
    const text = runner.lines.join('\n');
    expect([text.includes('webhook-timeout-seconds'), /input lease/i.test(text)]).toEqual([true, true]);
  });
});

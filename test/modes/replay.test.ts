import { describe, expect, it } from 'vitest';
import type { ManifestsRead } from '../../src/files/manifests.ts';
import { readYaml } from '../../src/files/yaml.ts';
import { replayReport } from '../../src/modes/replay.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { leaseObject } from '../fakes/leases.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { ahead, fails, limits, queuedWith, says } from '../fakes/queue.ts';
import { begin, type Given, noWorkspace, right, run } from './starting.ts';

const pod = readYaml('a.yaml', 'kind: Pod\napiVersion: v1\nspec: {containers: [{name: a, image: r/app:1}]}\n');
const onePod: ManifestsRead = pod.kind === 'unreadable' ? pod : { kind: 'read', documents: pod.documents };

const stale = () => new LivingCluster([policyObject('p1', timeout(10))]);
const held = ok(leaseObject());

function answering(admit: LivingCluster['admit']): LivingCluster {
  const cluster = new LivingCluster([right]);
  cluster.admit = admit;
  return cluster;
}

function unfollowed(): LivingCluster {
  const cluster = stale();
  cluster.follows = false;
  return cluster;
}

const admitted = ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
const denied = status(400, 'admission webhook "ivpol.validate.kyverno.svc-fail" denied the request: Policy p1 failed');

async function expectSame(report: string, code: string | undefined): Promise<void> {
  const replayed = await replayReport(JSON.parse(report));
  if (replayed.kind !== 'decided') throw new Error(replayed.problem);
  expect(replayed.is).toBe(replayed.was);
  expect(replayed.verdict.code).toBe(code);
}

describe('a report', () => {
  it.each<[string, () => Given]>([
    ['a proof', () => ({})],
    ['a repair', () => ({ cluster: stale() })],
    ['webhooks that never follow', () => ({ cluster: unfollowed() })],
    ['a Lease that is held', () => ({ cluster: new LivingCluster([right], { readLease: held }) })],
    [
      'a wait for it',
      () => ({
        cluster: new LivingCluster([right], { readLease: held }, { watches: { watchLease: () => {} } }),
        inputs: { 'lease-wait-seconds': '90' },
      }),
    ],
    ['an image that is denied', () => ({ cluster: answering(() => denied) })],
    ['an image that nobody verifies', () => ({ cluster: answering(() => admitted) })],
    [
      'an API server that does not answer',
      () => ({ cluster: new LivingCluster([right], { readLease: none('unreachable') }) }),
    ],
    [
      'a group that is gone in the end',
      () => ({ github: { queuedGroups: [says(queuedWith()), says([])], branchHead: says(ahead) } }),
    ],
    ['a queue that may not be read', () => ({ github: { queuedGroups: fails('forbidden') } })],
    ['a GitHub that is down', () => ({ github: { queuedGroups: fails('unavailable') } })],
    [
      'a GitHub that limits whoever asks which files changed',
      () => ({
        github: { changedFiles: limits(90), queuedGroups: says(queuedWith()) },
        inputs: { 'probe-manifests': 'a.yaml', 'probe-changed-only': 'true' },
        workspace: { ...noWorkspace, read: async () => onePod },
      }),
    ],
    ['no token', () => ({ inputs: { 'github-token': '' } })],
    ['a refusal that is let through', () => ({ cluster: answering(() => admitted), inputs: { enforcement: 'warn' } })],
    [
      'one without the Lease',
      () => ({ cluster: new LivingCluster([right], { readLease: held }), inputs: { 'break-glass-reason': 'INC-7' } }),
    ],
  ])('of %s gives the same verdict again, bit for bit', async (_, given) => {
    const { reports, reason } = await run(given());
    await expectSame(reports[0] ?? '', reason);
  });

  it('of a cancelled run gives the same verdict again', async () => {
    const begun = begin({ cluster: unfollowed() });
    await begun.clock.pass(20_000);
    begun.cancel();
    await begun.clock.until(begun.exit);
    await expectSame(begun.reports[0] ?? '', 'cancelled');
  });

  it('is decided by its observations and not by its verdict', async () => {
    const { reports } = await run({ cluster: answering(() => denied) });
    const report = JSON.parse((reports[0] ?? '').replaceAll('"refuse"', '"proceed"'));
    const replayed = await replayReport(report);
    expect(replayed).toMatchObject({ kind: 'decided', verdict: { verdict: 'refuse' } });
    if (replayed.kind === 'decided') expect(replayed.is).not.toBe(replayed.was);
  });

  it.each<[unknown, string]>([
    [undefined, 'the report'],
    [{}, 'version'],
    [{ version: 2 }, 'version'],
    ['text', 'the report'],
  ])('that is none cannot be decided: %j', async (report, problem) => {
    expect(await replayReport(report)).toMatchObject({
      kind: 'not-decided',
      problem: expect.stringContaining(problem),
    });
  });

  it('that lacks an answer is not decided, rather than guessed', async () => {
    const { reports } = await run();
    const report = JSON.parse(reports[0] ?? '');
    const entries = report.observations.entries.filter(({ call }: { call: string }) => !call.startsWith('dryRunPod'));
    const replayed = await replayReport({ ...report, observations: { ...report.observations, entries } });
    expect(replayed).toMatchObject({ kind: 'not-decided', problem: expect.stringContaining('fewer answers') });
  });
});

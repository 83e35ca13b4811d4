import { describe, expect, it } from 'vitest';
import { podOfImage } from '../../src/admission/pod.ts';
import { finding } from '../../src/findings/finding.ts';
import { refuse } from '../../src/steps/context.ts';
import { probeAll } from '../../src/steps/probe.ts';
import { explainedByLog } from '../../src/steps/verifiers.ts';
import { ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn } from '../fakes/context.ts';

const pods = (restartCount: number) =>
  ok({
    items: [
      {
        metadata: { name: 'k1', labels: { 'app.kubernetes.io/component': 'admission-controller' } },
        status: { containerStatuses: [{ restartCount, state: { running: {} } }] },
      },
    ],
  });
const admitted = ok({ kind: 'Pod', metadata: { name: 'p' } }, 201);
const cutOff = status(500, 'failed calling webhook "ivpol.mutate.kyverno.svc-fail": failed to call webhook: EOF');
const cover = () => ({ policies: ['p1'], timeoutSeconds: 30, reaches: () => true });

describe('a broken connection', () => {
  it.each([
    ['and a restart end the probe at once', [pods(0), pods(1)], [cutOff], 'verifier-restarted'],
    ['without a restart is tried again', [pods(1), pods(1)], [cutOff, admitted], 'go'],
    [
      'is tried once more where Pods may not be listed',
      [status(403), status(403)],
      [cutOff, cutOff],
      'webhook-cut-off',
    ],
  ] as const)('%s', async (_, listed, answers, code) => {
    const context = contextOn(new FakeCluster({ replies: { dryRunPod: answers, 'read pods kyverno': listed } }));
    const limits = { attempts: 6, totalSeconds: 240 };
    const step = await context.clock.until(probeAll(context, [podOfImage('apps', 'a:1')], cover, limits));
    expect([codesOf(step), context.cluster.count('dryRunPod')]).toEqual([[code], answers.length]);
  });
});

describe('a denial that hides its cause', () => {
  const facts = { image: 'r/a:1', policy: 'p1', text: 'Policy p1 failed: not signed', namespace: 'kyverno' };
  const hidden = finding('probe-denied', 'image r/a:1', facts);
  const line =
    'ERR image verification failed error="failed to initialize TUF client: dial tcp: i/o timeout" image=r/a:1';

  async function told(replies: Readonly<Record<string, Reply>>) {
    const context = contextOn(new FakeCluster({ replies }));
    const [found] = (await explainedByLog(context, refuse(hidden))).findings;
    return { code: found.code, evidence: found.evidence.join('\n') };
  }

  it.each([
    ['has that of the log', { 'read pods kyverno': pods(0), 'readPodLog k1': ok(line) }, 'sigstore-unreachable', line],
    [
      'keeps it hidden where the log shows none',
      { 'read pods kyverno': pods(0), 'readPodLog k1': ok('') },
      'probe-denied',
      'shows no single cause',
    ],
    [
      'keeps it hidden where no Pod can be listed',
      { 'read pods kyverno': status(403, 'no right') },
      'probe-denied',
      'no right',
    ],
    [
      'keeps it hidden where a log cannot be read',
      { 'read pods kyverno': pods(0), 'readPodLog k1': status(403, 'no right') },
      'probe-denied',
      'no right',
    ],
  ] as const)('%s', async (_, replies, code, evidence) => {
    const found = await told(replies);
    expect(found.code).toBe(code);
    expect(found.evidence).toContain(evidence);
  });

  it('is the only one for which anything is read', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const certain = refuse(finding('digest-missing', 'image', { ...facts }));
    expect(await explainedByLog(context, certain)).toBe(certain);
    cancel(context);
    const late = refuse(hidden);
    expect(await explainedByLog(context, late)).toBe(late);
  });
});

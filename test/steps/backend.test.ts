import { describe, expect, it } from 'vitest';
import { podOfImage } from '../../src/admission/pod.ts';
import { finding } from '../../src/findings/finding.ts';
import { explained, standstill } from '../../src/steps/backend.ts';
import { type Refusal, refuse } from '../../src/steps/context.ts';
import { failedFinding } from '../../src/steps/probe-findings.ts';
import { ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { cancel, contextOn } from '../fakes/context.ts';
import { container, kyvernos, pod, ready, running, service, slice, unready, webhook } from '../health/seen.ts';

const list = (...items: readonly object[]): Reply => ok({ items });
const forbidden = status(403, 'forbidden');
const crashed = pod(container({ waiting: { reason: 'CrashLoopBackOff' } }));
const lease = (renewTime: string) => ({ metadata: { name: 'kyverno', namespace: 'kyverno' }, spec: { renewTime } });
const well = {
  'read services kyverno': list(service()),
  'read endpointslices kyverno': list(slice(ready)),
  'read pods kyverno': list(pod(running)),
  'read leases kyverno': list(),
};
const down = {
  ...well,
  'read endpointslices kyverno': list(slice(unready)),
  'read pods kyverno': list(crashed),
};
const unread = Object.fromEntries(Object.keys(well).map((call) => [call, forbidden]));

const notConverged = refuse(
  finding('not-converged', 'webhook configurations', { seconds: '120', version: '1.19.1', difference: 'x' }),
);
const kyvernoDown = refuse(
  finding('kyverno-down', 'ImageValidatingPolicy p1', {
    webhook: kyvernos,
    text: `Internal error occurred: failed calling webhook "${kyvernos}": failed to call webhook: Post "https://kyverno-svc.kyverno.svc:443/policyvalidate?timeout=10s": context deadline exceeded`,
    namespace: 'kyverno',
  }),
);

async function codes(
  step: typeof standstill,
  refusal: Refusal,
  replies: Readonly<Record<string, Reply>>,
  before: (context: ReturnType<typeof contextOn>) => void = () => {},
): Promise<readonly string[]> {
  const context = contextOn(new FakeCluster({ replies }));
  before(context);
  const told = await context.clock.until(step(context, refusal, [webhook()]));
  return told.findings.map(({ code, severity }) => `${severity} ${code}`);
}

describe('webhooks that do not follow', () => {
  it.each<[string, Readonly<Record<string, Reply>>, readonly string[]]>([
    ['of a Kyverno that crashes', down, ['error backend-crash-loop', 'error not-converged']],
    ['of a Kyverno that is well', well, ['error not-converged']],
    [
      'of a Kyverno without a leader',
      { ...well, 'read leases kyverno': list(lease('2020-01-01T00:00:00.000000Z')) },
      ['error kyverno-without-leader', 'error not-converged'],
    ],
    ['of a Kyverno that may not be looked at', unread, ['error not-converged']],
  ])('%s', async (_, replies, expected) => {
    expect(await codes(standstill, notConverged, replies)).toEqual(expected);
  });

  it('are not looked behind where the cause is known, or the run has ended', async () => {
    expect(await codes(standstill, kyvernoDown, {})).toEqual(['error kyverno-down']);
    expect(await codes(standstill, notConverged, {}, cancel)).toEqual(['error not-converged']);
  });
});

describe('a policy that cannot be written because Kyverno does not answer', () => {
  it.each<[string, Readonly<Record<string, Reply>>, readonly string[]]>([
    ['for its Pods crash', down, ['error backend-crash-loop', 'error kyverno-down']],
    ['though it looks well', well, ['error kyverno-down']],
  ])('%s', async (_, replies, expected) => {
    expect(await codes(explained, kyvernoDown, replies)).toEqual(expected);
  });
});

describe('a probe that Kyverno does not answer', () => {
  const text = `failed calling webhook "${kyvernos}": failed to call webhook: Post "https://kyverno-svc.kyverno.svc:443/ivpol/validate/p1?timeout=30s": dial tcp: connection refused`;
  const last = { kind: 'unanswered', code: 'webhook-unreachable', webhook: kyvernos, text, again: true } as const;

  it('is explained by what is seen of its Pods', async () => {
    const probed = podOfImage('apps', 'r/a:1');
    const asked = { attempts: [], history: [last], last, resolved: [], stopped: undefined };
    const found = failedFinding(contextOn(new FakeCluster({ replies: {} })), probed, last, asked);
    expect(await codes(explained, refuse(found), down)).toEqual([
      'error backend-crash-loop',
      'error webhook-unreachable',
    ]);
  });
});

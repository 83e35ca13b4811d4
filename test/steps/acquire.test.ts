import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/cluster/port.ts';
import { acquire } from '../../src/steps/acquire.ts';
import type { Context } from '../../src/steps/context.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, hang, type Reply } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn, factsOf } from '../fakes/context.ts';
import { leaseObject, ourClaim, ourHolder } from '../fakes/leases.ts';
import { orderOn } from '../fakes/queue.ts';

const absent = status(404, 'leases.coordination.k8s.io "deploy" not found');
const conflict = status(409, 'the object has been modified');
const free = ok(leaseObject({ holder: '' }));
const ours = ok(leaseObject({ holder: ourHolder, resourceVersion: '101' }));
const others = ok(leaseObject());

type Replies = Readonly<Record<string, readonly Reply[]>>;

/** Takes the Lease or refuses at once, outside the merge queue. */
function acquireNow(context: Context) {
  return acquire(context, { claim: ourClaim, waitSeconds: 0, order: orderOn(context).order });
}

async function claim(replies: Replies) {
  const context = contextOn(new FakeCluster({ replies }));
  const step = await context.clock.until(acquireNow(context));
  expect(context.cluster.refused).toEqual([]);
  expect(context.cluster.left).toEqual([]);
  return { step, context, calls: context.cluster.calls };
}

describe('acquiring the Lease', () => {
  it('creates it where there is none', async () => {
    const { step, calls } = await claim({ readLease: [absent], createLease: [ours] });
    expect(step).toMatchObject({ kind: 'go', value: { uid: 'lease-uid' } });
    expect(calls).toEqual(['readLease', 'createLease']);
  });

  it('replaces a free one under the resourceVersion that was seen', async () => {
    const { step, context } = await claim({ readLease: [free], replaceLease: [ours] });
    expect(step.kind).toBe('go');
    expect(context.cluster.bodies).toMatchObject([
      { body: { metadata: { resourceVersion: '100', uid: 'lease-uid' } } },
    ]);
  });

  it('is refused while another run holds it, naming holder and link, and writes nothing', async () => {
    const { step, calls } = await claim({ readLease: [others] });
    expect(codesOf(step)).toEqual(['lease-held']);
    expect(factsOf(step)).toMatchObject({ holder: 'gh:5001.1:gate:00000001', link: 'https://git.example/runs/5001' });
    expect(calls).toEqual(['readLease']);
  });

  it.each([
    ['another claim won', [conflict]],
    ['another claim won twice', [conflict, conflict]],
  ])('looks again when %s', async (_, conflicts) => {
    const { step } = await claim({ readLease: [...conflicts.map(() => free), others], replaceLease: conflicts });
    expect(codesOf(step)).toEqual(['lease-held']);
  });

  it('takes it at the second try when the first met a write that left it free', async () => {
    const { step } = await claim({ readLease: [free, free], replaceLease: [conflict, ours] });
    expect(step.kind).toBe('go');
  });

  it('creates it anew when it was deleted between look and claim', async () => {
    const { step } = await claim({ readLease: [free, absent], replaceLease: [absent], createLease: [ours] });
    expect(step.kind).toBe('go');
  });

  it.each([
    ['was never answered', none('timeout')],
    ['was cut by the network', none('unreachable')],
    ['was answered by a proxy', status(502, '<html>')],
    ['was answered without JSON', none('unreadable')],
  ])('finds itself the holder when its claim %s but went through', async (_, answer) => {
    const { step, calls } = await claim({ readLease: [absent, ours], createLease: [answer] });
    expect(step.kind).toBe('go');
    expect(calls).toEqual(['readLease', 'createLease', 'readLease']);
  });

  it('does not take an answer for its own that names another holder', async () => {
    const { step } = await claim({ readLease: [absent, others], createLease: [others] });
    expect(codesOf(step)).toEqual(['lease-held']);
  });

  it.each([
    ['a record that nobody can judge', [ok(leaseObject({ durationSeconds: 0 }))], 'lease-malformed'],
    ['a lack of permission', [status(403, 'leases is forbidden')], 'api-forbidden'],
    ['credentials that are not accepted', [status(401, 'Unauthorized')], 'api-unauthorized'],
    ['credentials that cannot be had', [none('credentials')], 'api-unauthorized'],
    ['a server that is not trusted', [none('tls')], 'api-untrusted'],
    [
      'an API server that stays away',
      [none('unreachable'), none('unreachable'), none('unreachable'), none('unreachable')],
      'api-unreachable',
    ],
  ] as const)('is refused for %s, without a write', async (_, looks, code) => {
    const { step, calls } = await claim({ readLease: looks });
    expect(codesOf(step)).toEqual([code]);
    expect(new Set(calls)).toEqual(new Set(['readLease']));
  });

  it.each([
    ['the namespace is missing', absent, 'lease-namespace-missing'],
    ['creating is forbidden', status(403, 'leases is forbidden'), 'api-forbidden'],
    [
      'its time is not taken',
      status(400, 'Lease in version "v1" cannot be handled as a Lease: parsing time "2026-09-10T12:00:00Z"'),
      'lease-write-rejected',
    ],
    [
      'a field is not taken',
      status(422, 'Lease.coordination.k8s.io "deploy" is invalid: spec.leaseDurationSeconds: Invalid value: 0'),
      'lease-write-rejected',
    ],
    ['a webhook denies it', status(400, 'admission webhook "x.example" denied the request: no'), 'api-answer'],
  ])('is refused when %s', async (_, answer, code) => {
    const { step } = await claim({ readLease: [absent], createLease: [answer] });
    expect(codesOf(step)).toEqual([code]);
    expect(factsOf(step)['text'] ?? '').toBe(
      code === 'lease-namespace-missing' ? '' : 'message' in answer ? answer.message : '',
    );
  });

  it('says what the API server said, and calls no one a rival, when it never takes the claim', async () => {
    const down = status(500, 'failed calling webhook "x.vendor.example": EOF');
    const attempts = Array.from({ length: 5 }, () => down);
    const looks = [...attempts.map(() => absent), absent];
    const { step, context } = await claim({ readLease: looks, createLease: attempts });
    expect(codesOf(step)).toEqual(['api-answer']);
    expect(factsOf(step)).toMatchObject({ status: '500', text: 'failed calling webhook "x.vendor.example": EOF' });
    expect(context.clock.monotonicMs()).toBeGreaterThan(0);
  });

  it('gives up after five rivals in a row', async () => {
    const five = <T>(one: T): T[] => Array.from({ length: 5 }, () => one);
    const { step } = await claim({ readLease: five(free), replaceLease: five(conflict) });
    expect(factsOf(step)).toMatchObject({ status: '409' });
  });
});

describe('a claim that may have gone through', () => {
  const timeout = none('timeout');
  const five = (answer: Answer) => Array.from({ length: 5 }, () => answer);

  it('is given back when nothing can be read any more', async () => {
    const gone = none('unreachable');
    const { step, calls } = await claim({
      readLease: [absent, gone, gone, gone, gone, ours],
      createLease: [timeout],
      patchLease: [ours],
    });
    expect(codesOf(step)).toEqual(['api-unreachable']);
    expect(calls.slice(-2)).toEqual(['readLease', 'patchLease']);
  });

  it('is given back when the last of all tries was not answered', async () => {
    const { step, calls } = await claim({
      readLease: [...five(absent), ours],
      createLease: five(timeout),
      patchLease: [ours],
    });
    expect(codesOf(step)).toEqual(['api-unreachable']);
    expect(calls.at(-1)).toBe('patchLease');
  });

  it('is said to be there still when it cannot be given back either', async () => {
    const gone = none('unreachable');
    const replies = { readLease: gone, createLease: [timeout] };
    const context = contextOn(
      new FakeCluster({ replies: { ...replies, readLease: [absent, ...Array.from({ length: 40 }, () => gone)] } }),
    );
    const step = await context.clock.until(acquireNow(context));
    expect(codesOf(step)).toEqual(['api-unreachable', 'lease-not-freed']);
  });

  it('is given back when the run is cancelled while it hangs', async () => {
    const context = contextOn(
      new FakeCluster({ replies: { readLease: [absent, ours], createLease: [hang], patchLease: [ours] } }),
    );
    const acquired = acquireNow(context);
    await context.clock.pass(0);
    cancel(context);
    expect(codesOf(await context.clock.until(acquired))).toEqual(['cancelled']);
    expect(context.cluster.calls).toEqual(['readLease', 'createLease', 'readLease', 'patchLease']);
  });

  it('is nothing to be given back when the run is cancelled before it was made', async () => {
    const context = contextOn(new FakeCluster({ replies: { readLease: [hang] } }));
    const acquired = acquireNow(context);
    await context.clock.pass(0);
    cancel(context);
    expect(codesOf(await context.clock.until(acquired))).toEqual(['cancelled']);
    expect(context.cluster.calls).toEqual(['readLease']);
  });
});

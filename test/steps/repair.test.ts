import { describe, expect, it } from 'vitest';
import { emptyJournal } from '../../src/lease/journal.ts';
import type { Context } from '../../src/steps/context.ts';
import { HeldLease } from '../../src/steps/hold.ts';
import { raiseTimeout } from '../../src/steps/repair.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, hang, type Reply } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn, factsOf } from '../fakes/context.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';
import { policyObject, policyOf, timeout } from '../fakes/policies.ts';

/** A Lease of ours whose journal was empty when it was taken. */
function heldLease(context: Context): HeldLease {
  const lease = new HeldLease(context, { uid: 'lease-uid', holder: ourHolder }, 60, 0);
  lease.journal.takeUp(emptyJournal, [], []);
  return lease;
}

const conflict = status(409, 'the object has been modified');
const renewed = ok(leaseObject({ holder: ourHolder }));

/** The policy as the API server has it after some writes. */
function served(seconds: number | undefined, metadata: Parameters<typeof policyObject>[2] = {}): Reply {
  return ok(policyObject('p1', seconds === undefined ? {} : timeout(seconds), metadata));
}

/** Raises the timeout of p1 from 10 s to 30 s. */
async function raise(patches: readonly Reply[], reads: readonly Reply[] = [], renewals: Reply = renewed) {
  const cluster = new FakeCluster({
    replies: { patchLease: renewals, 'patchPolicy p1': patches, 'readPolicy p1': reads },
  });
  const context = contextOn(cluster);
  const lease = heldLease(context);
  const step = await context.clock.until(
    raiseTimeout(context, lease, { policy: policyOf('p1', timeout(10)), toSeconds: 30 }),
  );
  expect([cluster.refused, cluster.left]).toEqual([[], []]);
  return { step, context, calls: cluster.calls };
}

describe('raising the timeout of a policy that Git owns', () => {
  const labels = {
    'kustomize.toolkit.fluxcd.io/name': 'infra',
    'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
  };

  async function warnings(answer: Reply): Promise<readonly string[]> {
    const replies = {
      patchLease: renewed,
      'patchPolicy p1': served(30),
      'read kustomizations flux-system/infra': answer,
    };
    const context = contextOn(new FakeCluster({ replies }));
    const planned = { policy: policyOf('p1', timeout(10), { labels }), toSeconds: 30 };
    const step = await context.clock.until(raiseTimeout(context, heldLease(context), planned));
    expect(step.kind).toBe('go');
    return context.history.warnings.map(({ code }) => code);
  }

  it.each([
    ['warns that it is set back', ok({ spec: {} }), ['owned-reconciles']],
    ['warns all the same where the owner may not be read', status(403, 'forbidden'), ['owned-reconciles']],
    ['says nothing where the owner is gone', status(404, 'not found'), []],
  ])('%s', async (_, answer, expected) => {
    expect(await warnings(answer)).toEqual(expected);
  });
});

describe('raising a timeout', () => {
  it('patches that one field under what was judged, after the Lease was asserted', async () => {
    const { step, context, calls } = await raise([served(30, { generation: 2 })]);
    expect(step).toMatchObject({ kind: 'go', value: { timeoutSeconds: 30, generation: 2 } });
    expect(calls).toEqual(['patchLease', 'patchPolicy p1']);
    expect(context.cluster.bodies[1]?.body).toEqual({
      patch: {
        metadata: { resourceVersion: '10', uid: 'uid-p1' },
        spec: { webhookConfiguration: { timeoutSeconds: 30 } },
      },
      manager: `admission-gate/${ourHolder}`,
    });
  });

  it('reads, asserts and patches again after a write of the status', async () => {
    const { step, context, calls } = await raise([conflict, served(30)], [served(10, { resourceVersion: '11' })]);
    expect(step.kind).toBe('go');
    expect([...calls.slice(0, 2), ...calls.slice(2, 4).sort(), ...calls.slice(4)]).toEqual([
      'patchLease',
      'patchPolicy p1',
      'patchLease',
      'readPolicy p1',
      'patchPolicy p1',
    ]);
    expect(context.cluster.bodies.at(-1)?.body).toMatchObject({ patch: { metadata: { resourceVersion: '11' } } });
  });

  it.each([
    ['after a conflict', conflict],
    ['after an answer that never came', none('timeout')],
    ['after an answer of a proxy', status(502, '<html>')],
  ])('is done when the policy is seen to be right %s', async (_, answer) => {
    const { step, calls } = await raise([answer], [served(30, { generation: 2 })]);
    expect(step).toMatchObject({ kind: 'go', value: { timeoutSeconds: 30 } });
    expect(calls.filter((call) => call === 'patchPolicy p1').length).toBe(1);
  });

  it('writes nothing when the Lease is lost', async () => {
    const lost = status(422, 'the server rejected our request');
    const cluster = new FakeCluster({ replies: { patchLease: [lost], readLease: [ok(leaseObject())] } });
    const context = contextOn(cluster);
    const lease = heldLease(context);
    const step = await raiseTimeout(context, lease, { policy: policyOf('p1', timeout(10)), toSeconds: 30 });
    expect([codesOf(step), cluster.calls]).toEqual([['lease-lost'], ['patchLease', 'readLease']]);
  });
});

describe('a timeout that cannot be raised', () => {
  const forbidden = status(403, 'imagevalidatingpolicies is forbidden: User "deployer" cannot patch resource');
  const down =
    'Internal error occurred: failed calling webhook "validate-policy.kyverno.svc": failed to call webhook: EOF';
  const foreign =
    'Internal error occurred: failed calling webhook "policies.vendor.example": failed to call webhook: EOF';
  const vap = `imagevalidatingpolicies "p1" is forbidden: ValidatingAdmissionPolicy 'v' with binding 'b' denied request: no`;

  it.each([
    ['Kyverno is down', [status(500, down)], [], 'kyverno-down', 'EOF'],
    [
      'another webhook is down, which is not Kyverno’s fault',
      [status(500, foreign)],
      [],
      'api-answer',
      'policies.vendor.example',
    ],
    [
      'another webhook denies it',
      [status(400, 'admission webhook "policies.vendor.example" denied the request: no')],
      [],
      'patch-refused',
      'denied the request: no',
    ],
    ['a ValidatingAdmissionPolicy denies it', [status(422, vap)], [], 'patch-refused', 'denied request: no'],
    [
      'a ValidatingAdmissionPolicy denies it with its own code',
      [status(403, vap)],
      [],
      'patch-refused',
      'denied request: no',
    ],
    ['the schema does not take it', [status(422, 'is invalid: spec')], [], 'patch-refused', 'is invalid'],
    ['it is not allowed', [forbidden], [], 'api-forbidden', 'cannot patch'],
    ['the server is not trusted', [none('tls')], [], 'api-untrusted', 'tls'],
  ] as const)('is refused when %s', async (_, patches, reads, code, text) => {
    const { step } = await raise(patches, reads);
    expect([codesOf(step), factsOf(step)['text']]).toEqual([[code], expect.stringContaining(text)]);
  });

  it.each([
    ['was deleted', status(404), 'policy-missing'],
    ['was made anew', served(10, { uid: 'another' }), 'policy-changed'],
    ['was changed by somebody else', served(10, { generation: 2, resourceVersion: '12' }), 'policy-changed'],
    ['is malformed now', ok(policyObject('p1', { failurePolicy: 'No' })), 'answer-unreadable'],
    ['may not be read', status(403, 'no'), 'api-forbidden'],
  ])('is refused when the policy %s', async (_, read, code) => {
    const { step, calls } = await raise([conflict], [read]);
    expect(codesOf(step)).toEqual([code]);
    expect(calls.filter((call) => call === 'patchPolicy p1').length).toBe(1);
  });

  it('is refused when a mutating webhook changed it on the way', async () => {
    const { step } = await raise([
      served(15, { managedFields: [{ manager: 'defaulter', fieldsV1: { 'f:timeoutSeconds': {} } }] }),
    ]);
    expect([codesOf(step), factsOf(step)]).toMatchObject([['policy-reverted'], { found: '15', manager: 'defaulter' }]);
  });

  it.each([
    ['conflicts, for which a writer is looked for', conflict, 'patch-conflict'],
    ['failures of the API server, in its own words', status(503, 'overloaded'), 'api-answer'],
    ['answers that never come', none('timeout'), 'api-unreachable'],
  ])('is refused in the end after nothing but %s', async (_, answer, code) => {
    const replies = { patchLease: renewed, 'patchPolicy p1': answer, 'readPolicy p1': served(10) };
    const context = contextOn(new FakeCluster({ replies }));
    const lease = heldLease(context);
    const planned = { policy: policyOf('p1', timeout(10)), toSeconds: 30 };
    expect(codesOf(await context.clock.until(raiseTimeout(context, lease, planned)))).toEqual([code]);
    expect(context.cluster.count('patchPolicy p1')).toBeGreaterThan(6);
    expect(context.cluster.count('patchPolicy p1')).toBeLessThanOrEqual(20);
  });

  it('is cut off when the run is cancelled, and nothing is asked after that', async () => {
    const cluster = new FakeCluster({ replies: { patchLease: renewed, 'patchPolicy p1': [hang] } });
    const context = contextOn(cluster);
    const lease = heldLease(context);
    const raised = raiseTimeout(context, lease, { policy: policyOf('p1', timeout(10)), toSeconds: 30 });
    await context.clock.pass(100);
    cancel(context);
    expect(codesOf(await raised)).toEqual(['cancelled']);
    expect(cluster.calls).toEqual(['patchLease', 'patchPolicy p1']);
  });
});

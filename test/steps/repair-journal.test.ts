import { describe, expect, it } from 'vitest';
import { emptyJournal, journalText } from '../../src/lease/journal.ts';
import { giveUp, renewal } from '../../src/lease/writes.ts';
import { HeldLease } from '../../src/steps/hold.ts';
import { raiseTimeout } from '../../src/steps/repair.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Script } from '../fakes/cluster.ts';
import { cancel, codesOf, contextOn } from '../fakes/context.ts';
import { leaseObject, otherHolder, ourHolder } from '../fakes/leases.ts';
import { policyObject, policyOf, timeout } from '../fakes/policies.ts';

const tenure = { uid: 'lease-uid', holder: ourHolder };
const stale = policyOf('p1', timeout(10));
const raised = ok(policyObject('p1', timeout(30), { resourceVersion: '11', generation: 2 }));
const fenced = status(
  403,
  "ValidatingAdmissionPolicy 'admission-gate-fence' with binding 'b' denied request: not yours",
);
const plan = {
  from: emptyJournal,
  to: journalText([
    {
      id: `${ourHolder}/1`,
      operation: 'raise-timeout',
      phase: 'planned',
      policy: 'p1',
      uid: 'uid-p1',
      resourceVersion: '10',
      generation: 1,
      from: 10,
      to: 30,
    },
  ]),
};

function raising(replies: Script['replies']) {
  const context = contextOn(new FakeCluster({ replies }));
  const lease = new HeldLease(context, tenure, 60, 0);
  lease.journal.takeUp(emptyJournal, [], []);
  const run = () => context.clock.until(raiseTimeout(context, lease, { policy: stale, toSeconds: 30 }));
  const leaseWrites = () => context.cluster.bodies.filter(({ call }) => call === 'patchLease').map(({ body }) => body);
  return { context, lease, run, leaseWrites };
}

describe('raising a timeout', () => {
  it('writes the plan and asserts the Lease in one request, then the policy, and leaves the rest to the next write', async () => {
    const { context, lease, run, leaseWrites } = raising({ patchLease: ok({}), 'patchPolicy p1': raised });
    expect((await run()).kind).toBe('go');
    expect(context.cluster.calls).toEqual(['patchLease', 'patchPolicy p1']);
    expect(leaseWrites()).toEqual([renewal(tenure, context.clock.now(), plan)]);
    expect(lease.journal.pending()).toEqual({ from: plan.to, to: emptyJournal });
  });

  it('writes no policy when the plan is refused because the Lease is another’s', async () => {
    const lease = ok(leaseObject({ holder: otherHolder }));
    const { context, run } = raising({ patchLease: status(422), readLease: lease });
    expect(codesOf(await run())).toEqual(['lease-lost']);
    expect(context.cluster.calls).toEqual(['patchLease', 'readLease']);
  });

  it('asserts the Lease again before it tries again, without a second plan', async () => {
    const { context, run, leaseWrites } = raising({
      patchLease: ok({}),
      'patchPolicy p1': [status(409), raised],
      'readPolicy p1': ok(policyObject('p1', timeout(10), { resourceVersion: '12' })),
    });
    expect((await run()).kind).toBe('go');
    expect(leaseWrites().slice(1)).toEqual([renewal(tenure, context.clock.now())]);
  });

  it('leaves the entry open when it was cut off, so that giving up settles it', async () => {
    const { context, lease, run, leaseWrites } = raising({
      patchLease: ok({}),
      'patchPolicy p1': () => {
        cancel(context);
        return none('aborted');
      },
      'readPolicy p1': raised,
    });
    expect(codesOf(await run())).toEqual(['cancelled']);
    expect(await context.clock.until(lease.free())).toBeUndefined();
    expect(leaseWrites().at(-1)).toEqual(giveUp(tenure, context.clock.now(), { from: plan.to, to: emptyJournal }));
    expect(context.history.patches).toEqual([{ policy: 'p1', from: '10', to: 30 }]);
  });

  it('writes nothing when there is no journal to write it into', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const lease = new HeldLease(context, tenure, 60, 0);
    const step = await raiseTimeout(context, lease, { policy: stale, toSeconds: 30 });
    expect(codesOf(step)).toEqual(['journal-malformed']);
  });
});

describe('a refusal of the fence', () => {
  const unchanged = ok(policyObject('p1', timeout(10)));

  it('is tried again while the Lease is ours: the server learns of a new holder some milliseconds late', async () => {
    const { run } = raising({ patchLease: ok({}), 'patchPolicy p1': [fenced, raised], 'readPolicy p1': unchanged });
    expect((await run()).kind).toBe('go');
  });

  it('is a lost Lease when it is another’s', async () => {
    const { run } = raising({
      patchLease: [ok({}), status(422)],
      readLease: ok(leaseObject({ holder: otherHolder })),
      'patchPolicy p1': fenced,
      'readPolicy p1': unchanged,
    });
    expect(codesOf(await run())).toEqual(['lease-lost']);
  });

  it('is told as it is when it stays, as by a fence that names another Lease', async () => {
    const { context, run } = raising({ patchLease: ok({}), 'patchPolicy p1': fenced, 'readPolicy p1': unchanged });
    expect(codesOf(await run())).toEqual(['patch-refused']);
    expect(context.cluster.count('patchPolicy p1')).toBe(5);
  });
});

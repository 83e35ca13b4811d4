import { describe, expect, it } from 'vitest';
import { none, ok, status } from '../fakes/answers.ts';
import { hang } from '../fakes/cluster.ts';
import { cancel } from '../fakes/context.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';
import { holding, ours, refused } from './holding.ts';

describe('giving the Lease up', () => {
  const freed = ok(leaseObject({ holder: '' }));

  it('is one patch that only our Lease takes', async () => {
    const { context, lease } = holding({ patchLease: [freed] });
    expect(await context.clock.until(lease.free())).toBeUndefined();
    expect(context.cluster.bodies).toMatchObject([
      {
        body: [
          { op: 'test', value: 'lease-uid' },
          { op: 'test', value: ourHolder },
          {},
          { op: 'replace', path: '/spec/holderIdentity', value: '' },
        ],
      },
    ]);
    expect(context.clock.sleeping).toBe(0);
  });

  it('works after the run has ended', async () => {
    const { context, lease } = holding({ patchLease: [freed] });
    cancel(context);
    expect(await context.clock.until(lease.free())).toBeUndefined();
  });

  it('is done when its answer was lost and the Lease is seen free', async () => {
    const { context, lease } = holding({ patchLease: [none('timeout')], readLease: [freed] });
    expect(await context.clock.until(lease.free())).toBeUndefined();
    expect(context.cluster.calls).toEqual(['patchLease', 'readLease']);
  });

  it('is tried again while the Lease is seen to be ours', async () => {
    const { context, lease } = holding({ patchLease: [status(500), refused, freed], readLease: [ours, ours] });
    expect(await context.clock.until(lease.free())).toBeUndefined();
  });

  it('touches nobody else’s Lease', async () => {
    const { context, lease } = holding({ patchLease: [refused], readLease: [ok(leaseObject())] });
    expect(await context.clock.until(lease.free())).toBeUndefined();
    expect(context.lines.at(-1)).toContain('not ours any more, it is held by gh:5001.1:gate:00000001');
  });

  it.each([
    ['refused', status(403, 'no'), 'HTTP 403 no'],
    ['never answered', hang, 'no answer: aborted'],
  ])('ends after 5 s when it is %s, and says so', async (_, reply, problem) => {
    const { context, lease } = holding({ patchLease: reply, readLease: ours });
    expect(await context.clock.until(lease.free())).toMatchObject({
      code: 'lease-not-freed',
      facts: { holder: ourHolder, problem },
    });
    expect(context.clock.monotonicMs()).toBe(5000);
  });
});

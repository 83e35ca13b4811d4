import { describe, expect, it } from 'vitest';
import { freeByHolder } from '../../src/steps/lease-writes.ts';
import { ok, status } from '../fakes/answers.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';

const deployed = { repositoryId: '42', headSha: 'ab'.repeat(20) };
const bareLease = { ...leaseObject({ holder: ourHolder }) };

describe('giving the Lease up with what was deployed', () => {
  it('does both in one write', async () => {
    const ours = ok(leaseObject({ holder: ourHolder }));
    const context = contextOn(new FakeCluster({ replies: { readLease: [ours], patchLease: [ours] } }));
    expect(await freeByHolder(context, ourHolder, 'lease-uid', undefined, deployed)).toEqual({ kind: 'freed' });
    expect(JSON.stringify(context.cluster.bodies)).toContain('admission-gate~1last-deployed.42');
  });

  it('makes the annotations when the server says that there are none', async () => {
    const bare = ok({ ...bareLease, metadata: { uid: 'lease-uid', resourceVersion: '105' } });
    const replies = { readLease: [bare, bare], patchLease: [status(422, 'add operation does not apply'), bare] };
    const context = contextOn(new FakeCluster({ replies }));
    const freed = context.clock.until(freeByHolder(context, ourHolder, 'lease-uid', undefined, deployed));
    expect(await freed).toEqual({ kind: 'freed' });
    expect(context.cluster.bodies[1]?.body).toContainEqual({
      op: 'add',
      path: '/metadata/annotations',
      value: { 'admission-gate/last-deployed.42': deployed.headSha },
    });
  });
});

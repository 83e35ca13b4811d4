import { describe, expect, it } from 'vitest';
import { lastDeployedIn, lastDeployedNote } from '../../src/lease/order.ts';
import { giveUp, recordDeployed } from '../../src/lease/writes.ts';
import { leaseRecord } from '../fakes/leases.ts';

const sha = 'ab'.repeat(20);

describe('the last deployed commit', () => {
  it('is read per repository, since repositories share the Lease of a cluster', () => {
    const record = leaseRecord({ annotations: { [lastDeployedNote('42')]: sha } });
    expect(lastDeployedIn(record, '42')).toBe(sha);
    expect(lastDeployedIn(record, '43')).toBe('');
    expect(lastDeployedIn(undefined, '42')).toBe('');
  });

  it('has a key that Kubernetes takes, whatever the id of the repository', () => {
    expect(lastDeployedNote('9'.repeat(20)).split('/')[1]?.length).toBeLessThanOrEqual(63);
  });
});

describe('giving up with what was deployed', () => {
  const tenure = { uid: 'u', holder: 'me' };
  const now = new Date('2026-09-10T12:00:00Z');
  const deployed = { repositoryId: '42', headSha: sha };
  const ops = (bare?: string) =>
    giveUp(tenure, now, undefined, recordDeployed(deployed, bare)).map(({ op, path }) => `${op} ${path}`);

  it('writes one annotation in the same stroke, after the tests', () => {
    expect(ops()).toEqual([
      'test /metadata/uid',
      'test /spec/holderIdentity',
      'replace /spec/renewTime',
      'add /metadata/annotations/admission-gate~1last-deployed.42',
      'replace /spec/holderIdentity',
    ]);
  });

  it('makes the annotations where somebody took all of them away, in exactly that object', () => {
    expect(ops('101').slice(3, 5)).toEqual(['test /metadata/resourceVersion', 'add /metadata/annotations']);
  });
});

import type { ObjectName } from '../../src/cluster/port.ts';
import { type Claim, type LeaseRecord, readLease } from '../../src/lease/record.ts';

export const leaseName: ObjectName = { namespace: 'admission-gate', name: 'deploy' };
export const ourHolder = 'gh:5002.1:gate:a1b2c3d4';
export const otherHolder = 'gh:5001.1:gate:00000001';

interface Change {
  readonly holder?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly renewTime?: string;
  readonly acquireTime?: string;
  readonly durationSeconds?: number;
  readonly transitions?: number;
  readonly link?: string;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A Lease as the API server serves it, held by another run unless the change says otherwise. */
export function leaseObject(change: Change = {}): object {
  const {
    holder = otherHolder,
    uid = 'lease-uid',
    resourceVersion = '100',
    link = 'https://git.example/runs/5001',
  } = change;
  return {
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: {
      ...leaseName,
      uid,
      resourceVersion,
      labels: change.labels ?? {},
      annotations: { 'admission-gate/link': link, ...change.annotations },
    },
    spec: {
      ...(holder === '' ? {} : { holderIdentity: holder }),
      leaseDurationSeconds: change.durationSeconds ?? 60,
      acquireTime: change.acquireTime ?? '2026-09-10T11:50:00.000000Z',
      renewTime: change.renewTime ?? '2026-09-10T11:59:50.000000Z',
      leaseTransitions: change.transitions ?? 4,
    },
  };
}

export function leaseRecord(change: Change = {}): LeaseRecord {
  const reading = readLease(leaseObject(change));
  if (reading.kind === 'malformed') throw new Error(reading.problem);
  return reading.record;
}

export const ourClaim: Claim = {
  holder: ourHolder,
  durationSeconds: 60,
  notes: {
    repository: 'git.example/shop/app',
    repositoryId: '42',
    jobId: '',
    runnerName: 'runner 1',
    headSha: 'ab'.repeat(20),
    link: 'https://git.example/runs/5002',
  },
};

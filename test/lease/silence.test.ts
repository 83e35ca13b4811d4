import { describe, expect, it } from 'vitest';
import { isUnchanged, releaseAfterMs, silentMs } from '../../src/lease/silence.ts';
import { leaseRecord } from '../fakes/leases.ts';

describe('the silence of a holder', () => {
  it('is counted on our own clock from the first sighting of the record as it is', () => {
    const record = leaseRecord();
    expect(silentMs({ atMs: 1000, record }, { atMs: 61_000, record })).toBe(60_000);
  });

  it.each(['2000-01-01T00:00:00.000000Z', '2999-01-01T00:00:00.000000Z'])(
    'has nothing to do with the renewTime that it wrote: %s',
    (renewTime) => {
      const record = leaseRecord({ renewTime });
      expect(silentMs({ atMs: 5, record }, { atMs: 7, record })).toBe(2);
    },
  );

  it.each([
    ['was renewed', { renewTime: '2026-09-10T12:00:00.000000Z' }],
    ['was taken anew', { acquireTime: '2026-09-10T12:00:00.000000Z' }],
    ['has another holder', { holder: 'other' }],
    ['was made anew', { uid: 'another' }],
  ])('is over when the record %s', (_, change) => {
    expect(silentMs({ atMs: 0, record: leaseRecord() }, { atMs: 9000, record: leaseRecord(change) })).toBe(0);
  });

  it('goes on when somebody else writes a label', () => {
    expect(isUnchanged(leaseRecord(), leaseRecord({ labels: { a: 'b' }, resourceVersion: '101' }))).toBe(true);
  });

  it('must last for two durations of the record itself', () => {
    expect(releaseAfterMs(leaseRecord({ durationSeconds: 600 }))).toBe(1_200_000);
  });
});

import type { LeaseRecord } from './record.ts';

/** One look at the Lease on our own monotonic clock. */
export interface Sighting {
  readonly atMs: number;
  readonly record: LeaseRecord;
}

/**
 * How long the holder has been silent as far as we saw it: from the first sighting of the record as it is now.
 * The times inside the record are another machine's clock and prove nothing (client-go `leaderelection.go`).
 */
export function silentMs(first: Sighting, last: Sighting): number {
  return isUnchanged(first.record, last.record) ? last.atMs - first.atMs : 0;
}

/** Was nothing written between two sightings, as far as a holder writes? */
export function isUnchanged(a: LeaseRecord, b: LeaseRecord): boolean {
  return a.uid === b.uid && a.holder === b.holder && a.renewTime === b.renewTime && a.acquireTime === b.acquireTime;
}

/** The record's own duration counts, not ours: its holder promised to renew within that. */
export function releaseAfterMs(record: LeaseRecord): number {
  return record.durationSeconds * 2 * 1000;
}

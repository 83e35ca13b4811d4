import type { LeaseRecord } from './record.ts';

/**
 * One look at the Lease, on our own monotonic clock. What it shows was true at some moment between the two times: a
 * process that was stopped in between may get an old answer long after it was given.
 */
export interface Sighting {
  readonly sentMs: number;
  readonly arrivedMs: number;
  readonly record: LeaseRecord;
}

/** The first and the newest sighting of a record that has not changed since. */
export interface Seen {
  readonly first: Sighting;
  readonly last: Sighting;
}

/**
 * Looks further apart than this are no watching: neither a process that was stopped nor an API server that was away,
 * which takes the holder's renewals too, may be counted as the holder's silence.
 */
export const LONGEST_GAP_MS = 20_000;

/** Goes on from what was seen before. A changed record, or a long time without a look, begins anew. */
export function sawAgain(before: Seen | undefined, look: Sighting): Seen {
  const goesOn =
    before !== undefined &&
    isUnchanged(before.last.record, look.record) &&
    look.sentMs - before.last.sentMs <= LONGEST_GAP_MS;
  return { first: goesOn ? before.first : look, last: look };
}

/**
 * Takes in an event of a watch. It tells of a change as soon as it comes, but never of silence: it may have lain
 * unread for any time, so what it shows may be over.
 */
export function sawEvent(before: Seen | undefined, record: LeaseRecord, atMs: number): Seen {
  if (before !== undefined && isUnchanged(before.last.record, record)) {
    return { first: before.first, last: { ...before.last, record } };
  }
  const sighting = { sentMs: atMs, arrivedMs: atMs, record };
  return { first: sighting, last: sighting };
}

/**
 * How long the holder has been silent as far as we saw it: from the arrival of the first sighting of the record as it
 * is now to the sending of the last. The times inside the record are another machine's clock and prove nothing
 * (client-go `leaderelection.go`).
 */
export function silentMs(first: Sighting, last: Sighting): number {
  return isUnchanged(first.record, last.record) ? Math.max(0, last.sentMs - first.arrivedMs) : 0;
}

/**
 * Was nothing written between two sightings? Any write counts as a sign of life, a label of somebody else too, which
 * costs one more wait: the renewTime alone may come back. A write that was sent before another one and arrives after
 * it puts the older renewTime there again, and who missed the one between would see no change.
 */
export function isUnchanged(a: LeaseRecord, b: LeaseRecord): boolean {
  if (a.uid !== b.uid || a.resourceVersion !== b.resourceVersion) return false;
  return a.holder === b.holder && a.renewTime === b.renewTime && a.acquireTime === b.acquireTime;
}

/** The record's own duration counts, not ours: its holder promised to renew within that. */
export function releaseAfterMs(record: LeaseRecord): number {
  return record.durationSeconds * 2 * 1000;
}

/** The times of one Lease, all derived from its duration, so that no setting can put them out of order. */
export interface LeaseTimes {
  readonly durationMs: number;
  /** Renewals are sent this often. */
  readonly renewEveryMs: number;
  /** Without a renewal for this long the Lease is stale: no write of ours until one succeeds. */
  readonly renewDeadlineMs: number;
}

/** A sixth and two thirds of the duration: with the default of 60 s, 10 s and 40 s (client-go demands this order). */
export function leaseTimes(durationSeconds: number): LeaseTimes {
  const durationMs = durationSeconds * 1000;
  return { durationMs, renewEveryMs: durationMs / 6, renewDeadlineMs: (durationMs * 2) / 3 };
}

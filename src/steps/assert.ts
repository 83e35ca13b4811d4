import type { Cluster } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type Standing, standingOf } from '../lease/keeper.ts';
import { type KeeperSettings, keeperFiles, readStatus } from '../lease/keeper-files.ts';
import type { Clock } from '../process/clock.ts';
import type { Folder } from '../process/folder.ts';
import { leaseText } from './context.ts';
import { look } from './lease-writes.ts';

export interface AssertParts {
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly folder: Folder;
  readonly settings: KeeperSettings;
}

/** An answer that takes longer is none: who asks stands before a dangerous step. */
const LOOK_MS = 5000;

/**
 * Is the Lease ours at this moment, and fresh? Reads it once, and what the keeper says. Ours and fresh is `lease-ours`;
 * seen to be another's is `lease-lost`; everything that leaves doubt is `lease-stale`.
 */
export async function assertLease(parts: AssertParts): Promise<Finding> {
  const { clock, folder, settings } = parts;
  const seen = await within(clock, (signal) => look({ ...parts, lease: settings.lease }, settings, signal));
  const status = readStatus(folder.read(keeperFiles.status));
  const standing: Standing =
    status === undefined
      ? { kind: 'stale', why: 'the keeper says nothing' }
      : standingOf(status, clock.monotonicMs(), settings.durationSeconds);
  const subject = `Lease ${leaseText(settings.lease)}`;
  const { name, namespace } = settings.lease;
  const lease = leaseText(settings.lease);
  const lost = seen.kind === 'not-ours' ? seen.seen : standing.kind === 'lost' ? standing.seen : undefined;
  if (lost !== undefined) return finding('lease-lost', subject, { lease, name, namespace, seen: lost });
  const silentMs = clock.monotonicMs() - (status?.renewedAtMs ?? settings.claimedAtMs);
  const seconds = String(Math.round(silentMs / 1000));
  if (seen.kind === 'unknown') return finding('lease-stale', subject, { lease, seconds, problem: seen.problem });
  if (standing.kind === 'stale') return finding('lease-stale', subject, { lease, seconds, problem: standing.why });
  return finding('lease-ours', subject, { lease, holder: settings.holder }, [], 'notice');
}

async function within<T>(clock: Clock, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const over = new AbortController();
  void clock.sleep(LOOK_MS, over.signal).then(() => limit.abort());
  try {
    return await run(limit.signal);
  } finally {
    over.abort();
  }
}

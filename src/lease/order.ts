import type { LeaseRecord } from './record.ts';

/**
 * The annotation in which post records the head that it deployed. It is the repository's own, since repositories that
 * deploy to one cluster share its Lease, and the order of one says nothing about the other's.
 */
export function lastDeployedNote(repositoryId: string): string {
  return `admission-gate/last-deployed.${repositoryId}`;
}

/** The head that this repository deployed last; empty when none is recorded. */
export function lastDeployedIn(record: LeaseRecord | undefined, repositoryId: string): string {
  return record?.annotations[lastDeployedNote(repositoryId)] ?? '';
}

/** What GitHub's compare says of `our head ... last deployed`. */
export type Comparison = 'ahead' | 'behind' | 'diverged' | 'identical';

/** May this content be deployed after what was deployed last? */
export type Age = 'newer' | 'older' | 'unknown-to-github';

/**
 * Older means that our head is an ancestor of what was deployed last: then the last one is ahead of us. Diverged and
 * identical are not older. (GitHub REST, "Compare two commits": the status of the head relative to the base.)
 */
export function ageOf(comparison: Comparison | 'unknown-to-github'): Age {
  if (comparison === 'unknown-to-github') return comparison;
  return comparison === 'ahead' ? 'older' : 'newer';
}

/** The entry of the queue right ahead of ours, whose head is our base. */
export interface EntryAhead {
  readonly sha: string;
  readonly queued: boolean;
  /** Statuses of the runs of this workflow for its head; `undefined`: not asked. */
  readonly runStatuses: readonly string[] | undefined;
}

/**
 * Is it our turn? The entry ahead goes first while it is queued, was not deployed last, and has a run of this workflow
 * that is not completed. So no entry waits for one that will never run, whatever the minimum group size is.
 * `undefined`: only its runs can tell.
 */
export function isOurTurn({ sha, queued, runStatuses }: EntryAhead, lastDeployed: string): boolean | undefined {
  if (!queued || sha === lastDeployed) return true;
  return runStatuses?.every((status) => status === 'completed');
}

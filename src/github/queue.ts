import type { Comparison } from '../lease/order.ts';
import type { Reply } from './comments.ts';

/** A job or a run attempt as GitHub words it; statuses other than `completed` are all alike to us. */
export interface RunState {
  readonly runId: string;
  readonly status: string;
  readonly conclusion: string;
}

/** One group of a merge queue: its full ref and the head commit that the ref points at. */
export interface QueuedGroup {
  readonly ref: string;
  readonly sha: string;
}

/** What a merge queue says of itself. */
export interface QueueView {
  /** Minutes after which it takes a silent check for failed. */
  readonly responseMinutes: number | undefined;
  /** The places of its entries by their head commits, counted from 1, as far as it has been asked (a hundred). */
  readonly places: Readonly<Record<string, number>>;
}

/** What of GitHub decides whether a run may go on. No call throws, every call ends within a time limit, none repeats. */
export interface Queue {
  /** The commit that a branch points at (`refs/heads/` left off); `undefined` for 404, which may mean no permission. */
  branchHead(branch: string): Promise<Reply<string | undefined>>;
  /** All groups that are queued for a base branch. Empty may mean no permission too. */
  queuedGroups(baseBranch: string): Promise<Reply<readonly QueuedGroup[]>>;
  /**
   * The queue of a base branch at this moment; `undefined` where it has none. A limit that is GraphQL's own is
   * `unavailable`, since the other calls do not count against it (GitHub docs, "Rate limits for the GraphQL API").
   */
  mergeQueue(baseBranch: string): Promise<Reply<QueueView | undefined>>;
  /** Statuses of the runs of one workflow (its file name) for a head commit, each run by its newest attempt. */
  runStatuses(workflowFile: string, headSha: string): Promise<Reply<readonly string[]>>;
  /** How `head` relates to `base`. A head that GitHub does not know while it knows base is said to be so. */
  compare(base: string, head: string): Promise<Reply<Comparison | 'unknown-to-github'>>;
  /** The paths that differ from `base`, of which `head` is made, old names too; a text says why not all are known. */
  changedFiles(base: string, head: string): Promise<Reply<readonly string[] | string>>;
  job(jobId: string): Promise<Reply<RunState>>;
  attempt(runId: string, attempt: string): Promise<Reply<RunState>>;
}

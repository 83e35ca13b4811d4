import type { Comparison } from '../lease/order.ts';
import type { Reply } from './comments.ts';

/** Status and conclusion of a job or of a run attempt, as GitHub words them. */
export interface RunState {
  readonly status: string;
  readonly conclusion: string;
}

/** What of GitHub decides whether a run may go on. No call throws, every call ends within a time limit. */
export interface Queue {
  /** The commit that a branch points at (`refs/heads/` left off); `undefined` where there is no such branch. */
  branchHead(branch: string): Promise<Reply<string | undefined>>;
  /** The heads of all groups that are queued for a base branch. */
  queuedHeads(baseBranch: string): Promise<Reply<readonly string[]>>;
  /** Statuses of the runs of one workflow (its file name) for a head commit. */
  runStatuses(workflowFile: string, headSha: string): Promise<Reply<readonly string[]>>;
  /** How `head` relates to `base`; a commit that GitHub does not know is said to be so. */
  compare(base: string, head: string): Promise<Reply<Comparison | 'unknown-to-github'>>;
  job(jobId: string): Promise<Reply<RunState>>;
  attempt(runId: string, attempt: string): Promise<Reply<RunState>>;
}

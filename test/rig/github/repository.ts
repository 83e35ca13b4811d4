/** A comment on an issue or a pull request. */
export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  readonly login: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly headRef?: string;
  readonly baseRef?: string;
  readonly title?: string;
  readonly state?: 'open' | 'closed';
  readonly login?: string;
}

type RunStatus = 'requested' | 'queued' | 'pending' | 'waiting' | 'in_progress' | 'completed';
type RunConclusion = 'success' | 'failure' | 'cancelled' | 'skipped' | 'neutral' | 'timed_out' | 'action_required';

/** One attempt of a workflow run. */
export interface Run {
  readonly id: number;
  readonly attempt: number;
  readonly status: RunStatus;
  readonly conclusion: RunConclusion | null;
  readonly headSha: string;
  readonly headBranch: string;
  readonly event?: string;
  readonly workflowId?: number;
  readonly path?: string;
}

export interface WorkflowJob {
  readonly id: number;
  readonly runId: number;
  readonly attempt?: number;
  readonly status: RunStatus;
  readonly conclusion: RunConclusion | null;
  readonly name?: string;
  readonly headSha?: string;
  readonly runnerName?: string;
}

type QueueEntryState = 'AWAITING_CHECKS' | 'LOCKED' | 'MERGEABLE' | 'QUEUED' | 'UNMERGEABLE';

/** A pull request in a merge queue; its place in the list is its position. */
export interface QueueEntry {
  readonly pullRequest: number;
  readonly headSha: string;
  readonly baseSha: string;
  readonly state?: QueueEntryState;
  readonly login?: string;
}

/** One repository's state. A test reads and changes it freely; the stand-in changes only the comments. */
export interface Repository {
  /** `owner/name`. */
  readonly name: string;
  readonly id: number;
  readonly comments: Comment[];
  readonly pulls: Map<number, PullRequest>;
  /** Full name, such as `refs/heads/main`, to commit. */
  readonly refs: Map<string, string>;
  /** The files of each comparison, old names of renamed ones by new. GitHub lists 300 at most. */
  readonly changed: Map<string, string | undefined>;
  /** Commit to its parents, the first parent first. */
  readonly commits: Map<string, readonly string[]>;
  readonly runs: Run[];
  readonly jobs: Map<number, WorkflowJob>;
  /** Short branch name to the entries of its merge queue. */
  readonly queues: Map<string, readonly QueueEntry[]>;
  /** Short branch name to the minutes within which a check of its merge queue has to report. */
  readonly responseMinutes: Map<string, number>;
}

export function createRepository(name: string, id: number): Repository {
  return {
    name,
    id,
    comments: [],
    pulls: new Map(),
    refs: new Map(),
    changed: new Map(),
    commits: new Map(),
    runs: [],
    jobs: new Map(),
    queues: new Map(),
    responseMinutes: new Map(),
  };
}

/** Adds a chain of commits, each the parent of the next; the first hangs on `parent`, if given. */
export function addCommits(repository: Repository, shas: readonly string[], parent?: string): void {
  let before = parent;
  for (const sha of shas) {
    repository.commits.set(sha, before === undefined ? [] : [before]);
    before = sha;
  }
}

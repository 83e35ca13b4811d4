import * as v from 'valibot';

/** A repository by its two names. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** The pull request that a run is about, or why there is none. */
export type PullRequest =
  | { readonly kind: 'found'; readonly number: number; readonly repository: Repository }
  /** Whichever is open from this branch, which only GitHub knows. */
  | { readonly kind: 'of-branch'; readonly branch: string; readonly repository: Repository }
  | { readonly kind: 'none'; readonly why: 'not-about-one' | 'unreadable-event' | 'unknown-ref' };

/** What the runner says about the start of a run, and which pull request the step was told. */
export interface Start {
  readonly eventName: string;
  /** The full ref that the run is for. */
  readonly ref: string;
  readonly repository: Repository;
  readonly event: unknown;
  /** Input `pull-request`; `undefined` where it is empty. */
  readonly given: number | undefined;
}

const branches = 'refs/heads/';

const mergeGroupEvent = v.object({
  merge_group: v.object({ head_ref: v.string(), base_ref: v.pipe(v.string(), v.startsWith(branches)) }),
});
const pullRequestEvent = v.object({
  pull_request: v.object({ number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
});

/** All branches of merge queues begin so. */
export const queueBranches = 'gh-readonly-queue/';

/** The name, up to the number, of each branch that the merge queue makes for groups of a base branch. */
export function queuePrefix(baseBranch: string): string {
  return `${queueBranches}${baseBranch}/pr-`;
}

/**
 * The number in a merge queue ref: `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha>`. The base branch stands in it
 * verbatim and may itself hold slashes and `pr-…` segments, so the prefix is compared literally, never matched.
 */
export function numberIn(headRef: string, baseRef: string): number | undefined {
  const prefix = `${branches}${queuePrefix(baseRef.slice(branches.length))}`;
  const rest = headRef.startsWith(prefix) ? headRef.slice(prefix.length) : '';
  const number = Number(/^(\d+)-[0-9a-f]{40,64}$/.exec(rest)?.[1] ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/**
 * The pull request that a run is about. A merge group has its own, which only the ref of the queue names; a `pull_request`
 * event carries its number; for every other event the input says it, and a person's run of a branch has what is open from
 * that branch. A push or a schedule is about none. An event or a ref in another form is said to be so, never guessed at.
 */
export function pullRequestOf({ eventName, ref, repository, event, given }: Start): PullRequest {
  const found = (number: number): PullRequest => ({ kind: 'found', number, repository });
  if (eventName === 'merge_group') {
    const parsed = v.safeParse(mergeGroupEvent, event);
    if (!parsed.success) return { kind: 'none', why: 'unreadable-event' };
    const number = numberIn(parsed.output.merge_group.head_ref, parsed.output.merge_group.base_ref);
    return number === undefined ? { kind: 'none', why: 'unknown-ref' } : found(number);
  }
  if (given !== undefined) return found(given);
  if (eventName === 'pull_request' || eventName === 'pull_request_target') {
    const parsed = v.safeParse(pullRequestEvent, event);
    return parsed.success ? found(parsed.output.pull_request.number) : { kind: 'none', why: 'unreadable-event' };
  }
  return eventName === 'workflow_dispatch' && ref.startsWith(branches)
    ? { kind: 'of-branch', branch: ref.slice(branches.length), repository }
    : { kind: 'none', why: 'not-about-one' };
}

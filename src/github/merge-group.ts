import * as v from 'valibot';
import { numberIn, queueBranches } from './pull-request.ts';
import type { QueuedGroup } from './queue.ts';

/** The merge group that a run is for. */
export interface MergeGroup {
  /** The number of its own pull request. */
  readonly pullRequest: number;
  /** Full name of the branch that the queue made for it. */
  readonly ref: string;
  readonly sha: string;
  /** Head of the entry ahead, or of the base branch for the first entry. */
  readonly baseSha: string;
  /** Without `refs/heads/`. */
  readonly baseBranch: string;
}

const branches = 'refs/heads/';
const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/));

const mergeGroupEvent = v.pipe(
  v.object({
    merge_group: v.object({
      head_sha: sha,
      base_sha: sha,
      head_ref: v.string(),
      base_ref: v.pipe(v.string(), v.startsWith(branches)),
    }),
  }),
  v.transform(({ merge_group: group }) => group),
);

/** The group of a `merge_group` event; `undefined` where the payload is not in the form that GitHub documents. */
export function mergeGroupOf(event: unknown): MergeGroup | undefined {
  const parsed = v.safeParse(mergeGroupEvent, event);
  if (!parsed.success) return undefined;
  const { head_ref, head_sha, base_ref, base_sha } = parsed.output;
  // A ref in another form would be looked for in vain, and its group be taken for one that is no longer queued.
  const pullRequest = numberIn(head_ref, base_ref);
  if (pullRequest === undefined) return undefined;
  return { pullRequest, ref: head_ref, sha: head_sha, baseSha: base_sha, baseBranch: base_ref.slice(branches.length) };
}

/**
 * The ref of a `push` to a branch of the merge queue. The queue sends `merge_group` for the same commit, so one entry
 * would be deployed by two runs, one of them without the queue's order (GitHub docs, "Managing a merge queue").
 */
export function queuePush(eventName: string, ref: string): string | undefined {
  return eventName === 'push' && ref.startsWith(`${branches}${queueBranches}`) ? ref : undefined;
}

/** What stands between our group and its base branch, as far as the queue's refs tell it. */
export interface Ahead {
  /** The pull requests whose content is in this group besides our own, the nearest first. */
  readonly ahead: readonly number[];
  /** The commit under the last of them: the tip of the base branch, unless an entry between has left the queue. */
  readonly base: string;
}

/**
 * Follows the refs of the queue from our base commit down: groups are cumulative, each stands on the head of the entry
 * ahead, and its ref ends in that head. Entries leave the queue while it is read, so where the chain ends is not known to
 * be the base branch.
 */
export function aheadOf(group: MergeGroup, queued: readonly QueuedGroup[]): Ahead {
  const ahead: number[] = [];
  let base = group.baseSha;
  const left = new Map(queued.map((entry) => [entry.sha, entry.ref]));
  left.delete(group.sha);
  for (let ref = left.get(base); ref !== undefined; ref = left.get(base)) {
    const number = numberIn(ref, `${branches}${group.baseBranch}`);
    if (number === undefined) break;
    ahead.push(number);
    left.delete(base);
    base = ref.slice(ref.lastIndexOf('-') + 1);
  }
  return { ahead, base };
}

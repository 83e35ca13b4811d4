import * as v from 'valibot';

/** A repository by its two names. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** The pull request that a run is about, or why there is none. */
export type PullRequest =
  | { readonly kind: 'found'; readonly number: number; readonly repository: Repository }
  | { readonly kind: 'none'; readonly why: 'not-a-merge-group' | 'unreadable-event' | 'unknown-ref' };

const branches = 'refs/heads/';

const mergeGroupEvent = v.object({
  merge_group: v.object({ head_ref: v.string(), base_ref: v.pipe(v.string(), v.startsWith(branches)) }),
  repository: v.object({ full_name: v.pipe(v.string(), v.regex(/^[^/]+\/[^/]+$/)) }),
});

/** The name, up to the number, of each branch that the merge queue makes for groups of a base branch. */
export function queuePrefix(baseBranch: string): string {
  return `gh-readonly-queue/${baseBranch}/pr-`;
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
 * The pull request of a `merge_group` event, whose payload names none: only the ref of the queue does. Every other event
 * has none here; an event or a ref in another form is said to be so, never guessed at.
 */
export function pullRequestOf(event: unknown): PullRequest {
  if (!v.is(v.object({ merge_group: v.unknown() }), event)) {
    return { kind: 'none', why: 'not-a-merge-group' };
  }
  const parsed = v.safeParse(mergeGroupEvent, event);
  if (!parsed.success) {
    return { kind: 'none', why: 'unreadable-event' };
  }
  const { merge_group: group, repository } = parsed.output;
  const number = numberIn(group.head_ref, group.base_ref);
  const [owner = '', name = ''] = repository.full_name.split('/');
  return number === undefined
    ? { kind: 'none', why: 'unknown-ref' }
    : { kind: 'found', number, repository: { owner, name } };
}

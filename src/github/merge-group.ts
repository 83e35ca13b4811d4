import * as v from 'valibot';
import { numberIn } from './pull-request.ts';

/** The merge group that a run is for. */
export interface MergeGroup {
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
  // A ref in another form would be looked for in vain, and its group be taken for one that is no longer queued.
  v.check(({ head_ref, base_ref }) => numberIn(head_ref, base_ref) !== undefined),
);

/** The group of a `merge_group` event; `undefined` where the payload is not in the form that GitHub documents. */
export function mergeGroupOf(event: unknown): MergeGroup | undefined {
  const parsed = v.safeParse(mergeGroupEvent, event);
  if (!parsed.success) return undefined;
  const { head_ref, head_sha, base_ref, base_sha } = parsed.output;
  return { ref: head_ref, sha: head_sha, baseSha: base_sha, baseBranch: base_ref.slice(branches.length) };
}

import type { Comparison } from './payloads.ts';
import type { Repository } from './repository.ts';

/** A commit that the repository has, by its SHA or by a branch that points to it. */
export function resolveCommit({ commits, refs }: Repository, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return commits.has(name) ? name : refs.get(`refs/heads/${name}`);
}

/**
 * Compares as `git merge-base` and GitHub do: `ahead` means that base is an ancestor of head. Undefined without common
 * history, for which GitHub answers 404.
 * Source: docs.github.com/rest/commits/commits, "Compare two commits".
 */
export function compare(repository: Repository, base: string, head: string): Comparison | undefined {
  const ofBase = ancestors(repository, base);
  const ofHead = ancestors(repository, head);
  const mergeBase = [...ofHead].find((sha) => ofBase.has(sha));
  if (mergeBase === undefined) return undefined;
  const commits = [...ofHead].filter((sha) => !ofBase.has(sha)).reverse();
  const behindBy = [...ofBase].filter((sha) => !ofHead.has(sha)).length;
  return { status: status(commits.length, behindBy), base, mergeBase, commits, behindBy };
}

function status(ahead: number, behind: number): Comparison['status'] {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

/** The commit and all before it, the nearest first. */
function ancestors({ commits }: Repository, sha: string): Set<string> {
  const seen = new Set([sha]);
  for (const commit of seen) for (const parent of commits.get(commit) ?? []) seen.add(parent);
  return seen;
}

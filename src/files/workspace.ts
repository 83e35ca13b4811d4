import { atCommit } from './at-commit.ts';
import { type ManifestsRead, readManifests } from './manifests.ts';
import { type FilesRead, readPolicyFiles } from './policy-files.ts';
import { besidesCommit, isTouched } from './touched.ts';

/** The checkout of the job, as it is and as it was. */
export interface Workspace {
  readonly read: (entries: readonly string[]) => Promise<ManifestsRead>;
  /** Every object that they lead to, raw, with the places of its parts; `input` is what the entries were given as. */
  readonly objects: (entries: readonly string[], input: string) => FilesRead;
  /** The same of each entry alone at an earlier commit; `problem` where that commit cannot be had. */
  readonly readAt: (
    commit: string,
    entries: readonly string[],
  ) => Promise<
    { readonly ok: true; readonly value: readonly ManifestsRead[] } | { readonly ok: false; readonly problem: string }
  >;
  /**
   * What of them may have changed by a change of these paths, or differs from that commit in the checkout itself; `problem` where
   * the workspace is no checkout of it.
   */
  readonly readTouched: (
    commit: string,
    paths: readonly string[],
    entries: readonly string[],
  ) => Promise<{ readonly ok: true; readonly value: ManifestsRead } | { readonly ok: false; readonly problem: string }>;
}

/** The workspace below `root`; what has to be laid out goes below `temporary`. */
export function workspaceAt(root: string, temporary: string): Workspace {
  return {
    read: (entries) => readManifests(root, entries),
    objects: (entries, input) => readPolicyFiles(root, entries, input),
    readAt: (commit, entries) =>
      atCommit(root, commit, temporary, (folder) =>
        Promise.all(entries.map((entry) => readManifests(folder, [entry]))),
      ),
    readTouched: async (commit, paths, entries) => {
      const besides = await besidesCommit(root, commit);
      if (!besides.ok) return besides;
      const changed = [...paths, ...besides.paths];
      return { ok: true, value: await readManifests(root, entries, (source) => isTouched(root, source, changed)) };
    },
  };
}

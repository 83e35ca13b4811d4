import * as v from 'valibot';
import { marksOf } from '../../src/gitops/marks.ts';
import { ownerOf } from '../../src/gitops/owner.ts';
import { ok, status } from '../fakes/answers.ts';
import type { Reply } from '../fakes/cluster.ts';
import type { Folder } from './folder.ts';
import { policiesIn } from './observed.ts';

/** The kinds of owners, each with the stems of the files that may show them. */
const kinds = [
  { resource: 'kustomizations', kind: 'Kustomization', stems: ['kustomizations', 'kustomization'] },
  { resource: 'helmreleases', kind: 'HelmRelease', stems: ['helmreleases', 'helmrelease'] },
  { resource: 'applications', kind: 'Application', stems: ['applications', 'application'] },
] as const;

const named = v.object({ metadata: v.object({ name: v.string(), namespace: v.optional(v.string(), 'default') }) });

/** Each owner that a policy names, as the folder shows it; where it shows none of that kind, it may not be read. */
export function ownerReplies(folder: Folder): Readonly<Record<string, Reply>> {
  const policies = folder.observations('policies').flatMap((name) => policiesIn(folder, name));
  const owners = policies.map((policy) => ownerOf(marksOf(policy))).filter((owner) => owner !== undefined);
  const replies = owners.flatMap(({ kind, namespace, name }): readonly (readonly [string, Reply])[] => {
    const known = kinds.find((one) => one.kind === kind);
    if (known === undefined) return [];
    const files = known.stems.flatMap((stem) => folder.observations(stem));
    const object = files
      .flatMap((file) => folder.objects(file))
      .find((one) => v.is(named, one) && one.metadata.name === name && one.metadata.namespace === namespace);
    const absent = files.length === 0 ? status(403, 'not shown') : status(404, 'not found');
    return [[`read ${known.resource} ${namespace}/${name}`, object === undefined ? absent : ok(object)]];
  });
  return Object.fromEntries(replies);
}

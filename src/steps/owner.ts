import type { ObjectRef } from '../cluster/port.ts';
import type { Finding } from '../findings/finding.ts';
import type { Marks } from '../gitops/marks.ts';
import { type Owner, ownerOf } from '../gitops/owner.ts';
import { type LiveChange, type OwnerState, ownerFinding, ownerState, setsField } from '../gitops/state.ts';
import type { Context } from './context.ts';

/** Where an owner can be read; `undefined` where its name is not known, or it is no object (a release of Helm). */
function refOf({ kind, namespace, name }: Owner): ObjectRef | undefined {
  if (name === '' || namespace === '') return undefined;
  switch (kind) {
    case 'Kustomization':
      return { group: 'kustomize.toolkit.fluxcd.io', version: 'v1', resource: 'kustomizations', namespace, name };
    case 'HelmRelease':
      return { group: 'helm.toolkit.fluxcd.io', version: 'v2', resource: 'helmreleases', namespace, name };
    case 'Application':
      return { group: 'argoproj.io', version: 'v1alpha1', resource: 'applications', namespace, name };
    case 'release':
      return undefined;
  }
}

/** How the owner is, asked once; what may not be read is unknown. */
export async function stateOfOwner(context: Pick<Context, 'cluster' | 'scope'>, owner: Owner): Promise<OwnerState> {
  const ref = refOf(owner);
  if (ref === undefined) return { kind: 'unknown' };
  const answer = await context.cluster.read(ref, context.scope.signal);
  if (answer.kind === 'ok') return ownerState(owner, answer.body);
  return answer.kind === 'status' && answer.status === 404 ? { kind: 'gone' } : { kind: 'unknown' };
}

/** A warning where a live change is of an object that Git owns; it asks only where the object carries marks. */
export async function warnOfOwner(
  context: Pick<Context, 'cluster' | 'scope'>,
  marks: Marks,
  change: LiveChange,
): Promise<Finding | undefined> {
  const owner = ownerOf(marks);
  if (owner === undefined || !setsField(owner, marks.managers, change.managers)) return undefined;
  return ownerFinding(owner, await stateOfOwner(context, owner), change);
}

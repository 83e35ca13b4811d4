import { distinctPods, type ProbePod } from '../admission/pod.ts';
import type { Finding } from '../findings/finding.ts';
import type { GateInputs } from '../runner/inputs.ts';
import { go, type Step } from '../steps/context.ts';
import { podsOfImages } from '../steps/probe.ts';
import { podsOfTemplates, type Since } from '../steps/templates.ts';
import type { Order } from '../steps/turn.ts';
import type { World } from './world.ts';

/** What a gate asks the cluster about. */
export interface Probes {
  readonly probes: readonly ProbePod[];
  readonly mustDeny: readonly ProbePod[];
}

/** The Pods of both inputs with images, or what is wrong with one of them. */
export function imageProbes({ probeImages, probeMustDeny, probeNamespace }: GateInputs): Probes | Finding {
  const probes = podsOfImages('probe-images', probeImages, probeNamespace);
  if ('code' in probes) return probes;
  const mustDeny = podsOfImages('probe-must-deny', probeMustDeny, probeNamespace);
  return 'code' in mustDeny ? mustDeny : { probes, mustDeny };
}

/** The commit that a merge group is built on; other events name none that all of the deploy differs from. */
function sinceOf(order: Order): Since | undefined {
  const { group } = order.change;
  if (group === undefined) return undefined;
  return { base: group.baseSha, head: group.sha, changedFiles: () => order.changedFiles(group) };
}

/** Adds the templates of the workspace to the Pods of images; each Pod once. What people should know of it is in the notes. */
export async function allProbes(
  world: Pick<World, 'workspace'>,
  order: Order,
  inputs: GateInputs,
  images: Probes,
): Promise<Step<Probes & { readonly notes: readonly Finding[] }>> {
  const { probeManifests: entries, probeNamespace: namespace, probeChangedOnly } = inputs;
  const since = probeChangedOnly ? sinceOf(order) : undefined;
  const read = await podsOfTemplates(world.workspace, { entries, namespace, changedOnly: probeChangedOnly, since });
  if (read.kind === 'refuse') return read;
  const { pods, notes } = read.value;
  return go({ ...images, probes: distinctPods([...images.probes, ...pods]), notes });
}

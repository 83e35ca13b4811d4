import { containerLists, type Template } from './template.ts';

/** A Pod to be created by server dry-run: a whole template, or one image in a Pod as small as can be. */
export interface ProbePod {
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly spec: Readonly<Record<string, unknown>>;
  /** Every image in it once, in the order of its containers. */
  readonly images: readonly string[];
  /** Where it comes from, for people. */
  readonly from: string;
}

export const probeLabels: Readonly<Record<string, string>> = { 'app.kubernetes.io/managed-by': 'admission-gate' };

/**
 * A Pod with one container. No token is mounted, no resource is asked for, and it meets Pod Security `restricted`, which
 * changes no decision about its image; whatever else a namespace demands of Pods is told apart by the answer.
 */
export function podOfImage(namespace: string, image: string): ProbePod {
  const securityContext = { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } };
  const spec = {
    automountServiceAccountToken: false,
    restartPolicy: 'Never',
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [{ name: 'probe', image, securityContext }],
  };
  return { namespace, labels: probeLabels, annotations: {}, spec, images: [image], from: 'probe-images' };
}

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function containersIn(spec: ProbePod['spec'], list: string): readonly Container[] {
  const containers = spec[list];
  return Array.isArray(containers) ? containers.filter(isContainer) : [];
}

/** The same spec, each container as `change` has it; what the Pod does not have stays absent. */
function withContainers(spec: ProbePod['spec'], change: (container: Container) => Container): ProbePod['spec'] {
  const changed = containerLists
    .filter((list) => containersIn(spec, list).length > 0)
    .map((list) => [list, containersIn(spec, list).map(change)] as const);
  return { ...spec, ...Object.fromEntries(changed) };
}

/** No Pod may be created with ephemeral containers, so that their images are probed as those of ordinary ones. */
function withoutEphemeral(spec: ProbePod['spec']): ProbePod['spec'] {
  const { ephemeralContainers, ...rest } = spec;
  if (ephemeralContainers === undefined) return rest;
  const moved = containersIn(spec, 'ephemeralContainers').map(({ targetContainerName: _, ...container }) => container);
  return { ...rest, containers: [...containersIn(spec, 'containers'), ...moved] };
}

/** The Pod of a template. Only a token that nobody would use is left out, and only where the template does not ask. */
export function podOfTemplate(template: Template, namespace: string, from: string): ProbePod {
  return {
    namespace: template.namespace ?? namespace,
    labels: template.labels,
    annotations: template.annotations,
    spec: { automountServiceAccountToken: false, ...withoutEphemeral(template.spec) },
    images: [...new Set(template.images.map(({ image }) => image))],
    from,
  };
}

/** The body of the create request. */
export function podBody({ namespace, labels, annotations, spec }: ProbePod, name: string): object {
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name, namespace, labels, annotations }, spec };
}

/** The same Pod with one container of that image changed to another: the rest of it stays as it is probed. */
export function withForged(pod: ProbePod, image: string, forged: string): ProbePod {
  let done = false;
  const spec = withContainers(pod.spec, (container) => {
    if (done || container['image'] !== image) return container;
    done = true;
    return { ...container, image: forged };
  });
  return { ...pod, spec, images: [forged] };
}

const leastOf: Readonly<Record<string, string>> = { cpu: '1m', memory: '1Mi', 'ephemeral-storage': '1Mi' };

function small(amounts: unknown): unknown {
  if (!isContainer(amounts)) return amounts;
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, leastOf[name] ?? amount]));
}

/** The same Pod asking for as little as can be of what it asks for: a quota that is nearly used up says nothing about an image. */
export function withSmallRequests(pod: ProbePod): ProbePod {
  const spec = withContainers(pod.spec, (container) => {
    const { resources } = container;
    if (!isContainer(resources)) return container;
    const { requests, limits } = resources;
    const shrunk = {
      ...(requests === undefined ? {} : { requests: small(requests) }),
      ...(limits === undefined ? {} : { limits: small(limits) }),
    };
    return { ...container, resources: { ...resources, ...shrunk } };
  });
  return { ...pod, spec };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isContainer(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Equal for Pods that the API server cannot tell apart but by their names. */
export function podKey({ namespace, labels, annotations, spec }: ProbePod): string {
  return JSON.stringify(sorted({ namespace, labels, annotations, spec }));
}

/** Each Pod once, the first of its kind. */
export function distinctPods(pods: readonly ProbePod[]): readonly ProbePod[] {
  const byKey = new Map<string, ProbePod>();
  for (const pod of pods) {
    const key = podKey(pod);
    if (!byKey.has(key)) byKey.set(key, pod);
  }
  return [...byKey.values()];
}

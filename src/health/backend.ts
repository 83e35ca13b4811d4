import type { Certificate } from './certificates.ts';
import {
  type Budget,
  type Deployment,
  type Namespace,
  type Pod,
  picks,
  type Seen,
  type Service,
  type Slice,
  within,
} from './objects.ts';
import { type PodState, podState, type Trouble, troubles } from './pods.ts';
import type { Address, Webhook } from './webhook.ts';

/** What was read of a cluster for judging its webhooks; `undefined`: not read, so nothing is concluded from it. */
export interface Observed {
  readonly webhooks: readonly Webhook[];
  readonly services?: Seen<Service> | undefined;
  readonly slices?: Seen<Slice> | undefined;
  readonly pods?: Seen<Pod> | undefined;
  readonly deployments?: Seen<Deployment> | undefined;
  readonly budgets?: Seen<Budget> | undefined;
  readonly namespaces?: readonly Namespace[] | undefined;
  /** What was served at an address (`addressText`), leaf first. */
  readonly served?: ReadonlyMap<string, readonly Certificate[]> | undefined;
}

/** Why no answer can come from a backend, by what was seen of it. */
export type BackendTrouble = 'no-service' | 'no-port' | 'no-pods' | 'no-endpoints' | Trouble;

export interface BackendState {
  /** `undefined`: nothing that was seen keeps it from answering. */
  readonly trouble: BackendTrouble | undefined;
  /** Endpoints that serve, of all; `undefined` where they were not read. */
  readonly endpoints: { readonly ready: number; readonly all: number } | undefined;
  readonly pods: readonly PodState[] | undefined;
  /** What was seen, one line each, the worst first. */
  readonly evidence: readonly string[];
}

type InService = Extract<Address, { kind: 'service' }>;

function slicesOf(seen: Observed, { namespace, name }: InService): readonly Slice[] | undefined {
  return within(seen.slices, namespace)?.filter(
    ({ metadata }) => (metadata.labels?.['kubernetes.io/service-name'] ?? '') === name,
  );
}

type Endpoint = NonNullable<Slice['endpoints']>[number];

/** The API server sends to endpoints that are ready; where there are none, to those that still serve while they end. */
function serves({ conditions }: Endpoint): boolean {
  return (conditions.ready ?? true) || (conditions.serving === true && conditions.terminating === true);
}

function endpointsOf(slices: readonly Slice[] | undefined): BackendState['endpoints'] {
  if (slices === undefined) return undefined;
  const all = slices.flatMap(({ endpoints }) => endpoints ?? []);
  return { ready: all.filter(serves).length, all: all.length };
}

const ofKyverno = 'app.kubernetes.io/component';

/**
 * The Pods behind a Service: by its selector, else by what its endpoints name; where neither was seen, Kyverno's
 * admission controllers or all of the namespace.
 */
function podsOf(seen: Observed, address: InService, service: Service | undefined): readonly Pod[] | undefined {
  const all = within(seen.pods, address.namespace);
  if (all === undefined) return undefined;
  if (service !== undefined && Object.keys(service.spec.selector ?? {}).length > 0)
    return all.filter(({ metadata }) => picks(service.spec.selector, metadata.labels));
  const targets = slicesOf(seen, address)?.flatMap(({ endpoints }) =>
    (endpoints ?? []).flatMap(({ targetRef }) => (targetRef?.name ? [targetRef.name] : [])),
  );
  const named = all.filter(({ metadata }) => targets?.includes(metadata.name) === true);
  if (named.length > 0) return named;
  const controllers = all.filter(({ metadata }) => metadata.labels?.[ofKyverno] === 'admission-controller');
  if (address.name === 'kyverno-svc' && controllers.length > 0) return controllers;
  return service === undefined ? all : undefined;
}

export function serviceAt(seen: Observed, address: InService): Service | undefined {
  return within(seen.services, address.namespace)?.find(({ metadata }) => metadata.name === address.name);
}

function endpointsText({ ready, all }: NonNullable<BackendState['endpoints']>, where: string): string {
  return all === 0 ? `Service ${where} has no endpoints` : `Service ${where}: ${ready} ready of ${all} endpoints`;
}

/** A Service that is resolved elsewhere has no endpoints of its own. */
function hasEndpoints(service: Service | undefined): boolean {
  return service?.spec.type !== 'ExternalName';
}

function troubleOf(
  service: Service | undefined,
  address: InService,
  endpoints: BackendState['endpoints'],
  pods: readonly PodState[] | undefined,
  seen: Observed,
): BackendTrouble | undefined {
  const services = within(seen.services, address.namespace);
  if (services !== undefined && service === undefined) return 'no-service';
  const ports = hasEndpoints(service) ? service?.spec.ports : undefined;
  if (ports?.every(({ port }) => port !== address.port) === true) return 'no-port';
  const isDown = hasEndpoints(service) && endpoints?.ready === 0;
  const found = (pods ?? []).map(({ trouble }) => trouble);
  const worst = troubles.find((trouble) => found.includes(trouble));
  const noneServes = found.length > 0 && found.every((trouble) => trouble !== undefined);
  if (isDown && pods?.length === 0) return 'no-pods';
  if (isDown || (endpoints === undefined && noneServes)) return worst ?? 'no-endpoints';
  return undefined;
}

/** Can the backend behind an address answer, as far as was seen? */
export function backendState(seen: Observed, address: Address): BackendState {
  if (address.kind === 'url') return { trouble: undefined, endpoints: undefined, pods: undefined, evidence: [] };
  const where = `${address.namespace}/${address.name}`;
  const service = serviceAt(seen, address);
  const endpoints = hasEndpoints(service) ? endpointsOf(slicesOf(seen, address)) : undefined;
  const pods = podsOf(seen, address, service)?.map(podState);
  const trouble = troubleOf(service, address, endpoints, pods, seen);
  const ports = (service?.spec.ports ?? []).map(({ port }) => port).join(', ');
  const idle = (within(seen.deployments, address.namespace) ?? []).filter(({ spec }) => spec.replicas === 0);
  const evidence = [
    ...(trouble === 'no-pods' ? idle.map(({ metadata }) => `Deployment ${metadata.name} is scaled to 0`) : []),
    ...(trouble === 'no-port' ? [`Service ${where} has port ${ports || 'none'}, and ${address.port} is called`] : []),
    ...(endpoints === undefined ? [] : [endpointsText(endpoints, where)]),
    ...[...(pods ?? [])]
      .sort((a, b) => Number(b.trouble !== undefined) - Number(a.trouble !== undefined) || b.restarts - a.restarts)
      .map(({ text }) => text),
  ];
  return { trouble, endpoints, pods, evidence };
}

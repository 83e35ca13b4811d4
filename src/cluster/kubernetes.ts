import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import type { Clock } from '../process/clock.ts';
import { servedAt } from './handshake.ts';
import type { Answer, Cluster, ObjectName, ObjectRef, PolicyResource } from './port.ts';
import { type Call, Transport } from './transport.ts';
import { follow } from './watch.ts';

const READ_TIMEOUT_MS = 15_000;
/** A policy write passes Kyverno's own webhook, which takes 10 s when it hangs. */
const WRITE_TIMEOUT_MS = 20_000;
/** The API server answers any request within 34 s (apiserver `pkg/endpoints/handlers/rest.go`). */
const DRY_RUN_TIMEOUT_MS = 40_000;
const FIELD_MANAGER = 'admission-gate';

const policies = '/apis/policies.kyverno.io/v1beta1';
const webhooks = '/apis/admissionregistration.k8s.io/v1';

function segment(name: string): string {
  return encodeURIComponent(name);
}

function leasePath(lease: ObjectName, name = true): string {
  const collection = `/apis/coordination.k8s.io/v1/namespaces/${segment(lease.namespace)}/leases`;
  return name ? `${collection}/${segment(lease.name)}` : collection;
}

function objectPath({ group, version, resource, namespace, name }: ObjectRef): string {
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  const within = namespace === undefined ? '' : `/namespaces/${segment(namespace)}`;
  return `${root}${within}/${resource}${name === undefined ? '' : `/${segment(name)}`}`;
}

/** Of Kyverno's Pods the log is read; those of probes, and objects of other kinds, are only ever created by server dry-run. */
function podCalls(transport: Transport): Pick<Cluster, 'readPodLog' | 'dryRun' | 'dryRunPod'> {
  const dryRun: Cluster['dryRun'] = (ref, body, signal) =>
    transport.send({
      method: 'POST',
      path: objectPath(ref),
      query: { dryRun: 'All', fieldManager: FIELD_MANAGER },
      body,
      timeoutMs: DRY_RUN_TIMEOUT_MS,
      signal,
    });
  return {
    dryRun,
    readPodLog: ({ namespace, name }, sinceSeconds, signal) =>
      transport.send({
        method: 'GET',
        path: `/api/v1/namespaces/${segment(namespace)}/pods/${segment(name)}/log`,
        query: { sinceSeconds: String(sinceSeconds), tailLines: '2000', limitBytes: String(256 * 1024) },
        plainText: true,
        timeoutMs: READ_TIMEOUT_MS,
        signal,
      }),
    dryRunPod: (namespace, body, signal) =>
      dryRun({ group: '', version: 'v1', resource: 'pods', namespace }, body, signal),
  };
}

function policyPatch(
  name: string,
  body: object,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Omit<Call, 'timeoutMs'> {
  return {
    method: 'PATCH',
    path: `${policies}/imagevalidatingpolicies/${segment(name)}`,
    query: { ...query, fieldValidation: 'Strict' },
    body,
    contentType: 'application/merge-patch+json',
    signal,
  };
}

/** The cluster port on the API server that a kubeconfig names. */
export function kubernetesCluster(config: KubeConfig, server: string, clock: Clock): Cluster {
  const transport = new Transport(config, server, clock);
  const get = (path: string, signal: AbortSignal): Promise<Answer> =>
    transport.send({ method: 'GET', path, timeoutMs: READ_TIMEOUT_MS, signal });
  const write = (call: Omit<Call, 'timeoutMs'>): Promise<Answer> =>
    transport.send({ ...call, timeoutMs: WRITE_TIMEOUT_MS });
  const query = { fieldManager: FIELD_MANAGER };
  return {
    server,
    readLease: (lease, signal) => get(leasePath(lease), signal),
    createLease: (lease, body, signal) => write({ method: 'POST', path: leasePath(lease, false), query, body, signal }),
    replaceLease: (lease, body, signal) => write({ method: 'PUT', path: leasePath(lease), query, body, signal }),
    patchLease: (lease, operations, signal) =>
      write({
        method: 'PATCH',
        path: leasePath(lease),
        query,
        body: operations,
        contentType: 'application/json-patch+json',
        signal,
      }),
    watchLease: (lease, resourceVersion, onEvent, signal) => {
      const selected = { fieldSelector: `metadata.name=${lease.name}`, resourceVersion };
      void follow(transport, { path: leasePath(lease, false), query: selected }, onEvent, signal);
    },
    listPolicies: (resource: PolicyResource, signal) => get(`${policies}/${resource}`, signal),
    readPolicy: (name, signal) => get(`${policies}/imagevalidatingpolicies/${segment(name)}`, signal),
    patchPolicy: (name, body, fieldManager, signal) => write(policyPatch(name, body, { fieldManager }, signal)),
    dryRunPolicy: (name, body, fieldManager, signal) =>
      write(policyPatch(name, body, { fieldManager, dryRun: 'All' }, signal)),
    listWebhooks: (resource, signal) => get(`${webhooks}/${resource}`, signal),
    watchWebhook: (resource, name, resourceVersion, onEvent, signal) => {
      const selected = { fieldSelector: `metadata.name=${name}`, resourceVersion };
      void follow(transport, { path: `${webhooks}/${resource}`, query: selected }, onEvent, signal);
    },
    listDeployments: (namespace, signal) => get(`/apis/apps/v1/namespaces/${segment(namespace)}/deployments`, signal),
    readNamespace: (name, signal) => get(`/api/v1/namespaces/${segment(name)}`, signal),
    whoAmI: (signal) =>
      transport.send({
        method: 'POST',
        path: '/apis/authentication.k8s.io/v1/selfsubjectreviews',
        body: { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' },
        timeoutMs: READ_TIMEOUT_MS,
        signal,
      }),
    read: (ref, signal) => get(objectPath(ref), signal),
    ...podCalls(transport),
    served: servedAt,
    close: () => transport.close(),
  };
}

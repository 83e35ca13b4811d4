import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '../src/process/clock.ts';
import type { Rule, User } from './api/access.ts';
import { type Admit, answer } from './api/api.ts';
import { readRequest } from './api/request.ts';
import { apiVersionOf, type ResourceName, resources } from './api/resource.ts';
import { Store } from './api/store.ts';
import { makeCertificate } from './certificate.ts';
import { type FaultHandle, FaultQueue, type PlacedFault } from './faults.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type LoggedRequest, lineOf } from './log.ts';
import { listen } from './server.ts';

export interface SandboxOptions {
  readonly clock?: Clock;
  /** Users besides `admin`, who may do all. */
  readonly users?: Readonly<Record<string, readonly Rule[]>>;
  readonly admit?: Admit;
  /** Told of each request as it comes, while its client still waits. */
  readonly onRequest?: (request: LoggedRequest) => void;
}

/** An API server on loopback that lives in this process and is gone with it. */
export interface Sandbox extends AsyncDisposable {
  readonly url: string;
  /** The authority that its clients trust, as PEM. */
  readonly certificate: string;
  readonly store: Store;
  readonly log: readonly LoggedRequest[];
  /** Faults of the sandbox itself: a test asserts that there are none. */
  readonly failures: readonly unknown[];
  /** The log as lines. */
  lines(): readonly string[];
  tokenOf(user: string): string;
  /** A kubeconfig with which the user reaches this server. */
  kubeconfig(user?: string): string;
  /** Creates an object as a client would, but not in the log; throws when the server refuses. */
  seed(resource: ResourceName, object: JsonObject, manager?: string): Promise<JsonObject>;
  fault(fault: PlacedFault): FaultHandle;
  unmetFaults(): readonly PlacedFault[];
}

/** Starts an API server that holds nothing but the namespace `default`. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = systemClock, admit = async () => {}, users = {}, onRequest = () => {} } = options;
  const store = new Store();
  const faults = new FaultQueue();
  const log: LoggedRequest[] = [];
  const failures: unknown[] = [];
  const certificate = makeCertificate(new Date());
  const known: readonly User[] = [
    { name: 'admin', token: randomUUID(), rules: 'all' },
    ...Object.entries(users).map(([name, rules]) => ({ name, token: randomUUID(), rules })),
  ];
  // The resources of a CRD begin later than the server: no watch of them can go on from before.
  store.forget('imagevalidatingpolicies');
  store.forget('namespacedimagevalidatingpolicies');
  const server = await listen({
    api: { store, clock, admit },
    users: known,
    faults,
    log,
    onRequest,
    failures,
    certificate,
  });
  const tokenOf = (name: string): string => known.find((user) => user.name === name)?.token ?? randomUUID();
  const seeding = { store, clock, admit: async () => {} };
  const sandbox: Sandbox = {
    url: server.url,
    certificate: certificate.certificate,
    store,
    log,
    failures,
    lines: () => log.map(lineOf),
    tokenOf,
    kubeconfig: (user = 'admin') => kubeconfig(server.url, certificate.certificate, user, tokenOf(user)),
    seed: (resource, object, manager = 'seed') => seed(seeding, resource, object, manager),
    fault: (fault) => faults.add(fault),
    unmetFaults: () => faults.unmet(),
    [Symbol.asyncDispose]: async () => {
      faults.releaseAll();
      await server.close();
    },
  };
  await sandbox.seed('namespaces', { metadata: { name: 'default' } });
  return sandbox;
}

async function seed(
  api: Parameters<typeof answer>[0],
  resourceName: ResourceName,
  object: JsonObject,
  manager: string,
): Promise<JsonObject> {
  const resource = resources[resourceName];
  const { metadata } = object;
  const namespace = isObject(metadata) ? metadata['namespace'] : undefined;
  const root = resource.group === '' ? '/api' : '/apis';
  const place = typeof namespace === 'string' ? `/namespaces/${namespace}` : '';
  const path = `${root}/${apiVersionOf(resource)}${place}/${resource.plural}?fieldManager=${encodeURIComponent(manager)}`;
  const url = new URL(path, 'https://sandbox.invalid');
  const text = JSON.stringify({ apiVersion: apiVersionOf(resource), kind: resource.kind, ...object });
  const request = readRequest({ method: 'POST', url, contentType: 'application/json', userAgent: '', text });
  const reply = request && (await answer(api, request, api.store.revision));
  const body: Json | undefined = reply === 'break' ? undefined : reply?.body;
  if (reply === 'break' || reply?.status !== 201 || !isObject(body))
    throw new Error(`${path}: ${JSON.stringify(reply)}`);
  return body;
}

/** JSON is YAML. */
function kubeconfig(server: string, ca: string, user: string, token: string): string {
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      { name: 'sandbox', cluster: { server, 'certificate-authority-data': Buffer.from(ca).toString('base64') } },
    ],
    users: [{ name: user, user: { token } }],
    contexts: [{ name: 'sandbox', context: { cluster: 'sandbox', user } }],
    'current-context': 'sandbox',
  });
}

import type { Answer, Cluster, WatchEvent } from '../../src/cluster/port.ts';
import { none } from './answers.ts';

/** What a call carries besides its name: the body of a write, else nothing. */
export type Respond = (body: unknown, signal: AbortSignal) => Answer | Promise<Answer>;
export type Reply = Answer | Respond;

export type Follow = (onEvent: (event: WatchEvent) => void, signal: AbortSignal, resourceVersion: string) => void;

/**
 * Replies by call, such as `readLease` or `patchPolicy p1`. A list is used up one by one, a single reply answers always;
 * watches go by `watchWebhook mutatingwebhookconfigurations`.
 */
export interface Script {
  readonly replies: Readonly<Record<string, Reply | readonly Reply[]>>;
  readonly watches?: Readonly<Record<string, Follow>>;
}

/** A cluster port that answers what it was told to expect, refuses everything else, and writes down each call. */
export class FakeCluster implements Cluster {
  readonly server = 'https://cluster.example';
  /** Every call in its order; watches too. */
  readonly calls: string[] = [];
  /** The bodies of all writes, by the call's name. */
  readonly bodies: { readonly call: string; readonly body: unknown }[] = [];
  /** Calls that were not expected: a test that made one is wrong even if the code bore it. */
  readonly refused: string[] = [];
  closed = false;
  readonly #replies: Map<string, Replies>;
  readonly #watches: Readonly<Record<string, Follow>>;

  constructor({ replies, watches = {} }: Script) {
    this.#replies = new Map(Object.entries(replies).map(([call, reply]) => [call, repliesOf(reply)]));
    this.#watches = watches;
  }

  /** The replies of lists that nobody asked for. */
  get left(): readonly string[] {
    return [...this.#replies].flatMap(([call, { list }]) => list.map(() => call));
  }

  count(call: string): number {
    return this.calls.filter((one) => one === call).length;
  }

  async #answer(call: string, signal: AbortSignal, body?: unknown): Promise<Answer> {
    this.calls.push(call);
    if (body !== undefined) this.bodies.push({ call, body });
    if (signal.aborted) return none('aborted');
    const replies = this.#replies.get(call);
    const next = replies?.list.shift() ?? replies?.always;
    if (next === undefined) {
      this.refused.push(call);
      throw new Error(`call was not expected: ${call}, after ${this.calls.slice(0, -1).join(', ')}`);
    }
    return typeof next === 'function' ? next(body, signal) : next;
  }

  readLease: Cluster['readLease'] = (_, signal) => this.#answer('readLease', signal);
  createLease: Cluster['createLease'] = (_, body, signal) => this.#answer('createLease', signal, body);
  replaceLease: Cluster['replaceLease'] = (_, body, signal) => this.#answer('replaceLease', signal, body);
  patchLease: Cluster['patchLease'] = (_, body, signal) => this.#answer('patchLease', signal, body);
  listPolicies: Cluster['listPolicies'] = (resource, signal) => this.#answer(`listPolicies ${resource}`, signal);
  readPolicy: Cluster['readPolicy'] = (name, signal) => this.#answer(`readPolicy ${name}`, signal);
  patchPolicy: Cluster['patchPolicy'] = (name, patch, manager, signal) =>
    this.#answer(`patchPolicy ${name}`, signal, { patch, manager });
  dryRunPolicy: Cluster['dryRunPolicy'] = (name, patch, manager, signal) =>
    this.#answer(`dryRunPolicy ${name}`, signal, { patch, manager });
  listWebhooks: Cluster['listWebhooks'] = (resource, signal) => this.#answer(`listWebhooks ${resource}`, signal);
  listDeployments: Cluster['listDeployments'] = (namespace, signal) =>
    this.#answer(`listDeployments ${namespace}`, signal);
  readNamespace: Cluster['readNamespace'] = (name, signal) => this.#answer(`readNamespace ${name}`, signal);
  read: Cluster['read'] = ({ resource, namespace, name }, signal) =>
    this.#answer(['read', resource, [namespace, name].filter(Boolean).join('/')].filter(Boolean).join(' '), signal);
  whoAmI: Cluster['whoAmI'] = (signal) => this.#answer('whoAmI', signal);
  readPodLog: Cluster['readPodLog'] = ({ name }, _, signal) => this.#answer(`readPodLog ${name}`, signal);
  dryRun: Cluster['dryRun'] = ({ resource }, body, signal) => this.#answer(`dryRun ${resource}`, signal, body);
  /** What is served, by `HOST:PORT`; nothing where nobody listens. */
  readonly certificates = new Map<string, readonly string[]>();
  served: Cluster['served'] = async (host, port) => this.certificates.get(`${host}:${port}`) ?? [];
  dryRunPod: Cluster['dryRunPod'] = (_, body, signal) => this.#answer('dryRunPod', signal, body);

  watchLease: Cluster['watchLease'] = (_, resourceVersion, onEvent, signal) =>
    this.#follow('watchLease', resourceVersion, onEvent, signal);
  watchWebhook: Cluster['watchWebhook'] = (resource, _, resourceVersion, onEvent, signal) =>
    this.#follow(`watchWebhook ${resource}`, resourceVersion, onEvent, signal);

  #follow(call: string, resourceVersion: string, onEvent: (event: WatchEvent) => void, signal: AbortSignal): void {
    this.calls.push(call);
    const follow = this.#watches[call];
    if (follow === undefined) {
      this.refused.push(call);
      throw new Error(`call was not expected: ${call}`);
    }
    follow(onEvent, signal, resourceVersion);
  }

  close(): void {
    this.closed = true;
  }
}

interface Replies {
  readonly list: Reply[];
  readonly always: Reply | undefined;
}

function isList(reply: Reply | readonly Reply[]): reply is readonly Reply[] {
  return Array.isArray(reply);
}

function repliesOf(reply: Reply | readonly Reply[]): Replies {
  return isList(reply) ? { list: [...reply], always: undefined } : { list: [], always: reply };
}

/** A call that hangs until its signal is aborted. */
export const hang: Respond = (_, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(none('aborted'));
    signal.addEventListener('abort', () => resolve(none('aborted')));
  });

/** The call was done, but its answer never came. */
export function lost(respond: Respond): Respond {
  return async (body, signal) => {
    await respond(body, signal);
    return none('timeout');
  };
}

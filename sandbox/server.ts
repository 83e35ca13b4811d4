import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { authenticate, authorize, type User } from './api/access.ts';
import { type Api, answer } from './api/api.ts';
import { type ApiRequest, readRequest } from './api/request.ts';
import { pageNotFound, Refusal, type Reply } from './api/status.ts';
import { watch, watchStart } from './api/watch.ts';
import type { Certificate } from './certificate.ts';
import { type Fault, type FaultQueue, type MetFault, refusalOf } from './faults.ts';
import { type LoggedRequest, logged } from './log.ts';

export interface Served {
  readonly api: Api;
  readonly users: readonly User[];
  readonly faults: FaultQueue;
  readonly log: LoggedRequest[];
  readonly onRequest: (request: LoggedRequest) => void;
  /** Faults of the sandbox itself. */
  readonly failures: unknown[];
  readonly certificate: Certificate;
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the API over HTTPS on a free loopback port. */
export async function listen(served: Served): Promise<Listening> {
  const { certificate, key } = served.certificate;
  const closing = new AbortController();
  const server = createServer({ cert: certificate, key }, (incoming, response) => {
    handle(served, incoming, response, closing.signal).catch((error: unknown) => {
      // A client that goes away in the middle of anything is no fault of the sandbox.
      if (!response.destroyed) served.failures.push(error);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return {
    url: `https://127.0.0.1:${address.port}`,
    close: async () => {
      closing.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function handle(
  served: Served,
  incoming: IncomingMessage,
  response: ServerResponse,
  closing: AbortSignal,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const gone = AbortSignal.any([left.signal, closing]);
  const request = readRequest({
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', 'https://sandbox.invalid'),
    contentType: (incoming.headers['content-type'] ?? '').split(';')[0] ?? '',
    userAgent: incoming.headers['user-agent'] ?? '',
    text: await text(incoming),
  });
  if (request === undefined) return send(response, pageNotFound().reply);
  const { store } = served.api;
  const { remotePort = 0, localPort = 0 } = incoming.socket;
  const entry = logged(request, { connection: `${remotePort}-${localPort}`, revision: store.revision });
  served.log.push(entry);
  served.onRequest(entry);
  const met = served.faults.take(request, entry);
  const before = await beforeAnswer(served, request, met, gone);
  if (before === 'break') return breakOff(response, entry, 'reset');
  const reply = before ?? refused(served, request, incoming.headers.authorization ?? '');
  if (reply === undefined && request.verb === 'watch')
    return stream(served, request, response, entry, met?.fault, gone);
  const asOf = met?.fault.kind === 'stale' && request.resource ? store.stale(request.resource) : store.revision;
  const final = reply ?? (await answer(served.api, request, asOf));
  if (final === 'break') return breakOff(response, entry, 'reset');
  if (met?.fault.kind === 'lost') return breakOff(response, entry, 'lost');
  if (met?.fault.kind === 'truncated') return truncate(response, final, entry);
  entry.outcome = gone.aborted ? 'client-gone' : final.status;
  send(response, final);
}

/** What a fault does before the request is looked at: nothing, a refusal, or the end of the connection. */
async function beforeAnswer(
  { api }: Served,
  request: ApiRequest,
  met: MetFault | undefined,
  gone: AbortSignal,
): Promise<Reply | 'break' | undefined> {
  switch (met?.fault.kind) {
    case 'reset':
      return 'break';
    case 'hang':
      await Promise.race([met.released, new Promise((resolve) => gone.addEventListener('abort', resolve))]);
      return gone.aborted ? 'break' : undefined;
    case 'held':
      await met.released;
      return undefined;
    case 'latency':
      await api.clock.sleep(met.fault.ms, gone);
      return undefined;
    case 'status':
      return refusalOf(request, met.fault).reply;
    default:
      return undefined;
  }
}

function refused({ users }: Served, request: ApiRequest, authorization: string): Reply | undefined {
  try {
    authorize(authenticate(users, authorization), request);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
}

async function stream(
  { api }: Served,
  request: ApiRequest,
  response: ServerResponse,
  entry: LoggedRequest,
  fault: Fault | undefined,
  gone: AbortSignal,
): Promise<void> {
  try {
    const { resource } = request;
    if (resource === undefined) throw pageNotFound();
    const start = watchStart(request);
    entry.outcome = 200;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
    if (fault?.kind === 'lost') return breakOff(response, entry, 'lost');
    if (fault?.kind === 'truncated') return cutOff(response, entry, '{"type":"MODIFIED","obj');
    const { store, clock } = api;
    const write = (event: unknown): void => void response.write(`${JSON.stringify(event)}\n`);
    await watch({ store, clock, gone, send: write }, resource, request, start);
    response.end();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    entry.outcome = error.reply.status;
    send(response, error.reply);
  }
}

function payloadOf({ body, text: plain }: Reply): { readonly type: string; readonly payload: string } {
  return plain === undefined
    ? { type: 'application/json', payload: JSON.stringify(body) }
    : { type: 'text/plain; charset=utf-8', payload: plain };
}

function send(response: ServerResponse, reply: Reply): void {
  const { type, payload } = payloadOf(reply);
  response.writeHead(reply.status, { 'content-type': type, ...reply.headers });
  response.end(payload);
}

function breakOff(response: ServerResponse, entry: LoggedRequest, outcome: 'reset' | 'lost'): void {
  entry.outcome = outcome;
  response.socket?.destroy();
}

/** Half of the body under the length of the whole. */
function truncate(response: ServerResponse, reply: Reply, entry: LoggedRequest): void {
  const { type, payload } = payloadOf(reply);
  response.writeHead(reply.status, { 'content-type': type, 'content-length': Buffer.byteLength(payload) });
  cutOff(response, entry, payload.slice(0, payload.length / 2));
}

function cutOff(response: ServerResponse, entry: LoggedRequest, sent: string): void {
  entry.outcome = 'truncated';
  response.write(sent, () => response.socket?.destroy());
}

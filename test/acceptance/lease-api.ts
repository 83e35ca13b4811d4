import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer } from '../../src/cluster/port.ts';
import { serve, tls } from '../cluster-adapter/server.ts';
import { LeaseServer } from '../fakes/lease-server.ts';
import { ourHolder } from '../fakes/leases.ts';

/** One Lease behind https, by the API server's rules, held by us. */
export interface LeaseApi {
  readonly url: string;
  readonly lease: LeaseServer;
  /** Method by method, in their order. */
  readonly requests: string[];
  /** What is answered instead of anything true, while it is set. */
  trouble: number | undefined;
}

const path = '/apis/coordination.k8s.io/v1/namespaces/admission-gate/leases/deploy';

function statusBody(answer: Answer): { readonly status: number; readonly body: unknown } {
  if (answer.kind === 'ok') return { status: answer.status, body: answer.body };
  if (answer.kind === 'status') {
    return { status: answer.status, body: { kind: 'Status', reason: answer.reason, message: answer.message } };
  }
  throw new Error('the fake gave no answer');
}

export async function startLeaseApi(): Promise<LeaseApi> {
  const lease = new LeaseServer();
  const never = new AbortController().signal;
  const reply = async (name: string, body: unknown): Promise<Answer> => {
    const respond = lease.replies[name];
    if (respond === undefined) throw new Error(`no reply for ${name}`);
    return respond(body, never);
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body: unknown = JSON.parse((await text(request)) || 'null');
    if (request.method === 'GET') return reply('readLease', body);
    if (request.method === 'PATCH') return reply('patchLease', body);
    throw new Error(`unexpected ${request.method}`);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'https://any');
    if (url.pathname !== path) throw new Error(`unexpected ${url.pathname}`);
    api.requests.push(request.method ?? '');
    const { status, body } =
      api.trouble === undefined ? statusBody(await answer(request)) : { status: api.trouble, body: { kind: 'Status' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = await serve((request, response) => void handle(request, response));
  const api: LeaseApi = { url: server.url, lease, requests: [], trouble: undefined };
  await reply('createLease', {
    metadata: {},
    spec: { holderIdentity: ourHolder, leaseDurationSeconds: 2, renewTime: '2026-09-10T12:00:00.000000Z' },
  });
  return api;
}

/** The credentials for it, as the gate copies them. */
export function copyFor(url: string): string {
  const caData = Buffer.from(tls.own.cert).toString('base64');
  return JSON.stringify({
    clusters: [{ name: 'c', server: url, caData, skipTLSVerify: false }],
    users: [{ name: 'u', token: 't0ken' }],
    contexts: [{ name: 'gate', cluster: 'c', user: 'u' }],
    currentContext: 'gate',
  });
}

/** What `/proc/<pid>/status` says in KiB. */
export function memoryKiB(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]);
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { messageOf } from './readers.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
}

export interface ApiClient {
  /** One request as one user; every HTTP status is an answer, only a broken connection throws. */
  request(method: string, path: string, body?: unknown, contentType?: string): Promise<ApiAnswer>;
  /** The same where nothing but success makes sense: the body, or an error with method, path, status and message. */
  expect(method: string, path: string, body?: unknown, contentType?: string): Promise<unknown>;
}

export const mergePatch = 'application/merge-patch+json';
export const jsonPatch = 'application/json-patch+json';

export interface Connection {
  readonly server: string;
  readonly token: string;
  readonly agent: Agent;
}

export function apiClient(connection: Connection): ApiClient {
  const request: ApiClient['request'] = (method, path, body, contentType = 'application/json') =>
    send(connection, method, path, body === undefined ? undefined : { text: JSON.stringify(body), contentType });
  return {
    request,
    async expect(method, path, body, contentType) {
      const answer = await request(method, path, body, contentType);
      if (answer.status >= 200 && answer.status < 300) return answer.body;
      throw new Error(`${method} ${path}: ${answer.status} ${messageOf(answer.body)}`);
    },
  };
}

interface Payload {
  readonly text: string;
  readonly contentType: string;
}

async function send(connection: Connection, method: string, path: string, payload?: Payload): Promise<ApiAnswer> {
  const { server, token, agent } = connection;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const withBody = payload
    ? { 'content-type': payload.contentType, 'content-length': Buffer.byteLength(payload.text) }
    : {};
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = httpsRequest(new URL(path, server), { method, agent, headers: { ...headers, ...withBody } }, resolve);
    call.once('error', reject);
    call.end(payload?.text);
  });
  const { statusCode: status = 0 } = message;
  return { status, headers: message.headers, body: parseBody(await text(message)) };
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

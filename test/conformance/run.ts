import type { IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { comparable } from './comparable.ts';
import type { Asker, ConformanceAnswer, ConformanceRequest } from './request.ts';

export interface Target {
  readonly server: string;
  readonly agent: Agent;
  readonly tokens: Readonly<Record<Asker, string>>;
}

const rememberedSchema = v.object({
  metadata: v.object({ uid: v.optional(v.string(), ''), resourceVersion: v.string() }),
});

/** Sends all requests in their order to one server and returns what can be compared of each answer, by the request's name. */
export async function runConformance(
  target: Target,
  requests: readonly ConformanceRequest[],
): Promise<Record<string, ConformanceAnswer>> {
  const remembered = new Map<string, string>();
  const answers: Record<string, ConformanceAnswer> = {};
  for (const request of requests) {
    const answer = await send(target, request, remembered);
    if (request.remember !== undefined) {
      const { metadata } = v.parse(rememberedSchema, answer.body, { message: `${request.name} shows no object` });
      remembered.set(`${request.remember}.uid`, metadata.uid);
      remembered.set(`${request.remember}.resourceVersion`, metadata.resourceVersion);
    }
    answers[request.name] = { ...answer, body: comparable(answer.body) };
  }
  return answers;
}

/** Puts remembered values where `{{name.uid}}` stands. */
function filled(given: string, remembered: ReadonlyMap<string, string>): string {
  return given.replace(/\{\{([^}]+)\}\}/g, (_, name: string) => {
    const value = remembered.get(name);
    if (value === undefined) throw new Error(`nothing was remembered as ${name}`);
    return value;
  });
}

async function send(
  { server, agent, tokens }: Target,
  request: ConformanceRequest,
  remembered: ReadonlyMap<string, string>,
): Promise<ConformanceAnswer> {
  const { method, as = 'admin', contentType = 'application/json' } = request;
  const given = request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const sent = given === undefined ? undefined : filled(given, remembered);
  // Node would send the body of a DELETE without a length, and the server would take it for the next request.
  const payload =
    sent === undefined ? {} : { 'content-type': contentType, 'content-length': String(Buffer.byteLength(sent)) };
  const headers = {
    authorization: `Bearer ${tokens[as]}`,
    accept: 'application/json',
    'user-agent': 'conformance/1',
    ...payload,
  };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const url = new URL(filled(request.path, remembered), server);
    const call = httpsRequest(url, { method, agent, headers }, resolve);
    call.once('error', reject);
    call.end(sent);
  });
  if (request.meanwhile !== undefined) {
    await send({ server, agent, tokens }, { name: 'meanwhile', ...request.meanwhile }, remembered);
  }
  const { statusCode: status = 0, headers: got } = message;
  const retryAfter = got['retry-after'];
  const isWatch = request.events !== undefined && status === 200;
  return {
    status,
    contentType: got['content-type'] ?? '',
    ...(retryAfter === undefined ? {} : { retryAfter }),
    body: isWatch ? await events(message, request.events ?? 0) : parsed(await text(message)),
  };
}

async function events(message: IncomingMessage, count: number): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const line of createInterface(message)) {
    found.push(parsed(line));
    if (found.length === count) break;
  }
  message.destroy();
  return found;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

import type { Call } from './call.ts';
import type { Expectations } from './expectations.ts';
import type { Fault, FaultQueue } from './faults.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';
import { errorAnswer, type RestAnswer } from './rest.ts';

/** What decides how a call is answered, and where refusals are written down. */
export interface Responder {
  readonly token: string;
  readonly expectations: Expectations;
  readonly faults: FaultQueue;
  readonly unexpected: string[];
}

/** Refuses, fails or does a call, in this order. */
export async function respond(responder: Responder, request: HttpRequest, call: Call | undefined): Promise<HttpAnswer> {
  if (call === undefined) return refuse(responder, request, 'no such operation in the stand-in');
  const reason = objection(responder, request, call);
  if (reason !== undefined) return refuse(responder, request, reason);
  const fault = await responder.faults.take(call.operation);
  if (fault !== undefined && fault.kind !== 'lost' && fault.kind !== 'delay') return instead(fault);
  const { answer, problems } = await call.run();
  if (problems.length > 0) return refuse(responder, request, `invalid: ${problems.join('; ')}`);
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  return fault?.kind === 'lost' ? 'break' : toHttp(answer);
}

function objection({ token, expectations }: Responder, request: HttpRequest, call: Call): string | undefined {
  if (!isAuthorised(request, token)) return 'another token than the expected one';
  if (!expectations.use(call.operation)) return `${call.operation} was not expected`;
  return call.problems.length > 0 ? `invalid request: ${call.problems.join('; ')}` : undefined;
}

function refuse({ unexpected }: Responder, { method, url }: HttpRequest, reason: string): HttpAnswer {
  const line = `${method} ${url.pathname}${url.search}: ${reason}`;
  unexpected.push(line);
  return toHttp(errorAnswer(500, `The stand-in refuses ${line}`));
}

function isAuthorised({ headers }: HttpRequest, token: string): boolean {
  const [scheme, credentials] = (headers['authorization'] ?? '').split(' ');
  return ['token', 'bearer'].includes(scheme?.toLowerCase() ?? '') && credentials === token;
}

const jsonType = 'application/json; charset=utf-8';

function instead(fault: Exclude<Fault, { readonly kind: 'lost' | 'delay' }>): HttpAnswer {
  if (fault.kind === 'reset') return 'break';
  if (fault.kind === 'garbage') return { status: 200, headers: { 'content-type': jsonType }, text: fault.text };
  const { status, headers = {}, message = 'Injected fault', body } = fault;
  return toHttp({ ...(body === undefined ? errorAnswer(status, message) : { status, body }), headers });
}

/** Every answer tells the rate limit. Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api. */
function toHttp({ status, body, headers = {} }: RestAnswer): HttpAnswer {
  const limits = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999', 'x-ratelimit-resource': 'core' };
  return { status, headers: { 'content-type': jsonType, ...limits, ...headers }, text: JSON.stringify(body) };
}

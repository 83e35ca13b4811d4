import * as v from 'valibot';
import type { Failure, Problem } from './comments.ts';

/** How Octokit's errors look: `RequestError` has a response when GitHub answered, `GraphqlResponseError` has `errors`. */
const requestError = v.object({
  status: v.number(),
  message: v.string(),
  response: v.object({ headers: v.record(v.string(), v.unknown()) }),
});
const graphqlError = v.object({
  errors: v.array(v.object({ type: v.optional(v.string()) })),
  headers: v.optional(v.record(v.string(), v.unknown()), {}),
});
type Headers = Readonly<Record<string, unknown>>;

const byStatus: Readonly<Record<number, Problem>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'unavailable',
  410: 'not-found',
};

const byGraphqlType: Readonly<Record<string, Problem>> = { FORBIDDEN: 'forbidden', RATE_LIMITED: 'rate-limited' };

/** 403 stands for a missing permission, a locked conversation, and both kinds of rate limit (GitHub docs, rate limits). */
function problemOfAnswer({ status, message, response }: v.InferOutput<typeof requestError>): Problem {
  const limited = response.headers['x-ratelimit-remaining'] === '0' || response.headers['retry-after'] !== undefined;
  if (status === 429 || (status === 403 && (limited || /rate limit/i.test(message)))) {
    return 'rate-limited';
  }
  if (status === 403 && /\blocked\b/i.test(message)) {
    return 'locked';
  }
  return byStatus[status] ?? (status >= 500 ? 'unavailable' : 'rejected');
}

/** A header that is a whole number; Octokit gives some of them as numbers. */
function numberIn(headers: Headers, name: string): number | undefined {
  const text = String(headers[name] ?? '');
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/**
 * How long GitHub wants silence, by its own clock: `retry-after`, else until `x-ratelimit-reset` where nothing is left (GitHub
 * docs, "Rate limits for the REST API"). `undefined`: it does not say.
 */
function silenceIn(headers: Headers): number | undefined {
  const seconds = numberIn(headers, 'retry-after');
  if (seconds !== undefined) return seconds;
  const reset = numberIn(headers, 'x-ratelimit-reset');
  const nowMs = Date.parse(String(headers['date'] ?? ''));
  if (reset === undefined || Number.isNaN(nowMs) || numberIn(headers, 'x-ratelimit-remaining') !== 0) return undefined;
  return Math.max(0, reset - Math.floor(nowMs / 1000));
}

function failureIn(problem: Problem, headers: Headers): Omit<Failure, 'text'> {
  const silenceSeconds = problem === 'rate-limited' ? silenceIn(headers) : undefined;
  return silenceSeconds === undefined ? { problem } : { problem, silenceSeconds };
}

/** What an error of Octokit means; an error without an answer (network, time limit) is `unavailable`. */
export function failureOf(error: unknown): Omit<Failure, 'text'> {
  const answer = v.safeParse(requestError, error);
  if (answer.success) return failureIn(problemOfAnswer(answer.output), answer.output.response.headers);
  const graphql = v.safeParse(graphqlError, error);
  if (!graphql.success) return { problem: 'unavailable' };
  const { errors, headers } = graphql.output;
  return failureIn(byGraphqlType[errors[0]?.type ?? ''] ?? 'rejected', headers);
}

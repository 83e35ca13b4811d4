import * as v from 'valibot';
import type { Problem } from './comments.ts';

/** How Octokit's errors look: `RequestError` has a response when GitHub answered, `GraphqlResponseError` has `errors`. */
const requestError = v.object({
  status: v.number(),
  message: v.string(),
  response: v.object({ headers: v.record(v.string(), v.unknown()) }),
});
const graphqlError = v.object({ errors: v.array(v.object({ type: v.optional(v.string()) })) });

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

/** What an error of Octokit means; an error without an answer (network, time limit) is `unavailable`. */
export function problemOf(error: unknown): Problem {
  const answer = v.safeParse(requestError, error);
  if (answer.success) {
    return problemOfAnswer(answer.output);
  }
  const graphql = v.safeParse(graphqlError, error);
  return graphql.success ? (byGraphqlType[graphql.output.errors[0]?.type ?? ''] ?? 'rejected') : 'unavailable';
}

import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import type { Comments, Conversation, Reply } from './comments.ts';
import { problemOf } from './problem.ts';

const pageSize = 100;

const viewerAnswer = v.pipe(
  v.object({ viewer: v.object({ login: v.pipe(v.string(), v.nonEmpty()) }) }),
  v.transform(({ viewer }) => viewer.login),
);
const commentAnswer = v.pipe(
  v.object({ id: v.number(), body: v.nullish(v.string(), ''), user: v.nullish(v.object({ login: v.string() })) }),
  v.transform(({ id, body, user }) => ({ id, body, author: user?.login ?? '' })),
);
const pageAnswer = v.pipe(
  v.array(commentAnswer),
  v.transform((comments) => ({ comments, last: comments.length < pageSize })),
);

const ignore = (): void => undefined;
/** Octokit prints to the console past the cleaning; what it knows is in the replies. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Options of the adapter. */
export interface Access {
  readonly token: string;
  /** Time for one call. */
  readonly timeoutMs: number;
  /** Ends every call, with the problem `aborted`. */
  readonly signal: AbortSignal;
}

interface Limits {
  readonly signal: AbortSignal;
  readonly retries: 0;
}

type Call = (request: Limits) => Promise<unknown>;

async function replyOf<S extends v.GenericSchema>(
  { timeoutMs, signal }: Access,
  answer: S,
  call: Call,
): Promise<Reply<v.InferOutput<S>>> {
  try {
    const data = await call({ signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), retries: 0 });
    const parsed = v.safeParse(answer, data);
    return parsed.success
      ? { ok: true, value: parsed.output }
      : { ok: false, problem: 'unreadable', text: v.summarize(parsed.issues) };
  } catch (error) {
    const problem = signal.aborted ? 'aborted' : problemOf(error);
    return { ok: false, problem, text: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * GitHub's comments by Octokit, at the API address and through the proxy that the runner names (`GITHUB_API_URL`,
 * `https_proxy`, `no_proxy`: both are in the defaults of `@actions/github`, and an own `request` would replace them).
 * Nothing is retried. Loading this file costs start time: import it only when it is needed.
 */
export function octokitComments(access: Access): Comments {
  const octokit = new (Octokit.defaults(defaults))(getOctokitOptions(access.token, { log: silent }));
  const { issues } = octokit.rest;
  const repo = ({ repository }: Conversation) => ({ owner: repository.owner, repo: repository.name });
  return {
    viewer: () =>
      replyOf(access, viewerAnswer, (request) => octokit.graphql('query { viewer { login } }', { request })),
    list: (where, page) =>
      replyOf(access, pageAnswer, async (request) => {
        const range = { issue_number: where.number, per_page: pageSize, page };
        return (await issues.listComments({ ...repo(where), ...range, request })).data;
      }),
    create: (where, body) =>
      replyOf(access, commentAnswer, async (request) => {
        return (await issues.createComment({ ...repo(where), issue_number: where.number, body, request })).data;
      }),
    update: (where, id, body) =>
      replyOf(access, commentAnswer, async (request) => {
        return (await issues.updateComment({ ...repo(where), comment_id: id, body, request })).data;
      }),
  };
}

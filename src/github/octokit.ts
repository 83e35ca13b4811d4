import * as v from 'valibot';
import type { Comments, Conversation } from './comments.ts';
import { type Access, connect, replyOf } from './octokit-client.ts';

const pageSize = 100;

const viewerAnswer = v.pipe(
  v.object({ viewer: v.object({ login: v.pipe(v.string(), v.nonEmpty()) }) }),
  v.transform(({ viewer }) => viewer.login),
);
const commentAnswer = v.pipe(
  v.object({ id: v.number(), body: v.nullish(v.string(), ''), user: v.nullish(v.object({ login: v.string() })) }),
  v.transform(({ id, body, user }) => ({ id, body, author: user?.login ?? '' })),
);
const numbersAnswer = v.pipe(
  v.array(v.object({ number: v.number() })),
  v.transform((pulls): readonly number[] => pulls.map(({ number }) => number)),
);
const pageAnswer = v.pipe(
  v.array(commentAnswer),
  v.transform((comments) => ({ comments, last: comments.length < pageSize })),
);

/**
 * GitHub's comments by Octokit. Nothing is retried. Loading this file costs start time: import it only when it is
 * needed.
 */
export function octokitComments(access: Access): Comments {
  const octokit = connect(access);
  const { issues, pulls } = octokit.rest;
  const repo = ({ repository }: Conversation) => ({ owner: repository.owner, repo: repository.name });
  return {
    openFrom: (repository, branch) =>
      replyOf(access, numbersAnswer, async (request) => {
        const wanted = { head: `${repository.owner}:${branch}`, state: 'open' as const, per_page: 2 };
        return (await pulls.list({ owner: repository.owner, repo: repository.name, ...wanted, request })).data;
      }),
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

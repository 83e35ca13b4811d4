import type { Comments } from '../github/comments.ts';
import { publishComment, publishedLine } from '../github/publish.ts';
import { pullRequestOf } from '../github/pull-request.ts';
import { commentMarker, renderComment } from '../report/markdown.ts';
import type { Verdict } from '../report/verdict.ts';
import type { Environment } from '../runner/environment.ts';

export interface CommentRequest {
  readonly environment: Environment;
  readonly token: string;
  readonly secrets: readonly string[];
  readonly verdict: Verdict;
}

export interface CommentPorts {
  /** The payload of the event, or `undefined` where it cannot be read. */
  readonly readEvent: (path: string) => unknown;
  /** Loaded only when there is a pull request to write to, since the client costs start time. */
  readonly openComments: (token: string) => Promise<Comments>;
}

/**
 * Puts the verdict of a `merge_group` run on its pull request: a refusal creates or updates the one comment, a verdict
 * to proceed only turns an earlier refusal. Returns one line for the log, or nothing where there is no pull request.
 */
export async function commentOn(
  ports: CommentPorts,
  { environment, token, secrets, verdict }: CommentRequest,
): Promise<string> {
  if (environment.eventName !== 'merge_group') return '';
  const pull = pullRequestOf(ports.readEvent(environment.eventPath));
  if (pull.kind === 'none') return `No comment: the event names no pull request (${pull.why}).`;
  if (token === '') return 'No comment: input github-token is empty.';
  const marker = commentMarker([environment.repository, verdict.lease]);
  const body = renderComment(verdict, marker, secrets);
  const comments = await ports.openComments(token);
  const { number, repository } = pull;
  const onlyUpdate = verdict.verdict === 'proceed';
  return publishedLine(await publishComment(comments, { number, repository, marker, body, onlyUpdate }));
}

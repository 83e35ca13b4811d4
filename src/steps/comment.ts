import type { Comments, Conversation } from '../github/comments.ts';
import { publishComment, publishedLine, startedLine } from '../github/publish.ts';
import { type PullRequest, pullRequestOf } from '../github/pull-request.ts';
import { digest } from '../lease/identity.ts';
import { commentMarker, renderComment, renderResolved } from '../report/markdown.ts';
import { noCommentLine } from '../report/notice.ts';
import type { Verdict } from '../report/verdict.ts';
import type { Environment } from '../runner/environment.ts';
import type { GateInputs } from '../runner/inputs.ts';

export interface CommentRequest {
  readonly environment: Environment;
  readonly inputs: Pick<GateInputs, 'comment' | 'pullRequest' | 'githubToken'>;
  /** What tells the clusters apart that one job may deploy to; it is never shown. */
  readonly cluster: string;
  readonly startedAt: Date;
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
 * Puts the verdict on the pull request that the run is about: a refusal creates or updates the one comment, a verdict to
 * proceed turns an earlier one to resolved. Returns one line for the log, or nothing where there is no pull request.
 */
export async function commentOn(ports: CommentPorts, request: CommentRequest): Promise<string> {
  const { environment, inputs, verdict } = request;
  // A person at a shell is in no repository.
  if (inputs.comment === 'never' || environment.repository === '') return '';
  const event = ports.readEvent(environment.eventPath);
  const pull = pullRequestOf({
    ...environment,
    repository: repositoryOf(environment),
    event,
    given: inputs.pullRequest,
  });
  if (pull.kind === 'none') return pull.why === 'not-about-one' ? '' : noCommentLine(noPullRequest[pull.why]);
  // The group that the queue has made since speaks for the pull request, whatever it comes to.
  if (verdict.code === 'group-superseded') return 'No comment: the merge group of this run is no longer queued.';
  if (inputs.githubToken === '') return 'No comment: input github-token is empty.';
  const comments = await ports.openComments(inputs.githubToken);
  const where = await conversation(comments, pull);
  return typeof where === 'string' ? where : publish(comments, where, request);
}

const noPullRequest = {
  'unreadable-event': 'the event names none in the form that GitHub documents',
  'unknown-ref': 'the ref of the merge group names none in the form that GitHub documents',
} as const;

function repositoryOf({ repository }: Environment): Conversation['repository'] {
  const [owner = '', name = ''] = repository.split('/');
  return { owner, name };
}

/** Where to comment, or one line about why there is no such place. */
async function conversation(
  comments: Comments,
  pull: Exclude<PullRequest, { kind: 'none' }>,
): Promise<Conversation | string> {
  if (pull.kind === 'found') return pull;
  const open = await comments.openFrom(pull.repository, pull.branch);
  if (!open.ok)
    return `No comment: GitHub does not tell the pull request of branch ${pull.branch} (${open.problem}: ${open.text}). Give the job permissions: pull-requests: write.`;
  const [number, ...more] = open.value;
  if (number === undefined) return `No comment: no pull request is open from branch ${pull.branch}.`;
  if (more.length > 0)
    return `No comment: more than one pull request is open from branch ${pull.branch}; name one in input pull-request.`;
  return { number, repository: pull.repository };
}

async function publish(
  comments: Comments,
  where: Conversation,
  { environment, inputs, cluster, startedAt, secrets, verdict }: CommentRequest,
): Promise<string> {
  const { repository, workflowFile, job } = environment;
  const marker = commentMarker([repository, workflowFile, job, verdict.lease, digest(cluster)]);
  const head = `${marker}\n${startedLine(startedAt)}`;
  const isLoud =
    verdict.verdict === 'refuse' ||
    verdict.findings.some(({ code }) => code === 'break-glass') ||
    inputs.comment === 'always';
  const first = isLoud ? renderComment(verdict, head, secrets) : undefined;
  const next =
    verdict.verdict === 'proceed' ? renderResolved(verdict, head, secrets) : renderComment(verdict, head, secrets);
  return publishedLine(await publishComment(comments, { ...where, marker, first, next, startedAt }));
}

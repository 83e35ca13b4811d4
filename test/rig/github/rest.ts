import { compare, resolveCommit } from './history.ts';
import { at, type Json, type JsonObject } from './json.ts';
import {
  commentPayload,
  comparisonPayload,
  jobPayload,
  pullPayload,
  refPayload,
  runPayload,
  type Site,
} from './payloads.ts';
import type { Comment, Run } from './repository.ts';

/** A valid call of a REST operation. */
export interface RestCall {
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** Whose token it is. */
  readonly login: string;
  readonly now: string;
  /** The request's address without its query, for links to further pages. */
  readonly address: string;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Longest comment that GitHub takes, in characters. Source: peter-evans/create-or-update-comment, `src/create-or-update-comment.ts`. */
const longestComment = 65_536;

/** What the stand-in can do, by GitHub's `operationId`. */
export const restHandlers = {
  'issues/list-comments': listComments,
  'issues/create-comment': createComment,
  'issues/update-comment': updateComment,
  'pulls/get': ({ site, params }) =>
    found(site.repository.pulls.get(Number(params['pull_number'])), (pull) => pullPayload(pull, site)),
  'pulls/list': listPulls,
  'git/get-ref': getRef,
  'git/list-matching-refs': listMatchingRefs,
  'repos/compare-commits-with-basehead': compareCommits,
  'actions/get-workflow-run-attempt': getRunAttempt,
  'actions/cancel-workflow-run': cancelRun,
  'actions/get-job-for-workflow-run': ({ site, params }) =>
    found(site.repository.jobs.get(Number(params['job_id'])), (job) => jobPayload(job, site)),
  'actions/list-workflow-runs-for-repo': (call) => listRuns(call, () => true),
  'actions/list-workflow-runs': (call) => listRuns(call, (run) => isOfWorkflow(run, call.params['workflow_id'] ?? '')),
} as const satisfies Record<string, (call: RestCall) => RestAnswer>;

export type RestOperationId = keyof typeof restHandlers;

export const restOperationIds: readonly string[] = Object.keys(restHandlers);

export function isRestOperation(id: string): id is RestOperationId {
  return Object.hasOwn(restHandlers, id);
}

/** GitHub's general error. */
export function errorAnswer(status: number, message: string): RestAnswer {
  return { status, body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) } };
}

function found<Thing>(thing: Thing | undefined, payload: (thing: Thing) => JsonObject): RestAnswer {
  return thing === undefined ? errorAnswer(404, 'Not Found') : { status: 200, body: payload(thing) };
}

function listComments(call: RestCall): RestAnswer {
  const issue = Number(call.params['issue_number']);
  const since = call.query['since'] ?? '';
  const comments = call.site.repository.comments.filter(
    (comment) => comment.issue === issue && comment.updatedAt >= since,
  );
  const { items, headers } = page(
    call,
    comments.toSorted((a, b) => a.id - b.id),
  );
  return { status: 200, body: items.map((comment) => commentPayload(comment, call.site)), headers };
}

function createComment({ site, params, body, login, now }: RestCall): RestAnswer {
  const text = String(at(body, 'body'));
  if (text.length > longestComment) return tooLong();
  const { comments } = site.repository;
  const id = Math.max(2_000_000_000, ...comments.map((comment) => comment.id)) + 1;
  const comment: Comment = {
    id,
    issue: Number(params['issue_number']),
    body: text,
    login,
    createdAt: now,
    updatedAt: now,
  };
  comments.push(comment);
  return { status: 201, body: commentPayload(comment, site) };
}

function updateComment({ site, params, body, now }: RestCall): RestAnswer {
  const { comments } = site.repository;
  const text = String(at(body, 'body'));
  const index = comments.findIndex((comment) => comment.id === Number(params['comment_id']));
  const before = comments[index];
  if (before === undefined) return errorAnswer(404, 'Not Found');
  if (text.length > longestComment) return tooLong();
  const comment = { ...before, body: text, updatedAt: now };
  comments[index] = comment;
  return { status: 200, body: commentPayload(comment, site) };
}

function tooLong(): RestAnswer {
  const message = `Body is too long (maximum is ${longestComment} characters)`;
  const errors = [{ resource: 'IssueComment', field: 'body', code: 'custom', message }];
  return {
    status: 422,
    body: { message: 'Validation Failed', errors, documentation_url: 'https://docs.github.com/rest' },
  };
}

/** Source: GitHub REST, "List pull requests": open ones by default, `head` as `owner:branch`. */
function listPulls(call: RestCall): RestAnswer {
  const { repository } = call.site;
  const [owner = ''] = repository.name.split('/');
  const { head, state = 'open' } = call.query;
  const matching = [...repository.pulls.values()].filter(
    (pull) =>
      (state === 'all' || (pull.state ?? 'open') === state) &&
      (head === undefined || head === `${owner}:${pull.headRef ?? 'new-topic'}`),
  );
  const { items, headers } = page(call, matching);
  return { status: 200, body: items.map((pull) => pullPayload(pull, call.site)), headers };
}

function getRef({ site, params }: RestCall): RestAnswer {
  const ref = `refs/${params['ref']}`;
  return found(site.repository.refs.get(ref), (sha) => refPayload(ref, sha, site));
}

function listMatchingRefs({ site, params }: RestCall): RestAnswer {
  const prefix = `refs/${params['ref']}`;
  const refs = [...site.repository.refs].filter(([ref]) => ref.startsWith(prefix));
  return { status: 200, body: refs.toSorted().map(([ref, sha]) => refPayload(ref, sha, site)) };
}

function compareCommits({ site, params }: RestCall): RestAnswer {
  const [from, to] = (params['basehead'] ?? '').split('...');
  const base = resolveCommit(site.repository, from);
  const head = resolveCommit(site.repository, to);
  const comparison = base === undefined || head === undefined ? undefined : compare(site.repository, base, head);
  return found(comparison, (result) => comparisonPayload(result, site));
}

function getRunAttempt({ site, params }: RestCall): RestAnswer {
  const run = site.repository.runs.find(
    ({ id, attempt }) => id === Number(params['run_id']) && attempt === Number(params['attempt_number']),
  );
  return found(run, (attempt) => runPayload(attempt, site));
}

function listRuns(call: RestCall, wanted: (run: Run) => boolean): RestAnswer {
  const { head_sha: headSha, status, branch, event } = call.query;
  const matching = newestAttempts(call.site.repository.runs).filter(
    (run) =>
      wanted(run) &&
      (headSha === undefined || run.headSha === headSha) &&
      (status === undefined || run.status === status || run.conclusion === status) &&
      (branch === undefined || run.headBranch === branch) &&
      (event === undefined || (run.event ?? 'merge_group') === event),
  );
  const { items, headers } = page(call, matching);
  const body = { total_count: matching.length, workflow_runs: items.map((run) => runPayload(run, call.site)) };
  return { status: 200, body, headers };
}

/** Source: GitHub REST, "Cancel a workflow run": 202, or 409 for a run that is over. The run itself goes on for a while. */
function cancelRun({ site, params }: RestCall): RestAnswer {
  const newest = newestAttempts(site.repository.runs).find((run) => run.id === Number(params['run_id']));
  if (newest === undefined) return errorAnswer(404, 'Not Found');
  if (newest.status === 'completed') return errorAnswer(409, 'Cannot cancel a workflow run that is completed.');
  return { status: 202, body: {} };
}

/** Lists show each run once, as its newest attempt, the newest run first. */
function newestAttempts(runs: readonly Run[]): Run[] {
  const newest = new Map<number, Run>();
  for (const run of runs) if (run.attempt >= (newest.get(run.id)?.attempt ?? 0)) newest.set(run.id, run);
  return [...newest.values()].toSorted((a, b) => b.id - a.id);
}

function isOfWorkflow(run: Run, workflow: string): boolean {
  const path = run.path ?? '.github/workflows/deploy.yml';
  return String(run.workflowId ?? 159_038) === workflow || path.endsWith(`/${workflow}`);
}

/** Source: docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api; 30 a page, 100 at most. */
function page<Item>(
  { query, address }: RestCall,
  all: readonly Item[],
): { items: readonly Item[]; headers: Record<string, string> } {
  const size = Math.min(Number(query['per_page'] ?? 30), 100);
  const number = Number(query['page'] ?? 1);
  const items = all.slice((number - 1) * size, number * size);
  if (all.length <= number * size) return { items, headers: {} };
  const next = new URLSearchParams({ ...query, page: String(number + 1) });
  return { items, headers: { link: `<${address}?${next}>; rel="next"` } };
}

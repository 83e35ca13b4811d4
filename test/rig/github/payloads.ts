import { isObject, type Json, type JsonObject, parseJson } from './json.ts';
import { example } from './openapi.ts';
import type { Comment, PullRequest, Repository, Run, WorkflowJob } from './repository.ts';

/** Where answers point to. */
export interface Site {
  readonly apiUrl: string;
  readonly repository: Repository;
}

/**
 * GitHub's own example, moved to this site and repository. So every answer is as full as GitHub's, and what a test did
 * not say has a plausible value.
 */
function template(name: string, { apiUrl, repository }: Site): JsonObject {
  const text = JSON.stringify(example(name))
    .replaceAll('https://api.github.com', apiUrl)
    .replaceAll(/octocat\/Hello-World|octo-org\/octo-repo/g, repository.name);
  const value = parseJson(text);
  return isObject(value) ? value : {};
}

function member(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isObject(value) ? value : {};
}

/** A person, or an app where the login ends with `[bot]`. */
function user(login: string, site: Site): JsonObject {
  const text = JSON.stringify(member(template('issue-comment', site), 'user')).replaceAll(
    'octocat',
    encodeURIComponent(login),
  );
  const value = parseJson(text);
  return { ...(isObject(value) ? value : {}), login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

export function commentPayload(comment: Comment, site: Site): JsonObject {
  const { apiUrl, repository } = site;
  return {
    ...template('issue-comment', site),
    id: comment.id,
    url: `${apiUrl}/repos/${repository.name}/issues/comments/${comment.id}`,
    html_url: `https://github.com/${repository.name}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${apiUrl}/repos/${repository.name}/issues/${comment.issue}`,
    body: comment.body,
    user: user(comment.login, site),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

export function pullPayload(pull: PullRequest, site: Site): JsonObject {
  const base = template('pull-request', site);
  const { apiUrl, repository } = site;
  return {
    ...base,
    number: pull.number,
    url: `${apiUrl}/repos/${repository.name}/pulls/${pull.number}`,
    html_url: `https://github.com/${repository.name}/pull/${pull.number}`,
    title: pull.title ?? 'Amazing new feature',
    state: pull.state ?? 'open',
    user: user(pull.login ?? 'octocat', site),
    head: { ...member(base, 'head'), sha: pull.headSha, ref: pull.headRef ?? 'new-topic' },
    base: { ...member(base, 'base'), ref: pull.baseRef ?? 'main' },
    // The description's example lacks members of a team that its schema requires.
    requested_teams: [],
  };
}

export function refPayload(ref: string, sha: string, site: Site): JsonObject {
  const api = `${site.apiUrl}/repos/${site.repository.name}/git`;
  return {
    ...template('git-ref', site),
    ref,
    url: `${api}/${ref}`,
    object: { type: 'commit', sha, url: `${api}/commits/${sha}` },
  };
}

export function runPayload(run: Run, site: Site): JsonObject {
  const base = template('workflow-run', site);
  const { apiUrl, repository } = site;
  return {
    ...base,
    id: run.id,
    run_attempt: run.attempt,
    status: run.status,
    conclusion: run.conclusion,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    head_commit: { ...member(base, 'head_commit'), id: run.headSha },
    event: run.event ?? 'merge_group',
    workflow_id: run.workflowId ?? 159038,
    path: run.path ?? '.github/workflows/deploy.yml',
    url: `${apiUrl}/repos/${repository.name}/actions/runs/${run.id}`,
    html_url: `https://github.com/${repository.name}/actions/runs/${run.id}`,
    repository: { ...member(base, 'repository'), id: repository.id, full_name: repository.name },
  };
}

export function jobPayload(job: WorkflowJob, site: Site): JsonObject {
  const base = template('job', site);
  const { apiUrl, repository } = site;
  const api = `${apiUrl}/repos/${repository.name}`;
  return {
    ...base,
    id: job.id,
    run_id: job.runId,
    run_attempt: job.attempt ?? 1,
    status: job.status,
    conclusion: job.conclusion,
    completed_at: job.status === 'completed' ? '2020-01-20T17:44:39Z' : null,
    // The description's example lacks this member, which its schema requires.
    created_at: '2020-01-20T17:42:39Z',
    name: job.name ?? 'deploy',
    ...(job.headSha === undefined ? {} : { head_sha: job.headSha }),
    runner_name: job.runnerName ?? 'rig-runner-1',
    url: `${api}/actions/jobs/${job.id}`,
    run_url: `${api}/actions/runs/${job.runId}`,
    html_url: `https://github.com/${repository.name}/actions/runs/${job.runId}/job/${job.id}`,
    check_run_url: `${api}/check-runs/${job.id}`,
  };
}

/** How head relates to base; `commits` are those that only head has, the oldest first. */
export interface Comparison {
  readonly status: 'ahead' | 'behind' | 'identical' | 'diverged';
  readonly base: string;
  readonly mergeBase: string;
  readonly commits: readonly string[];
  readonly behindBy: number;
}

function filePayload(filename: string, previous: string | undefined): JsonObject {
  const address = `https://github.example/${filename}`;
  return {
    sha: 'f'.repeat(40),
    filename,
    status: previous === undefined ? 'modified' : 'renamed',
    additions: 1,
    deletions: 0,
    changes: 1,
    blob_url: address,
    raw_url: address,
    contents_url: address,
    ...(previous === undefined ? {} : { previous_filename: previous }),
  };
}

export function comparisonPayload(comparison: Comparison, site: Site): JsonObject {
  const base = template('commit-comparison', site);
  const commit = (sha: string): Json => ({ ...member(base, 'base_commit'), sha });
  return {
    ...base,
    status: comparison.status,
    ahead_by: comparison.commits.length,
    behind_by: comparison.behindBy,
    total_commits: comparison.commits.length,
    base_commit: commit(comparison.base),
    merge_base_commit: commit(comparison.mergeBase),
    commits: comparison.commits.map(commit),
    files: [...site.repository.changed].slice(0, 300).map(([name, before]) => filePayload(name, before)),
  };
}

import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCommits, bodyOf, type GitHub, startGitHub } from './github.ts';

// Starting Node and reading the descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const sha = (digit: string): string => digit.repeat(40);
const repo = { owner: 'octo-org', repo: 'shop' };
const mergeQueueQuery = `query ($owner: String!, $repo: String!, $branch: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    mergeQueue(branch: $branch) {
      entries(first: 1, after: $after) {
        nodes { position state headCommit { oid } baseCommit { oid } enqueuer { login } pullRequest { number headRefOid } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

let github: GitHub;
let octokit: ReturnType<typeof getOctokit>;

beforeEach(async () => {
  github = await startGitHub({ now: () => new Date('2026-01-02T03:04:05.678Z') });
  octokit = getOctokit(github.token, { baseUrl: github.url });
});

afterEach(async () => {
  await github[Symbol.asyncDispose]();
});

describe('what was not announced', () => {
  test.each([
    ['an operation it knows', '/repos/octo-org/shop/pulls/1', 'pulls/get was not expected'],
    ['an operation it does not know', '/user', 'no such operation in the stand-in'],
  ])('is refused and written down: %s', async (_what, path, reason) => {
    await expect(octokit.request(`GET ${path}`)).rejects.toMatchObject({ status: 500 });
    expect(github.unexpected).toEqual([`GET ${path}: ${reason}`]);
  });

  test('is refused after the announced number of calls', async () => {
    github.expect('pulls/get', 2);
    github.repository.pulls.set(1, { number: 1, headSha: sha('1') });
    await octokit.rest.pulls.get({ ...repo, pull_number: 1 });
    expect(github.unmet()).toEqual(['1 × pulls/get']);
    await octokit.rest.pulls.get({ ...repo, pull_number: 1 });
    expect(github.unmet()).toEqual([]);
    await expect(octokit.rest.pulls.get({ ...repo, pull_number: 1 })).rejects.toMatchObject({ status: 500 });
  });

  test.each([
    ['query', 'GET /repos/octo-org/shop/issues/1/comments?perpage=5', undefined, 'issues/list-comments'],
    ['path', 'GET /repos/octo-org/shop/pulls/one', undefined, 'pulls/get'],
    ['body', 'POST /repos/octo-org/shop/issues/1/comments', { text: 'x' }, 'issues/create-comment'],
    ['member', 'POST /repos/octo-org/shop/issues/1/comments', { body: 'x', more: 1 }, 'issues/create-comment'],
  ] as const)('includes what the description does not allow in the %s', async (_what, route, data, operation) => {
    github.expect(operation);
    await expect(octokit.request(route, { data })).rejects.toMatchObject({ status: 500 });
    expect(github.unexpected[0]).toContain('invalid request');
    expect(github.repository.comments).toEqual([]);
  });

  test('includes another token', async () => {
    github.expect('pulls/get');
    const other = getOctokit('other', { baseUrl: github.url });
    await expect(other.rest.pulls.get({ ...repo, pull_number: 1 })).rejects.toMatchObject({ status: 500 });
    expect(github.unexpected[0]).toContain('another token');
  });
});

describe('comments', () => {
  test('are created, changed and listed page by page in order', async () => {
    for (const operation of ['issues/create-comment', 'issues/update-comment', 'issues/list-comments'] as const) {
      github.expect(operation);
    }
    const issue = { ...repo, issue_number: 7 };
    const first = await octokit.rest.issues.createComment({ ...issue, body: 'one' });
    await octokit.rest.issues.createComment({ ...issue, body: 'two' });
    await octokit.rest.issues.createComment({ ...issue, issue_number: 8, body: 'elsewhere' });
    await octokit.rest.issues.updateComment({ ...repo, comment_id: first.data.id, body: 'one again' });
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...issue, per_page: 1 });
    expect(all.map(({ body, user }) => [body, user?.login, user?.type])).toEqual([
      ['one again', 'github-actions[bot]', 'Bot'],
      ['two', 'github-actions[bot]', 'Bot'],
    ]);
    expect(first.data).toMatchObject({
      created_at: '2026-01-02T03:04:05Z',
      issue_url: `${github.url}/repos/octo-org/shop/issues/7`,
    });
    expect(github.unexpected).toEqual([]);
    expect(github.requests.map(({ method, outcome }) => `${method} ${outcome}`)).toEqual([
      'POST 201',
      'POST 201',
      'POST 201',
      'PATCH 200',
      'GET 200',
      'GET 200',
    ]);
    expect(github.requests.flatMap((request) => bodyOf(request) ?? [])[0]).toEqual({ body: 'one' });
  });

  test('may not be longer than GitHub allows, nor be changed where there is none', async () => {
    github.expect('issues/create-comment');
    github.expect('issues/update-comment');
    const body = 'x'.repeat(65_537);
    await expect(octokit.rest.issues.createComment({ ...repo, issue_number: 7, body })).rejects.toMatchObject({
      status: 422,
    });
    await expect(octokit.rest.issues.updateComment({ ...repo, comment_id: 1, body: 'x' })).rejects.toMatchObject({
      status: 404,
    });
    expect(github.unexpected).toEqual([]);
  });
});

describe('git', () => {
  test('tells refs by exact name and by prefix', async () => {
    github.expect('git/get-ref');
    github.expect('git/list-matching-refs');
    const queue = 'heads/gh-readonly-queue/release/1.x/pr-';
    github.repository.refs.set(`refs/${queue}1-${sha('a')}`, sha('b'));
    github.repository.refs.set(`refs/${queue}2-${sha('b')}`, sha('c'));
    const one = await octokit.rest.git.getRef({ ...repo, ref: `${queue}1-${sha('a')}` });
    const both = await octokit.rest.git.listMatchingRefs({ ...repo, ref: queue });
    expect(one.data.object.sha).toBe(sha('b'));
    expect(both.data.map(({ object }) => object.sha)).toEqual([sha('b'), sha('c')]);
    await expect(octokit.rest.git.getRef({ ...repo, ref: queue })).rejects.toMatchObject({ status: 404 });
    expect(github.unexpected).toEqual([]);
  });

  test.each([
    [sha('1'), sha('3'), 'ahead', 2, 0],
    [sha('3'), sha('1'), 'behind', 0, 2],
    [sha('2'), sha('2'), 'identical', 0, 0],
    [sha('3'), sha('4'), 'diverged', 1, 1],
    ['main', sha('1'), 'behind', 0, 2],
  ])('compares %s with %s: %s', async (base, head, status, aheadBy, behindBy) => {
    github.expect('repos/compare-commits-with-basehead');
    addCommits(github.repository, [sha('1'), sha('2'), sha('3')]);
    addCommits(github.repository, [sha('4')], sha('2'));
    github.repository.refs.set('refs/heads/main', sha('3'));
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}` });
    expect(data).toMatchObject({ status, ahead_by: aheadBy, behind_by: behindBy });
    expect(github.unexpected).toEqual([]);
  });

  test('does not compare with a commit that it does not have', async () => {
    github.expect('repos/compare-commits-with-basehead');
    const basehead = `${sha('1')}...${sha('2')}`;
    await expect(octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('runs and jobs', () => {
  test('are told per attempt, per job and per head SHA', async () => {
    github.expect('actions/get-workflow-run-attempt');
    github.expect('actions/get-job-for-workflow-run');
    github.expect('actions/list-workflow-runs-for-repo');
    github.expect('actions/list-workflow-runs');
    const run = { id: 5, headSha: sha('1'), headBranch: 'main', conclusion: null };
    github.repository.runs.push({ ...run, attempt: 1, status: 'completed', conclusion: 'cancelled' });
    github.repository.runs.push({ ...run, attempt: 2, status: 'in_progress' });
    github.repository.jobs.set(9, { id: 9, runId: 5, status: 'waiting', conclusion: null });
    const attempt = await octokit.rest.actions.getWorkflowRunAttempt({ ...repo, run_id: 5, attempt_number: 1 });
    const job = await octokit.rest.actions.getJobForWorkflowRun({ ...repo, job_id: 9 });
    const list = await octokit.rest.actions.listWorkflowRunsForRepo({ ...repo, head_sha: sha('1') });
    const ofOther = await octokit.rest.actions.listWorkflowRuns({
      ...repo,
      workflow_id: 'other.yml',
      head_sha: sha('1'),
    });
    expect(attempt.data).toMatchObject({ status: 'completed', conclusion: 'cancelled', run_attempt: 1 });
    expect(job.data).toMatchObject({ status: 'waiting', run_id: 5, completed_at: null });
    expect(list.data.workflow_runs.map(({ run_attempt }) => run_attempt)).toEqual([2]);
    expect(ofOther.data.total_count).toBe(0);
    expect(github.unexpected).toEqual([]);
  });

  test('of a repository that the token cannot see are not found', async () => {
    github.expect('actions/get-job-for-workflow-run');
    const call = octokit.rest.actions.getJobForWorkflowRun({ owner: 'octo-org', repo: 'secret', job_id: 9 });
    await expect(call).rejects.toMatchObject({ status: 404 });
    github
      .addRepository('octo-org/secret', 2)
      .jobs.set(9, { id: 9, runId: 5, status: 'completed', conclusion: 'success' });
    const seen = await octokit.rest.actions.getJobForWorkflowRun({ owner: 'octo-org', repo: 'secret', job_id: 9 });
    expect(seen.data.status).toBe('completed');
  });
});

describe('GraphQL', () => {
  test('tells whose token it is', async () => {
    github.expect('graphql/viewer');
    expect(await octokit.graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'github-actions[bot]' } });
  });

  test('tells the merge queue, page by page, and that a branch has none', async () => {
    github.expect('graphql/repository.mergeQueue');
    const entry = { state: 'AWAITING_CHECKS', enqueuer: { login: 'octocat' } };
    github.repository.pulls.set(1, { number: 1, headSha: sha('8') });
    github.repository.queues.set('main', [
      { pullRequest: 1, baseSha: sha('a'), headSha: sha('b') },
      { pullRequest: 2, baseSha: sha('b'), headSha: sha('c') },
    ]);
    const first = await octokit.graphql(mergeQueueQuery, { ...repo, branch: 'main' });
    const second = await octokit.graphql(mergeQueueQuery, { ...repo, branch: 'main', after: '0' });
    const firstNode = { ...entry, position: 1, baseCommit: { oid: sha('a') }, headCommit: { oid: sha('b') } };
    expect(first).toMatchObject({
      repository: { mergeQueue: { entries: { nodes: [{ ...firstNode, pullRequest: { headRefOid: sha('8') } }] } } },
    });
    expect(second).toMatchObject({
      repository: {
        mergeQueue: { entries: { nodes: [{ position: 2 }], pageInfo: { hasNextPage: false, endCursor: '1' } } },
      },
    });
    const none = await octokit.graphql(mergeQueueQuery, { ...repo, branch: 'other' });
    expect(none).toEqual({ repository: { mergeQueue: null } });
    expect(github.unexpected).toEqual([]);
  });

  test('answers an unknown repository as GitHub does', async () => {
    github.expect('graphql/repository.mergeQueue');
    const call = octokit.graphql(mergeQueueQuery, { owner: 'octo-org', repo: 'none', branch: 'main' });
    await expect(call).rejects.toMatchObject({ errors: [{ type: 'NOT_FOUND', path: ['repository'] }] });
    expect(github.unexpected).toEqual([]);
  });

  test.each([
    ['a field that GitHub does not have', '{ viewer { nick } }', 'graphql/viewer'],
    ['a field that the stand-in cannot fill', '{ viewer { bio } }', 'graphql/viewer'],
    [
      'entries without a limit',
      '{ repository(owner: "octo-org", name: "shop") { mergeQueue { entries { totalCount } } } }',
      'graphql/repository.mergeQueue',
    ],
  ] as const)('refuses %s', async (_what, query, operation) => {
    github.expect(operation);
    github.repository.queues.set('main', []);
    await expect(octokit.graphql(query)).rejects.toMatchObject({ status: 500 });
    expect(github.unexpected).toHaveLength(1);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queue } from '../../src/github/queue.ts';
import { addCommits, type GitHub, startGitHub } from '../rig/github.ts';

// Reading GitHub's descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const sha = (digit: string): string => digit.repeat(40);
const unknown = sha('9');
const runs = { attempt: 1, status: 'in_progress', conclusion: null, headSha: sha('2'), headBranch: 'q' } as const;

let github: GitHub;
let connect: (signal?: AbortSignal) => Queue;

// The client reads the address when it is loaded, so one stand-in serves all tests.
beforeAll(async () => {
  github = await startGitHub();
  for (const operation of [
    'graphql/repository.mergeQueue',
    'git/get-ref',
    'git/list-matching-refs',
    'actions/list-workflow-runs-for-repo',
    'actions/get-workflow-run-attempt',
    'actions/get-job-for-workflow-run',
    'repos/compare-commits-with-basehead',
  ] as const) {
    github.expect(operation);
  }
  vi.stubEnv('GITHUB_API_URL', github.url);
  const { octokitQueue } = await import('../../src/github/octokit-queue.ts');
  connect = (signal = new AbortController().signal) =>
    octokitQueue({ token: github.token, timeoutMs: 20_000, signal }, { owner: 'octo-org', name: 'shop' });
});

beforeEach(() => {
  const { refs, runs, jobs, commits, queues, responseMinutes, changed } = github.repository;
  runs.length = 0;
  for (const kept of [refs, jobs, commits, queues, responseMinutes, changed]) kept.clear();
});

afterEach(() => {
  expect(github.unexpected).toEqual([]);
  expect(github.unmet()).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await github[Symbol.asyncDispose]();
});

describe('branches', () => {
  it('are read by name, slashes included, and a missing one is told', async () => {
    github.repository.refs.set('refs/heads/release/1', sha('1'));
    expect(await connect().branchHead('release/1')).toEqual({ ok: true, value: sha('1') });
    expect(await connect().branchHead('release')).toEqual({ ok: true, value: undefined });
  });

  it('of the queue are those of exactly this base branch', async () => {
    const { refs } = github.repository;
    const ours = `refs/heads/gh-readonly-queue/release/pr-1-${sha('0')}`;
    refs.set(ours, sha('1'));
    refs.set(`refs/heads/gh-readonly-queue/release/pr-x/pr-2-${sha('0')}`, sha('2'));
    refs.set(`refs/heads/gh-readonly-queue/release/1/pr-3-${sha('0')}`, sha('3'));
    expect(await connect().queuedGroups('release')).toEqual({ ok: true, value: [{ ref: ours, sha: sha('1') }] });
  });
});

describe('a merge queue', () => {
  const entry = (pullRequest: number, headSha: string, baseSha: string) => ({ pullRequest, headSha, baseSha });

  it('tells the time and the places of exactly this base branch, slashes included', async () => {
    const entries = [entry(1, sha('1'), sha('0')), entry(2, sha('2'), sha('1'))];
    github.repository.queues.set('release/1', entries).set('main', []);
    github.repository.responseMinutes.set('release/1', 45);
    const places = { [sha('1')]: 1, [sha('2')]: 2 };
    expect(await connect().mergeQueue('release/1')).toEqual({ ok: true, value: { responseMinutes: 45, places } });
  });

  it('is none where the branch has none, and may not tell its time', async () => {
    expect(await connect().mergeQueue('main')).toEqual({ ok: true, value: undefined });
    github.repository.queues.set('main', []);
    const value = { responseMinutes: undefined, places: {} };
    expect(await connect().mergeQueue('main')).toEqual({ ok: true, value });
  });

  it.each([
    ['API rate limit already exceeded for installation ID 1.', 'unavailable'],
    ['You have exceeded a secondary rate limit.', 'rate-limited'],
  ])('is not told by a GraphQL that says "%s", which is %s', async (message, problem) => {
    const body = { data: null, errors: [{ type: 'RATE_LIMITED', message }] };
    github.fail('graphql/repository.mergeQueue', { kind: 'status', status: 200, body });
    expect(await connect().mergeQueue('main')).toMatchObject({ ok: false, problem });
  });
});

describe('runs', () => {
  it('are those of this workflow for this commit, by their newest attempt', async () => {
    const path = '.github/workflows/deploy.yml';
    github.repository.runs.push(
      { ...runs, id: 1, path },
      { ...runs, id: 2, path, status: 'completed', conclusion: 'failure' },
      { ...runs, id: 2, attempt: 2, path: `${path}@main`, status: 'waiting' },
      { ...runs, id: 3, path: '.github/workflows/predeploy.yml' },
      { ...runs, id: 4, path, headSha: sha('3') },
    );
    expect(await connect().runStatuses('deploy.yml', sha('2'))).toEqual({
      ok: true,
      value: ['waiting', 'in_progress'],
    });
  });

  it('that are more than one page are not judged by half of them', async () => {
    for (let id = 1; id <= 101; id++) github.repository.runs.push({ ...runs, id });
    expect(await connect().runStatuses('deploy.yml', sha('2'))).toMatchObject({ ok: false, problem: 'unreadable' });
  });

  it('and jobs tell status and conclusion, and which run a job belongs to', async () => {
    github.repository.runs.push({ ...runs, id: 5, status: 'completed', conclusion: 'cancelled' });
    github.repository.jobs.set(77, { id: 77, runId: 5, status: 'in_progress', conclusion: null });
    expect(await connect().attempt('5', '1')).toEqual({
      ok: true,
      value: { runId: '5', status: 'completed', conclusion: 'cancelled' },
    });
    expect(await connect().job('77')).toEqual({
      ok: true,
      value: { runId: '5', status: 'in_progress', conclusion: '' },
    });
    expect(await connect().attempt('5', '2')).toMatchObject({ ok: false, problem: 'not-found' });
    expect(await connect().job('78')).toMatchObject({ ok: false, problem: 'not-found' });
  });
});

describe('comparing two commits', () => {
  beforeEach(() => {
    addCommits(github.repository, [sha('1'), sha('2'), sha('3')]);
    addCommits(github.repository, [sha('4')], sha('2'));
  });

  it.each([
    [sha('1'), sha('3'), 'ahead'],
    [sha('3'), sha('1'), 'behind'],
    [sha('2'), sha('2'), 'identical'],
    [sha('3'), sha('4'), 'diverged'],
    [sha('1'), unknown, 'unknown-to-github'],
  ])('%s with %s says %s', async (base, head, comparison) => {
    expect(await connect().compare(base, head)).toEqual({ ok: true, value: comparison });
  });

  it('calls no commit unknown when not even our own can be compared', async () => {
    expect(await connect().compare(unknown, sha('1'))).toMatchObject({ ok: false, problem: 'not-found' });
  });

  it('finds commits without a common history diverged', async () => {
    const message = `No common ancestor between ${sha('1')} and ${sha('3')}.`;
    github.fail('repos/compare-commits-with-basehead', { kind: 'status', status: 404, message });
    expect(await connect().compare(sha('1'), sha('3'))).toEqual({ ok: true, value: 'diverged' });
  });
});

describe('the files that changed', () => {
  it('are those between a base and what is made of it, with the old names of renamed ones', async () => {
    addCommits(github.repository, [sha('1'), sha('2')]);
    github.repository.changed.set('a.yaml', undefined).set('new.yaml', 'old.yaml');
    const value = ['a.yaml', 'a.yaml', 'new.yaml', 'old.yaml'];
    expect(await connect().changedFiles(sha('1'), sha('2'))).toEqual({ ok: true, value });
  });

  it('are not known where GitHub may have left some out', async () => {
    addCommits(github.repository, [sha('1'), sha('2')]);
    for (let count = 0; count < 300; count++) github.repository.changed.set(`${count}.yaml`, undefined);
    const value = 'GitHub lists 300 changed files at most';
    expect(await connect().changedFiles(sha('1'), sha('2'))).toEqual({ ok: true, value });
  });

  it('are not known where the head is not made of the base', async () => {
    github.repository.commits
      .set(sha('0'), [])
      .set(sha('1'), [sha('0')])
      .set(sha('2'), [sha('0')]);
    const value = 'the head is diverged compared with the base';
    expect(await connect().changedFiles(sha('1'), sha('2'))).toEqual({ ok: true, value });
  });
});

describe('a call', () => {
  it.each([
    [401, {}, 'unauthorized'],
    [403, {}, 'forbidden'],
    [403, { 'x-ratelimit-remaining': '0' }, 'rate-limited'],
    [429, {}, 'rate-limited'],
    [502, {}, 'unavailable'],
  ])('answered with %i %j is %s, and is not repeated', async (status, headers, problem) => {
    github.fail('git/list-matching-refs', { kind: 'status', status, headers });
    const before = github.requests.length;
    expect(await connect().queuedGroups('main')).toMatchObject({ ok: false, problem });
    expect(github.requests.length).toBe(before + 1);
  });

  it('that another form answers is unreadable', async () => {
    github.fail('git/list-matching-refs', { kind: 'garbage', text: '[{"ref": 1}]' });
    expect(await connect().queuedGroups('main')).toMatchObject({ ok: false, problem: 'unreadable' });
  });

  it('is cut off by its signal', async () => {
    const hang = github.hang('git/list-matching-refs');
    const ending = new AbortController();
    const reply = connect(ending.signal).queuedGroups('main');
    await hang.reached;
    ending.abort();
    expect(await reply).toMatchObject({ ok: false, problem: 'aborted' });
    hang.release();
  });
});

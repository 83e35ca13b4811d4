import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GitHub, startGitHub } from '../github.ts';

// Starting Node and reading the descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let github: GitHub;
let create: (body: string) => Promise<unknown>;

beforeEach(async () => {
  github = await startGitHub();
  github.expect('issues/create-comment');
  const octokit = getOctokit(github.token, { baseUrl: github.url });
  create = (body) => octokit.rest.issues.createComment({ owner: 'octo-org', repo: 'shop', issue_number: 1, body });
});

afterEach(async () => {
  expect(github.unexpected).toEqual([]);
  await github[Symbol.asyncDispose]();
});

const written = (): string[] => github.repository.comments.map(({ body }) => body);

test('a status comes with its headers, once, and nothing is done', async () => {
  github.fail('issues/create-comment', { kind: 'status', status: 429, headers: { 'retry-after': '7' } });
  expect(github.unmet()).toEqual(['status for issues/create-comment']);
  await expect(create('a')).rejects.toMatchObject({ status: 429, response: { headers: { 'retry-after': '7' } } });
  await create('b');
  expect(written()).toEqual(['b']);
  expect(github.unmet()).toEqual([]);
});

test('faults come in the order in which they were given, as often as asked', async () => {
  github.fail('issues/create-comment', { kind: 'status', status: 502 }, 2);
  github.fail('issues/create-comment', {
    kind: 'status',
    status: 403,
    message: 'Resource not accessible by integration',
  });
  for (const status of [502, 502, 403]) await expect(create('a')).rejects.toMatchObject({ status });
  expect(written()).toEqual([]);
});

test('a reset breaks the connection before anything is done', async () => {
  github.fail('issues/create-comment', { kind: 'reset' });
  await expect(create('a')).rejects.toThrow();
  expect(written()).toEqual([]);
  expect(github.requests.map(({ outcome }) => outcome)).toEqual(['broken']);
});

test('a lost answer breaks the connection after the call is done', async () => {
  github.fail('issues/create-comment', { kind: 'lost' });
  await expect(create('a')).rejects.toThrow();
  expect(written()).toEqual(['a']);
});

test('garbage is no JSON', async () => {
  github.fail('issues/create-comment', { kind: 'garbage', text: '{"id":' });
  await expect(create('a')).resolves.toMatchObject({ data: '{"id":' });
});

test('a delayed call is done and answered in the end', async () => {
  github.fail('issues/create-comment', { kind: 'delay', ms: 1 });
  await create('a');
  expect(written()).toEqual(['a']);
});

test('a hanging call is done when it is let go', async () => {
  const hang = github.hang('issues/create-comment');
  const call = create('a');
  await hang.reached;
  expect(written()).toEqual([]);
  expect(github.requests[0]?.outcome).toBeUndefined();
  hang.release();
  await call;
  expect(written()).toEqual(['a']);
});

test('a hanging call is done even when its client has given up', async () => {
  const hang = github.hang('issues/create-comment');
  const controller = new AbortController();
  const call = fetch(`${github.url}/repos/octo-org/shop/issues/1/comments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${github.token}` },
    body: JSON.stringify({ body: 'late' }),
    signal: controller.signal,
  });
  await hang.reached;
  controller.abort();
  await expect(call).rejects.toThrow('abort');
  hang.release();
  await expect.poll(written, { timeout: 30_000 }).toEqual(['late']);
});

import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from './json.ts';
import { example } from './openapi.ts';
import { restOperation } from './operation.ts';

// Starting Node and reading the descriptions takes its time on a busy machine; none of that is what the tests are about.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const request = { params: { owner: 'o', repo: 'r', issue_number: '1' }, query: {}, body: undefined };

describe('an operation of the description', () => {
  test('is recognised by method and path, with segments decoded', () => {
    const operation = restOperation('git/get-ref');
    expect(operation.match('GET', '/repos/o/r/git/ref/heads%2Fa/b')).toEqual({
      owner: 'o',
      repo: 'r',
      ref: 'heads/a/b',
    });
    expect(operation.match('PUT', '/repos/o/r/git/ref/heads/a')).toBeUndefined();
    expect(restOperation('pulls/get').match('GET', '/repos/o/r/pulls/1/files')).toBeUndefined();
  });

  test('that GitHub does not have is an error', () => {
    expect(() => restOperation('issues/read-minds')).toThrow("no operation 'issues/read-minds'");
  });

  test.each([
    ['a number as text', { query: { per_page: '5' } }, 0],
    ['a number that is none', { query: { per_page: 'five' } }, 1],
    ['an unknown parameter', { query: { perpage: '5' } }, 1],
    ['a missing path parameter', { params: { owner: 'o', repo: 'r' } }, 1],
    ['a body that the operation does not take', { body: {} }, 1],
  ])('judges %s', (_what, change, problems) => {
    expect(restOperation('issues/list-comments').checkRequest({ ...request, ...change })).toHaveLength(problems);
  });

  const without = (key: string): JsonObject => {
    const { [key]: _left, ...rest } = example('issue-comment');
    return rest;
  };

  test.each([
    ["GitHub's own example", 201, example('issue-comment'), true],
    ['null where it is allowed', 201, { ...example('issue-comment'), user: null }, true],
    ['null where it is not', 201, { ...example('issue-comment'), id: null }, false],
    ['another type', 201, { ...example('issue-comment'), id: 'one' }, false],
    ['a missing member', 201, without('user'), false],
    ['a success that the operation does not have', 200, example('issue-comment'), false],
    ['a listed error', 404, { message: 'Not Found' }, true],
    ['an error that it does not list, in the general form', 429, { message: 'Slow down' }, true],
    ['an error in no known form', 429, { message: 1 }, false],
  ])('judges an answer with %s', (_what, status, body, valid) => {
    const problems = restOperation('issues/create-comment').checkAnswer(status, body);
    expect(problems.length === 0).toBe(valid);
  });
});

import { describe, expect, it } from 'vitest';
import { failureOf } from '../../src/github/problem.ts';

const answered = (status: number, message = '', headers = {}) =>
  Object.assign(new Error(message), { status, response: { headers } });

describe('failureOf', () => {
  it.each([
    [answered(401), 'unauthorized'],
    [answered(403, 'Resource not accessible by integration'), 'forbidden'],
    [answered(403, 'Unable to create comment because issue is locked.'), 'locked'],
    [answered(403, 'x', { 'x-ratelimit-remaining': '0' }), 'rate-limited'],
    [answered(403, 'You have exceeded a secondary rate limit'), 'rate-limited'],
    [answered(403, 'x', { 'retry-after': '60' }), 'rate-limited'],
    [answered(429), 'rate-limited'],
    [answered(404), 'not-found'],
    [answered(410), 'not-found'],
    [answered(422, 'body is too long'), 'rejected'],
    [answered(502), 'unavailable'],
    [Object.assign(new Error('connect ECONNREFUSED'), { status: 500 }), 'unavailable'],
    [{ errors: [{ type: 'FORBIDDEN' }] }, 'forbidden'],
    [{ errors: [{ type: 'RATE_LIMITED' }] }, 'rate-limited'],
    [{ errors: [{}] }, 'rejected'],
    ['text', 'unavailable'],
  ])('takes %j for %s', (error, problem) => {
    expect(failureOf(error).problem).toBe(problem);
  });
});

describe('the silence that GitHub wants', () => {
  const date = 'Thu, 10 Sep 2026 12:00:00 GMT';
  const reset = String(Date.parse(date) / 1000 + 90);
  const none = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset, date };

  it.each([
    ['as retry-after says', answered(429, '', { 'retry-after': '7' }), 7],
    ['as retry-after says before all else', answered(403, '', { ...none, 'retry-after': 7 }), 7],
    ['until the reset, by the clock of GitHub', answered(403, '', none), 90],
    ['over when the reset is', answered(403, '', { ...none, 'x-ratelimit-reset': '1' }), 0],
    ['until the reset, of GraphQL', { errors: [{ type: 'RATE_LIMITED' }], headers: none }, 90],
    ['unsaid where requests are left', answered(429, '', { ...none, 'x-ratelimit-remaining': '5' }), undefined],
    ['unsaid without a clock', answered(429, '', { ...none, date: undefined }), undefined],
    ['unsaid in words', answered(429, '', { 'retry-after': 'soon' }), undefined],
    ['nothing where it limits nothing', answered(502, '', { 'retry-after': '7' }), undefined],
  ])('is %s', (_, error, seconds) => {
    expect(failureOf(error).silenceSeconds).toBe(seconds);
  });
});

import { describe, expect, it } from 'vitest';
import { problemOf } from '../../src/github/problem.ts';

const answered = (status: number, message = '', headers = {}) =>
  Object.assign(new Error(message), { status, response: { headers } });

describe('problemOf', () => {
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
    expect(problemOf(error)).toBe(problem);
  });
});

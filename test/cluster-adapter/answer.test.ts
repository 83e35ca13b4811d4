import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/cluster/answer.ts';

const failure = (more: object) => JSON.stringify({ kind: 'Status', status: 'Failure', ...more });

describe('an HTTP answer', () => {
  it.each([
    [200, '{"kind":"List"}', { kind: 'List' }],
    [201, '{"kind":"Pod"}', { kind: 'Pod' }],
    [200, 'null', null],
  ])('%i with JSON is a success', (status, text, body) => {
    expect(answerOf(status, undefined, text, 7)).toEqual({ kind: 'ok', status, body, elapsedMs: 7 });
  });

  it.each([
    [200, ''],
    [200, '<html>log in</html>'],
    [201, '{"kind":"Pod"'],
  ])('%i with %j is no answer at all', (status, text) => {
    expect(answerOf(status, undefined, text, 7)).toMatchObject({ kind: 'no-answer', cause: 'unreadable' });
  });

  it.each([301, 302, 307])('%i is never a success, whatever its body is', (status) => {
    expect(answerOf(status, undefined, '{"kind":"Lease"}', 7)).toMatchObject({ kind: 'status', status });
    expect(answerOf(status, undefined, '', 7)).toMatchObject({ kind: 'status', status });
  });

  it('keeps reason and message of a Status', () => {
    const text = failure({ reason: 'InternalError', message: 'm', details: { causes: [{ message: 'c1' }, {}] } });
    expect(answerOf(500, undefined, text, 7)).toEqual({
      kind: 'status',
      status: 500,
      reason: 'InternalError',
      message: 'm',
      elapsedMs: 7,
    });
  });

  it.each([
    ['a Status without anything', failure({}), ''],
    ['a page of a proxy', '<html>Bad Gateway</html>', '<html>Bad Gateway</html>'],
    ['a text', '"unauthorized"', '"unauthorized"'],
    ['a Status that is not in its form', failure({ message: 7 }), failure({ message: 7 })],
    ['nothing', '', ''],
  ])('of %s keeps what there is', (_, text, message) => {
    expect(answerOf(502, undefined, text, 7)).toMatchObject({
      kind: 'status',
      status: 502,
      reason: '',
      message,
    });
  });

  it('keeps no more of a page than a person would read', () => {
    const answer = answerOf(500, undefined, 'x'.repeat(1_000_000), 7);
    expect(answer.kind === 'status' && answer.message.length).toBe(2000);
  });

  it.each([
    ['the Status', undefined, failure({ details: { retryAfterSeconds: 3 } }), 3],
    ['the Status before the header', '9', failure({ details: { retryAfterSeconds: 3 } }), 3],
    ['the header', '9', failure({}), 9],
    ['a header with a date, which is not read', 'Wed, 21 Oct 2026 07:28:00 GMT', failure({}), undefined],
    ['a header with nonsense', '-1', failure({}), undefined],
    ['nobody', undefined, failure({}), undefined],
  ])('takes the time to wait from %s', (_, header, text, seconds) => {
    const answer = answerOf(429, header, text, 7);
    expect(answer.kind === 'status' ? answer.retryAfterSeconds : 'none').toBe(seconds);
  });

  it('is a success only with a 2xx code, whatever comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, text) => {
        expect(answerOf(status, undefined, text, 0).kind === 'ok' && (status < 200 || status > 299)).toBe(false);
      }),
    );
  });
});

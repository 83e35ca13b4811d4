import type { Answer, NoAnswerCause } from '../../src/cluster/port.ts';

type Of<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

/** A success with that body. */
export function ok(body: unknown, status = 200): Of<'ok'> {
  return { kind: 'ok', status, body, elapsedMs: 1 };
}

/** A Kubernetes Status, or what a proxy said instead. */
export function status(
  code: number,
  message = '',
  more: { reason?: string; retryAfterSeconds?: number } = {},
): Of<'status'> {
  return { kind: 'status', status: code, reason: '', message, elapsedMs: 1, ...more };
}

/** No answer at all. */
export function none(cause: NoAnswerCause, message = `no answer: ${cause}`): Of<'no-answer'> {
  return { kind: 'no-answer', cause, message, elapsedMs: 1 };
}

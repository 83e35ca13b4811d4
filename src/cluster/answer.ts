import * as v from 'valibot';
import type { Answer } from './port.ts';

const statusSchema = v.object({
  reason: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  details: v.optional(
    v.object({
      retryAfterSeconds: v.optional(v.number()),
    }),
  ),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,4}$/.test(header) ? Number(header) : undefined;
}

/**
 * Reads one HTTP answer of an API server: JSON with a 2xx code is a success, a `Status` body is read for reason
 * and message (apimachinery `meta/v1` Status), and anything else, such as a proxy's page, keeps its
 * text as message. A success that is no JSON is `unreadable`: it must not count as an answer.
 */
export function answerOf(
  status: number,
  retryAfterHeader: string | undefined,
  text: string,
  elapsedMs: number,
): Answer {
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    if (body !== undefined) return { kind: 'ok', status, body, elapsedMs };
    return { kind: 'no-answer', cause: 'unreadable', message: `HTTP ${status} without readable JSON`, elapsedMs };
  }
  const parsed = v.safeParse(statusSchema, body);
  const found = parsed.success ? parsed.output : { reason: '', message: text.slice(0, 2000), details: undefined };
  const wait = found.details?.retryAfterSeconds ?? retryAfter(retryAfterHeader);
  return {
    kind: 'status',
    status,
    reason: found.reason,
    message: found.message,
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    elapsedMs,
  };
}

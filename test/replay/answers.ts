import * as v from 'valibot';
import { answerOf } from '../../src/cluster/answer.ts';
import type { Answer } from '../../src/cluster/port.ts';
import { causeOf } from '../../src/cluster/transport.ts';
import { none, ok } from '../fakes/answers.ts';
import { type Folder, FolderProblem } from './folder.ts';

const status = v.looseObject({ kind: v.literal('Status'), code: v.number() });
const answered = v.looseObject({
  code: v.pipe(v.number(), v.minValue(100), v.maxValue(599)),
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.unknown()), {}),
});
const failed = v.looseObject({
  name: v.optional(v.string(), 'Error'),
  message: v.string(),
  code: v.optional(v.union([v.string(), v.number()]), ''),
  cause: v.optional(v.looseObject({ code: v.optional(v.string(), ''), message: v.optional(v.string(), '') })),
});

/** As the API server answers the dry-run of a Pod that it admits. */
const admitted = { kind: 'Pod', metadata: { name: 'probe' } };

function textOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Clients of Kubernetes and fetch put their own time limit, or the socket's code, into an error's name or cause. */
function noAnswer({ name, message, code, cause }: v.InferOutput<typeof failed>): Answer {
  if (name === 'TimeoutError' || name === 'AbortError') return none('timeout', `timed out: ${message}`);
  const reason = cause?.code || (typeof code === 'string' ? code : '');
  const text = [message, cause?.message, reason].filter((part) => part !== undefined && part !== '').join(': ');
  return none(causeOf(Object.assign(new Error(message), { code: reason })), text || name);
}

/** One answer in any form of a case: a Status, `{code, body}`, or the error of a client. */
function answerIn(file: string, object: unknown): Answer {
  const known = v.safeParse(status, object);
  if (known.success) return answerOf(known.output.code, undefined, JSON.stringify(object), 0);
  const http = v.safeParse(answered, object);
  if (http.success) {
    const { code, body, headers } = http.output;
    if (code < 400) return ok(body ?? admitted, code);
    const retryAfter = headers['retry-after'];
    return answerOf(code, typeof retryAfter === 'string' ? retryAfter : undefined, textOf(body), 0);
  }
  const error = v.safeParse(failed, object);
  if (error.success) return noAnswer(error.output);
  throw new FolderProblem(file, 'neither a Status, nor a code with a body, nor an error');
}

/** The answer to one call: of `create`, that in `create-result.json` or `create-error.json`. */
export function recordedAnswer(folder: Folder, call: string): Answer | undefined {
  const name = [`${call}-result.json`, `${call}-error.json`].find((file) => folder.has(file));
  return name === undefined ? undefined : answerIn(name, folder.json(name));
}

/** Reads that only look for the cause are no answers to what was asked. */
const answerFile = /^(?!get-|list-|kyverno-|run-attempt)(?:.+-result(?:\..+)?|.*error)\.(?:json|ya?ml)$/;
const sequenceFile = 'probe-sequence.json';

/** Every group of answers to one and the same request, each in the order in which they came. */
export function answersIn(folder: Folder): readonly (readonly Answer[])[] {
  const sequence = folder.json(sequenceFile);
  if (sequence !== undefined) {
    return [folder.objects(sequenceFile).map((entry) => answerIn(sequenceFile, entry))];
  }
  return folder.matching(answerFile).map((name) => [answerIn(name, folder.json(name))]);
}

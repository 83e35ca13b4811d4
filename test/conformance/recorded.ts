import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ConformanceAnswer } from './request.ts';

const file = new URL('../recorded/conformance.json', import.meta.url);

const answersSchema = v.record(
  v.string(),
  v.object({
    status: v.number(),
    contentType: v.string(),
    retryAfter: v.exactOptional(v.string()),
    body: v.unknown(),
  }),
);

/** What the real API server answered to each request, by the request's name. */
export function recordedAnswers(): Readonly<Record<string, ConformanceAnswer>> {
  return v.parse(answersSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Replaces the record. Only for answers of a real API server. */
export function record(answers: Readonly<Record<string, ConformanceAnswer>>): void {
  const lines = Object.entries(answers).map(([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

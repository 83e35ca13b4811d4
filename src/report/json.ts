import { wordsOf } from '../findings/words.ts';
import { tidied } from './tidy.ts';
import type { Verdict } from './verdict.ts';

/**
 * `report.json`, version 1: the verdict with its findings in words, keys in a fixed order, ending in a line end. Cleaned,
 * without secrets, under 4 MiB. Its form is docs/report.schema.json.
 */
export function renderReport(verdict: Verdict, secrets: readonly string[] = []): string {
  const { verdict: tidy, leftOut } = tidied(verdict, secrets);
  const findings = tidy.findings.map((found) => {
    const { title, what, advice, commands, causeClass, retryable } = wordsOf(found);
    return { ...found, causeClass, retryable, title, what, advice, commands };
  });
  return `${JSON.stringify({ version: 1, ...tidy, findings, leftOut }, undefined, 2)}\n`;
}

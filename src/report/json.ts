import { wordsOf } from '../findings/words.ts';
import { observationsJson } from './observations.ts';
import { rankOf } from './rank.ts';
import { tidied } from './tidy.ts';
import type { Verdict } from './verdict.ts';

/**
 * `report.json`, version 1: the verdict with its findings in words, keys in a fixed order, ending in a line end. Cleaned,
 * without secrets, under 8 MiB. Its form is docs/report.schema.json. Observations that are too long are left out, and said to
 * be.
 */
export function renderReport(verdict: Verdict, secrets: readonly string[] = []): string {
  const { verdict: tidy, leftOut } = tidied(verdict, secrets);
  const findings = tidy.findings.map((found) => {
    const { title, what, advice, commands, causeClass, retryable } = wordsOf(found);
    const rank = tidy.mode === 'diagnose' ? { rank: rankOf(found) } : {};
    return { ...found, ...rank, causeClass, retryable, title, what, advice, commands };
  });
  const observations = verdict.observations && observationsJson(verdict.observations, secrets);
  const isLeftOut = verdict.observations !== undefined && observations === undefined ? 1 : 0;
  const report = { version: 1, ...tidy, findings, leftOut: { ...leftOut, observations: isLeftOut } };
  const text = JSON.stringify(report, undefined, 2);
  return observations === undefined ? `${text}\n` : `${text.slice(0, -2)},\n  "observations": ${observations}\n}\n`;
}

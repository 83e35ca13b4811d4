import { type Finding, finding } from '../findings/finding.ts';
import { wordsOf } from '../findings/words.ts';
import { cut } from '../text/clean.ts';
import { logLine } from '../text/log.ts';

/** A finding outside any verdict as one annotation, within the runner's limits, and safe to print. */
export function renderNotice(
  found: Finding,
  secrets: readonly string[] = [],
): { readonly title: string; readonly message: string } {
  const { title, what, advice, commands } = wordsOf(found);
  const lines = [`${what} (${found.code})`, ...[...advice, ...commands].map((line) => `Next: ${line}`)];
  return {
    title: logLine(`Admission Gate: ${title}`, 200, secrets),
    message: cut(lines.map((line) => logLine(line, 1_200, secrets)).join('\n'), 4_000),
  };
}

/** Why nothing can be written to a pull request, as one line for the log. */
export function noCommentLine(why: string): string {
  const found = finding('pull-request-unknown', 'pull request', { why }, [], 'warning');
  return `No comment: ${wordsOf(found).what} (${found.code})`;
}

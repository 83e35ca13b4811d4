import type { Finding } from '../findings/finding.ts';
import { wordsOf } from '../findings/words.ts';
import { cut } from '../text/clean.ts';
import { logLine } from '../text/log.ts';

const longest = 1_500;
const longestCause = 900;
const longestLine = 500;

/** Plain text is pasted into comments and pages, where a tag would act; with a space it is none (HTML, tag open state). */
function withoutTags(line: string): string {
  return line.replaceAll(/<(?=[a-z/!?])/gi, '< ');
}

/**
 * Findings as one plain text of at most 1,500 characters: the cause of the first in its first sentence, then what proves
 * it, what to do, the commands, and what else was seen. Whole lines are left out where there is no room for them.
 */
export function renderDiagnosis(
  [deciding, ...others]: readonly [Finding, ...Finding[]],
  secrets: readonly string[] = [],
): string {
  const { what, advice, commands } = wordsOf(deciding);
  const lines = [
    ...deciding.evidence
      .filter((line) => !what.includes(line))
      .slice(0, 3)
      .map((line) => `Seen: ${line}`),
    ...advice,
    ...others.map((other) => `Also: ${wordsOf(other).what}`),
    ...commands.map((line) => `Run: ${line}`),
  ];
  const shown = (line: string, max: number): string => cut(withoutTags(logLine(line, max, secrets)), max);
  return lines
    .map((line) => shown(line, longestLine))
    .reduce(
      (text, line) => (text.length + 1 + line.length <= longest ? `${text}\n${line}` : text),
      shown(what, longestCause),
    );
}

import { cleanLine, cut, defaultLength } from './clean.ts';

/**
 * One line for the job log that the runner cannot take for a workflow command: neither `::name::`, which counts at the
 * start of a line after any whitespace, nor the older `##[name]`, which counts anywhere in a line
 * (actions/runner `src/Runner.Common/ActionCommand.cs`). Give it the whole line, indentation included.
 */
export function logLine(text: string, max: number = defaultLength, secrets: readonly string[] = []): string {
  const line = cleanLine(text, max, secrets);
  return cut(line.replaceAll('##[', '## [').replace(/^(\s*:):/, '$1 :'), max);
}

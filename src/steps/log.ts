import type { Runner } from '../runner/runner.ts';
import { logLine } from '../text/log.ts';
import type { Log } from './context.ts';

/** The job log: every line is cleaned here, so that no step has to think of it. */
export function runnerLog(runner: Runner, secrets: readonly string[]): Log {
  return {
    group: (title) => runner.openGroup(logLine(title, undefined, secrets)),
    endGroup: () => runner.closeGroup(),
    info: (line) => runner.line(logLine(line, undefined, secrets)),
  };
}

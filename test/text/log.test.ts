import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logLine } from '../../src/text/log.ts';
import { hostileText } from './hostile.ts';

/** What the runner looks for (actions/runner `ActionCommand.cs`): v2 after TrimStart, v1 anywhere. */
function isCommand(line: string): boolean {
  return line.split(/\r\n|\r|\n/).some((part) => part.trimStart().startsWith('::') || part.includes('##['));
}

describe('logLine', () => {
  it.each([
    ['::set-output name=verdict::proceed', ': :set-output name=verdict::proceed'],
    ['\u2003::error::x', ' : :error::x'],
    ['ok\r::error::x', 'ok ::error::x'],
    ['text ##[error]x', 'text ## [error]x'],
    ['#\u200b#[error]x', '## [error]x'],
    ['dial [::1]:6443', 'dial [::1]:6443'],
  ])('prints %j as %j', (text, expected) => {
    expect(logLine(text)).toBe(expected);
  });

  it('never acts as a workflow command, keeps to its length, and is idempotent', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 1, max: 80 }), (text, max) => {
        const line = logLine(text, max);
        expect(isCommand(line)).toBe(false);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(logLine(line, max)).toBe(line);
      }),
      { numRuns: 1_000 },
    );
  });
});

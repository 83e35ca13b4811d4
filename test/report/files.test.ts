import { describe, expect, it } from 'vitest';
import { type Finding, finding, placed } from '../../src/findings/finding.ts';
import { renderFileAnnotations } from '../../src/report/files.ts';
import { renderReport } from '../../src/report/json.ts';
import { renderLog } from '../../src/report/log.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import type { Verdict } from '../../src/report/verdict.ts';

function verdictOf(findings: readonly Finding[]): Verdict {
  return {
    ...{ mode: 'check', verdict: 'refuse', code: 'field-unknown', causeClass: 'config', retryable: false, findings },
    ...{ timeline: [], patches: [], probes: [], lease: '', holder: '', kyvernoVersion: '1.19.1' },
  };
}

function unknown(field: string, line: number, file = 'p.yaml'): Finding {
  const facts = { policy: 'p', field, version: '1.19.1' };
  return placed(finding('field-unknown', 'ImageValidatingPolicy p', facts), { file, line, column: 3 });
}

const many = (count: number): readonly Finding[] =>
  Array.from({ length: count }, (_, index) => unknown(`f${index}`, index + 1));
const warning: Finding = { ...unknown('w', 9), severity: 'warning' };

describe('the annotations of a check', () => {
  it('carry file, line and column, and what to do', () => {
    expect(renderFileAnnotations(verdictOf([unknown('spec.x', 7)]))).toMatchObject([
      { kind: 'error', title: 'Admission Gate: Unknown field', file: 'p.yaml', line: 7, column: 3 },
    ]);
    expect(renderFileAnnotations(verdictOf([unknown('spec.x', 7)]))[0]?.message).toContain('Next: Remove it');
  });

  it.each([
    [10, 10, 'f9'],
    [11, 10, '2 errors more'],
    [500, 10, '491 errors more'],
    [5_000, 10, '4991 errors more'],
  ])('of %i errors are %i, the last of which says %j', (count, shown, last) => {
    const annotations = renderFileAnnotations(verdictOf(many(count)));
    expect(annotations).toHaveLength(shown);
    expect(annotations.at(-1)?.message).toContain(last);
  });

  it('are counted by their kind, and notices are none', () => {
    const notice: Finding = { ...unknown('n', 1), severity: 'notice' };
    const kinds = renderFileAnnotations(verdictOf([...many(12), warning, notice])).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'error'), 'warning']);
  });

  it('let no text of a file act on the runner', () => {
    const [hostile] = renderFileAnnotations(
      verdictOf([unknown('x\n::error::y ##[error]z\u001b[31m', 1, 'a\n::b.yaml')]),
    );
    expect(hostile?.message).not.toMatch(/^\s*::|##\[|(?!\n)\p{Cc}/mu);
    expect(hostile?.file).not.toContain('\n');
  });
});

describe('the log of a check', () => {
  it('has one line a finding, as compilers write it, and says once what to do', () => {
    const lines = renderLog(verdictOf([unknown('a', 1), unknown('b', 2), warning]));
    expect(lines[0]).toBe('Check failed (field-unknown): 2 errors and 1 warning in 1 file.');
    expect(lines.filter((line) => line.startsWith('p.yaml:'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes('Next:'))).toHaveLength(1);
  });
});

describe('no finding is cut in silence', () => {
  it('in log and report up to 2,000, and beyond them their number is said', () => {
    expect(renderLog(verdictOf(many(2_000))).filter((line) => line.startsWith('p.yaml:'))).toHaveLength(2_000);
    expect(renderLog(verdictOf(many(2_001)))[0]).toContain('and 1 more that are not shown');
    expect(JSON.parse(renderReport(verdictOf(many(2_001))))).toMatchObject({ leftOut: { findings: 1 } });
  });

  it('in the summary, which has whole rows and the number of those that have no room', () => {
    const summary = renderSummary(verdictOf(many(2_000)));
    const rows = summary.split('\n').filter((line) => line.startsWith('| `p.yaml`')).length;
    expect(summary).toContain(`… ${2_000 - rows} more rows`);
    expect(summary.length).toBeLessThan(260_000);
    expect(renderSummary(verdictOf(many(300)))).not.toContain('more rows');
  });
});

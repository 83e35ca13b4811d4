import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finding } from '../../src/findings/finding.ts';
import { renderDiagnosis } from '../../src/report/diagnosis.ts';

const facts = { policy: 'p1', image: 'app', text: 'not signed', namespace: 'kyverno' };
const denied = finding('probe-denied', 'image app', facts, ['Policy p1 failed: not signed']);

describe('renderDiagnosis', () => {
  it('begins with the cause, then evidence, advice and commands', () => {
    const lines = renderDiagnosis([denied]).split('\n');
    expect(lines[0]).toMatch(/^Policy p1 denied app: not signed\./);
    expect(lines[1]).toBe('Seen: Policy p1 failed: not signed');
    expect(lines.at(-1)).toMatch(/^Run: kubectl logs /);
  });

  it('tells what else was seen', () => {
    const other = finding('policy-fail-open', 'policy', { policy: 'p2', resource: 'r' });
    expect(renderDiagnosis([denied, other])).toContain('\nAlso: Policy p2 has failurePolicy Ignore');
  });

  it('hides secrets and acts nowhere', () => {
    const text = 'x\n::error::y ##[error] <img src=x> </details> hunter2hunter2';
    const shown = renderDiagnosis([{ ...denied, facts: { ...facts, text }, evidence: [text] }], ['hunter2hunter2']);
    expect(shown).not.toMatch(/^\s*::|##\[|<img|<\/|hunter2/m);
  });

  it('is bounded, and drops whole lines', () => {
    const long = finding('probe-denied', 'image', { ...facts, text: 'x'.repeat(5_000) }, ['y'.repeat(5_000)]);
    const shown = renderDiagnosis([long]);
    expect(shown.length).toBeLessThanOrEqual(1_500);
    expect(shown).not.toContain('\nRun: kubectl logs');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        const found = { ...denied, facts: { ...facts, text, policy: text }, evidence: [text, text] };
        expect(renderDiagnosis([found, found]).length).toBeLessThanOrEqual(1_500);
      }),
    );
  });
});

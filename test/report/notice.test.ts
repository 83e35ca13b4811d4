import { describe, expect, it } from 'vitest';
import { finding } from '../../src/findings/finding.ts';
import { renderNotice } from '../../src/report/notice.ts';

describe('a notice', () => {
  it('says what happened, by which code, and the next step', () => {
    const { title, message } = renderNotice(finding('run-failed', 'input run', { problem: 'exit code 3' }));
    expect(title).toBe('Admission Gate: Deploy command failed');
    expect(message).toContain('exit code 3. (run-failed)');
    expect(message).toContain('\nNext: ');
  });

  it('is inert, bounded, and holds no secret', () => {
    const seen = `\n::error::x ##[error] kube-secret ${'y'.repeat(10_000)}`;
    const facts = { lease: 'a/b', name: 'b', namespace: 'a', seen };
    const { message } = renderNotice(finding('lease-lost', 'Lease a/b', facts), ['kube-secret']);
    expect(message.length).toBeLessThanOrEqual(4000);
    expect(message).not.toMatch(/^::|##\[|kube-secret/m);
  });
});

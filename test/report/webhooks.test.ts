import { describe, expect, it } from 'vitest';
import type { WebhookLine } from '../../src/report/verdict.ts';
import { webhookRows } from '../../src/report/webhooks.ts';

const line = (verb: WebhookLine['verb'], path: string, timeoutSeconds: number): WebhookLine => ({
  verb,
  path,
  failurePolicy: 'Fail',
  timeoutSeconds,
});

describe('webhookRows', () => {
  it('puts expected and effective of one verb and path side by side, differences first', () => {
    const expected = [line('mutate', 'p1', 30), line('validate', 'p1', 30), line('validate', 'p2', 30)];
    const effective = [line('mutate', 'p1', 30), line('validate', 'p2', 10), line('validate', 'p1/p2', 10)];
    expect(webhookRows({ expected, effective, exact: false })).toEqual([
      { verb: 'validate', path: 'p1', expected: 'Fail 30 s', effective: 'missing', same: false },
      { verb: 'validate', path: 'p1/p2', expected: 'none', effective: 'Fail 10 s', same: false },
      { verb: 'validate', path: 'p2', expected: 'Fail 30 s', effective: 'Fail 10 s', same: false },
      { verb: 'mutate', path: 'p1', expected: 'Fail 30 s', effective: 'Fail 30 s', same: true },
    ]);
  });

  it('shows each of several entries on one path', () => {
    const rows = webhookRows({
      expected: [line('mutate', 'p1', 30)],
      effective: [line('mutate', 'p1', 30), line('mutate', 'p1', 10)],
      exact: false,
    });
    expect(rows.map((row) => row.effective)).toEqual(['Fail 10 s + Fail 30 s']);
  });
});

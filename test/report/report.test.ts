import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import schema from '../../docs/report.schema.json' with { type: 'json' };
import { renderReport } from '../../src/report/json.ts';
import { hostileText, secretText } from '../text/hostile.ts';
import { denied, examples, flooded } from './verdicts.ts';

const isReport = new Ajv2020({ allErrors: true }).compile(schema);

describe('renderReport', () => {
  it.each(examples)('is valid by its schema: %s', (_, verdict) => {
    const report: unknown = JSON.parse(renderReport(verdict));
    isReport(report);
    expect(isReport.errors ?? []).toEqual([]);
  });

  it('is valid by its schema whatever the texts are, and shows no planted secret', () => {
    fc.assert(
      fc.property(hostileText, secretText, (text, secret) => {
        const report = renderReport(flooded(`${text}${secret}`, 2));
        expect(isReport(JSON.parse(report))).toBe(true);
        expect(report).not.toContain(secret.slice(0, 20));
      }),
      { numRuns: 50 },
    );
  });

  it('has its keys in a fixed order, whatever order the facts came in', () => {
    const [first] = denied.findings;
    const facts = Object.fromEntries(Object.entries(first?.facts ?? {}).reverse());
    const other = { ...denied, findings: denied.findings.map((found) => ({ ...found, facts })) };
    expect(renderReport(other)).toBe(renderReport(denied));
    expect(Object.keys(JSON.parse(renderReport(denied))).slice(0, 4)).toEqual(['version', 'mode', 'verdict', 'code']);
  });

  it('stays under 4 MiB, and says what it left out', () => {
    const report = renderReport(flooded('"中'.repeat(2_000), 200));
    expect(Buffer.byteLength(report)).toBeLessThan(4 * 1024 * 1024);
    expect(JSON.parse(report)).toMatchObject({ leftOut: { findings: 170, probes: 140, timeline: 0 } });
  });

  it('keeps probes that failed before those that passed', () => {
    const [failed, passed] = denied.probes;
    const probes = [...Array.from({ length: 100 }, () => passed), failed].filter((probe) => probe !== undefined);
    expect(JSON.parse(renderReport({ ...denied, probes }))).toMatchObject({ probes: { 0: { passed: false } } });
  });
});

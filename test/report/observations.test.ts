import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/json.ts';
import { observationsJson } from '../../src/report/observations.ts';
import { hostileText, secretText } from '../text/hostile.ts';
import { denied } from './verdicts.ts';

const bytes = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

describe('the observations in a report', () => {
  it('come back as they were, characters that nobody sees among them', () => {
    const seen = { message: 'two\nlines\u202e, \u200b, \u{e0041} and \u001b[31m', list: [1, null, { 'a b': true }] };
    const json = observationsJson(seen, []) ?? '';
    expect(JSON.parse(json)).toEqual(seen);
    expect(json).not.toMatch(bytes);
  });

  it('show no secret, wherever it stands and whatever stands around it or in it', () => {
    fc.assert(
      fc.property(hostileText, secretText, fc.nat(30), (text, secret, at) => {
        const split = `${secret.slice(0, at)}\u200b${secret.slice(at)}`;
        const json = observationsJson({ [secret]: [text, { deep: `${text} ${secret}` }], split }, []) ?? '';
        expect(json).not.toContain(secret);
        expect(json.replaceAll('\\u200b', '')).not.toContain(secret);
        expect(json).not.toMatch(bytes);
      }),
      { numRuns: 300 },
    );
  });

  it('show no known value, and nothing of where secrets stand in plain text', () => {
    const container = { env: [{ name: 'A', value: 'plain-secret' }], envFrom: ['x'], image: 'app' };
    const json = observationsJson({ text: 'is hunter2hunter2', container }, ['hunter2hunter2']) ?? '';
    expect(JSON.parse(json)).toEqual({ text: 'is ***', container: { image: 'app' } });
  });

  it('are left out as a whole when they are too long, and the report says so', () => {
    const long = JSON.parse(renderReport({ ...denied, observations: { text: 'x'.repeat(4_000_001) } }));
    expect([long.observations, long.leftOut.observations]).toEqual([undefined, 1]);
    const short = JSON.parse(renderReport({ ...denied, observations: { text: 'x' } }));
    expect([short.observations, short.leftOut.observations]).toEqual([{ text: 'x' }, 0]);
  });
});

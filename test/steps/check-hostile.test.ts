import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { check, policyText, said } from './checking.ts';

const names = ['spec', 'metadata', 'attestors', 'cosign', 'keyless', 'identities', 'matchConstraints', 'resourceRules'];
const key = fc.oneof(
  fc.constantFrom(
    ...names,
    'matchImageReferences',
    'glob',
    'validationActions',
    'webhookConfiguration',
    'timeoutSeconds',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'a.b', '[]', '{}', ''),
  fc.string({ maxLength: 5 }),
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, 0, -1, 30, 1e300, '', 'Deny', 'Fail', 'r.example/*', '[', '\u0000'),
    fc.string({ maxLength: 5 }),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4 }),
  ),
})).any;
const kind = fc.constantFrom(
  'ImageValidatingPolicy',
  'NamespacedImageValidatingPolicy',
  'ValidatingPolicy',
  'Pod',
  'Deployment',
  'CronJob',
);

describe('whatever a file holds', () => {
  it('ends in findings with places in that file, and never in a fault', () => {
    fc.assert(
      fc.property(kind, value, value, (one, metadata, spec) => {
        const text = JSON.stringify({ apiVersion: 'policies.kyverno.io/v1', kind: one, metadata, spec }, undefined, 1);
        const lines = text.split('\n').length;
        for (const { place } of check({ 'a.json': text }))
          if (place !== undefined) expect(place.line >= 1 && place.line <= lines && place.column >= 1).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('and whatever one part of a policy is exchanged for', () => {
    const whole: unknown = parse(policyText());
    const spec: unknown = typeof whole === 'object' && whole !== null && 'spec' in whole ? whole.spec : {};
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(Object(spec))), value, (field, other) => {
        const text = JSON.stringify({ ...Object(whole), spec: { ...Object(spec), [field]: other } });
        expect(check({ 'a.json': text }).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('a template of Helm is one warning', () => {
    const text = `{{- if .Values.policy }}\n${policyText()}{{- end }}\n`;
    expect(said(check({ 'a.yaml': text, 'p.yaml': policyText() }))).toEqual(['a.yaml:1:3 warning file-is-template']);
  });

  it('a template in place of a value is one, too, where it stands', () => {
    const text = policyText({ timeout: '  webhookConfiguration: {timeoutSeconds: {{ .Values.timeout }}}' });
    expect(said(check({ 'a.yaml': text }))).toEqual(['a.yaml:7:42 warning file-is-template']);
  });
});

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ReasonCode } from '../../src/findings/catalogue.ts';
import { check, policyText } from '../steps/checking.ts';
import { useCluster } from './fixture.ts';
import { messageOf } from './ground/readers.ts';
import { testedVersion } from './versions.ts';

// What mode check says that the API server or Kyverno refuses, each of them held to what they do with the same policy.

const cluster = useCluster();
const refusing: readonly ReasonCode[] = [
  ...(['api-version-unserved', 'expression-invalid', 'field-invalid', 'field-misspelt', 'field-too-new'] as const),
  ...(['field-unknown', 'glob-invalid', 'policy-malformed'] as const),
];
const attestor = (cosign: string): Readonly<Record<string, string>> => ({
  attestors: `  attestors: [{name: a, cosign: ${cosign}}]`,
});
const nested = (levels: number): string =>
  `  validations: [{expression: '${'('.repeat(levels)}true${')'.repeat(levels)}'}]`;

const policies: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['in order', {}],
  ['with a timeout that nobody checks', { timeout: '  webhookConfiguration: {timeoutSeconds: 45}' }],
  ['with a text for a number', { timeout: "  webhookConfiguration: {timeoutSeconds: '30'}" }],
  ['with a fraction for a number', { timeout: '  webhookConfiguration: {timeoutSeconds: 1.5}' }],
  ['with an enum that is none', { failurePolicy: '  failurePolicy: fail' }],
  ['with an action twice', { validationActions: '  validationActions: [Deny, Deny]' }],
  ['with an unknown action', { validationActions: '  validationActions: [Refuse]' }],
  ['with a misspelt field', { x: '  validationAction: [Deny]' }],
  ['with an unknown field', { x: '  wholly: {different: true}' }],
  ['with a stranger in metadata', { metadata: 'metadata: {name: verify, lables: {}}' }],
  ['with a stranger beside its spec', { spec: 'specs: {}\nspec:' }],
  ['with a null', { failurePolicy: '  failurePolicy: null' }],
  ['with a null in a list', { x: '  images: [null]' }],
  ['with a null where something is required', { validations: '  validations: null' }],
  ['without validations', { validations: '' }],
  ['without attestors', { attestors: '' }],
  ['without rules', { match: '' }],
  ['without a name', { metadata: 'metadata: {}' }],
  ['with glob and expression', { images: "  matchImageReferences: [{glob: a, expression: 'true'}]" }],
  ['with neither glob nor expression', { images: '  matchImageReferences: [{}]' }],
  ['with a glob that has no end', { images: "  matchImageReferences: [{glob: 'a[b'}]" }],
  ['with an attestor of both kinds', { attestors: '  attestors: [{name: a, cosign: {key: {data: k}}, notary: {}}]' }],
  ['with keyless without identities', attestor('{keyless: {}}')],
  ['with an attestor that verifies nothing', attestor('{}')],
  ['with a field of 1.19', attestor('{key: {data: k}, trustedRoot: {value: r}}')],
  ['with an expression that is no CEL', { validations: "  validations: [{expression: 'images.map(i, '}]" }],
  ['with a condition that is no CEL', { x: "  matchConditions: [{name: a, expression: 'a ==='}]" }],
  ['with two signs before a number', { validations: "  validations: [{expression: '- -1 == 1'}]" }],
  ['with two exclamation marks', { validations: "  validations: [{expression: '! !true'}]" }],
  ['with an empty validation', { validations: "  validations: [{expression: ''}]" }],
  ['with a validation of a blank', { validations: "  validations: [{expression: ' '}]" }],
  ['with an empty condition', { x: "  matchConditions: [{name: a, expression: ''}]" }],
  ['with an empty variable', { x: "  variables: [{name: a, expression: ''}]" }],
  ['with an empty reference', { images: "  matchImageReferences: [{expression: ''}]" }],
  ['with an empty image', { x: "  images: [{name: a, expression: ''}]" }],
  ['with an empty key', attestor("{key: {data: k, expression: ''}}")],
  ['with an empty subject', attestor("{keyless: {identities: [{issuer: i, subject: s, subjectExpression: ''}]}}")],
  ['with an empty message', { validations: "  validations: [{expression: 'true', messageExpression: ''}]" }],
  ['with 100 parentheses', { validations: nested(100) }],
  ['with 249 parentheses', { validations: nested(249) }],
  ['with 250 parentheses', { validations: nested(250) }],
  ['with 600 parentheses', { validations: nested(600) }],
  ['with 1,000 terms', { validations: `  validations: [{expression: 'true${' && true'.repeat(1000)}'}]` }],
  ['of the old API', { apiVersion: 'apiVersion: policies.kyverno.io/v1alpha1' }],
  ['of an API that is not there', { apiVersion: 'apiVersion: policies.kyverno.io/v2' }],
];

describe('a policy', () => {
  test.each(policies)('%s is refused where the check says so, and nowhere else', async (_, parts) => {
    const text = policyText(parts);
    const { apiVersion } = parse(text);
    const path = `/apis/${apiVersion}/imagevalidatingpolicies?dryRun=All&fieldValidation=Strict`;
    const { status, body } = await cluster().admin.request('POST', path, parse(text));
    const said = check({ 'p.yaml': text }, testedVersion()).filter(({ code }) => refusing.includes(code));
    const codes = said.map(({ code, severity }) => `${severity} ${code}`);
    expect(codes.length > 0, `${status} ${messageOf(body)}; said: ${codes}`).toBe(status >= 400);
    expect(codes.filter((line) => !line.startsWith('error '))).toEqual([]);
  });
});

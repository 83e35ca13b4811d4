import { describe, expect, it } from 'vitest';
import { check, policyText, said } from './checking.ts';

describe('a policy in a file', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'with an expression that is longer than is read',
      { validations: `  validations: [{expression: '${'true && '.repeat(700)}true'}]` },
      ['notice checked', 'p.yaml:13:30 notice expression-unjudged'],
    ],
    [
      'with empty expressions, where they are asked for',
      {
        validations: "  validations: [{expression: '', messageExpression: ''}]",
        x: '  variables: [{name: a, expression: "  "}]',
      },
      ['p.yaml:13:30 error expression-invalid', 'p.yaml:14:37 error expression-invalid'],
    ],
    [
      'with validations that are always true',
      { validations: "  validations: [{expression: 'true'}, {expression: '1 < 2'}]" },
      ['p.yaml:13:3 warning validation-always-true'],
    ],
    [
      'with one validation that may fail',
      { validations: "  validations: [{expression: 'true'}, {expression: 'variables.x'}]" },
      ['notice checked'],
    ],
  ])('%s is told at its line', (_, parts, findings) => {
    expect(said(check({ 'p.yaml': policyText(parts) }))).toEqual(findings);
  });
});

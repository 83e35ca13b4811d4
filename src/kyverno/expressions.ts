import { finding } from '../findings/finding.ts';
import type { Syntax } from './cel.ts';
import { isRecord } from './policy-file.ts';
import { type Located, type Owner, pathText } from './schema.ts';

/** Says whether an expression is CEL. */
export type SyntaxOf = (expression: string) => Syntax;

/** Fields of CEL end so in the CRD: `expression`, `messageExpression`, `valueExpression`, `subjectExpression`. */
const isExpression = /expression$/i;
/** Longer ones are left to Kyverno, so that a hostile file has an end. */
const MOST_CHARACTERS = 5_000;
/** No policy is deeper. */
const MOST_LEVELS = 50;

function within(value: unknown, path: Located['path'], owner: Owner, syntaxOf: SyntaxOf): readonly Located[] {
  if (path.length > MOST_LEVELS) return [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => within(item, [...path, index], owner, syntaxOf));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    return typeof inner === 'string' && isExpression.test(key)
      ? invalid(inner, at, owner, syntaxOf)
      : within(inner, at, owner, syntaxOf);
  });
}

function invalid(text: string, path: Located['path'], owner: Owner, syntaxOf: SyntaxOf): readonly Located[] {
  const syntax = text.trim() === '' || text.length > MOST_CHARACTERS ? undefined : syntaxOf(text);
  if (syntax?.kind !== 'invalid') return [];
  const { subject, policy } = owner;
  const facts = {
    ...{ policy, field: pathText(path), problem: syntax.problem },
    ...{ line: String(syntax.line), column: String(syntax.column) },
  };
  return [{ found: finding('expression-invalid', subject, facts), path }];
}

/** Expressions of a policy that are no CEL, for which Kyverno refuses it. Names and types are not looked at. */
export function expressionFindings(
  object: Readonly<Record<string, unknown>>,
  owner: Owner,
  syntaxOf: SyntaxOf,
): readonly Located[] {
  return within(object['spec'], ['spec'], owner, syntaxOf);
}

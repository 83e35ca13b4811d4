import { asWarning, finding } from '../findings/finding.ts';
import type { Syntax } from './cel.ts';
import { isRecord } from './policy-file.ts';
import { type Located, type Owner, pathText } from './schema.ts';

/** Reads expressions. */
export interface Cel {
  /** Is it CEL? */
  readonly syntaxOf: (expression: string) => Syntax;
  readonly isAlwaysTrue: (expression: string) => boolean;
}

type SyntaxOf = Cel['syntaxOf'];

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
      ? judged(inner, at, owner, syntaxOf)
      : within(inner, at, owner, syntaxOf);
  });
}

/** Where one may be left out, an empty one is the same: Kyverno asks for it only in the items of a list of `spec`. */
function isLeftOut(text: string, path: Located['path']): boolean {
  return text === '' && !(path.length === 4 && path.at(-1) === 'expression');
}

function judged(text: string, path: Located['path'], owner: Owner, syntaxOf: SyntaxOf): readonly Located[] {
  if (isLeftOut(text, path)) return [];
  const { subject, policy } = owner;
  const field = pathText(path);
  const isLong = text.length > MOST_CHARACTERS;
  const syntax: Syntax = isLong
    ? { kind: 'unknown', why: `it is longer than ${MOST_CHARACTERS} characters` }
    : syntaxOf(text);
  if (syntax.kind === 'ok') return [];
  if (syntax.kind === 'unknown')
    return [{ found: finding('expression-unjudged', subject, { policy, field, why: syntax.why }, [], 'notice'), path }];
  const at = { line: String(syntax.line), column: String(syntax.column) };
  const facts = { policy, field, problem: text.trim() === '' ? 'it is empty' : syntax.problem, ...at };
  return [{ found: finding('expression-invalid', subject, facts), path }];
}

/** Where no validation can fail, no signature is looked at. */
function alwaysTrue(spec: unknown, { subject, policy }: Owner, isAlwaysTrue: Cel['isAlwaysTrue']): readonly Located[] {
  const validations: unknown = isRecord(spec) ? spec['validations'] : undefined;
  if (!Array.isArray(validations) || validations.length === 0) return [];
  const isTrue = (one: unknown): boolean =>
    isRecord(one) && typeof one['expression'] === 'string' && isAlwaysTrue(one['expression']);
  if (!validations.every(isTrue)) return [];
  return [
    {
      found: asWarning(finding('validation-always-true', subject, { policy })),
      path: ['spec', 'validations'],
      isKey: true,
    },
  ];
}

/**
 * Expressions of a policy that are no CEL, for which Kyverno refuses it; those that cannot be judged here; and validations
 * that say nothing. Names and types are not looked at.
 */
export function expressionFindings(
  object: Readonly<Record<string, unknown>>,
  owner: Owner,
  { syntaxOf, isAlwaysTrue }: Cel,
): readonly Located[] {
  const { spec } = object;
  return [...within(spec, ['spec'], owner, syntaxOf), ...alwaysTrue(spec, owner, isAlwaysTrue)];
}

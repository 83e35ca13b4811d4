import type { FileObject } from '../files/policy-files.ts';
import type { ReferenceMatch } from '../kyverno/cel.ts';
import type { Cel } from '../kyverno/expressions.ts';
import { isMalformed, type MalformedPolicy, type Policy } from '../kyverno/policy.ts';
import { imagePolicyKinds } from '../kyverno/policy-file.ts';

interface CelRead {
  readonly expressions?: (expression: string) => ReferenceMatch | undefined;
  readonly cel?: Cel;
}

/** What evaluates the expressions of these policies. CEL is large, and loaded only where there is one. */
export async function expressionsOf(
  policies: readonly (Policy | MalformedPolicy)[],
): Promise<(expression: string) => ReferenceMatch | undefined> {
  const isUsed = policies.some(
    (policy) => !isMalformed(policy) && policy.imageReferences.some(({ glob }) => glob === ''),
  );
  if (!isUsed) return () => undefined;
  const { compileReference } = await import('../kyverno/cel.ts');
  return compileReference;
}

/** All that reads CEL, for policies in files; loaded only where there are some. */
export async function celFor(objects: readonly FileObject[]): Promise<CelRead> {
  if (!objects.some(({ value }) => Object.hasOwn(imagePolicyKinds, String(value['kind'])))) return {};
  const { compileReference, isAlwaysTrue, syntaxOf } = await import('../kyverno/cel.ts');
  return { expressions: compileReference, cel: { isAlwaysTrue, syntaxOf } };
}

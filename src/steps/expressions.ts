import type { ReferenceMatch } from '../kyverno/cel.ts';
import { isMalformed, type MalformedPolicy, type Policy } from '../kyverno/policy.ts';

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

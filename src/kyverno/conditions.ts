import type { MatchCondition, Policy } from './policy.ts';
import { isAtLeast, type KyvernoVersion, rulesOf } from './version.ts';

/** What only Kyverno's own CEL knows (kyverno `pkg/cel/compiler/keys.go`, sdk `extensions/cel/libs`). */
const variables = new Set([
  ...['attestations', 'attestors', 'globalContext', 'http', 'image', 'images', 'resource', 'variables'],
  ...['gzip', 'hash', 'json', 'random', 'time', 'transform', 'user', 'x509', 'yaml'],
]);
const functions = new Set([
  ...['extractPayload', 'image', 'isImage', 'listObjToMap', 'md5', 'parseImageReference', 'parseServiceAccount'],
  ...['random', 'sha1', 'sha256', 'verifyAttestationSignatures', 'verifyImageSignatures'],
]);

/** The identifiers that an expression begins a path or a call with; what stands in quotes is none. */
function rootsOf(expression: string): readonly { readonly name: string; readonly isCall: boolean }[] {
  const bare = expression.replaceAll(/\/\/.*|[rRbB]{0,2}("""|'''|"|')(?:\\.|(?!\1)[\s\S])*\1/g, "''");
  return [...bare.matchAll(/(?<![\w.])\s*([A-Za-z_]\w*)\s*(\()?/g)].map(([, name = '', call]) => ({
    name,
    isCall: call !== undefined,
  }));
}

/** Does the expression read the namespace of the object, which the API server never gives to a webhook's condition? */
export function readsNamespaceObject(expression: string): boolean {
  return rootsOf(expression).some(({ name }) => name === 'namespaceObject');
}

function isForKyvernoOnly({ expression }: MatchCondition): boolean {
  return rootsOf(expression).some(({ name, isCall }) => (isCall ? functions : variables).has(name));
}

/**
 * The conditions that Kyverno hands on to the API server; `undefined`: none, and the policy gets no entry of its own for
 * them. All or none are handed on, by whether the API server can compile them (`validConditions`); 1.15 does not look.
 * From 1.19 on those that read the namespace are left out, since they can only fail there (`webhookMatchConditions`).
 */
export function offloaded(policy: Policy, version: KyvernoVersion): readonly MatchCondition[] | undefined {
  const { matchConditions } = policy;
  if (matchConditions === undefined) return undefined;
  if (isAtLeast(version, 1, 16) && matchConditions.some(isForKyvernoOnly)) return undefined;
  if (rulesOf(version) === '1.18') return matchConditions;
  return matchConditions.filter(({ expression }) => !readsNamespaceObject(expression));
}

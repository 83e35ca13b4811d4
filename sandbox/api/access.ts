import type { ApiRequest, Verb } from './request.ts';
import { forbidden, unauthorized } from './status.ts';

/** One thing that a user may do; absent lists mean all. */
export interface Rule {
  readonly verbs: readonly Verb[];
  readonly groups?: readonly string[];
  readonly resources?: readonly string[];
  readonly namespaces?: readonly string[];
  readonly names?: readonly string[];
}

export interface User {
  readonly name: string;
  readonly token: string;
  readonly rules: readonly Rule[] | 'all';
}

/** Whose token it is; throws the 401 of a token that nobody gave out. */
export function authenticate(users: readonly User[], authorization: string): User {
  const user = users.find(({ token }) => authorization === `Bearer ${token}`);
  if (user === undefined) throw unauthorized();
  return user;
}

function has(list: readonly string[] | undefined, value: string): boolean {
  return list === undefined || list.includes(value);
}

function allows(rule: Rule, { verb, group, plural, namespace, name }: ApiRequest): boolean {
  return (
    has(rule.verbs, verb) &&
    has(rule.groups, group) &&
    has(rule.resources, plural) &&
    has(rule.namespaces, namespace) &&
    has(rule.names, name)
  );
}

/** Throws the 403 of what no rule allows (apiserver `handlers/responsewriters/errors.go`, `forbiddenMessage`). */
export function authorize({ name: user, rules }: User, request: ApiRequest): void {
  if (rules === 'all' || rules.some((rule) => allows(rule, request))) return;
  const { verb, group, plural, namespace, name } = request;
  const where = namespace === '' ? 'at the cluster scope' : `in the namespace "${namespace}"`;
  const text = `User "${user}" cannot ${verb} resource "${plural}" in API group "${group}" ${where}`;
  throw forbidden({ group, plural }, name, text);
}

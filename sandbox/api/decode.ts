import { isObject, type Json, type JsonObject, parseJson, textAt } from '../json.ts';
import { unreadable } from './check.ts';
import type { ApiRequest } from './request.ts';
import { apiVersionOf, type Resource } from './resource.ts';
import { badRequest, invalid } from './status.ts';

/** Throws on any value but `All` (apimachinery `meta/v1/validation/validation.go`). */
export function isDryRun({ query, verb }: ApiRequest): boolean {
  const values = query.getAll('dryRun');
  if (values.every((value) => value === 'All')) return values.length > 0;
  const kind =
    { create: 'CreateOptions', update: 'UpdateOptions', patch: 'PatchOptions' }[String(verb)] ?? 'DeleteOptions';
  const message = `Unsupported value: ${JSON.stringify(values)}: supported values: "All"`;
  throw invalid({ group: 'meta.k8s.io', kind }, '', [{ reason: 'FieldValueNotSupported', message, field: 'dryRun' }]);
}

/** The body as an object of the resource's kind; throws what the server's decoders say. */
export function decoded(resource: Resource, text: string): JsonObject {
  const object = parsed(resource, text);
  const { kind } = resource;
  const [givenKind, givenVersion] = [
    textAt(object, 'kind') || kind,
    textAt(object, 'apiVersion') || apiVersionOf(resource),
  ];
  const version = givenVersion.split('/').at(-1) ?? '';
  const cannot = (why: string): Error =>
    badRequest(`${givenKind} in version "${version}" cannot be handled as a ${kind}: ${why}`);
  if (givenKind !== kind || givenVersion !== apiVersionOf(resource)) {
    throw cannot(`converting (${version}.${givenKind}) to (${resource.internalGroup}.${kind}): unknown conversion`);
  }
  const problem = unreadable(resource, object);
  if (problem !== undefined) throw cannot(problem);
  return object;
}

function parsed({ kind }: Resource, text: string): JsonObject {
  try {
    const value = parseJson(text);
    if (isObject(value)) return value;
  } catch {
    // Said below: only this one text of Go's parser is known for certain.
  }
  const problem = `couldn't get version/kind; json parse error: unexpected end of JSON input (${text})`;
  throw badRequest(`the object provided is unrecognized (must be of type ${kind}): ${problem}`);
}

/** A body that is no object of a kind: a patch, or the options of a deletion. */
export function patchBody(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    throw badRequest('error decoding patch: unexpected end of JSON input');
  }
}

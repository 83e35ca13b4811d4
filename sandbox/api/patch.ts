import { isDeepStrictEqual } from 'node:util';
import { isList, isObject, type Json, type JsonObject, without } from '../json.ts';
import { badRequest, patchRejected } from './status.ts';

/** RFC 7386. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  let result: JsonObject = isObject(target) ? target : {};
  for (const [key, value] of Object.entries(patch)) {
    result = value === null ? without(result, key) : { ...result, [key]: mergePatch(result[key], value) };
  }
  return result;
}

/**
 * RFC 6902 as the API server applies it (evanphx/json-patch v4, apiserver `handlers/patch.go`): a failed operation is one
 * 422 that does not say which, and `replace` of a key that is not there adds it.
 */
export function jsonPatch(target: Json, patch: Json): Json {
  if (!isList(patch)) {
    const what = isObject(patch) ? 'object' : typeof patch;
    throw badRequest(
      `error decoding patch: json: cannot unmarshal ${what} into Go value of type []handlers.jsonPatchOp`,
    );
  }
  return patch.reduce<Json>((document, operation) => {
    const { op, path, value } = isObject(operation) ? operation : {};
    if (typeof path !== 'string' || !path.startsWith('/')) throw patchRejected();
    const keys = path
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return at(document, keys, (parent, key) => changed(op, parent, key, value));
  }, target);
}

type Change = (parent: JsonObject, key: string) => JsonObject;

/** Applies a change to the object that holds the last key. Lists are not reached into: no patch of a gate does. */
function at(document: Json, [key, ...rest]: readonly string[], change: Change): Json {
  if (!isObject(document) || key === undefined) throw patchRejected();
  if (rest.length === 0) return change(document, key);
  const child = document[key];
  if (child === undefined) throw patchRejected();
  return { ...document, [key]: at(child, rest, change) };
}

function changed(op: Json | undefined, parent: JsonObject, key: string, value: Json | undefined): JsonObject {
  const has = Object.hasOwn(parent, key);
  if ((op === 'add' || op === 'replace') && value !== undefined) return { ...parent, [key]: value };
  if (op === 'remove' && has) return without(parent, key);
  if (op === 'test' && isDeepStrictEqual(parent[key] ?? null, value ?? null)) return parent;
  throw patchRejected();
}

import { isDeepStrictEqual } from 'node:util';
import type { PatchOperation } from '../../src/cluster/port.ts';
import { isPlain } from '../../src/kyverno/canonical.ts';

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies a JSON Patch to objects of objects; `undefined`: a test failed, or a path does not exist, and nothing changed. */
export function patched(target: object, operations: readonly PatchOperation[]): Json | undefined {
  const copy: Json = structuredClone({ ...target });
  return operations.every((operation) => apply(copy, operation)) ? copy : undefined;
}

function apply(target: Json, operation: PatchOperation): boolean {
  const keys = operation.path.slice(1).split('/').map(unescaped);
  const key = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), target);
  if (!isObject(parent) || (operation.op !== 'add' && !Object.hasOwn(parent, key))) return false;
  if (operation.op === 'test') return isDeepStrictEqual(parent[key], operation.value);
  if (operation.op === 'remove') delete parent[key];
  else parent[key] = operation.value;
  return true;
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A JSON Merge Patch (RFC 7386), as the API server applies it. */
export function merged(target: unknown, patch: unknown): unknown {
  if (!isPlain(patch)) return patch;
  const before = isPlain(target) ? target : {};
  const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(patch, key));
  const given = Object.entries(patch).filter(([, value]) => value !== null);
  return Object.fromEntries([...kept, ...given.map(([key, value]) => [key, merged(before[key], value)])]);
}

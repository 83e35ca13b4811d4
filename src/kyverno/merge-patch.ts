import { canonical, isPlain, type Plain } from './canonical.ts';

/**
 * The JSON Merge Patch (RFC 7386) that makes one object of the other: only what differs is in it, and `null` takes a field
 * away. A field that is null in either is absent, as the API server has it.
 */
export function mergePatch(from: Plain, to: Plain): Plain {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  // No map is made by assigning to names from outside: `__proto__` is one of them.
  return Object.fromEntries(
    keys
      .filter((key) => canonical(own(from, key)) !== canonical(own(to, key)))
      .map((key) => [key, patchOf(own(from, key), own(to, key))]),
  );
}

function own(object: Plain, key: string): unknown {
  return Object.hasOwn(object, key) ? (object[key] ?? undefined) : undefined;
}

function patchOf(from: unknown, to: unknown): unknown {
  if (to === undefined) return null;
  return isPlain(from) && isPlain(to) ? mergePatch(from, to) : to;
}

import { createHash } from 'node:crypto';

/** Plain data with string keys. */
export type Plain = Readonly<Record<string, unknown>>;

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at a field; an empty one where there is none. */
export function plainIn(value: unknown): Plain {
  return isPlain(value) ? value : {};
}

/** The list at a field; an empty one where there is none. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value with the keys of its objects sorted; a field that is null is absent, as the API server has it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  // No map is made by assigning to names from outside: `__proto__` is one of them.
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}

/** The one text for equal plain data. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null';
}

/** `sha256:…` of the canonical text. */
export function digestOf(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonical(value)).digest('hex')}`;
}

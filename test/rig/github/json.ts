/** Plain JSON: what the description, the requests and the answers are made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under these keys, or undefined where one of them is missing. */
export function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  let inner = value;
  for (const key of keys) inner = isObject(inner) ? inner[key] : undefined;
  return inner;
}

/** Parses text that is known to be JSON; whoever uses the parts checks their types. */
export function parseJson(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}

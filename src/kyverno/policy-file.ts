import type { MalformedPolicy, Policy, PolicyFamily } from './policy.ts';

const MOST_LEVELS = 200;

/** Without nulls, as the API server keeps it; what is deeper than any policy stays as it is. */
export function pruned(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => pruned(item, level + 1));
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([key, inner]) => [key, pruned(inner, level + 1)]));
}

/** A map of YAML or JSON. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same without what is at a path. */
export function without(value: unknown, [step, ...rest]: readonly (string | number)[]): unknown {
  if (step === undefined) return undefined;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) => (index !== step ? [item] : rest.length === 0 ? [] : [without(item, rest)]));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== step || rest.length > 0);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === step ? without(inner, rest) : inner]));
}

/** What an API server fills in. */
const served = { uid: '', resourceVersion: '' };

/** Reads a policy as a file has it: what it will be once it is applied. */
export function parsePolicyFile(
  object: Readonly<Record<string, unknown>>,
  parse: (object: unknown) => Policy | MalformedPolicy,
): Policy | MalformedPolicy {
  const { metadata, ...rest } = object;
  const meta = pruned(metadata);
  return parse({
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, pruned(value)])),
    metadata: isRecord(meta) ? { ...meta, ...served } : meta,
  });
}

export const imagePolicyKinds: Readonly<Record<string, PolicyFamily>> = {
  ImageValidatingPolicy: 'ivpol',
  NamespacedImageValidatingPolicy: 'nivpol',
};

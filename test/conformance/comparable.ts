/** Kinds whose managed fields the action reads or will; of all others they are left out. */
const managedKinds: readonly unknown[] = [
  'Lease',
  'ConfigMap',
  'Namespace',
  'ImageValidatingPolicy',
  'NamespacedImageValidatingPolicy',
];

const differing: Readonly<Record<string, string>> = {
  uid: '(uid)',
  resourceVersion: '(version)',
  creationTimestamp: '(time)',
  time: '(time)',
};

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What two servers must have in common: everything but uids, times, versions and names that were made up. Absent stays
 * absent, so that a field that only one of them has is seen.
 */
export function comparable(body: unknown, within: unknown = ''): unknown {
  if (typeof body === 'string') return comparableText(body);
  if (Array.isArray(body)) return body.map((item) => comparable(item, within));
  if (!isRecord(body)) return body;
  const { kind = within } = body;
  const managed = managedKinds.includes(kind) ? body : withoutManagedFields(body);
  const entries = Object.entries(managed).map(([key, value]) => {
    const instead = typeof value === 'string' && value !== '' ? differing[key] : undefined;
    return [key, instead ?? (key === 'managedFields' ? managedFields(value) : comparable(value, itemKind(kind)))];
  });
  return Object.fromEntries(entries);
}

/** In lists of built-in kinds the items do not name their kind. */
function itemKind(kind: unknown): string {
  return typeof kind === 'string' ? kind.replace(/List$/, '') : '';
}

function comparableText(text: string): string {
  return text
    .replace(uuid, '(uid)')
    .replace(/(ResourceVersion: |resource version: )\d+( \(\d+\))?/g, '$1(version)')
    .replace(/(the ResourceVersion in (?:the precondition|record) \()\d+/g, '$1(version)')
    .replace(/Invalid value: "\{.*\}"/g, 'Invalid value: (the object)')
    .replace(/\bprobe-[bcdfghjklmnpqrstvwxz2456789]{5}\b/g, 'probe-(chance)');
}

function withoutManagedFields(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { metadata } = object;
  if (!isRecord(metadata)) return object;
  const { managedFields: _, ...rest } = metadata;
  return { ...object, metadata: rest };
}

/** Entries of one second are sorted by their managers, those of two by time, which is chance here. */
function managedFields(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  const managerOf = (entry: unknown): string => (isRecord(entry) ? String(entry['manager']) : '');
  return entries.map((entry) => comparable(entry)).sort((a, b) => (managerOf(a) < managerOf(b) ? -1 : 1));
}

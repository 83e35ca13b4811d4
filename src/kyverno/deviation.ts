import type { ExpectedWebhook } from './expected.ts';
import { type LabelSelector, selectorJson } from './labels.ts';
import type { ResourceRule } from './policy.ts';
import { type EffectiveWebhook, shapePath } from './webhooks.ts';

/** What beyond path, failurePolicy and timeout an entry consists of. */
type EntryField = 'name' | 'rules' | 'namespaceSelector' | 'objectSelector' | 'matchConditions' | 'matchPolicy';

/** An entry that is not as Kyverno should have written it, or as it was a moment ago. */
export interface Deviation {
  readonly path: string;
  readonly fields: readonly EntryField[];
}

/** Which operations and resources: order and repetition say nothing. */
function rulesKey(rules: readonly ResourceRule[]): string {
  const text = ({ apiGroups, apiVersions, operations, resources, scope }: ResourceRule): string =>
    JSON.stringify([
      [...apiGroups].sort(),
      [...apiVersions].sort(),
      [...operations].sort(),
      [...resources].sort(),
      scope,
    ]);
  return [...new Set(rules.map(text))].sort().join();
}

/** The API server shows an absent selector as an empty one, which selects the same. */
function selectorKey(selector: LabelSelector | undefined): string {
  return selectorJson(selector ?? { matchLabels: {}, matchExpressions: [] });
}

type Entry = Omit<EffectiveWebhook, 'name'> & { readonly name: string };

function fieldsApart(one: Entry, other: Entry, compared: readonly EntryField[]): readonly EntryField[] {
  const keys: Readonly<Record<EntryField, (entry: Entry) => string>> = {
    name: ({ name }) => name,
    rules: ({ rules }) => rulesKey(rules),
    namespaceSelector: ({ namespaceSelector }) => selectorKey(namespaceSelector),
    objectSelector: ({ objectSelector }) => selectorKey(objectSelector),
    matchConditions: ({ matchConditions }) =>
      JSON.stringify(matchConditions.map(({ name, expression }) => [name, expression])),
    matchPolicy: ({ matchPolicy }) => matchPolicy,
  };
  return compared.filter((field) => keys[field](one) !== keys[field](other));
}

const all: readonly EntryField[] = [
  ...(['name', 'rules', 'namespaceSelector', 'objectSelector', 'matchConditions', 'matchPolicy'] as const),
];

/** The fields in which an entry differs from the nearest form in which Kyverno may have written it. */
function fromExpected(
  wanted: ExpectedWebhook,
  found: EffectiveWebhook,
  compared: readonly EntryField[],
): readonly EntryField[] {
  const forms = wanted.selectors.map((selectors) => fieldsApart({ ...wanted, ...selectors }, found, compared));
  return forms.reduce((least, form) => (form.length < least.length ? form : least), forms[0] ?? []);
}

/**
 * Where entries that are right for the gate are still not as derived, entry for entry: by name, else by path. Without
 * the selectors of Kyverno's ConfigMap, neither selectors nor the names that digest them can be compared.
 */
export function deviations(
  expected: readonly ExpectedWebhook[],
  effective: readonly EffectiveWebhook[],
  knowsSelectors: boolean,
): readonly Deviation[] {
  const compared = all.filter(
    (field) => knowsSelectors || !['name', 'namespaceSelector', 'objectSelector'].includes(field),
  );
  return expected.flatMap((wanted) => {
    const found =
      effective.find((entry) => entry.name === wanted.name && shapePath(entry) === shapePath(wanted)) ??
      effective.find((entry) => shapePath(entry) === shapePath(wanted));
    const fields = found === undefined ? [] : fromExpected(wanted, found, compared);
    return fields.length === 0 ? [] : [{ path: shapePath(wanted), fields }];
  });
}

/** What somebody changed between two looks at the same entries. */
export function changes(before: readonly EffectiveWebhook[], after: readonly EffectiveWebhook[]): readonly Deviation[] {
  return before.flatMap((old) => {
    const now = after.find((entry) => entry.name === old.name && shapePath(entry) === shapePath(old));
    const fields = now === undefined ? [] : fieldsApart(old, now, all);
    return fields.length === 0 ? [] : [{ path: shapePath(old), fields }];
  });
}

import * as v from 'valibot';

/** A Kubernetes label selector (`meta/v1` LabelSelector): all requirements must hold; none selects everything. */
export const labelSelectorSchema = v.object({
  matchLabels: v.optional(v.record(v.string(), v.string()), {}),
  matchExpressions: v.optional(
    v.array(
      v.object({
        key: v.string(),
        operator: v.picklist(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: v.optional(v.array(v.string()), []),
      }),
    ),
    [],
  ),
});

export type LabelSelector = v.InferOutput<typeof labelSelectorSchema>;
export type Labels = Readonly<Record<string, string>>;

type Requirement = LabelSelector['matchExpressions'][number];

function requirementsOf(selector: LabelSelector): readonly Requirement[] {
  const equal = Object.entries(selector.matchLabels).map(
    ([key, value]): Requirement => ({ key, operator: 'In', values: [value] }),
  );
  return [...equal, ...selector.matchExpressions];
}

function holds(requirement: Requirement, labels: Labels): boolean {
  const value = Object.hasOwn(labels, requirement.key) ? labels[requirement.key] : undefined;
  switch (requirement.operator) {
    case 'In':
      return value !== undefined && requirement.values.includes(value);
    case 'NotIn':
      return value === undefined || !requirement.values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
  }
}

/** Does the selector select an object with these labels (apimachinery `labels/selector.go`, Requirement.Matches)? */
export function selects(selector: LabelSelector | undefined, labels: Labels): boolean {
  return selector === undefined || requirementsOf(selector).every((requirement) => holds(requirement, labels));
}

function excludeEachOther(a: Requirement, b: Requirement): boolean {
  if (a.key !== b.key) return false;
  const needsValue = (r: Requirement): boolean => r.operator === 'In' || r.operator === 'Exists';
  if (a.operator === 'DoesNotExist' || b.operator === 'DoesNotExist') return needsValue(a) || needsValue(b);
  if (a.operator === 'In' && b.operator === 'In') return !a.values.some((value) => b.values.includes(value));
  if (a.operator === 'In' && b.operator === 'NotIn') return a.values.every((value) => b.values.includes(value));
  if (a.operator === 'NotIn' && b.operator === 'In') return b.values.every((value) => a.values.includes(value));
  return false;
}

/**
 * Is it certain that no set of labels satisfies both selectors? Judged requirement by requirement, so `false`
 * means "cannot be excluded", never "there is one".
 */
export function certainlyDisjoint(a: LabelSelector | undefined, b: LabelSelector | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return requirementsOf(a).some((one) => requirementsOf(b).some((other) => excludeEachOther(one, other)));
}

/** Both selectors as one; on one label, that of the second goes first (kyverno `mergeLabelSelectors`). */
export function mergeSelectors(a: LabelSelector | undefined, b: LabelSelector | undefined): LabelSelector | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    matchLabels: { ...a.matchLabels, ...b.matchLabels },
    matchExpressions: [...a.matchExpressions, ...b.matchExpressions],
  };
}

/** The selector as Go writes it: labels sorted, requirements in their order, nothing that is empty; `null` for none. */
export function selectorJson(selector: LabelSelector | undefined): string {
  if (selector === undefined) return 'null';
  const labels = Object.entries(selector.matchLabels).sort(([a], [b]) => (a < b ? -1 : 1));
  const matchExpressions = selector.matchExpressions.map(({ key, operator, values }) => ({
    key,
    operator,
    ...(values.length > 0 && { values }),
  }));
  return JSON.stringify({
    ...(labels.length > 0 && { matchLabels: Object.fromEntries(labels) }),
    ...(matchExpressions.length > 0 && { matchExpressions }),
  });
}

import * as v from 'valibot';
import { type LabelSelector, labelSelectorSchema } from './labels.ts';

export type PolicyFamily = 'ivpol' | 'nivpol';

export interface ResourceRule {
  readonly apiGroups: readonly string[];
  readonly apiVersions: readonly string[];
  readonly operations: readonly string[];
  readonly resources: readonly string[];
}

/** One image validating policy, as far as the gate judges it. */
export interface Policy {
  readonly family: PolicyFamily;
  readonly name: string;
  /** Only for a NamespacedImageValidatingPolicy: it applies in this namespace alone. */
  readonly namespace: string | undefined;
  readonly uid: string;
  readonly resourceVersion: string;
  readonly generation: number;
  readonly failurePolicy: 'Fail' | 'Ignore';
  readonly actions: readonly string[];
  readonly timeoutSeconds: number | undefined;
  /** Which field keeps it from being evaluated at admission, if one does. */
  readonly offAtAdmission: string | undefined;
  readonly matchPolicyExact: boolean;
  readonly hasMatchConditions: boolean;
  readonly mutatesDigest: boolean;
  readonly rules: readonly ResourceRule[];
  readonly namespaceSelector: LabelSelector | undefined;
  readonly objectSelector: LabelSelector | undefined;
  /** Field managers that own the timeout, newest write first; for saying who set it back. */
  readonly timeoutManagers: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  /** All field managers, each once. */
  readonly managers: readonly string[];
}

/** A policy that the API server served but that is not in the documented form. */
export interface MalformedPolicy {
  readonly family: PolicyFamily;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly problem: string;
}

const ruleSchema = v.object({
  apiGroups: v.optional(v.array(v.string()), []),
  apiVersions: v.optional(v.array(v.string()), []),
  operations: v.optional(v.array(v.string()), []),
  resources: v.optional(v.array(v.string()), []),
});

const textsSchema = v.optional(v.nullable(v.record(v.string(), v.string())), {});

const managedFieldsSchema = v.optional(
  v.array(
    v.object({
      manager: v.optional(v.string(), ''),
      time: v.optional(v.string(), ''),
      fieldsV1: v.optional(v.unknown()),
    }),
  ),
  [],
);

const policySchema = v.object({
  metadata: v.object({
    name: v.string(),
    namespace: v.optional(v.string()),
    uid: v.string(),
    resourceVersion: v.string(),
    generation: v.optional(v.number(), 0),
    labels: textsSchema,
    annotations: textsSchema,
    managedFields: managedFieldsSchema,
  }),
  spec: v.object({
    failurePolicy: v.optional(v.picklist(['Fail', 'Ignore']), 'Fail'),
    validationActions: v.optional(v.array(v.string())),
    webhookConfiguration: v.optional(v.object({ timeoutSeconds: v.optional(v.pipe(v.number(), v.integer())) }), {}),
    evaluation: v.optional(
      v.object({ mode: v.optional(v.string()), admission: v.optional(v.object({ enabled: v.optional(v.boolean()) })) }),
      {},
    ),
    matchConditions: v.optional(v.array(v.unknown())),
    matchConstraints: v.optional(
      v.object({
        matchPolicy: v.optional(v.string()),
        resourceRules: v.optional(v.array(ruleSchema), []),
        namespaceSelector: v.optional(labelSelectorSchema),
        objectSelector: v.optional(labelSelectorSchema),
      }),
      {},
    ),
    validationConfigurations: v.optional(v.object({ mutateDigest: v.optional(v.boolean(), true) }), {}),
  }),
});

type Parsed = v.InferOutput<typeof policySchema>;

function offAtAdmission(spec: Parsed['spec']): string | undefined {
  if (spec.evaluation.admission?.enabled === false) return 'spec.evaluation.admission.enabled is false';
  return spec.evaluation.mode === 'JSON' ? 'spec.evaluation.mode is JSON' : undefined;
}

/** Managers whose `fieldsV1` owns the timeout (structured-merge-diff: `f:` keys down the path). */
function timeoutManagers(fields: Parsed['metadata']['managedFields']): readonly string[] {
  const owning = fields.filter((entry) => JSON.stringify(entry.fieldsV1 ?? {}).includes('"f:timeoutSeconds"'));
  return owning.sort((a, b) => (a.time < b.time ? 1 : -1)).map((entry) => entry.manager);
}

function toPolicy(family: PolicyFamily, { metadata, spec }: Parsed): Policy {
  const match = spec.matchConstraints;
  return {
    family,
    name: metadata.name,
    namespace: metadata.namespace,
    uid: metadata.uid,
    resourceVersion: metadata.resourceVersion,
    generation: metadata.generation,
    failurePolicy: spec.failurePolicy,
    actions: spec.validationActions ?? ['Deny'],
    timeoutSeconds: spec.webhookConfiguration.timeoutSeconds,
    offAtAdmission: offAtAdmission(spec),
    matchPolicyExact: match.matchPolicy === 'Exact',
    hasMatchConditions: spec.matchConditions !== undefined,
    mutatesDigest: spec.validationConfigurations.mutateDigest ?? true,
    rules: match.resourceRules ?? [],
    namespaceSelector: match.namespaceSelector,
    objectSelector: match.objectSelector,
    timeoutManagers: timeoutManagers(metadata.managedFields),
    labels: metadata.labels ?? {},
    annotations: metadata.annotations ?? {},
    managers: [...new Set(metadata.managedFields.map(({ manager }) => manager))],
  };
}

const namedSchema = v.object({ metadata: v.object({ name: v.string(), namespace: v.optional(v.string()) }) });

/** The path of the first problem, such as `spec.failurePolicy: Expected ("Fail" | "Ignore") but received "fail"`. */
export function problemIn(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issues[0]);
  return path === null ? issues[0].message : `${path}: ${issues[0].message}`;
}

/**
 * Reads one object of `imagevalidatingpolicies` or its namespaced sibling, with the defaults that Kyverno's
 * code applies where the CRD has none (kyverno/api `v1beta1/imagevalidating_policy.go` at 1.18 and 1.19).
 */
export function parsePolicy(family: PolicyFamily, object: unknown): Policy | MalformedPolicy {
  const parsed = v.safeParse(policySchema, object);
  if (parsed.success) return toPolicy(family, parsed.output);
  const named = v.safeParse(namedSchema, object);
  return {
    family,
    name: named.success ? named.output.metadata.name : '(without a name)',
    namespace: named.success ? named.output.metadata.namespace : undefined,
    problem: problemIn(parsed.issues),
  };
}

export function isMalformed(policy: Policy | MalformedPolicy): policy is MalformedPolicy {
  return 'problem' in policy;
}

/** For people: `ImageValidatingPolicy p1`, `NamespacedImageValidatingPolicy apps/n1`. */
export function subjectOf(policy: { family: PolicyFamily; name: string; namespace?: string | undefined }): string {
  return policy.family === 'ivpol'
    ? `ImageValidatingPolicy ${policy.name}`
    : `NamespacedImageValidatingPolicy ${policy.namespace ?? ''}/${policy.name}`;
}

/** For commands: what follows `kubectl get`, the words separated by one space. */
export function resourceOf(policy: { family: PolicyFamily; name: string; namespace?: string | undefined }): string {
  return policy.family === 'ivpol'
    ? `imagevalidatingpolicies/${policy.name}`
    : `namespacedimagevalidatingpolicies/${policy.name} --namespace ${policy.namespace ?? ''}`;
}

import * as v from 'valibot';
import { type Attestor, attestorsSchema, toAttestor } from './attestors.ts';
import { type Plain, plainIn } from './canonical.ts';
import { type LabelSelector, labelSelectorSchema } from './labels.ts';

export type PolicyFamily = 'ivpol' | 'nivpol';

export interface ResourceRule {
  readonly apiGroups: readonly string[];
  readonly apiVersions: readonly string[];
  readonly operations: readonly string[];
  readonly resources: readonly string[];
  /** `*`, `Namespaced` or `Cluster`. */
  readonly scope: string;
}

/** One of `matchImageReferences`. */
interface ImageReferenceMatch {
  readonly glob: string;
  /** CEL over `ref`; only where there is no glob. */
  readonly expression: string;
}

export interface MatchCondition {
  readonly name: string;
  readonly expression: string;
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
  /** `undefined` where the field is absent, which is not the same as an empty list. */
  readonly matchConditions: readonly MatchCondition[] | undefined;
  readonly mutatesDigest: boolean;
  readonly verifiesDigest: boolean;
  readonly rules: readonly ResourceRule[];
  /** Resource names or excludeResourceRules leave out some of what the rules match. */
  readonly isNarrowed: boolean;
  /** `spec.autogen.podControllers.controllers`; `undefined`: all that Kyverno knows. */
  readonly podControllers: readonly string[] | undefined;
  readonly namespaceSelector: LabelSelector | undefined;
  readonly objectSelector: LabelSelector | undefined;
  readonly attestors: readonly Attestor[];
  /** Which images it is about; an empty list: all. */
  readonly imageReferences: readonly ImageReferenceMatch[];
  /** What `status` says; Kyverno sets it before and keeps it after the webhooks are there, so it proves nothing. */
  readonly saysReady: boolean;
  /** Field managers that own the timeout, newest write first; for saying who set it back. */
  readonly timeoutManagers: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  /** All field managers, each once. */
  readonly managers: readonly string[];
  /** All that it demands, as it was served: for comparing it with what files say. */
  readonly spec: Plain;
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
  resourceNames: v.optional(v.array(v.string()), []),
  scope: v.optional(v.string(), '*'),
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
    matchConditions: v.optional(v.array(v.object({ name: v.string(), expression: v.string() }))),
    matchConstraints: v.optional(
      v.object({
        matchPolicy: v.optional(v.string()),
        resourceRules: v.optional(v.array(ruleSchema), []),
        excludeResourceRules: v.optional(v.array(v.unknown()), []),
        namespaceSelector: v.optional(labelSelectorSchema),
        objectSelector: v.optional(labelSelectorSchema),
      }),
      {},
    ),
    validationConfigurations: v.optional(
      v.object({ mutateDigest: v.optional(v.boolean(), true), verifyDigest: v.optional(v.boolean(), true) }),
      {},
    ),
    attestors: attestorsSchema,
    matchImageReferences: v.optional(
      v.array(v.object({ glob: v.optional(v.string(), ''), expression: v.optional(v.string(), '') })),
      [],
    ),
    autogen: v.optional(
      v.object({ podControllers: v.optional(v.object({ controllers: v.optional(v.array(v.string())) })) }),
    ),
  }),
  status: v.optional(v.object({ conditionStatus: v.optional(v.object({ ready: v.optional(v.boolean()) })) })),
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

function hasNames({ resourceNames }: { readonly resourceNames: readonly string[] }): boolean {
  return resourceNames.length > 0;
}

function toPolicy(family: PolicyFamily, { metadata, spec, status }: Parsed, served: Plain): Policy {
  const match = spec.matchConstraints;
  const rules = match.resourceRules ?? [];
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
    matchConditions: spec.matchConditions,
    mutatesDigest: spec.validationConfigurations.mutateDigest ?? true,
    verifiesDigest: spec.validationConfigurations.verifyDigest ?? true,
    rules: rules.map(({ resourceNames: _, ...rule }) => rule),
    isNarrowed: (match.excludeResourceRules ?? []).length > 0 || rules.some(hasNames),
    podControllers: spec.autogen?.podControllers?.controllers,
    namespaceSelector: match.namespaceSelector,
    objectSelector: match.objectSelector,
    attestors: spec.attestors.map(toAttestor),
    imageReferences: spec.matchImageReferences,
    saysReady: status?.conditionStatus?.ready === true,
    timeoutManagers: timeoutManagers(metadata.managedFields),
    labels: metadata.labels ?? {},
    annotations: metadata.annotations ?? {},
    managers: [...new Set(metadata.managedFields.map(({ manager }) => manager))],
    spec: served,
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
  if (parsed.success) return toPolicy(family, parsed.output, plainIn(plainIn(object)['spec']));
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

/** `apps/n1`; a file may leave the namespace to whoever applies it. */
export function namespacedName(policy: { name: string; namespace?: string | undefined }): string {
  return policy.namespace === undefined ? policy.name : `${policy.namespace}/${policy.name}`;
}

/** For people: `ImageValidatingPolicy p1`, `NamespacedImageValidatingPolicy apps/n1`. */
export function subjectOf(policy: { family: PolicyFamily; name: string; namespace?: string | undefined }): string {
  return policy.family === 'ivpol'
    ? `ImageValidatingPolicy ${policy.name}`
    : `NamespacedImageValidatingPolicy ${namespacedName(policy)}`;
}

/** For commands: what follows `kubectl get`, the words separated by one space. */
export function resourceOf(policy: { family: PolicyFamily; name: string; namespace?: string | undefined }): string {
  return policy.family === 'ivpol'
    ? `imagevalidatingpolicies/${policy.name}`
    : `namespacedimagevalidatingpolicies/${policy.name} --namespace ${policy.namespace ?? ''}`;
}

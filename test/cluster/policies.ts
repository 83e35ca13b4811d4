import type { Registry } from './registry/registry.ts';
import { isBefore119, type KyvernoVersion } from './versions.ts';

const apiVersion = 'policies.kyverno.io/v1beta1';
export const policiesPath = `/apis/${apiVersion}/imagevalidatingpolicies`;
export const allNamespacedPoliciesPath = `/apis/${apiVersion}/namespacedimagevalidatingpolicies`;

export function namespacedPoliciesPath(namespace: string): string {
  return `/apis/${apiVersion}/namespaces/${namespace}/namespacedimagevalidatingpolicies`;
}

export interface PolicyOptions {
  readonly name: string;
  /** Makes it a NamespacedImageValidatingPolicy of that namespace. */
  readonly namespace?: string;
  /** Repositories of the registry whose images it matches, by tag and by digest; `app` when absent. */
  readonly repositories?: readonly string[];
  /** In `spec.webhookConfiguration`; absent there when absent here, and not checked: Kyverno accepts 45 too. */
  readonly timeoutSeconds?: number;
  readonly failurePolicy?: 'Fail' | 'Ignore';
  readonly validationActions?: readonly ('Deny' | 'Warn' | 'Audit')[];
  readonly matchConditions?: readonly { readonly name: string; readonly expression: string }[];
  readonly namespaceSelector?: LabelSelector;
  readonly objectSelector?: LabelSelector;
  readonly operations?: readonly ('CREATE' | 'UPDATE')[];
  readonly mutateDigest?: boolean;
  readonly verifyDigest?: boolean;
  readonly admissionEnabled?: boolean;
  /** Replaces the one validation, which demands a signature by the registry's key. */
  readonly validation?: { readonly expression: string; readonly message?: string };
}

interface LabelSelector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
    readonly values?: readonly string[];
  }[];
}

export type PolicyTemplate = (options: PolicyOptions) => Policy;
export type Policy = ReturnType<typeof policyFor>;

/** Gives templates of policies that this Kyverno version can evaluate with nothing but the registry. */
export function policyTemplate(version: KyvernoVersion, registry: Registry): PolicyTemplate {
  return (options) => policyFor(version, registry, options);
}

/** Where the policy is created; its own path is below that, by name. */
export function collectionOf(policy: Policy): string {
  const { namespace } = policy.metadata;
  return namespace === undefined ? policiesPath : namespacedPoliciesPath(namespace);
}

function policyFor(version: KyvernoVersion, registry: Registry, options: PolicyOptions) {
  const { name, namespace, repositories = ['app'], validation = signed(name) } = options;
  return {
    apiVersion,
    kind: namespace === undefined ? 'ImageValidatingPolicy' : 'NamespacedImageValidatingPolicy',
    metadata: { name, ...(namespace !== undefined && { namespace }) },
    spec: {
      failurePolicy: options.failurePolicy ?? 'Fail',
      validationActions: options.validationActions ?? ['Deny'],
      matchConstraints: matchConstraints(options),
      matchImageReferences: repositories.flatMap((repository) => globs(`${registry.host}/${repository}`)),
      attestors: [attestor(version, registry)],
      validations: [validation],
      ...optionalFields(options),
    },
  };
}

function optionalFields({
  timeoutSeconds,
  matchConditions,
  mutateDigest,
  verifyDigest,
  admissionEnabled,
}: PolicyOptions) {
  const digests = {
    ...(mutateDigest !== undefined && { mutateDigest }),
    ...(verifyDigest !== undefined && { verifyDigest }),
  };
  return {
    ...(timeoutSeconds !== undefined && { webhookConfiguration: { timeoutSeconds } }),
    ...(matchConditions && { matchConditions }),
    ...(Object.keys(digests).length > 0 && { validationConfigurations: digests }),
    ...(admissionEnabled !== undefined && { evaluation: { admission: { enabled: admissionEnabled } } }),
  };
}

function matchConstraints({ operations = ['CREATE', 'UPDATE'], namespaceSelector, objectSelector }: PolicyOptions) {
  return {
    resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations, resources: ['pods'] }],
    ...(namespaceSelector && { namespaceSelector }),
    ...(objectSelector && { objectSelector }),
  };
}

// A reference with tag and digest is matched by the first form.
function globs(repository: string) {
  return [{ glob: `${repository}:*` }, { glob: `${repository}@*` }];
}

function signed(name: string) {
  return {
    expression: 'images.containers.map(image, verifyImageSignatures(image, [attestors.cosign])).all(e, e > 0)',
    message: `${name}: image is not signed`,
  };
}

function attestor(version: KyvernoVersion, registry: Registry) {
  const key = registry.publicKey;
  const ignored = { insecureIgnoreTlog: true, insecureIgnoreSCT: true };
  if (!isBefore119(version)) return { name: 'cosign', cosign: { key: { data: key }, ctlog: ignored } };
  // 1.18 initializes Rekor, the CT log and TUF even when both logs are ignored; given, it dials none but the TUF mirror.
  const ctlog = { ...ignored, url: `http://${registry.host}/rekor`, rekorPubKey: key, ctLogPubKey: key };
  const tuf = { mirror: registry.tufMirror, root: { data: Buffer.from(registry.tufRoot).toString('base64') } };
  return { name: 'cosign', cosign: { key: { data: key }, ctlog, tuf } };
}

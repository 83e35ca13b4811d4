/** One resource that the sandbox serves, with what sets it apart from others. */
export interface Resource {
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** Defined by a CRD: its lists name the kind of each item, and its registry key holds the group. */
  readonly custom: boolean;
  /** Name of the group in the server's own code, which shows in some texts. */
  readonly internalGroup: string;
  /** Whether PUT may create. Source: each strategy's `AllowCreateOnUpdate`, kubernetes `pkg/registry`. */
  readonly createOnUpdate: boolean;
  /** Whether PUT may come without a resourceVersion. Source: `AllowUnconditionalUpdate`. */
  readonly unconditionalUpdate: boolean;
  readonly hasGeneration: boolean;
  /** How field managers are kept: of which top fields, and whether objects below are fields of their own. */
  readonly managed?: ManagedFields;
}

/** The shape that structured-merge-diff sees, as far as this sandbox needs it. */
export interface ManagedFields {
  /** Top fields that have managers besides labels and annotations. */
  readonly roots: readonly string[];
  /** Paths whose objects are Go structs of a built-in type: these have no managers themselves. */
  readonly structs: readonly string[];
  /** Paths that are changed as a whole (`x-kubernetes-map-type: atomic`); lists are, unless they are sets. */
  readonly atomic: readonly string[];
  /** Paths of lists of distinct scalars (`x-kubernetes-list-type: set`). */
  readonly sets: readonly string[];
}

const plain = {
  custom: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  hasGeneration: false,
  namespaced: true,
};
const noManagers = { structs: [], atomic: [], sets: [] };

const core = { ...plain, group: '', version: 'v1', internalGroup: 'core' };
const admission = {
  ...plain,
  group: 'admissionregistration.k8s.io',
  version: 'v1',
  internalGroup: 'admissionregistration',
  namespaced: false,
  unconditionalUpdate: false,
  hasGeneration: true,
};
const policy = {
  ...plain,
  group: 'policies.kyverno.io',
  version: 'v1beta1',
  internalGroup: 'policies.kyverno.io',
  custom: true,
  unconditionalUpdate: false,
  hasGeneration: true,
  managed: {
    roots: ['spec'],
    structs: [],
    atomic: ['spec.matchConstraints'],
    sets: ['spec.validationActions'],
  },
};

export const resources = {
  namespaces: {
    ...core,
    plural: 'namespaces',
    kind: 'Namespace',
    namespaced: false,
    managed: { ...noManagers, roots: [] },
  },
  pods: { ...core, plural: 'pods', kind: 'Pod', hasGeneration: true },
  services: { ...core, plural: 'services', kind: 'Service' },
  configmaps: {
    ...core,
    plural: 'configmaps',
    kind: 'ConfigMap',
    managed: { ...noManagers, roots: ['data'] },
  },
  deployments: {
    ...plain,
    group: 'apps',
    version: 'v1',
    plural: 'deployments',
    kind: 'Deployment',
    internalGroup: 'apps',
    hasGeneration: true,
  },
  leases: {
    ...plain,
    group: 'coordination.k8s.io',
    version: 'v1',
    plural: 'leases',
    kind: 'Lease',
    internalGroup: 'coordination',
    createOnUpdate: true,
    unconditionalUpdate: false,
    managed: { ...noManagers, roots: ['spec'], structs: ['spec'] },
  },
  mutatingwebhookconfigurations: {
    ...admission,
    plural: 'mutatingwebhookconfigurations',
    kind: 'MutatingWebhookConfiguration',
  },
  validatingwebhookconfigurations: {
    ...admission,
    plural: 'validatingwebhookconfigurations',
    kind: 'ValidatingWebhookConfiguration',
  },
  imagevalidatingpolicies: {
    ...policy,
    plural: 'imagevalidatingpolicies',
    kind: 'ImageValidatingPolicy',
    namespaced: false,
  },
  namespacedimagevalidatingpolicies: {
    ...policy,
    plural: 'namespacedimagevalidatingpolicies',
    kind: 'NamespacedImageValidatingPolicy',
  },
} as const satisfies Readonly<Record<string, Resource>>;

export type ResourceName = keyof typeof resources;

export const resourceList: readonly Resource[] = Object.values(resources);

/** `leases.coordination.k8s.io`, `pods`: how the server names a resource in its texts. */
export function qualified({ group }: Pick<Resource, 'group'>, name: string): string {
  return group === '' ? name : `${name}.${group}`;
}

export function apiVersionOf({ group, version }: Pick<Resource, 'group' | 'version'>): string {
  return group === '' ? version : `${group}/${version}`;
}

/** What mode `diagnose` asks of the API server, as RBAC has it; a missing one leaves its part out. */
export interface DiagnoseRule {
  readonly group: string;
  readonly resources: readonly string[];
  readonly verb: 'list' | 'create' | 'get';
  /** Where: in the whole cluster, in Kyverno's namespace, in those of backends, or where kinds are tried. */
  readonly where: 'cluster' | 'kyverno' | 'backends' | 'probes' | 'owners';
}

export const diagnoseRules: readonly DiagnoseRule[] = [
  {
    group: 'admissionregistration.k8s.io',
    resources: ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'],
    verb: 'list',
    where: 'cluster',
  },
  { group: '', resources: ['services', 'namespaces'], verb: 'list', where: 'cluster' },
  { group: 'discovery.k8s.io', resources: ['endpointslices'], verb: 'list', where: 'cluster' },
  { group: 'policy', resources: ['poddisruptionbudgets'], verb: 'list', where: 'cluster' },
  {
    group: 'policies.kyverno.io',
    resources: ['imagevalidatingpolicies', 'namespacedimagevalidatingpolicies'],
    verb: 'list',
    where: 'cluster',
  },
  {
    group: 'policies.kyverno.io',
    resources: ['validatingpolicies', 'mutatingpolicies', 'generatingpolicies'],
    verb: 'list',
    where: 'cluster',
  },
  { group: 'apps', resources: ['deployments'], verb: 'list', where: 'kyverno' },
  { group: 'coordination.k8s.io', resources: ['leases'], verb: 'list', where: 'kyverno' },
  { group: '', resources: ['configmaps'], verb: 'get', where: 'kyverno' },
  { group: '', resources: ['pods'], verb: 'list', where: 'backends' },
  { group: '', resources: ['pods', 'services', 'configmaps'], verb: 'create', where: 'probes' },
  { group: 'apps', resources: ['deployments'], verb: 'create', where: 'probes' },
  { group: 'coordination.k8s.io', resources: ['leases'], verb: 'create', where: 'probes' },
  { group: 'kustomize.toolkit.fluxcd.io', resources: ['kustomizations'], verb: 'get', where: 'owners' },
  { group: 'helm.toolkit.fluxcd.io', resources: ['helmreleases'], verb: 'get', where: 'owners' },
  { group: 'argoproj.io', resources: ['applications'], verb: 'get', where: 'owners' },
];

import type { Crd } from '../install/kyverno-crds.ts';
import type { KyvernoVersion } from '../versions.ts';
import type { ApiClient } from './client.ts';
import { createCrds } from './crds.ts';
import { createDeployment } from './deployment.ts';
import { kyvernoNamespace, kyvernoService, type Secret } from './kyverno-secrets.ts';
import { loopback } from './ports.ts';

export interface BaseObjects {
  readonly version: KyvernoVersion;
  readonly crds: readonly Crd[];
  readonly secrets: readonly Secret[];
}

/** Creates what Kyverno finds in a cluster when it starts, and the namespace `apps`. */
export async function createBaseObjects(admin: ApiClient, objects: BaseObjects): Promise<void> {
  const { version, crds, secrets } = objects;
  const kyvernoObjects = createKyvernoObjects(admin, version, secrets);
  await Promise.all([createCrds(admin, crds), kyvernoObjects, createNamespace(admin, 'apps')]);
}

export async function createNamespace(
  admin: ApiClient,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<void> {
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } };
  await admin.expect('POST', '/api/v1/namespaces', namespace);
}

async function createKyvernoObjects(
  admin: ApiClient,
  version: KyvernoVersion,
  secrets: readonly Secret[],
): Promise<void> {
  await createNamespace(admin, kyvernoNamespace);
  await Promise.all([
    ...secrets.map((secret) => admin.expect('POST', `/api/v1/namespaces/${kyvernoNamespace}/secrets`, secret)),
    admin.expect('POST', `/api/v1/namespaces/${kyvernoNamespace}/services`, service),
    createDeployment(admin, version),
    admin.expect('POST', '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings', reportsBinding),
  ]);
}

// The API server dials the ExternalName. A ClusterIP would make it dial an address outside loopback.
const service = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: kyvernoService, namespace: kyvernoNamespace },
  spec: { type: 'ExternalName', externalName: loopback },
};

// Without these rights of the reports controller no policy ever becomes ready, although its webhooks work.
const reportsBinding = {
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRoleBinding',
  metadata: { name: 'kyverno-reports-controller' },
  roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cluster-admin' },
  subjects: [{ kind: 'ServiceAccount', namespace: kyvernoNamespace, name: 'kyverno-reports-controller' }],
};

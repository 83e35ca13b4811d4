import type { KyvernoVersion } from '../versions.ts';
import { type ApiClient, mergePatch } from './client.ts';
import { authoritySecret, kyvernoNamespace } from './kyverno-secrets.ts';
import { until } from './until.ts';

export const kyvernoDeployment = 'kyverno-admission-controller';
const collectionPath = `/apis/apps/v1/namespaces/${kyvernoNamespace}/deployments`;
const deploymentPath = `${collectionPath}/${kyvernoDeployment}`;
const secretPath = `/api/v1/namespaces/${kyvernoNamespace}/secrets/${authoritySecret}`;

/** What a Deployment controller would report. */
export interface DeploymentStatus {
  readonly replicas?: number;
  readonly updatedReplicas?: number;
  readonly readyReplicas?: number;
  readonly availableReplicas?: number;
  readonly observedGeneration?: number;
}

const settled: DeploymentStatus = {
  replicas: 1,
  updatedReplicas: 1,
  readyReplicas: 1,
  availableReplicas: 1,
  observedGeneration: 1,
};

/** Creates Kyverno's Deployment, settled at one replica: no controller will ever make a Pod of it. */
export async function createDeployment(admin: ApiClient, version: KyvernoVersion): Promise<void> {
  await admin.expect('POST', collectionPath, deployment(version));
  await setDeploymentStatus(admin);
}

/** Sets the given fields over those of a settled rollout of one replica. */
export async function setDeploymentStatus(admin: ApiClient, status: DeploymentStatus = {}): Promise<void> {
  await admin.expect('PATCH', `${deploymentPath}/status`, { status: { ...settled, ...status } }, mergePatch);
}

export async function setDeploymentReplicas(admin: ApiClient, replicas: number): Promise<void> {
  await admin.expect('PATCH', deploymentPath, { spec: { replicas } }, mergePatch);
}

/**
 * Makes it a settled Deployment of one replica. Needs a Kyverno that is at least about to serve: until then the webhooks of
 * image policies, which cover Deployments too, deny the change.
 */
export async function settleDeployment(admin: ApiClient): Promise<void> {
  await until('the Deployment can be changed', () =>
    setDeploymentReplicas(admin, 1).then(
      () => true,
      () => false,
    ),
  );
  await setDeploymentStatus(admin);
}

/**
 * Returns when Kyverno has seen that its Deployment has more replicas than it wants, which it takes for a rolling update
 * and says in its log. A change of the CA Secret makes it look.
 * @param logSince what Kyverno has logged since the Deployment was changed
 */
export async function untilRolloutNoticed(admin: ApiClient, logSince: () => Promise<string>): Promise<void> {
  await until('Kyverno notices the rolling update', async () => {
    const annotations = { 'admission-gate-ground/touched': new Date().toISOString() };
    await admin.expect('PATCH', secretPath, { metadata: { annotations } }, mergePatch);
    return (await logSince()).includes('detect Kyverno is in rolling update');
  });
}

function deployment(version: KyvernoVersion) {
  const labels = { 'app.kubernetes.io/component': 'admission-controller', 'app.kubernetes.io/part-of': 'kyverno' };
  const image = `registry.invalid/kyverno/kyverno:v${version}`;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: kyvernoDeployment, namespace: kyvernoNamespace, labels },
    spec: {
      replicas: 1,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'kyverno', image }] } },
    },
  };
}

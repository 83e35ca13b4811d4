import type { Cluster } from '../cluster.ts';
import { mergePatch } from '../ground/client.ts';
import { until } from '../ground/until.ts';

const policies = '/apis/kyverno.io/v1/clusterpolicies';
const pods = '/api/v1/namespaces/kyverno/pods';
const services = '/api/v1/namespaces/apps/services';

/** As in 2022: a policy that every Service has to pass, fail-closed. */
export async function policyOnServices(cluster: Cluster): Promise<void> {
  const rule = {
    name: 'named',
    match: { any: [{ resources: { kinds: ['Service'] } }] },
    validate: { failureAction: 'Enforce', message: 'a Service needs a name', pattern: { metadata: { name: '?*' } } },
  };
  const body = {
    apiVersion: 'kyverno.io/v1',
    kind: 'ClusterPolicy',
    metadata: { name: 'services' },
    spec: { failurePolicy: 'Fail', background: false, rules: [rule] },
  };
  await cluster.admin.expect('POST', policies, body);
  await until('Services are checked', async () => {
    const { validating } = await cluster.resourceWebhooks();
    return validating.some(({ name }) => name.startsWith('validate.kyverno.svc-fail'));
  });
}

export async function withoutPolicyOnServices(cluster: Cluster): Promise<void> {
  await cluster.admin.expect('DELETE', `${policies}/services`);
}

/** What the API server says of a new Service, by server dry-run. */
export function newService(cluster: Cluster) {
  const body = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'shop' }, spec: { ports: [{ port: 80 }] } };
  return cluster.admin.request('POST', `${services}?dryRun=All`, body);
}

/** A Pod of Kyverno's admission controller with that status, as kubelet would report it; returns how to delete it. */
export async function kyvernoPod(cluster: Cluster, container: object): Promise<() => Promise<void>> {
  const labels = { 'app.kubernetes.io/component': 'admission-controller' };
  const limits = { memory: '384Mi' };
  const spec = { containers: [{ name: 'kyverno', image: 'registry.invalid/kyverno:1', resources: { limits } }] };
  const name = 'kyverno-admission-controller-0';
  await cluster.admin.expect('POST', pods, { apiVersion: 'v1', kind: 'Pod', metadata: { name, labels }, spec });
  const status = {
    phase: 'Running',
    conditions: [{ type: 'Ready', status: 'False', reason: 'ContainersNotReady' }],
    containerStatuses: [{ name: 'kyverno', image: 'x', imageID: 'x', ready: false, restartCount: 23, ...container }],
  };
  await cluster.admin.expect('PATCH', `${pods}/${name}/status`, { status }, mergePatch);
  return async () => {
    await cluster.admin.expect('DELETE', `${pods}/${name}?gracePeriodSeconds=0`);
  };
}

import { allNamespacedPoliciesPath, namespacedPoliciesPath, policiesPath } from '../policies.ts';
import type { ApiClient } from './client.ts';
import { namesIn, type Webhook, webhooksIn } from './readers.ts';
import { until } from './until.ts';

const leases = '/apis/coordination.k8s.io/v1';
const registration = '/apis/admissionregistration.k8s.io/v1';

/** The webhooks through which Kyverno checks resources, per kind of configuration. */
export interface ResourceWebhooks {
  readonly mutating: readonly Webhook[];
  readonly validating: readonly Webhook[];
}

export async function resourceWebhooks(admin: ApiClient): Promise<ResourceWebhooks> {
  const read = async (kind: keyof ResourceWebhooks) =>
    webhooksIn(
      await admin.expect('GET', `${registration}/${kind}webhookconfigurations/kyverno-resource-${kind}-webhook-cfg`),
    );
  const [mutating, validating] = await Promise.all([read('mutating'), read('validating')]);
  return { mutating, validating };
}

/** The image policies that the paths of webhooks name, sorted. */
export function policiesIn(webhooks: readonly Webhook[]): readonly string[] {
  const paths = webhooks.flatMap(({ path }) => /^\/n?ivpol\/(?:mutate|validate)\/(.+)/.exec(path)?.[1] ?? []);
  return paths.flatMap((path) => path.split('/')).toSorted();
}

/** Deletes every image policy and every Lease of tests; returns when no webhook names an image policy any more. */
export async function clearTestObjects(admin: ApiClient): Promise<void> {
  await Promise.all([clearPolicies(admin), clearNamespacedPolicies(admin), clearLeases(admin)]);
  await until('no webhook names an image policy', async () => {
    const { mutating, validating } = await resourceWebhooks(admin);
    return policiesIn([...mutating, ...validating]).length === 0;
  });
}

async function clearPolicies(admin: ApiClient): Promise<void> {
  const policies = namesIn(await admin.expect('GET', policiesPath));
  await Promise.all(policies.map(({ name }) => remove(admin, `${policiesPath}/${name}`)));
}

async function clearNamespacedPolicies(admin: ApiClient): Promise<void> {
  const policies = namesIn(await admin.expect('GET', allNamespacedPoliciesPath));
  await Promise.all(
    policies.map(({ name, namespace = '' }) => remove(admin, `${namespacedPoliciesPath(namespace)}/${name}`)),
  );
}

async function clearLeases(admin: ApiClient): Promise<void> {
  const all = namesIn(await admin.expect('GET', `${leases}/leases`));
  const ofTests = all.filter(({ namespace = '' }) => namespace !== 'kyverno' && !namespace.startsWith('kube-'));
  await Promise.all(
    ofTests.map(({ name, namespace = '' }) => remove(admin, `${leases}/namespaces/${namespace}/leases/${name}`)),
  );
}

/** Gone already is as good. */
async function remove(admin: ApiClient, path: string): Promise<void> {
  const { status } = await admin.request('DELETE', path);
  if (status !== 200 && status !== 404) throw new Error(`DELETE ${path}: ${status}`);
}

import * as v from 'valibot';
import type { Cluster } from '../cluster.ts';
import { mergePatch } from '../ground/client.ts';

export const leasesPath = '/apis/coordination.k8s.io/v1/namespaces/admission-gate/leases';
export const leasePath = `${leasesPath}/deploy`;

const schema = v.looseObject({
  metadata: v.looseObject({
    uid: v.string(),
    resourceVersion: v.string(),
    annotations: v.optional(v.record(v.string(), v.string()), {}),
  }),
  spec: v.looseObject({
    holderIdentity: v.optional(v.string(), ''),
    renewTime: v.optional(v.string(), ''),
    acquireTime: v.optional(v.string(), ''),
  }),
});

export async function readLease(cluster: Cluster): Promise<v.InferOutput<typeof schema>> {
  return v.parse(schema, await cluster.admin.expect('GET', leasePath));
}

/** The holder at this moment; empty when the Lease is free or not there. */
export async function holderNow(cluster: Cluster): Promise<string> {
  const answer = await cluster.admin.request('GET', leasePath);
  return answer.status === 404 ? '' : v.parse(schema, answer.body).spec.holderIdentity;
}

/** Another run takes the Lease over, as only a person or a faulty program would. */
export async function takeOver(cluster: Cluster, holder: string): Promise<void> {
  await cluster.admin.expect('PATCH', leasePath, { spec: { holderIdentity: holder } }, mergePatch);
}

/** A Lease held by a run that is not ours. */
export async function heldBy(
  cluster: Cluster,
  holder: string,
  durationSeconds = 60,
  annotations: Readonly<Record<string, string>> = {},
): Promise<void> {
  await cluster.admin.expect('POST', leasesPath, {
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: {
      name: 'deploy',
      annotations: { 'admission-gate/link': 'https://github.com/octo-org/shop/actions/runs/1', ...annotations },
    },
    spec: {
      holderIdentity: holder,
      leaseDurationSeconds: durationSeconds,
      acquireTime: '2026-11-30T00:00:00.000000Z',
      renewTime: '2026-11-30T00:00:00.000000Z',
    },
  });
}

import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import type { Cluster } from '../test/cluster/cluster.ts';
import { leasePath } from '../test/cluster/gate/lease.ts';
import { mergePatch } from '../test/cluster/ground/client.ts';
import { pod } from '../test/cluster/ground/pods.ts';
import { until } from '../test/cluster/ground/until.ts';
import { policiesPath } from '../test/cluster/policies.ts';

const PROBES = 10;
export const policy = 'p1';
export const namespace = 'apps';
const run = promisify(execFile);

/** What both sides of a pair work on: one policy, and ten Pods as files for each side. */
export interface Ground {
  readonly cluster: Cluster;
  /** A folder with one Pod per file, for the script. */
  readonly pods: string;
  /** The same Pods as templates of Deployments, for the gate. */
  readonly manifests: string;
}

/** Puts the policy, the namespace of the Lease and the files there. */
export async function prepare(cluster: Cluster): Promise<Ground> {
  await cluster.createNamespace('admission-gate');
  await cluster.apply({ name: policy, timeoutSeconds: 30 });
  await cluster.published(policy);
  const bin = join(cluster.folder, 'bin');
  const pods = join(cluster.folder, 'pods');
  await Promise.all([mkdir(bin), mkdir(pods)]);
  await symlink(cluster.tools.kubectl, join(bin, 'kubectl'));
  const image = cluster.registry.image('app', 'signed');
  const probes = Array.from({ length: PROBES }, (_, index) =>
    pod(image, { name: `app-${index}`, labels: { app: `app-${index}` } }),
  );
  for (const one of probes) await writeFile(join(pods, `${one.metadata.name}.json`), JSON.stringify(one));
  return { cluster, pods, manifests: probes.map(deploymentOf).join('---\n') };
}

function deploymentOf({ metadata: { name, namespace, labels }, spec }: ReturnType<typeof pod>): string {
  return stringify({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace },
    spec: { selector: { matchLabels: labels }, template: { metadata: { labels }, spec } },
  });
}

/** Frees the Lease by force, so that each run finds it as the first one did: there, and free. */
export async function freeLease({ cluster }: Ground): Promise<void> {
  const free = { spec: { holderIdentity: '' }, metadata: { annotations: null } };
  const answer = await cluster.admin.request('PATCH', leasePath, free, mergePatch);
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`the Lease is not freed: ${answer.status}`);
}

/** Sets the timeout of the policy and waits until Kyverno has published it, and has written the policy's status. */
export async function setTimeoutSeconds({ cluster }: Ground, timeoutSeconds: number): Promise<void> {
  const spec = { webhookConfiguration: { timeoutSeconds } };
  await cluster.admin.expect('PATCH', `${policiesPath}/${policy}`, { spec }, mergePatch);
  await cluster.webhooksWhen(`a timeout of ${timeoutSeconds} s`, ({ mutating, validating }) =>
    [...mutating, ...validating].every((webhook) => webhook.timeoutSeconds === timeoutSeconds),
  );
  // The script gives up at a conflict, where the gate reads again: what is measured is the way without one.
  let before = '';
  await until(
    'a policy that nobody writes',
    async () => {
      const last = before;
      before = JSON.stringify(await cluster.admin.expect('GET', `${policiesPath}/${policy}`));
      return before === last;
    },
    { everyMs: 1_000 },
  );
}

/** Runs a command with this cluster's kubectl, not synchronously: the registry lives in this process. Returns its milliseconds. */
export async function timed(
  { cluster }: Ground,
  kubeconfig: string,
  [command, ...args]: readonly [string, ...string[]],
): Promise<number> {
  const path = [join(cluster.folder, 'bin'), process.env['PATH']].join(delimiter);
  const startMs = performance.now();
  await run(command, args, { env: { PATH: path, HOME: cluster.folder, KUBECONFIG: kubeconfig } });
  return performance.now() - startMs;
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { WatchEvent } from '../src/cluster/port.ts';
import { actionDir } from '../test/acceptance/action.ts';
import { startApiProxy } from '../test/cluster/api-proxy.ts';
import { contextOn } from '../test/cluster/gate/asking.ts';
import type { Job } from '../test/rig/runner/job.ts';
import type { RunningStep } from '../test/rig/runner/step.ts';
import { createJob, startStep } from '../test/rig/runner.ts';
import { freeLease, type Ground, namespace, policy, timed } from './ground.ts';

/** Runs main and post of a gate from `dist`, as the runner starts them, and gives main to `during`. Refusals are errors. */
async function runGate<T>(
  ground: Ground,
  kubeconfig: string,
  during: (step: RunningStep, startMs: number) => Promise<T>,
): Promise<T> {
  await using job = await createJob({ eventName: 'schedule' });
  await writeFile(join(job.facts.workspace, 'apps.yaml'), ground.manifests);
  const inputs = { kubeconfig, policies: policy, 'probe-manifests': 'apps.yaml', 'probe-namespace': namespace };
  const startMs = performance.now();
  const step = await startStep(job, { actionDir, stage: 'main', inputs });
  const measured = await during(step, startMs);
  const main = await step.done;
  await endJob(job, main.state);
  if (main.outputs['verdict'] !== 'proceed') throw new Error(main.log);
  return measured;
}

async function endJob(job: Job, state: Readonly<Record<string, string>>): Promise<void> {
  const post = await startStep(job, { actionDir, stage: 'post', state });
  await post.done;
}

/** Milliseconds of main. */
export async function gateMs(ground: Ground): Promise<number> {
  return runGate(ground, await ground.cluster.kubeconfigFor('admin'), async (step, startMs) => {
    await step.done;
    return performance.now() - startMs;
  });
}

/** Milliseconds of the same by kubectl and jq. */
export async function scriptMs(ground: Ground): Promise<number> {
  const script = join(import.meta.dirname, 'gate.sh');
  const ms = await timed(ground, await ground.cluster.kubeconfigFor('admin'), [script, policy, ground.pods, namespace]);
  await freeLease(ground);
  return ms;
}

/** Milliseconds from the start of main to its first request. */
export async function firstRequestMs(ground: Ground): Promise<number> {
  await using proxy = await startApiProxy(ground.cluster);
  // Awaited here, as the proxy ends with this function.
  return await runGate(ground, proxy.kubeconfig, async (_, startMs) => {
    const first = proxy.stopAt('before', () => true);
    await first.reached;
    const ms = performance.now() - startMs;
    first.pass();
    return ms;
  });
}

/** Milliseconds of one whole `kubectl get lease`, through the same proxy. */
export async function kubectlMs(ground: Ground): Promise<number> {
  await using proxy = await startApiProxy(ground.cluster);
  return await timed(ground, proxy.kubeconfig, ['kubectl', 'get', 'lease', 'deploy', '--namespace', 'admission-gate']);
}

/**
 * Milliseconds of main, and from the last change of a webhook configuration, as a watch of our own shows it, to the line
 * in the log that says that both are right.
 */
export async function repairMs(ground: Ground): Promise<{ readonly wholeMs: number; readonly knownMs: number }> {
  await using changes = await watchChanges(ground);
  return await runGate(ground, await ground.cluster.kubeconfigFor('admin'), async (step, startMs) => {
    await step.log.saw('Both webhook configurations are as they should be.');
    const knownMs = performance.now() - changes.lastMs();
    if (Number.isNaN(knownMs)) throw new Error('the watch of the bench saw no change');
    await step.done;
    return { wholeMs: performance.now() - startMs, knownMs };
  });
}

const versionSchema = v.object({ metadata: v.object({ resourceVersion: v.string() }) });
const configurations = [
  ['mutatingwebhookconfigurations', 'kyverno-resource-mutating-webhook-cfg'],
  ['validatingwebhookconfigurations', 'kyverno-resource-validating-webhook-cfg'],
] as const;

interface Changes extends AsyncDisposable {
  /** When the last one came, in this process's milliseconds. */
  readonly lastMs: () => number;
}

async function watchChanges({ cluster: ground }: Ground): Promise<Changes> {
  const { cluster } = await contextOn(ground);
  const end = new AbortController();
  let lastMs = Number.NaN;
  const note = ({ kind }: WatchEvent): void => {
    if (kind === 'object') lastMs = performance.now();
    else if (!end.signal.aborted) throw new Error('the watch of the bench has ended');
  };
  for (const [resource, name] of configurations) {
    const now = await ground.admin.expect('GET', `/apis/admissionregistration.k8s.io/v1/${resource}/${name}`);
    cluster.watchWebhook(resource, name, v.parse(versionSchema, now).metadata.resourceVersion, note, end.signal);
  }
  return {
    lastMs: () => lastMs,
    [Symbol.asyncDispose]: async () => {
      end.abort();
      cluster.close();
    },
  };
}

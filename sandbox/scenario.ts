import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../src/process/clock.ts';
import type { JsonObject } from './json.ts';
import type { KyvernoBehaviour } from './kyverno/behaviour.ts';
import { Kyverno } from './kyverno/kyverno.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts';

/** A cluster in trouble, and what is run on it; plain data. */
export interface Scenario {
  readonly name: string;
  /** What it shows, in one line. */
  readonly title: string;
  /** What a spectator should know before. */
  readonly story: readonly string[];
  readonly kyverno: KyvernoBehaviour;
  /** A Lease that is there already. */
  readonly lease?: LeaseAtStart;
  /** Replicas that Kyverno's Deployment reports above the one it wants; 0 is a settled rollout. */
  readonly extraReplicas?: number;
  readonly acts: readonly [Act, ...Act[]];
}

interface LeaseAtStart {
  readonly holder: string;
  readonly durationSeconds: number;
  readonly link: string;
  /** More annotations, or others. */
  readonly annotations?: Readonly<Record<string, string>>;
}

/** One run of the action. */
export interface Act {
  readonly title: string;
  /** A `merge_group` run comments on its pull request; a person's run does not. */
  readonly event: 'merge_group' | 'workflow_dispatch';
  readonly inputs: Readonly<Record<string, string>>;
}

/** A scenario's cluster while it runs. */
export interface Stage extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** Path of an administrator's kubeconfig. */
  readonly kubeconfig: string;
}

/** Builds the scenario's cluster. */
export async function stage(
  scenario: Scenario,
  { clock = systemClock, ...options }: Pick<SandboxOptions, 'clock' | 'onRequest'> = {},
): Promise<Stage> {
  const kyverno = new Kyverno(scenario.kyverno, clock);
  const sandbox = await startSandbox({ ...options, clock, admit: kyverno.admit });
  for (const name of ['admission-gate', 'apps', 'kyverno']) await sandbox.seed('namespaces', { metadata: { name } });
  await sandbox.seed('deployments', deployment(scenario), 'helm');
  await sandbox.seed('services', service, 'helm');
  await kyverno.start(sandbox);
  if (scenario.lease !== undefined)
    await sandbox.seed('leases', leaseOf(scenario.lease, clock.now()), 'admission-gate');
  const folder = await mkdtemp(join(tmpdir(), 'admission-gate-sandbox-'));
  const kubeconfig = join(folder, 'kubeconfig');
  await writeFile(kubeconfig, sandbox.kubeconfig());
  return {
    sandbox,
    kubeconfig,
    [Symbol.asyncDispose]: async () => {
      kyverno.stop();
      await sandbox[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function leaseOf({ holder, durationSeconds, link, annotations = {} }: LeaseAtStart, now: Date): JsonObject {
  const time = now.toISOString().replace('Z', '000Z');
  return {
    metadata: {
      name: 'deploy',
      namespace: 'admission-gate',
      annotations: {
        'admission-gate/link': link,
        'admission-gate/repository': 'github.com/octo-org/shop',
        ...annotations,
      },
    },
    spec: {
      holderIdentity: holder,
      leaseDurationSeconds: durationSeconds,
      acquireTime: time,
      renewTime: time,
      leaseTransitions: 0,
    },
  };
}

/** What Kyverno's webhooks call. */
const service: JsonObject = {
  metadata: { name: 'kyverno-svc', namespace: 'kyverno' },
  spec: { ports: [{ name: 'https', port: 443 }] },
};

function deployment({ kyverno, extraReplicas = 0 }: Scenario): JsonObject {
  const labels = { 'app.kubernetes.io/component': 'admission-controller', 'app.kubernetes.io/part-of': 'kyverno' };
  const image = `registry.example/kyverno/kyverno:v${kyverno.version}`;
  return {
    metadata: { name: 'kyverno-admission-controller', namespace: 'kyverno', labels },
    spec: {
      replicas: 1,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'kyverno', image }] } },
    },
    status: { replicas: 1 + extraReplicas, updatedReplicas: 1, readyReplicas: 1, availableReplicas: 1 },
  };
}

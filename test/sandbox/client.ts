import { Agent } from 'node:https';
import type { KyvernoBehaviour } from '../../sandbox/kyverno/behaviour.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts';
import { type Scenario, type Stage, stage } from '../../sandbox/scenario.ts';
import type { Clock } from '../../src/process/clock.ts';
import { type ApiClient, apiClient } from '../cluster/ground/client.ts';

/** A sandbox with the namespace `apps`, and a client of its administrator. */
export interface Tried extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly client: ApiClient;
}

export async function trySandbox(options: SandboxOptions = {}): Promise<Tried> {
  const sandbox = await startSandbox(options);
  await sandbox.seed('namespaces', { metadata: { name: 'apps' } });
  return { sandbox, client: adminOf(sandbox), [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose]() };
}

/** A client of the administrator. Its connections end with the sandbox, which closes them. */
export function adminOf(sandbox: Sandbox): ApiClient {
  const agent = new Agent({ keepAlive: true, ca: sandbox.certificate });
  return apiClient({ server: sandbox.url, token: sandbox.tokenOf('admin'), agent });
}

/** The cluster of a scenario that nothing is run on. */
export function onStage(kyverno: KyvernoBehaviour, lease?: Scenario['lease'], clock?: Clock): Promise<Stage> {
  const act = { title: '', event: 'workflow_dispatch', inputs: {} } as const;
  const own = lease === undefined ? {} : { lease };
  return stage(
    { name: 'tried', title: '', story: [], kyverno, acts: [act], ...own },
    clock === undefined ? {} : { clock },
  );
}

export const leases = '/apis/coordination.k8s.io/v1/namespaces/apps/leases';

export function lease(name: string, holderIdentity = 'a'): object {
  return { metadata: { name }, spec: { holderIdentity } };
}

import { Agent } from 'node:https';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts';
import { type ApiClient, apiClient } from '../cluster/ground/client.ts';

/** A sandbox with the namespace `apps`, and a client of its administrator. */
export interface Tried extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly client: ApiClient;
}

export async function trySandbox(options: SandboxOptions = {}): Promise<Tried> {
  const sandbox = await startSandbox(options);
  await sandbox.seed('namespaces', { metadata: { name: 'apps' } });
  const agent = new Agent({ keepAlive: true, ca: sandbox.certificate });
  return {
    sandbox,
    client: apiClient({ server: sandbox.url, token: sandbox.tokenOf('admin'), agent }),
    [Symbol.asyncDispose]: async () => {
      agent.destroy();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

export const leases = '/apis/coordination.k8s.io/v1/namespaces/apps/leases';

export function lease(name: string, holderIdentity = 'a'): object {
  return { metadata: { name }, spec: { holderIdentity } };
}

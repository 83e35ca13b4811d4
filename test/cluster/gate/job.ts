import { type ActionJob, type ActionRun, runAction } from '../../acceptance/action.ts';
import type { Cluster } from '../cluster.ts';

/** Inputs of a gate of policy `p1` with the signed image of `app`, which does not wait for the Lease. */
export async function gateInputs(cluster: Cluster) {
  return {
    kubeconfig: await cluster.kubeconfigFor('admin'),
    policies: 'p1',
    'probe-images': cluster.registry.image('app', 'signed'),
    'probe-namespace': 'apps',
    'lease-wait-seconds': '0',
    'convergence-timeout-seconds': '20',
    'probe-attempts': '4',
  };
}

/** Runs the action on this cluster, as `gateInputs` say unless told otherwise. */
export async function runGate(cluster: Cluster, job: ActionJob = {}): Promise<ActionRun> {
  return runAction({ ...job, inputs: { ...(await gateInputs(cluster)), ...job.inputs } });
}

import { runAction } from '../../acceptance/action.ts';
import type { StepResult } from '../../rig/runner/step.ts';
import type { Cluster } from '../cluster.ts';

/** Runs `diagnose` from `dist` on this cluster; the first line of its log is what a person sees first. */
export async function runDiagnose(cluster: Cluster, inputs: Readonly<Record<string, string>> = {}) {
  const { main, report } = await runAction({
    inputs: {
      mode: 'diagnose',
      kubeconfig: await cluster.kubeconfigFor('admin'),
      'probe-namespace': 'apps',
      ...inputs,
    },
  });
  return { main, report };
}

/** What of the diagnosis is enough to act. */
export function screenOf({ groups }: StepResult): string {
  return (groups.find(({ title }) => title === 'Diagnosis')?.lines ?? []).slice(0, 12).join('\n');
}

/** The first line of the diagnosis itself. */
export function headLineOf({ groups }: StepResult): string {
  return groups.find(({ title }) => title === 'Diagnosis')?.lines[0] ?? '';
}

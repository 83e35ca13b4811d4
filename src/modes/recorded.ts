import type { Finding } from '../findings/finding.ts';
import { type InputName, inputDefaults } from '../runner/registry.ts';
import type { Runner } from '../runner/runner.ts';
import type { RecordedRun } from '../steps/tape.ts';
import type { GatePlan } from './gate.ts';

/** Secrets, places on this machine, and what only the time after the verdict depends on. */
const leftOut: ReadonlySet<string> = new Set<InputName>([
  'github-token',
  'kubeconfig',
  'context',
  'run',
  'job-id',
  'job-status',
  'comment',
  'pull-request',
]);

/** What this gate was given, for its report. */
export function recordedRun(
  runner: Pick<Runner, 'input'>,
  {
    probes,
    mustDeny,
    filePolicies = [],
    claim,
    order,
  }: Pick<GatePlan, 'probes' | 'mustDeny' | 'filePolicies' | 'claim' | 'order'>,
  warnings: readonly Finding[],
): RecordedRun {
  const names = Object.keys(inputDefaults).filter(isRecorded);
  const given = names.map((name) => [name, runner.input(name)] as const).filter(([, text]) => text !== '');
  return {
    inputs: Object.fromEntries(given),
    probes,
    mustDeny,
    filePolicies,
    claim,
    change: order.change,
    warnings: [...warnings],
  };
}

function isRecorded(name: string): name is InputName {
  return Object.hasOwn(inputDefaults, name) && !leftOut.has(name);
}

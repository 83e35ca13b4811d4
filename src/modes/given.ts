import { type Kubeconfig, kubeconfigPaths, readKubeconfig } from '../cluster/kubeconfig.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type Environment, environmentOf, noJob } from '../runner/environment.ts';
import { type CheckInputs, type DiagnoseInputs, type Inputs, readInputs } from '../runner/inputs.ts';
import { imageProbes, type Probes } from './probes.ts';
import type { World } from './world.ts';

/** All that was given to this step, read and found usable. */
export interface Given {
  readonly environment: Environment;
  readonly inputs: Exclude<Inputs, { mode: 'assert' | 'check' }>;
  /** Those of images. */
  readonly probes: Probes;
  readonly kubeconfig: Extract<Kubeconfig, { kind: 'usable' }>;
  readonly kubeconfigPaths: readonly string[];
}

export type GivenRead =
  | { readonly kind: 'given'; readonly given: Given }
  | { readonly kind: 'assert'; readonly link: string }
  | { readonly kind: 'saved'; readonly inputs: DiagnoseInputs; readonly link: string }
  | { readonly kind: 'files'; readonly inputs: CheckInputs; readonly link: string }
  | { readonly kind: 'unusable'; readonly findings: readonly [Finding, ...Finding[]] };

/** Reads environment, inputs and kubeconfig; every unusable input is told, and nothing has been dialled. */
export function readGiven(world: World): GivenRead {
  const environment = world.person === undefined ? environmentOf(world.env) : { ok: true as const, environment: noJob };
  const inputs = readInputs((name) => world.runner.input(name));
  if (!environment.ok || !inputs.ok) {
    return unusable([...(inputs.ok ? [] : inputs.findings), ...(environment.ok ? [] : environment.findings)]);
  }
  if (inputs.inputs.mode === 'assert') return { kind: 'assert', link: environment.environment.runLink };
  const link = environment.environment.runLink;
  if (inputs.inputs.mode === 'check') return { kind: 'files', inputs: inputs.inputs, link };
  if (inputs.inputs.mode === 'diagnose' && inputs.inputs.from !== '')
    return { kind: 'saved', inputs: inputs.inputs, link };
  const probes = inputs.inputs.mode === 'gate' ? imageProbes(inputs.inputs) : { probes: [], mustDeny: [] };
  if ('code' in probes) return unusable([probes]);
  const paths = kubeconfigPaths(inputs.inputs.kubeconfig, world.env);
  const kubeconfig = readKubeconfig(paths, inputs.inputs.context);
  if (kubeconfig.kind === 'unusable') {
    const { input, problem, given } = kubeconfig;
    return unusable([finding('kubeconfig-unusable', `input ${input}`, { input, problem, given })]);
  }
  const given = {
    environment: environment.environment,
    inputs: inputs.inputs,
    probes,
    kubeconfig,
    kubeconfigPaths: paths,
  };
  return { kind: 'given', given };
}

function unusable([first, ...more]: readonly Finding[]): GivenRead {
  const lost = finding('internal-error', 'inputs', {
    step: 'the start',
    problem: 'an input was refused without a reason',
  });
  return { kind: 'unusable', findings: [first ?? lost, ...more] };
}

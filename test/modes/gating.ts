import { gate } from '../../src/modes/gate.ts';
import { imageProbes } from '../../src/modes/probes.ts';
import type { GateInputs } from '../../src/runner/inputs.ts';
import { go, type Step } from '../../src/steps/context.ts';
import type { Keeper } from '../../src/steps/keeper.ts';
import type { FakeCluster } from '../fakes/cluster.ts';
import { contextOn, type TestContext } from '../fakes/context.ts';
import { ourClaim } from '../fakes/leases.ts';
import type { LivingCluster } from '../fakes/living.ts';
import { orderOn } from '../fakes/queue.ts';
import { readGiven } from '../runner/given.ts';

export const probedImage = 'registry.example/shop/app:1';

/** Inputs of a workflow that names one policy and does not wait for the Lease; all others have their defaults. */
function gateInputs(): GateInputs {
  const read = readGiven({
    'probe-images': probedImage,
    'probe-namespace': 'apps',
    policies: 'p1',
    'lease-wait-seconds': '0',
  });
  if (!read.ok || read.inputs.mode !== 'gate') throw new Error('these inputs are those of a gate');
  return read.inputs;
}

export interface Gating {
  readonly context: TestContext<FakeCluster>;
  readonly ended: Promise<Step<void>>;
}

/** A keeper that is there and says nothing. */
const silentKeeper: Keeper = {
  start: () => undefined,
  heard: () => ({ kind: 'nothing' }),
  confirmed: async () => go(undefined),
  revive: () => {},
  stop: async () => {},
};

/** Starts a gate on the cluster; the test moves the time. */
export function startGate(
  living: LivingCluster,
  change: Partial<GateInputs> = {},
  keeper: Keeper = silentKeeper,
): Gating {
  const given = { ...gateInputs(), ...change };
  const probes = imageProbes(given);
  if ('code' in probes) throw new Error(probes.code);
  const context = contextOn(living.port);
  const plan = { inputs: given, ...probes, claim: ourClaim, order: orderOn(context).order, onHeld: () => {}, keeper };
  return { context, ended: gate(context, plan) };
}

/** A whole gate on virtual time. */
export async function runGate(living: LivingCluster, change: Partial<GateInputs> = {}) {
  const { context, ended } = startGate(living, change);
  const step = await context.clock.until(ended);
  return { step, context };
}

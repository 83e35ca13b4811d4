import { gate } from '../../src/modes/gate.ts';
import type { GateInputs } from '../../src/runner/inputs.ts';
import { go, type Step } from '../../src/steps/context.ts';
import type { Keeper } from '../../src/steps/keeper.ts';
import { readProbes } from '../../src/steps/probe.ts';
import type { FakeCluster } from '../fakes/cluster.ts';
import { contextOn, type TestContext } from '../fakes/context.ts';
import { ourClaim } from '../fakes/leases.ts';
import type { LivingCluster } from '../fakes/living.ts';
import { orderOn } from '../fakes/queue.ts';

export const probedImage = 'registry.example/shop/app:1';

const inputs: GateInputs = {
  mode: 'gate',
  policies: ['p1'],
  probeImages: [probedImage],
  probeNamespace: 'apps',
  webhookTimeoutSeconds: 30,
  lease: { namespace: 'admission-gate', name: 'deploy' },
  leaseDurationSeconds: 60,
  leaseWaitSeconds: 0,
  allowOlder: false,
  maxHoldSeconds: 21_600,
  onLeaseLoss: 'fail',
  run: '',
  stopGraceSeconds: 30,
  kubeconfig: '',
  context: '',
  kyvernoNamespace: 'kyverno',
  kyvernoVersion: '',
  convergenceTimeoutSeconds: 120,
  probeAttempts: 6,
  probeTimeoutSeconds: 240,
  timeoutSeconds: 1200,
  githubToken: '',
  jobId: '',
};

export interface Gating {
  readonly context: TestContext<FakeCluster>;
  readonly ended: Promise<Step<void>>;
}

/** A keeper that is there and says nothing. */
const silentKeeper: Keeper = {
  start: () => undefined,
  heard: () => ({ kind: 'nothing' }),
  confirmed: async () => go(undefined),
  stop: async () => {},
};

/** Starts a gate on the cluster; the test moves the time. */
export function startGate(
  living: LivingCluster,
  change: Partial<GateInputs> = {},
  keeper: Keeper = silentKeeper,
): Gating {
  const given = { ...inputs, ...change };
  const probes = readProbes(given.probeImages);
  if ('code' in probes) throw new Error(probes.code);
  const context = contextOn(living.port);
  const plan = { inputs: given, probes, claim: ourClaim, order: orderOn(context).order, onHeld: () => {}, keeper };
  return { context, ended: gate(context, plan) };
}

/** A whole gate on virtual time. */
export async function runGate(living: LivingCluster, change: Partial<GateInputs> = {}) {
  const { context, ended } = startGate(living, change);
  const step = await context.clock.until(ended);
  return { step, context };
}

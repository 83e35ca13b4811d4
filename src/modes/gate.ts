import type { ProbePod } from '../admission/pod.ts';
import { finding } from '../findings/finding.ts';
import { clusterWideEngines } from '../kyverno/engines.ts';
import type { Claim } from '../lease/record.ts';
import type { GateInputs } from '../runner/inputs.ts';
import { acquire, type Wish } from '../steps/acquire.ts';
import { standstill } from '../steps/backend.ts';
import { Budget } from '../steps/budget.ts';
import type { FilePolicy, Proposal } from '../steps/candidates.ts';
import { changedSince, rewritten } from '../steps/changed.ts';
import { type Context, go, phase, type Refusal, refuse, type Step } from '../steps/context.ts';
import { converge, type Goal, type Judged, judgeView } from '../steps/converge.ts';
import { type Coverable, distinctFacts, type FactsOf, factsOf } from '../steps/cover.ts';
import { expressionsOf } from '../steps/expressions.ts';
import type { HeldLease } from '../steps/hold.ts';
import { installation } from '../steps/installation.ts';
import { settleInherited } from '../steps/journal.ts';
import type { Keeper } from '../steps/keeper.ts';
import { lookAround, readEngines, type View } from '../steps/observe.ts';
import { tellQueueTime } from '../steps/queue-time.ts';
import type { Order } from '../steps/turn.ts';
import { probeAndControl } from './proof.ts';
import { repair } from './repair.ts';

export interface GatePlan {
  readonly inputs: GateInputs;
  readonly probes: readonly ProbePod[];
  /** Pods that a covering policy must deny. */
  readonly mustDeny: readonly ProbePod[];
  /** Policies as files have them, to be judged beside those of the cluster. */
  readonly filePolicies?: readonly FilePolicy[];
  readonly claim: Claim;
  readonly order: Order;
  /** Told the Lease's uid as soon as it is ours, so that post can free it whatever happens to this process. */
  readonly onHeld: (uid: string) => void;
  readonly keeper: Keeper;
  /** The job goes on whatever the verdict: then the Lease is kept through it where that is possible. */
  readonly isLenient?: boolean;
}

/** A refusal may leave the Lease with us only when the job is to go on all the same. */
export type GateEnd = Step<void> | (Refusal & { readonly kept: true });

/** How often right webhooks may turn wrong again before the gate gives up. */
const MAX_BREAKS = 3;

/**
 * One gate: take the Lease, observe, assess, repair, converge, probe, control, look again. On `go` the Lease is
 * still held; on `refuse` it has been given up, or it is said to be kept, or the findings say why not.
 */
export async function gate(context: Context, plan: GatePlan): Promise<GateEnd> {
  const [ended] = await Promise.all([hold(context, plan), tellQueueTime(context, plan.order, plan.inputs)]);
  return ended;
}

async function hold(context: Context, plan: GatePlan): Promise<GateEnd> {
  const acquired = await phase(context, 'Take the Lease', () => acquire(context, wishOf(plan)));
  if (acquired.kind === 'refuse') return acquired;
  const lease = acquired.value;
  plan.onHeld(lease.uid);
  const decided = await safely(context, () => decideKept(context, lease, plan));
  if (decided.kind === 'go' || (plan.isLenient && (await isKept(context, plan)))) {
    lease.stop();
    return decided.kind === 'go' ? decided : { ...decided, kept: true };
  }
  const notFreed = await phase(context, 'Give the Lease up', async () => {
    await plan.keeper.stop();
    return lease.free();
  });
  return notFreed === undefined ? decided : refuse(...decided.findings, notFreed);
}

async function isKept({ scope }: Context, { keeper }: GatePlan): Promise<boolean> {
  return scope.ended === undefined && (await keeper.confirmed()).kind === 'go';
}

function wishOf({ claim, inputs, order }: GatePlan): Wish {
  return { claim, waitSeconds: inputs.leaseWaitSeconds, order };
}

/** Decides while the keeper renews the Lease, and goes on only when the keeper is sure to do so after us. */
async function decideKept(context: Context, lease: HeldLease, plan: GatePlan): Promise<Step<void>> {
  const failed = plan.keeper.start(lease);
  if (failed !== undefined) return refuse(failed);
  void lease.keep(plan.keeper);
  const decided = await decide(context, lease, plan);
  return decided.kind === 'go' ? plan.keeper.confirmed() : decided;
}

/** A fault of ours must not keep the Lease: it refuses like everything else. */
export async function safely(context: Context, run: () => Promise<Step<void>>): Promise<Step<void>> {
  try {
    return await run();
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const found = finding(
      'internal-error',
      'Admission Gate',
      { step: context.scope.step, problem },
      problem.split('\n'),
    );
    context.scope.end(found);
    return refuse(found);
  }
}

async function decide(context: Context, lease: HeldLease, plan: GatePlan): Promise<Step<void>> {
  const observed = await phase(context, 'Observe the cluster', () => observe(context, plan));
  if (observed.kind === 'refuse') return observed;
  const { goal, view, facts } = observed.value;
  const settled = settleInherited(context, lease.journal, lease.inherited, view.policies);
  if (settled.kind === 'refuse') return settled;
  const repaired = await repair(context, lease, plan, observed.value, settled.value);
  if (repaired.kind === 'refuse') return repaired;
  return prove(context, lease, { ...plan, facts }, goal, repaired.value);
}

/** All that was read before anything is judged. */
export interface Observed extends Coverable {
  readonly facts: FactsOf;
  readonly proposal: Proposal;
}

export async function observe(
  context: Context,
  { inputs, probes, mustDeny, filePolicies = [] }: Pick<GatePlan, 'inputs' | 'probes' | 'mustDeny' | 'filePolicies'>,
): Promise<Step<Observed>> {
  const pods = [...probes, ...mustDeny];
  const [view, others, kyverno, facts] = await Promise.all([
    lookAround(context),
    readEngines(context, clusterWideEngines),
    installation(context, inputs.kyvernoNamespace, inputs.kyvernoVersion),
    factsOf(context, pods),
  ]);
  if (view.kind === 'refuse') return view;
  if (kyverno.kind === 'refuse') return kyverno;
  if (facts.kind === 'refuse') return facts;
  context.history.kyvernoVersion = kyverno.value.version.text;
  context.history.warnings.push(...kyverno.value.warnings);
  const goal: Goal = {
    version: kyverno.value.version,
    settings: kyverno.value.settings,
    expressions: await expressionsOf(view.value.policies),
    others,
    pods: distinctFacts(pods, facts.value),
    named: inputs.policies,
    wantedSeconds: inputs.webhookTimeoutSeconds,
    convergenceSeconds: inputs.convergenceTimeoutSeconds,
  };
  const imagesOf = (pod: ProbePod) => ({ pod: facts.value(pod), images: pod.images });
  return go({
    goal,
    view: view.value,
    facts: facts.value,
    probed: probes.map(imagesOf),
    mustDeny: mustDeny.map(imagesOf),
    proposal: {
      files: filePolicies,
      retiring: inputs.retirePolicies,
      apply: inputs.applyPolicies,
      accepted: inputs.acceptPolicyChange,
    },
  });
}

/**
 * Converge, probe, control, look again; a break between goes back to waiting, three times at most. All waits share one
 * time, and all probes and controls another.
 */
async function prove(
  context: Context,
  lease: HeldLease,
  plan: GatePlan & Pick<Observed, 'facts'>,
  goal: Goal,
  start: View,
): Promise<Step<void>> {
  const { inputs } = plan;
  const waiting = new Budget(context.clock, inputs.convergenceTimeoutSeconds);
  const probing = new Budget(context.clock, inputs.probeTimeoutSeconds);
  let view = start;
  for (let breaks = 0; ; breaks++) {
    const converged = await phase(context, 'Wait for the webhooks', () =>
      waiting.spend((seconds) => converge(context, goal, view, seconds)),
    );
    if (converged.kind === 'refuse') return standstill(context, converged, view.webhooks);
    const proved = await probeAndControl(context, plan, converged.value, goal, probing);
    if (proved.kind === 'refuse') return proved;
    const again = await phase(context, 'Look again', () => lookAgain(context, lease, plan.order, goal));
    if (again.kind === 'refuse') return again;
    context.history.warnings.push(...rewritten(converged.value, again.value));
    const difference = changedSince(converged.value, again.value);
    if (difference === undefined) return go(undefined);
    if (breaks === MAX_BREAKS) {
      return refuse(finding('flapping', 'webhook configurations', { times: String(MAX_BREAKS + 1), difference }));
    }
    context.log.info(`Changed while it was being proved: ${difference}`);
    view = again.value.view;
  }
}

async function lookAgain(context: Context, lease: HeldLease, order: Order, goal: Goal): Promise<Step<Judged>> {
  const [lost, objection, looked] = await Promise.all([lease.assert(), order.objection(), lookAround(context)]);
  if (lost !== undefined) return refuse(lost);
  if (objection !== undefined) return refuse(objection);
  if (looked.kind === 'refuse') return looked;
  const judged = judgeView(context, goal, looked.value);
  if (judged.kind === 'go') context.log.info('The Lease is ours, and the webhooks are read again.');
  return judged;
}

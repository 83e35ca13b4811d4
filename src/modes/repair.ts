import { isMalformed } from '../kyverno/policy.ts';
import type { JournalEntry } from '../lease/journal.ts';
import { explained } from '../steps/backend.ts';
import { Budget } from '../steps/budget.ts';
import { type Context, go, phase, refuse, type Step } from '../steps/context.ts';
import type { Judged } from '../steps/converge.ts';
import { coverIn } from '../steps/cover.ts';
import { exemptions } from '../steps/exceptions.ts';
import { handOver, objectionsTo, undoRetirements } from '../steps/hand-over.ts';
import type { HeldLease } from '../steps/hold.ts';
import { afterIntent, type Intent, intentOf } from '../steps/intent.ts';
import type { View } from '../steps/observe.ts';
import { controlAll } from '../steps/probe.ts';
import { raiseTimeout } from '../steps/repair.ts';
import type { GatePlan, Observed } from './gate.ts';
import { judgeObserved } from './proof.ts';

/**
 * All writes of a gate, in the order that leaves no unguarded moment: what a run before left unproved is undone, the files'
 * specs come in, what they cover is retired and proved, and then the timeouts are raised. What forbids any of it refuses
 * before all of it.
 */
export async function repair(
  context: Context,
  lease: HeldLease,
  plan: GatePlan,
  observed: Observed,
  toUndo: readonly JournalEntry[],
): Promise<Step<View>> {
  return phase(context, 'Repair the policies', async () => {
    const undone = await undoRetirements(context, lease, toUndo, observed.view);
    if (undone.kind === 'refuse') return undone;
    const now = { ...observed, view: undone.value };
    const intent = intentOf(now.proposal, now);
    return intent.kind === 'refuse' ? intent : write(context, lease, plan, now, intent);
  });
}

async function write(
  context: Context,
  lease: HeldLease,
  plan: GatePlan,
  observed: Observed,
  intent: Intent,
): Promise<Step<View>> {
  const { goal, view } = observed;
  const planned = { ...view, policies: afterIntent(view.policies, intent) };
  const judged = judgeObserved(context, { ...observed, view: planned }, view);
  if (judged.kind === 'refuse') return judged;
  const [first, ...more] = objectionsTo(intent, goal, view);
  if (first !== undefined) return refuse(first, ...more);
  const { patches } = judged.value;
  const isWriting = patches.length + intent.puts.length + intent.retirements.length > 0;
  const objection = isWriting ? await plan.order.objection() : undefined;
  if (objection !== undefined) return refuse(objection);
  const exempted = await exemptions(context, intent.retirements);
  if (exempted.kind === 'refuse') return exempted;
  if (!isWriting) context.log.info('Nothing is stale; no policy is written.');
  const control = controlling(context, plan, observed);
  const moved = await handOver(context, lease, { intent, goal, view, control });
  if (moved.kind === 'refuse') return explained(context, moved, view.webhooks);
  return raiseAll(
    context,
    lease,
    patches.map(({ policy, toSeconds }) => ({ name: policy.name, toSeconds })),
    moved.value,
  );
}

function controlling(context: Context, { inputs, probes, mustDeny }: GatePlan, { facts, goal }: Observed) {
  const probing = new Budget(context.clock, inputs.probeTimeoutSeconds);
  return (judged: Judged): Promise<Step<void>> =>
    probing.spend((totalSeconds) =>
      controlAll(context, probes, mustDeny, coverIn(judged, facts, goal), {
        attempts: inputs.probeAttempts,
        totalSeconds,
      }),
    );
}

interface Raise {
  readonly name: string;
  readonly toSeconds: number;
}

/** Raises what is stale, one policy after the other. */
async function raiseAll(context: Context, lease: HeldLease, raises: readonly Raise[], view: View): Promise<Step<View>> {
  let { policies } = view;
  for (const { name, toSeconds } of raises) {
    const policy = policies.find((one) => one.family === 'ivpol' && one.name === name);
    if (policy === undefined || isMalformed(policy)) continue;
    const raised = await raiseTimeout(context, lease, { policy, toSeconds });
    if (raised.kind === 'refuse') return explained(context, raised, view.webhooks);
    const from = String(policy.timeoutSeconds ?? 'absent');
    context.history.patches.push({ policy: name, from, to: toSeconds });
    policies = policies.map((one) => (one === policy ? raised.value : one));
  }
  return go({ ...view, policies });
}

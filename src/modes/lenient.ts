import { type Finding, finding } from '../findings/finding.ts';
import { Budget } from '../steps/budget.ts';
import { type Context, phase, refuse, type Step } from '../steps/context.ts';
import { type GateEnd, type GatePlan, gate, observe, safely } from './gate.ts';
import { judgeObserved, probeAndControl } from './proof.ts';

/** What says that a refusal does not fail this step, if anything does. The reason of one run outweighs the setting. */
export function lenienceOf(enforcement: string, breakGlassReason: string): readonly Finding[] {
  const reason = breakGlassReason.trim();
  if (reason !== '') return [finding('break-glass', 'input break-glass-reason', { reason }, [], 'warning')];
  return enforcement === 'warn' ? [finding('enforcement-warn', 'input enforcement', {}, [], 'warning')] : [];
}

/**
 * A gate whose job goes on whatever the verdict. Where the Lease is not to be had, all that only reads runs all the same,
 * so that the verdict tells everything; without the Lease nothing is patched, and nothing waits for it.
 */
export async function gateLeniently(context: Context, plan: GatePlan): Promise<GateEnd> {
  let wasHeld = false;
  const onHeld = (uid: string): void => {
    wasHeld = true;
    plan.onHeld(uid);
  };
  const ended = await gate(context, { ...plan, onHeld, isLenient: true });
  if (ended.kind === 'go' || wasHeld || context.scope.ended !== undefined) return ended;
  const judged = await safely(context, () => judgeUnheld(context, plan));
  return judged.kind === 'go' ? ended : refuse(...ended.findings, ...judged.findings);
}

async function judgeUnheld(context: Context, plan: GatePlan): Promise<Step<void>> {
  const observed = await phase(context, 'Observe without the Lease', () => observe(context, plan));
  if (observed.kind === 'refuse') return observed;
  const { view, facts, goal } = observed.value;
  const assessed = judgeObserved(context, observed.value);
  if (assessed.kind === 'refuse') return assessed;
  const probing = new Budget(context.clock, plan.inputs.probeTimeoutSeconds);
  const judged = { view, assessment: assessed.value };
  return probeAndControl(context, { ...plan, facts }, judged, goal, probing, ' without the Lease');
}

import { type Finding, finding, isError } from '../findings/finding.ts';
import { assess } from '../kyverno/assess.ts';
import { type Context, go, phase, refuse, type Step } from '../steps/context.ts';
import { remember } from '../steps/converge.ts';
import { coverIn, withCoverage } from '../steps/cover.ts';
import { controlAll, probeAll } from '../steps/probe.ts';
import { explainedByLog } from '../steps/verifiers.ts';
import { type GateEnd, type GatePlan, gate, observe, safely } from './gate.ts';

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
  const { inputs, probes, mustDeny } = plan;
  const observed = await phase(context, 'Observe without the Lease', () => observe(context, plan));
  if (observed.kind === 'refuse') return observed;
  const { goal, view, facts, probed: images } = observed.value;
  const judged = assess({ ...goal, ...view });
  const assessment = { ...judged, findings: withCoverage(judged, images, goal, view) };
  remember(context, { view, assessment });
  const [first, ...more] = assessment.findings.filter(isError);
  if (first !== undefined) return refuse(first, ...more);
  const limits = { attempts: inputs.probeAttempts, totalSeconds: inputs.probeTimeoutSeconds };
  const cover = coverIn({ view, assessment }, facts);
  const probed = await phase(context, 'Probe without the Lease', () => probeAll(context, probes, cover, limits));
  if (probed.kind === 'refuse') return inputs.readKyvernoLogs ? explainedByLog(context, probed) : probed;
  const controlled = await phase(context, 'Control without the Lease', () =>
    controlAll(context, probes, mustDeny, cover, limits),
  );
  return controlled.kind === 'refuse' ? controlled : go(undefined);
}

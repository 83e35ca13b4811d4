import { isError } from '../findings/finding.ts';
import { type Assessment, assess } from '../kyverno/assess.ts';
import { explained } from '../steps/backend.ts';
import type { Budget } from '../steps/budget.ts';
import { judgeCandidates } from '../steps/candidates.ts';
import { type Context, go, phase, refuse, type Step } from '../steps/context.ts';
import { type Goal, type Judged, remember } from '../steps/converge.ts';
import { coverIn, withCoverage } from '../steps/cover.ts';
import type { View } from '../steps/observe.ts';
import { controlAll, probeAll } from '../steps/probe.ts';
import { explainedByLog } from '../steps/verifiers.ts';
import type { GatePlan, Observed } from './gate.ts';

/**
 * Judges what was observed, with the policies as they will be, keeps it for the report, and refuses for all that forbids to
 * go on. `live`: what files are compared with.
 */
export function judgeObserved(context: Context, observed: Observed, live: View = observed.view): Step<Assessment> {
  const { goal, view, proposal } = observed;
  const assessed = assess({ ...goal, ...view });
  const assessment = { ...assessed, findings: withCoverage(assessed, observed) };
  remember(context, { view, assessment });
  context.history.warnings.push(...judgeCandidates(proposal, goal, live));
  const [first, ...more] = assessment.findings.filter(isError);
  return first === undefined ? go(assessment) : refuse(first, ...more);
}

/**
 * All probes, then all controls, within the time that is left for both. A refusal is explained, as far as its cause may
 * be read. `where` ends the names of the phases.
 */
export async function probeAndControl(
  context: Context,
  { inputs, probes, mustDeny, facts }: Pick<GatePlan, 'inputs' | 'probes' | 'mustDeny'> & Pick<Observed, 'facts'>,
  judged: Judged,
  goal: Goal,
  probing: Budget,
  where = '',
): Promise<Step<void>> {
  const cover = coverIn(judged, facts, goal);
  const limits = (totalSeconds: number) => ({ attempts: inputs.probeAttempts, totalSeconds });
  const probed = await phase(context, `Probe${where}`, () =>
    probing.spend((seconds) => probeAll(context, probes, cover, limits(seconds))),
  );
  if (probed.kind === 'refuse') {
    const told = inputs.readKyvernoLogs ? await explainedByLog(context, probed) : probed;
    return explained(context, told, judged.view.webhooks);
  }
  const controlled = await phase(context, `Control${where}`, () =>
    probing.spend((seconds) => controlAll(context, probes, mustDeny, cover, limits(seconds))),
  );
  return controlled.kind === 'refuse' ? explained(context, controlled, judged.view.webhooks) : controlled;
}

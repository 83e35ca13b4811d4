import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { concerning, type Difference, differenceText } from '../kyverno/compare.ts';
import { subjectOf } from '../kyverno/policy.ts';
import { type Context, type Refusal, refuse } from './context.ts';
import type { Goal, Judged } from './converge.ts';
import { controllerOf } from './installation.ts';

/** What the wait ends with: what can be seen to keep the webhooks away, and policies that say otherwise. */
export async function notConverged(context: Context, goal: Goal, judged: Judged): Promise<Refusal> {
  const { differences } = judged.assessment;
  const evidence = differences.map(differenceText);
  const excluded = differences.find((difference) => difference.code === 'excludes-probe');
  const found =
    excluded === undefined
      ? ((await rollout(context, goal, evidence)) ??
        empty(context, goal, judged, evidence) ??
        apart(goal, differences, evidence))
      : exclusion(context, excluded, evidence);
  return refuse(found, ...untrue(judged));
}

function exclusion(
  context: Context,
  { policy, pod }: Extract<Difference, { code: 'excludes-probe' }>,
  evidence: readonly string[],
): Finding {
  const { namespace: podNamespace } = pod;
  const facts = {
    policy: policy.name,
    podNamespace,
    webhook: evidence[0] ?? '',
    namespace: context.kyvernoNamespace,
  };
  return finding('namespace-excluded', `namespace ${podNamespace}`, facts, evidence);
}

/** A rollout that does not end keeps Kyverno from writing; that is said instead, when it is seen. */
async function rollout(context: Context, goal: Goal, evidence: readonly string[]): Promise<Finding | undefined> {
  const { kyvernoNamespace: namespace } = context;
  const controller = await controllerOf(context, namespace);
  const seen = controller.kind === 'go' ? controller.value : undefined;
  if (seen === undefined || seen.statusReplicas <= seen.wantedReplicas) return undefined;
  const { deployment, statusReplicas, wantedReplicas } = seen;
  const facts = {
    deployment,
    replicas: String(statusReplicas),
    wanted: String(wantedReplicas),
    seconds: String(goal.convergenceSeconds),
    namespace,
  };
  return finding('kyverno-rollout', `Deployment ${namespace}/${deployment}`, facts, evidence);
}

/** No image policy has any webhook: nothing is verified. */
function empty(
  context: Context,
  goal: Goal,
  { view, assessment }: Judged,
  evidence: readonly string[],
): Finding | undefined {
  const { mutate, validate } = view.configurations;
  if (mutate.entries.length > 0 || validate.entries.length > 0) return undefined;
  const facts = {
    policies: assessment.matter.map(({ name }) => name).join(', '),
    seconds: String(goal.convergenceSeconds),
    namespace: context.kyvernoNamespace,
  };
  return finding('webhooks-empty', 'webhook configurations', facts, evidence);
}

function apart(goal: Goal, differences: readonly Difference[], evidence: readonly string[]): Finding {
  const facts = {
    seconds: String(goal.convergenceSeconds),
    version: goal.version.text,
    difference: differences.map(differenceText).join('; '),
  };
  return finding('not-converged', 'webhook configurations', facts, evidence);
}

/** Policies that call themselves ready although an entry of theirs is not there. */
function untrue({ assessment }: Judged): readonly Finding[] {
  const wanted = assessment.differences.flatMap((difference) => ('wanted' in difference ? [difference.wanted] : []));
  return assessment.matter
    .filter((policy) => policy.saysReady && concerning(wanted, [policy]).length > 0)
    .map((policy) => asWarning(finding('ready-untrue', subjectOf(policy), { policy: policy.name })));
}

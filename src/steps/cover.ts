import type { ProbePod } from '../admission/pod.ts';
import { type Finding, isError } from '../findings/finding.ts';
import type { Assessment } from '../kyverno/assess.ts';
import { isReached, judgeCoverage, type ProbedImages } from '../kyverno/provable.ts';
import { canSelect, type PodFacts } from '../kyverno/selection.ts';
import { type Context, go, type Step } from './context.ts';
import type { Goal, Judged } from './converge.ts';
import { podFacts, type View } from './observe.ts';
import type { Cover, CoverOf } from './probe.ts';

export type FactsOf = (pod: ProbePod) => PodFacts;

/** What decides which policies see each Pod; every namespace is read once. */
export async function factsOf(context: Context, pods: readonly ProbePod[]): Promise<Step<FactsOf>> {
  const names = [...new Set(pods.map(({ namespace }) => namespace))];
  const steps = await Promise.all(names.map((name) => podFacts(context, name, {})));
  const labels = new Map<string, PodFacts['namespaceLabels']>();
  for (const step of steps) {
    if (step.kind === 'refuse') return step;
    labels.set(step.value.namespace, step.value.namespaceLabels);
  }
  return go(({ namespace, labels: podLabels }) => ({
    namespace,
    namespaceLabels: labels.get(namespace) ?? {},
    podLabels,
  }));
}

/** The facts of all Pods, those that are equal once. */
export function distinctFacts(pods: readonly ProbePod[], facts: FactsOf): readonly PodFacts[] {
  return [...new Map(pods.map(facts).map((one) => [JSON.stringify(one), one])).values()];
}

/** Which policies that matter can select a Pod, how long their webhooks may take, and which images they may see. */
export function coverIn({ view, assessment }: Judged, facts: FactsOf, goal: Goal): CoverOf {
  const entries = Object.values(view.configurations).flatMap((configuration) => configuration.entries);
  return (pod): Cover => {
    const policies = assessment.matter.filter((policy) => canSelect(policy, facts(pod))).map(({ name }) => name);
    const called = entries.filter((entry) => entry.policies.some((policy) => policies.includes(policy)));
    const timeouts = called.map(({ timeoutSeconds }) => timeoutSeconds);
    return {
      policies,
      timeoutSeconds: timeouts.length === 0 ? undefined : Math.min(...timeouts),
      reaches: (image) => isReached(image, facts(pod), view.policies, goal),
    };
  };
}

/** What must be covered by a policy, what must be denied by one, and by which view. */
export interface Coverable {
  readonly probed: readonly ProbedImages[];
  readonly mustDeny: readonly ProbedImages[];
  readonly goal: Goal;
  readonly view: View;
}

/** Where all else is right: an image that no policy covers would be admitted without proving anything. */
export function withCoverage(
  { findings }: Assessment,
  { probed, mustDeny, goal, view }: Coverable,
): readonly Finding[] {
  return findings.some(isError) ? findings : [...findings, ...judgeCoverage(probed, mustDeny, view.policies, goal)];
}

import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { verbs } from '../kyverno/assess.ts';
import { concerning, differenceText } from '../kyverno/compare.ts';
import { changes } from '../kyverno/deviation.ts';
import type { Policy } from '../kyverno/policy.ts';
import type { Judged } from './converge.ts';

/** Did anything that was proved change since? The spec of each policy that matters, and the webhooks. */
export function changedSince(before: Judged, after: Judged): string | undefined {
  const [difference] = after.assessment.differences;
  if (difference !== undefined) return differenceText(difference);
  const key = ({ uid, generation, name }: Policy): string => `${name} ${uid} ${generation}`;
  const keys = (judged: Judged): readonly string[] => judged.assessment.matter.map(key).sort();
  const [old, now] = [keys(before), keys(after)];
  return old.join() === now.join() ? undefined : `policies were [${old.join(', ')}] and are [${now.join(', ')}]`;
}

/** What changed in the webhooks that matters to nobody here, but shows that somebody else writes them too. */
export function rewritten(before: Judged, after: Judged): readonly Finding[] {
  const { matter } = after.assessment;
  return verbs.flatMap((verb) => {
    const [old, now] = [before.view.configurations[verb], after.view.configurations[verb]];
    return changes(concerning(old.entries, matter), concerning(now.entries, matter)).map(({ path, fields }) => {
      const facts = {
        configuration: verb === 'mutate' ? 'mutating' : 'validating',
        from: String(old.generation),
        to: String(now.generation),
        fields: fields.join(', '),
        path,
      };
      return asWarning(finding('webhooks-rewritten', `webhook path ${path}`, facts));
    });
  });
}

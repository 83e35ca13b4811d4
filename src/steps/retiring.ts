import { type Finding, finding } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import { type Comparison, compareWith } from '../kyverno/candidate.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import type { FilePolicy } from './candidates.ts';
import type { Goal } from './converge.ts';
import type { View } from './observe.ts';

/** A policy of the files that could take the place of another one. */
export interface Successor {
  readonly file: FilePolicy;
  readonly candidate: Policy;
}

interface Cover extends Successor {
  readonly comparison: Comparison;
}

const ranks: readonly Comparison['kind'][] = ['same', 'not-weaker', 'unproved', 'weaker'];

/** A policy as it is once it is retired. */
export function retired(policy: Policy): Policy {
  return { ...policy, offAtAdmission: policy.offAtAdmission ?? 'spec.evaluation.admission.enabled is false' };
}

/**
 * Does a policy of the files deny all that each of these denies, so that it may be retired once that one is in the cluster?
 * Said in findings that refuse nothing; nothing is retired.
 */
export function judgeRetiring(
  names: readonly string[],
  successors: readonly Successor[],
  { version }: Pick<Goal, 'version'>,
  { policies }: Pick<View, 'policies'>,
): readonly Finding[] {
  return names.map((name): Finding => {
    const live = policies.find((policy) => policy.family === 'ivpol' && policy.name === name);
    if (live === undefined || isMalformed(live)) return unknown(name, live);
    const covers = successors
      .filter(({ candidate }) => !names.includes(candidate.name))
      .map((one): Cover => ({ ...one, comparison: compareWith(live, one.candidate, version) }))
      .sort((a, b) => ranks.indexOf(a.comparison.kind) - ranks.indexOf(b.comparison.kind));
    return judged(live, covers[0]);
  });
}

function unknown(name: string, found: MalformedPolicy | undefined): Finding {
  const subject = subjectOf({ family: 'ivpol', name });
  const problem = found === undefined ? 'the cluster has no policy of that name' : found.problem;
  return uncovered(subject, name, `nothing is known of it: ${problem}`);
}

function judged(live: Policy, cover: Cover | undefined): Finding {
  if (cover === undefined) return uncovered(subjectOf(live), live.name, 'the files have no other policy that stays');
  const { candidate, comparison, file } = cover;
  const bad = comparison.changes.filter(({ strength }) => strength !== 'not-weaker');
  const place = placeText(file.place);
  if (bad.length === 0) {
    const facts = { policy: live.name, candidate: candidate.name, place, resource: resourceOf(live) };
    return finding('retire-covered', subjectOf(live), facts, [], 'notice');
  }
  const fields = bad.map(({ path, strength }) => `${path} (${strength})`).join(', ');
  const evidence = bad.map(({ path, from, to }) => `${path}: ${live.name} says ${from}, ${candidate.name} says ${to}`);
  return uncovered(subjectOf(live), live.name, `of ${candidate.name} (${place}): ${fields}`, evidence);
}

function uncovered(subject: string, policy: string, problem: string, evidence: readonly string[] = []): Finding {
  return finding('retire-uncovered', subject, { policy, problem }, evidence, 'warning');
}

import { type Finding, finding, placed } from '../findings/finding.ts';
import { type Place, placeText } from '../findings/place.ts';
import { type Comparison, compareWith, readCandidate, withTimeoutOf } from '../kyverno/candidate.ts';
import { coverageOf, withForgedDigest } from '../kyverno/coverage.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import { type FilePolicy, malformedFile, nameOf, type Proposal, twiceInFiles } from './candidates.ts';
import { type Refusal, refuse } from './context.ts';
import type { Goal } from './converge.ts';
import type { Coverable } from './cover.ts';
import type { View } from './observe.ts';
import { retired } from './retiring.ts';

/** A policy that gets the spec of its file; how long its webhook may take stays as it is live. */
export interface Put {
  readonly live: Policy;
  readonly planned: Policy;
  readonly place: Place;
}

/** A policy that is switched off, since another one denies all that it denies. */
export interface Retirement {
  readonly live: Policy;
  readonly by: string;
}

/** What the files ask for and the gate may write. */
export interface Intent {
  readonly kind: 'intent';
  readonly puts: readonly Put[];
  readonly retirements: readonly Retirement[];
}

type Policies = View['policies'];
type Found = { readonly put: Put } | { readonly retirement: Retirement } | { readonly finding: Finding } | undefined;

const mayBe: readonly Comparison['kind'][] = ['same', 'not-weaker'];

/**
 * What has to be written so that the named policies are as their files say and the retired ones are off. Only what is proved
 * to deny no less, or was accepted by the digest of exactly this change, is written; what is weaker never is. All else
 * refuses before anything is written.
 */
export function intentOf(proposal: Proposal, observed: Omit<Coverable, 'mustDeny'>): Intent | Refusal {
  const none: Intent = { kind: 'intent', puts: [], retirements: [] };
  if (!proposal.apply) return none;
  const { goal, view } = observed;
  const named = goal.named.filter((name) => !proposal.retiring.includes(name));
  const found = named.map((name) => putOf(name, proposal, goal, view));
  const puts = found.flatMap((one) => (one !== undefined && 'put' in one ? [one.put] : []));
  const after = withPuts(view.policies, puts);
  const covers = after.filter(
    (policy): policy is Policy => !isMalformed(policy) && policy.family === 'ivpol' && named.includes(policy.name),
  );
  const retiring = proposal.retiring.map((name) => retirementOf(name, proposal, covers, observed));
  const retirements = retiring.flatMap((one) => (one !== undefined && 'retirement' in one ? [one.retirement] : []));
  const [first, ...more] = [...found, ...retiring].flatMap((one) =>
    one !== undefined && 'finding' in one ? [one.finding] : [],
  );
  return first === undefined ? { ...none, puts, retirements } : refuse(first, ...more);
}

/** The policies once the files' specs are there. */
function withPuts(policies: Policies, puts: Intent['puts']): Policies {
  return policies.map((policy) => puts.find(({ live }) => live === policy)?.planned ?? policy);
}

/** The policies once all is written but the timeouts. */
export function afterIntent(policies: Policies, { puts, retirements }: Intent): Policies {
  return withPuts(policies, puts).map((policy) =>
    !isMalformed(policy) && retirements.some(({ live }) => live === policy) ? retired(policy) : policy,
  );
}

function liveOf(policies: Policies, name: string): Policy | MalformedPolicy | undefined {
  return policies.find((policy) => policy.family === 'ivpol' && policy.name === name);
}

function putOf(name: string, { files, accepted }: Proposal, { version }: Goal, { policies }: View): Found {
  const [file, twin] = files.filter(({ object }) => nameOf(object) === name);
  const live = liveOf(policies, name);
  if (file === undefined) return undefined;
  if (twin !== undefined) return { finding: twiceInFiles(name, file, twin, 'error') };
  const candidate = readCandidate(file.object, live === undefined || isMalformed(live) ? undefined : live);
  if (isMalformed(candidate)) return { finding: malformedFile(candidate, file, 'error') };
  // Without a policy, or with one that cannot be read, the assessment refuses by itself.
  if (live === undefined || isMalformed(live)) return undefined;
  const planned = withTimeoutOf(live, candidate);
  const comparison = compareWith(live, planned, version);
  if (comparison.kind === 'same') return undefined;
  if (isGood(comparison, accepted)) return { put: { live, planned, place: file.place } };
  return { finding: placed(refusedPut(live, file, comparison), file.place) };
}

/** Proved to deny no less, or accepted by a person where nothing proves it; what is weaker cannot be accepted. */
function isGood({ kind, digest }: Comparison, accepted: Proposal['accepted']): boolean {
  return mayBe.includes(kind) || (kind === 'unproved' && accepted.includes(digest));
}

function refusedPut(live: Policy, { place }: FilePolicy, { kind, changes, digest }: Comparison): Finding {
  const facts = { policy: live.name, resource: resourceOf(live), place: placeText(place), digest };
  const evidence = changes.map(({ path, strength, from, to }) => `${path} (${strength}): live says ${from}, Git ${to}`);
  const code = kind === 'weaker' ? 'candidate-weaker' : 'candidate-unproved';
  return finding(code, subjectOf(live), facts, evidence);
}

function retirementOf(
  name: string,
  { accepted }: Proposal,
  covers: readonly Policy[],
  observed: Omit<Coverable, 'mustDeny'>,
): Found {
  const live = liveOf(observed.view.policies, name);
  // Gone or off already: there is nothing left to be done, as after every run but the first.
  if (live === undefined || isMalformed(live) || live.offAtAdmission !== undefined) return undefined;
  const compared = covers.map((cover) => ({ cover, comparison: compareWith(live, cover, observed.goal.version) }));
  const good = compared.find(({ comparison }) => isGood(comparison, accepted));
  if (good === undefined) return { finding: uncovered(live, compared) };
  if (isTried(live, good.cover, observed)) return { retirement: { live, by: good.cover.name } };
  const facts = { policy: name, candidate: good.cover.name, resource: resourceOf(live) };
  return { finding: finding('retire-untried', subjectOf(live), facts) };
}

interface Compared {
  readonly cover: Policy;
  readonly comparison: Comparison;
}

function uncovered(live: Policy, compared: readonly Compared[]): Finding {
  const evidence = compared.flatMap(({ cover, comparison: { changes, digest } }) => [
    ...changes
      .filter(({ strength }) => strength !== 'not-weaker')
      .map(({ path, strength, from, to }) => `${path} (${strength}): ${live.name} says ${from}, ${cover.name} ${to}`),
    `digest of ${cover.name} in the place of ${live.name}: ${digest}`,
  ]);
  const names = compared.map(({ cover }) => cover.name).join(', ');
  const problem = names === '' ? 'no other policy is named in input policies' : `not of ${names}, as it would be`;
  return finding('retire-uncovered', subjectOf(live), { policy: live.name, problem }, evidence);
}

/**
 * Does this change have an image of the policy, whose forged form the other one can see? Without it, nothing would show
 * after the retirement that its images are still denied.
 */
function isTried(live: Policy, cover: Policy, { probed, goal }: Omit<Coverable, 'mustDeny'>): boolean {
  const isCovered = (image: string, { pod }: (typeof probed)[number], policy: Policy): boolean =>
    coverageOf(image, pod, [policy], goal).some(([, { kind }]) => kind === 'covered');
  return probed.some((one) =>
    one.images.some(
      (image) =>
        isCovered(image, one, live) && [image, withForgedDigest(image)].every((form) => isCovered(form, one, cover)),
    ),
  );
}

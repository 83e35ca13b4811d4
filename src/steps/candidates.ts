import type { Workspace } from '../files/workspace.ts';
import type { ReasonCode } from '../findings/catalogue.ts';
import { asWarning, type Finding, finding, isError, placed } from '../findings/finding.ts';
import { type Place, placeText } from '../findings/place.ts';
import { assess } from '../kyverno/assess.ts';
import { type Comparison, compareWith, isCandidate, readCandidate } from '../kyverno/candidate.ts';
import { type Plain, plainIn } from '../kyverno/canonical.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import { go, refuse, type Step } from './context.ts';
import type { Goal } from './converge.ts';
import type { View } from './observe.ts';
import { judgeRetiring, retired, type Successor } from './retiring.ts';

/** An ImageValidatingPolicy as a file has it, as plain data. */
export interface FilePolicy {
  /** Its name and spec. */
  readonly object: Plain;
  readonly place: Place;
  /** Where each field of its spec begins. */
  readonly places: Readonly<Record<string, Place>>;
}

export interface FilePolicies {
  readonly policies: readonly FilePolicy[];
  /** What people should know of the files, in findings that refuse nothing. */
  readonly notes: readonly Finding[];
}

const input = 'policy-files';

/** The ImageValidatingPolicies in the files that the input names. What cannot be read refuses: nobody knows what it says. */
export function policiesInFiles(workspace: Workspace, entries: readonly string[]): Step<FilePolicies> {
  if (entries.length === 0) return go({ policies: [], notes: [] });
  const { objects, findings } = workspace.objects(entries, input);
  const [first, ...more] = findings.filter(isError);
  if (first !== undefined) return refuse(first, ...more);
  const policies = objects
    .filter(({ value }) => isCandidate(value))
    .map(({ value, placeOf, placeOfKey }): FilePolicy => {
      const { metadata, spec } = value;
      const fields = Object.keys(plainIn(spec));
      return {
        object: { metadata: { name: plainIn(metadata)['name'] }, spec },
        place: placeOf(['metadata', 'name']),
        places: Object.fromEntries(fields.map((field) => [field, placeOfKey(['spec', field])])),
      };
    });
  if (policies.length === 0)
    return refuse(finding('no-policy-in-files', `input ${input}`, { entries: entries.join(', ') }));
  return go({ policies, notes: findings });
}

/** Which field of a spec a finding about a policy is about, where it is one. */
const fields: Partial<Record<ReasonCode, string>> = {
  'policy-fail-open': 'failurePolicy',
  'policy-not-deny': 'validationActions',
  'policy-not-at-admission': 'evaluation',
  'policy-reverted': 'webhookConfiguration',
  'timeout-below-wanted': 'webhookConfiguration',
};

/** A finding about a policy of the cluster, with the place where the files have that policy, should they have it once. */
export function placedInFiles(files: readonly FilePolicy[], found: Finding): Finding {
  if (found.place !== undefined || found.severity === 'notice') return found;
  const [file, twin] = files.filter(
    ({ object }) => subjectOf({ family: 'ivpol', name: nameOf(object) }) === found.subject,
  );
  if (file === undefined || twin !== undefined) return found;
  return placed(found, file.places[fields[found.code] ?? ''] ?? file.place);
}

/** What somebody would like the cluster to have. */
export interface Proposal {
  readonly files: readonly FilePolicy[];
  /** Names of policies whose place others in the files take. */
  readonly retiring: readonly string[];
  /** Is it to be written, or only judged? */
  readonly apply: boolean;
  /** Digests of changes that a person accepts though nothing proves them. */
  readonly accepted: readonly string[];
}

/** One policy of the files beside the one in the cluster. */
interface Pair {
  readonly file: FilePolicy;
  readonly candidate: Policy;
  readonly live: Policy;
}

/**
 * What the policies in files mean, in warnings: how each differs from the one in the cluster, and what the gate would say
 * if they were there. Nothing is written, and nothing is refused for it.
 */
export function judgeCandidates(proposal: Proposal, goal: Goal, view: View): readonly Finding[] {
  const { files, retiring } = onlyJudged(proposal, goal);
  const named = Map.groupBy(files, ({ object }) => nameOf(object));
  const pairs: Pair[] = [];
  const successors: Successor[] = [];
  const findings = [...named].flatMap(([name, [file, twin]]): readonly Finding[] => {
    if (file === undefined) return [];
    if (twin !== undefined) return [twiceInFiles(name, file, twin, 'warning')];
    const live = view.policies.find((policy) => policy.family === 'ivpol' && policy.name === name);
    const candidate = readCandidate(file.object, live === undefined || isMalformed(live) ? undefined : live);
    if (isMalformed(candidate)) return [malformedFile(candidate, file, 'warning')];
    successors.push({ file, candidate });
    if (live === undefined) return [missing(candidate, file)];
    if (isMalformed(live)) return [];
    pairs.push({ file, candidate, live });
    return differing({ file, candidate, live }, compareWith(live, candidate, goal.version));
  });
  const replaced = judgeRetiring(retiring, successors, goal, view);
  return [...findings, ...replaced, ...foreseen(pairs, retiring, goal, view)];
}

/** What is not written, whatever becomes of the rest. */
function onlyJudged(proposal: Proposal, { named }: Goal): Pick<Proposal, 'files' | 'retiring'> {
  if (!proposal.apply) return proposal;
  return { files: proposal.files.filter(({ object }) => !named.includes(nameOf(object))), retiring: [] };
}

export function nameOf(object: Plain): string {
  const { name } = plainIn(object['metadata']);
  return typeof name === 'string' ? name : '(without a name)';
}

function factsOf({ file, candidate }: Pick<Pair, 'file' | 'candidate'>) {
  return { policy: candidate.name, resource: resourceOf(candidate), place: placeText(file.place) };
}

export function twiceInFiles(
  name: string,
  { place }: FilePolicy,
  twin: FilePolicy,
  severity: 'error' | 'warning',
): Finding {
  const facts = { policy: name, place: placeText(place), other: placeText(twin.place) };
  return placed(finding('candidate-twice', subjectOf({ family: 'ivpol', name }), facts, [], severity), twin.place);
}

export function malformedFile(
  { family, name, problem }: MalformedPolicy,
  { place }: FilePolicy,
  severity: 'error' | 'warning',
): Finding {
  const facts = { policy: name, place: placeText(place), problem };
  return placed(finding('candidate-malformed', subjectOf({ family, name }), facts, [], severity), place);
}

function missing(candidate: Policy, file: FilePolicy): Finding {
  const { policy, place } = factsOf({ file, candidate });
  return placed(finding('candidate-not-live', subjectOf(candidate), { policy, place }, [], 'warning'), file.place);
}

/** One warning for each field, by what its change means for what is denied. */
function differing(pair: Pair, { changes, digest }: Comparison): readonly Finding[] {
  const { file, live } = pair;
  return changes.map(({ field, path, strength, from, to }) => {
    const place = file.places[field] ?? file.place;
    const facts = { ...factsOf(pair), field: path, files: to, live: from, place: placeText(place) };
    const code = ({ 'not-weaker': 'git-differs', unproved: 'git-unproved', weaker: 'git-weaker' } as const)[strength];
    return placed(asWarning(finding(code, subjectOf(live), facts, [`digest of the whole change: ${digest}`])), place);
  });
}

/** What refuses once the policies of the files are there, and those to be retired are not, that does not refuse now. */
function foreseen(pairs: readonly Pair[], retiring: readonly string[], goal: Goal, view: View): readonly Finding[] {
  const key = ({ code, subject }: Finding): string => `${code} ${subject}`;
  const errorsOf = (policies: View['policies']): readonly Finding[] =>
    assess({ ...goal, ...view, policies }).findings.filter(isError);
  const now = new Set(errorsOf(view.policies).map(key));
  const after = view.policies.map((policy) => {
    const then = pairs.find(({ live }) => live === policy)?.candidate ?? policy;
    const isRetiring = policy.family === 'ivpol' && retiring.includes(policy.name);
    return isRetiring && !isMalformed(then) ? retired(then) : then;
  });
  return errorsOf(after)
    .filter((found) => !now.has(key(found)))
    .map((found) => {
      const own = pairs.filter(({ candidate }) => subjectOf(candidate) === found.subject);
      const [first] = own.length > 0 ? own : pairs;
      const facts = {
        code: found.code,
        about: found.subject,
        place: first === undefined ? '' : placeText(first.file.place),
      };
      const foretold = finding('git-would-refuse', found.subject, facts, found.evidence, 'warning');
      return first === undefined ? foretold : placed(foretold, first.file.place);
    });
}

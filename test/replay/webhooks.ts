import { type Finding, finding, isError } from '../../src/findings/finding.ts';
import { judgeHealth } from '../../src/health/judge.ts';
import { assess, isStale } from '../../src/kyverno/assess.ts';
import { isMalformed } from '../../src/kyverno/policy.ts';
import { judgeCoverage } from '../../src/kyverno/provable.ts';
import type { Convergence } from '../../src/report/verdict.ts';
import { changedSince, rewritten } from '../../src/steps/changed.ts';
import type { Step } from '../../src/steps/context.ts';
import { converge, type Goal, type Judged, judgeView } from '../../src/steps/converge.ts';
import { lookAround } from '../../src/steps/observe.ts';
import { answersIn } from './answers.ts';
import { seenIn } from './backends.ts';
import type { Folder } from './folder.ts';
import { goalIn, imagePolicies, namedIn, versionIn, versionUnknown, viewReplies } from './observed.ts';
import { type Outcome, proceeded, refused, wentOn, worst } from './outcome.ts';
import { judgeAnswers } from './probing.ts';
import { type Seat, seatWith } from './seat.ts';

interface Watched {
  readonly seat: Seat;
  readonly goal: Goal;
}

/**
 * What is stale was never repaired here, so nobody can have set it back: it is judged as the policy of others. A repair
 * is a matter of `stage`.
 */
function repairedIn(folder: Folder, wantedSeconds: number): readonly string[] {
  const stale = imagePolicies(folder).filter((policy) => !isMalformed(policy) && isStale(policy, wantedSeconds));
  return namedIn(folder).filter((name) => !stale.some((policy) => policy.name === name));
}

/** A seat that sees policies and webhooks; `undefined`: Kyverno's version is not known. */
function watched(folder: Folder, repairs: boolean): Watched | undefined {
  const version = versionIn(folder);
  if (version === undefined) return undefined;
  const seat = seatWith(folder, viewReplies(folder, version));
  const goal = goalIn(folder, version, seat.subject, []);
  return { seat, goal: repairs ? { ...goal, named: repairedIn(folder, goal.wantedSeconds) } : goal };
}

function outcomeOf<T>(step: Step<T>): Outcome | undefined {
  return step.kind === 'refuse' ? refused(...step.findings) : undefined;
}

/** Looks, and waits until the webhooks are as they should be. */
async function converged({ seat, goal }: Watched): Promise<Step<Judged>> {
  const { context, clock } = seat;
  const view = await clock.until(lookAround(context));
  return view.kind === 'refuse' ? view : clock.until(converge(context, goal, view.value));
}

function exactText(convergence: Convergence | undefined): string {
  const ofVerb = (verb: string): string => {
    const lines = convergence?.effective.filter((line) => line.verb === verb) ?? [];
    const shown = lines.map(({ path, failurePolicy, timeoutSeconds }) => `${path} ${failurePolicy} ${timeoutSeconds}s`);
    return shown.join(', ') || 'none, as it should be';
  };
  return `The webhooks are what policies and this Kyverno version should produce; validating: ${ofVerb('validate')}; mutating: ${ofVerb('mutate')}.`;
}

/** Without a policy there is nothing that any webhook could be held to. */
export function noPolicy(): Outcome {
  return refused(finding('not-observed', 'policies', { what: 'which image policies there are' }));
}

/** `converge`: the wait for the webhooks. */
export async function judgeConvergence(folder: Folder): Promise<Outcome> {
  if (imagePolicies(folder).length === 0) return noPolicy();
  const one = watched(folder, true);
  if (one === undefined) return versionUnknown();
  const { history } = one.seat.context;
  const before = await converged(one);
  if (before.kind === 'refuse') return refused(...before.findings);
  const again = await lookAgain(one.seat, one.goal, before.value);
  return again ?? wentOn(history.warnings, exactText(history.convergence));
}

/** What no policy covers, of the images that were probed. */
function coverageIn({ seat, goal }: Watched, { view }: Judged): readonly Finding[] {
  const { images } = seat.subject;
  const probed = goal.pods.map((pod) => ({ pod, images }));
  return judgeCoverage(probed, [], view.policies, goal).filter(isError);
}

/** `probe`: the webhooks are exact, then the answers, then the webhooks are looked at again. */
export async function judgeProbe(folder: Folder): Promise<Outcome> {
  const [answers] = answersIn(folder);
  const one = watched(folder, true);
  if (one === undefined) return versionUnknown();
  const { seat, goal } = one;
  if (imagePolicies(folder).length === 0) return warned(seat, await judgeAnswers(seat, answers ?? [], []));
  const before = await converged(one);
  if (before.kind === 'refuse') return refused(...before.findings);
  const [uncovered] = coverageIn(one, before.value);
  if (uncovered !== undefined) return refused(uncovered);
  const said = answers === undefined ? proceeded('No Pod was probed.') : await judgeAnswers(seat, answers, []);
  if (said.verdict === 'refuse' || said.verdict === 'retry') return said;
  const again = await lookAgain(seat, goal, before.value);
  if (again !== undefined) return again;
  if (answers === undefined) return judgeAnswers(seat, [], []);
  return 'text' in said ? wentOn(seat.context.history.warnings, said.text) : said;
}

/** A step that went on says what its webhooks' backends will not do. */
function warned({ folder, clock }: Seat, said: Outcome): Outcome {
  return 'text' in said ? wentOn(judgeHealth(seenIn(folder), clock.now(), 14), said.text) : said;
}

/** What was proved has to hold still; a break goes back to waiting. */
async function lookAgain({ context, clock }: Seat, goal: Goal, before: Judged): Promise<Outcome | undefined> {
  const view = await clock.until(lookAround(context));
  if (view.kind === 'refuse') return refused(...view.findings);
  const after = judgeView(context, goal, view.value);
  if (after.kind === 'refuse') return refused(...after.findings);
  context.history.warnings.push(...rewritten(before, after.value));
  if (changedSince(before, after.value) === undefined) return undefined;
  return outcomeOf(await clock.until(converge(context, goal, view.value)));
}

/** What is wrong with policies and webhooks as they are; nothing is repaired. */
async function knownIn({ seat, goal }: Watched): Promise<readonly Finding[]> {
  const health = judgeHealth(seenIn(seat.folder), seat.clock.now(), 14);
  if (imagePolicies(seat.folder).length === 0) return health;
  const view = await seat.clock.until(lookAround(seat.context));
  return view.kind === 'refuse' ? view.findings : [...assess({ ...goal, ...view.value }).findings, ...health];
}

/** `diagnose`: what one answer means, given all that was seen. */
export async function judgeDiagnosis(folder: Folder): Promise<Outcome> {
  const one = watched(folder, false);
  if (one === undefined) return versionUnknown();
  const known = await knownIn(one);
  const [first, ...more] = await Promise.all(
    answersIn(folder).map((answers) => judgeAnswers(one.seat, answers, known)),
  );
  if (first !== undefined) return worst(first, ...more);
  const [error, ...errors] = known.filter((found) => found.severity === 'error');
  return error === undefined ? judgeAnswers(one.seat, [], known) : refused(error, ...errors);
}

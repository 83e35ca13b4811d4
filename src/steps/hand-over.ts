import { asWarning, type Finding, finding, isError } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import { assess } from '../kyverno/assess.ts';
import { compareWith, specDigest } from '../kyverno/candidate.ts';
import { mergePatch } from '../kyverno/merge-patch.ts';
import { isMalformed, type Policy, parsePolicy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import type { KyvernoVersion } from '../kyverno/version.ts';
import { fieldManagerOf } from '../lease/identity.ts';
import type { JournalEntry } from '../lease/journal.ts';
import { failure, unreadable } from './calls.ts';
import { type Context, go, type Refusal, refuse, type Step, say } from './context.ts';
import { converge, type Goal, type Judged } from './converge.ts';
import type { HeldLease } from './hold.ts';
import { afterIntent, type Intent, type Put } from './intent.ts';
import type { View } from './observe.ts';
import { warnOfOwner } from './owner.ts';
import { inJournal, type PolicyWrite, patchBody, planOf, readAgain, whyNot, writePolicy } from './policy-write.ts';

const resource = 'imagevalidatingpolicies.policies.kyverno.io';

/** While policies are handed over no timeout is judged: they are raised after it. */
function meanwhile(goal: Goal): Goal {
  return { ...goal, named: [], wantedSeconds: 1 };
}

/** What forbids, before anything is written, the state between the retirements and the timeouts. */
export function objectionsTo(intent: Intent, goal: Goal, view: View): readonly Finding[] {
  if (intent.retirements.length === 0) return [];
  return assess({ ...meanwhile(goal), ...view, policies: afterIntent(view.policies, intent) }).findings.filter(isError);
}

interface HandOver {
  readonly intent: Intent;
  readonly goal: Goal;
  readonly view: View;
  /** Are forged images denied by what the webhooks are now? */
  readonly control: (judged: Judged) => Promise<Step<void>>;
}

/**
 * Brings the files' specs in, each timeout as it is, and then retires what they cover: the webhooks without it, and at once
 * the controls. What is retired and not proved is switched on again, in reverse. The value is the view after it.
 */
export async function handOver(context: Context, lease: HeldLease, order: HandOver): Promise<Step<View>> {
  const { intent } = order;
  for (const put of intent.puts) {
    const refused = await tried(context, put);
    if (refused !== undefined) return refused;
  }
  let view = order.view;
  for (const put of intent.puts) {
    const written = await bringIn(context, lease, put, order.goal.version);
    if (written.kind === 'refuse') return written;
    view = { ...view, policies: view.policies.map((policy) => (policy === put.live ? written.value : policy)) };
  }
  return intent.retirements.length === 0 ? go(view) : retireAll(context, lease, { ...order, view });
}

/** What the API server and Kyverno say of the whole object, before anything is written. */
async function tried(context: Context, put: Put): Promise<Refusal | undefined> {
  const { live } = put;
  const body = patchBody(live, mergePatch(live.spec, put.planned.spec));
  const answer = await context.cluster.dryRunPolicy(
    live.name,
    body,
    fieldManagerOf(context.holder),
    context.scope.signal,
  );
  if (context.scope.ended !== undefined) return refuse(context.scope.ended);
  if (answer.kind === 'ok') {
    const read = parsePolicy('ivpol', answer.body);
    return isMalformed(read) ? refuse(unreadable({ verb: 'patch', resource }, read.problem)) : undefined;
  }
  // A status that Kyverno wrote meanwhile is no objection: the write itself reads and judges again.
  if (answer.kind === 'status' && answer.status === 409) return undefined;
  return refuse(whyNot(context, live, answer) ?? failure({ verb: 'patch', resource }, answer));
}

async function bringIn(context: Context, lease: HeldLease, put: Put, version: KyvernoVersion): Promise<Step<Policy>> {
  const { live, planned, place } = put;
  const [from, to] = [specDigest(live), specDigest(planned)];
  say(context, `${subjectOf(live)}: its spec as ${placeText(place)} has it, its timeout as it is`);
  const id = await inJournal(context, lease, { ...planOf(live), operation: 'put-spec', from, to });
  if (id.kind === 'refuse') return id;
  const isThere = (now: Policy): boolean => specDigest(now) === to;
  const change: PolicyWrite = {
    policy: live,
    spec: (now) => mergePatch(now.spec, planned.spec),
    isThere,
    reverted: (written) => changedOnTheWay(planned, written, version),
  };
  const [written, owned] = await Promise.all([
    writePolicy(context, lease, change),
    ownedWarning(context, live, 'spec'),
  ]);
  if (owned !== undefined) context.history.warnings.push(owned);
  if (written.kind === 'refuse') return written;
  lease.journal.settled(id.value);
  const facts = { policy: live.name, place: placeText(place), resource: resourceOf(live) };
  context.history.warnings.push(finding('policy-brought-in', subjectOf(live), facts, [], 'notice'));
  return written;
}

function changedOnTheWay(planned: Policy, written: Policy, version: KyvernoVersion): Finding {
  const { changes } = compareWith(planned, written, version);
  const evidence = changes.map(({ path, from, to }) => `${path}: written ${from}, there is ${to}`);
  return finding(
    'candidate-changed',
    subjectOf(planned),
    { policy: planned.name, resource: resourceOf(planned) },
    evidence,
  );
}

function ownedWarning(context: Context, policy: Policy, wanted: string): Promise<Finding | undefined> {
  const change = { subject: subjectOf(policy), resource: resourceOf(policy), wanted, managers: policy.managers };
  return warnOfOwner(context, policy, change);
}

interface Retired {
  readonly entry: string;
  readonly policy: Policy;
}

async function retireAll(context: Context, lease: HeldLease, order: HandOver): Promise<Step<View>> {
  const done: Retired[] = [];
  const proved = await retireAndProve(context, lease, order, done);
  if (proved.kind === 'go') {
    for (const { entry } of done) lease.journal.settled(entry);
    return proved;
  }
  const left: Finding[] = [];
  // After a signal nothing new is begun: the entry stays in the journal, and the next gate undoes it.
  if (context.scope.ended !== undefined) return proved;
  for (const { entry, policy } of done.toReversed()) {
    const undone = await undo(context, lease, policy);
    if (undone.kind === 'refuse') left.push(...undone.findings.map(asWarning));
    else lease.journal.settled(entry);
  }
  return refuse(proved.findings[0], ...proved.findings.slice(1), ...left);
}

/** `done` grows by each policy before it is written, so that it can be undone whatever comes of that and after it. */
async function retireAndProve(
  context: Context,
  lease: HeldLease,
  { intent, goal, view: start, control }: HandOver,
  done: Retired[],
): Promise<Step<View>> {
  let view = start;
  for (const retirement of intent.retirements) {
    const { live, by } = retirement;
    say(context, `${subjectOf(live)}: switched off at admission, as ${by} denies all that it denies`);
    const entry = await inJournal(context, lease, { ...planOf(live), operation: 'retire', by });
    if (entry.kind === 'refuse') return entry;
    done.push({ entry: entry.value, policy: live });
    const written = await switchOff(context, lease, live);
    if (written.kind === 'refuse') return written;
    view = { ...view, policies: view.policies.map((policy) => (policy === live ? written.value : policy)) };
  }
  const judged = await converge(context, meanwhile(goal), view);
  if (judged.kind === 'refuse') return judged;
  const controlled = await control(judged.value);
  if (controlled.kind === 'refuse') return controlled;
  for (const { live, by } of intent.retirements) {
    const facts = { policy: live.name, candidate: by, resource: resourceOf(live) };
    context.history.warnings.push(finding('policy-retired', subjectOf(live), facts, [], 'notice'));
  }
  return go(judged.value.view);
}

async function switchOff(context: Context, lease: HeldLease, policy: Policy): Promise<Step<Policy>> {
  const written = await writePolicy(context, lease, {
    policy,
    spec: () => ({ evaluation: { admission: { enabled: false } } }),
    isThere: (now) => now.offAtAdmission !== undefined,
    reverted: notSwitched,
  });
  if (written.kind === 'refuse') return written;
  const owned = await ownedWarning(context, policy, 'spec.evaluation.admission.enabled false');
  if (owned !== undefined) context.history.warnings.push(owned);
  return written;
}

function notSwitched(written: Policy): Finding {
  return finding('candidate-changed', subjectOf(written), { policy: written.name, resource: resourceOf(written) });
}

/** Undoes a retirement as far as it came about: an answer that says no, or none, leaves that open. */
async function undo(context: Context, lease: HeldLease, policy: Policy): Promise<Step<Policy>> {
  const now = await readAgain(context, policy);
  const isOn = now.kind === 'go' && now.value.offAtAdmission === undefined;
  return now.kind === 'refuse' || isOn ? now : switchOn(context, lease, now.value);
}

/** Switches a policy on. The Lease is asserted first; after its loss, or a signal, nothing is written and the entry stays. */
async function switchOn(context: Context, lease: HeldLease, policy: Policy): Promise<Step<Policy>> {
  const lost = await lease.assert();
  if (lost !== undefined) return refuse(lost);
  say(context, `${subjectOf(policy)}: switched on again`);
  return writePolicy(context, lease, {
    policy,
    spec: () => ({ evaluation: { admission: { enabled: true } } }),
    isThere: (now) => now.offAtAdmission === undefined,
    reverted: notSwitched,
  });
}

/** Switches on again what a run before retired without having proved it; the value is the view after that. */
export async function undoRetirements(
  context: Context,
  lease: HeldLease,
  entries: readonly JournalEntry[],
  view: View,
): Promise<Step<View>> {
  let { policies } = view;
  for (const entry of entries) {
    const live = policies.find(({ family, name }) => family === 'ivpol' && name === entry.policy);
    if (live === undefined || isMalformed(live)) continue;
    const undone = await switchOn(context, lease, live);
    if (undone.kind === 'refuse') return undone;
    lease.journal.settled(entry.id);
    policies = policies.map((policy) => (policy === live ? undone.value : policy));
  }
  return go({ ...view, policies });
}

import * as v from 'valibot';
import type { Answer } from '../../src/cluster/port.ts';
import { isError } from '../../src/findings/finding.ts';
import { assess, type PlannedPatch } from '../../src/kyverno/assess.ts';
import { emptyJournal } from '../../src/lease/journal.ts';
import { claimBody, readLease } from '../../src/lease/record.ts';
import { raisedTimeout } from '../../src/report/raised.ts';
import { converge } from '../../src/steps/converge.ts';
import { HeldLease } from '../../src/steps/hold.ts';
import { lookAround, type View } from '../../src/steps/observe.ts';
import { raiseTimeout } from '../../src/steps/repair.ts';
import { ok } from '../fakes/answers.ts';
import type { Reply } from '../fakes/cluster.ts';
import { ourClaim } from '../fakes/leases.ts';
import { recordedAnswer } from './answers.ts';
import type { Folder } from './folder.ts';
import { LeaseState, leaseReplies } from './lease-state.ts';
import {
  goalIn,
  imagePolicies,
  listOf,
  namedIn,
  policiesIn,
  policyKinds,
  type Served,
  versionIn,
  versionUnknown,
  viewReplies,
} from './observed.ts';
import { type Outcome, refused, wentOn } from './outcome.ts';
import { ownerReplies } from './owners.ts';
import { type Seat, seatWith } from './seat.ts';
import { noPolicy } from './webhooks.ts';

const patchSchema = v.object({
  patch: v.object({ spec: v.object({ webhookConfiguration: v.object({ timeoutSeconds: v.number() }) }) }),
});
const specSchema = v.looseObject({ spec: v.optional(v.looseObject({}), {}) });

/** A merge patch of the timeout, as the API server applies it. */
function withTimeout(policy: Served, body: unknown): Served {
  const { timeoutSeconds } = v.parse(patchSchema, body).patch.spec.webhookConfiguration;
  const { spec } = v.parse(specSchema, policy);
  const before = v.is(v.looseObject({}), spec['webhookConfiguration']) ? spec['webhookConfiguration'] : {};
  const metadata = { ...policy.metadata, resourceVersion: 'patched' };
  return { ...policy, metadata, spec: { ...spec, webhookConfiguration: { ...before, timeoutSeconds } } };
}

/** The policies of a cluster that changes only by our patches; a recorded answer stands for each of those. */
function policyReplies(folder: Folder, views: Readonly<Record<string, Reply>>): Readonly<Record<string, Reply>> {
  const [first, ...later] = folder.observations('policies');
  const recorded = recordedAnswer(folder, 'patch');
  const names = (first === undefined ? [] : policiesIn(folder, first)).map(({ metadata }) => metadata.name);
  let policies = first === undefined ? [] : policiesIn(folder, first);
  const named = (name: string) => policies.find(({ metadata }) => metadata.name === name);
  const patch = (name: string, body: unknown): Answer => {
    policies = policies.map((policy) => (policy.metadata.name === name ? withTimeout(policy, body) : policy));
    return ok(named(name));
  };
  const each = names.flatMap((name): (readonly [string, Reply])[] => [
    [`patchPolicy ${name}`, recorded ?? ((body) => patch(name, body))],
    [`readPolicy ${name}`, () => ok(named(name))],
  ]);
  const listed = policyKinds.map(({ resource, kind }): readonly [string, Reply] => [
    `listPolicies ${resource}`,
    () => listOf(policies.filter((policy) => policy.kind === kind)),
  ]);
  return { ...views, ...Object.fromEntries([...each, ...(later.length === 0 ? listed : [])]) };
}

async function raise(
  seat: Seat,
  lease: HeldLease,
  planned: readonly PlannedPatch[],
  view: View,
): Promise<View | Outcome> {
  let policies = view.policies;
  for (const one of planned) {
    const raised = await seat.clock.until(raiseTimeout(seat.context, lease, one));
    if (raised.kind === 'refuse') return refused(...raised.findings);
    policies = policies.map((policy) => (policy === one.policy ? raised.value : policy));
  }
  return { ...view, policies };
}

function raisedFinding({ policy, toSeconds }: PlannedPatch) {
  return raisedTimeout({ policy: policy.name, from: String(policy.timeoutSeconds ?? 'absent'), to: toSeconds });
}

/** The Lease is not in question here: it is ours, with an empty journal. */
function held(seat: Seat, state: LeaseState): HeldLease {
  const { context } = seat;
  state.create(
    claimBody(context.lease, { ...ourClaim, holder: context.holder }, seat.clock.now()),
    context.scope.signal,
  );
  const reading = readLease(state.lease);
  const uid = reading.kind === 'record' ? reading.record.uid : '';
  const lease = new HeldLease(context, { uid, holder: context.holder }, 3_600, seat.clock.monotonicMs());
  lease.journal.takeUp(emptyJournal, [], []);
  return lease;
}

/** `stage`: the policies are judged, stale timeouts are raised, and the webhooks follow where that was observed. */
export async function judgeStage(folder: Folder): Promise<Outcome> {
  if (imagePolicies(folder).length === 0) return noPolicy();
  const version = versionIn(folder);
  if (version === undefined) return versionUnknown();
  const state = new LeaseState(undefined);
  const views = policyReplies(folder, viewReplies(folder, version));
  const seat = seatWith(folder, { ...views, ...leaseReplies(folder, state), ...ownerReplies(folder) });
  const { context, clock } = seat;
  const goal = goalIn(folder, version, seat.subject, namedIn(folder));
  const view = await clock.until(lookAround(context));
  if (view.kind === 'refuse') return refused(...view.findings);
  const { patches, findings } = assess({ ...goal, ...view.value });
  const [error, ...errors] = findings.filter(isError);
  if (error !== undefined) return refused(error, ...errors);
  const [first, ...more] = patches.map(raisedFinding);
  if (first === undefined) return wentOn(findings, 'Nothing is stale: no policy is patched.');
  const after = await raise(seat, held(seat, state), patches, view.value);
  if ('verdict' in after) return after;
  if (folder.observations('validating').length > 1) {
    const step = await clock.until(converge(context, goal, after));
    if (step.kind === 'refuse') return refused(...step.findings);
  }
  const warned = wentOn([...seat.context.history.warnings, ...findings], '');
  return 'text' in warned
    ? { verdict: 'proceed', findings: [first, ...more] }
    : { ...warned, findings: [...warned.findings, first, ...more] };
}

import { engineOf } from '../admission/texts.ts';
import type { Answer } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { isMalformed, type Policy, parsePolicy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import { fieldManagerOf } from '../lease/identity.ts';
import type { PlannedChange } from '../lease/journal.ts';
import { failure, reading, unreadable } from './calls.ts';
import { type Context, go, refuse, type Step } from './context.ts';
import type { HeldLease } from './hold.ts';
import { malformedJournal } from './settle.ts';

/** Kyverno writes the status in bursts after each change (seen on 1.18.2: more than six in a row), so conflicts are normal. */
const PATCH_ATTEMPTS = 20;
const PATCH_BASE_MS = 50;
const PATCH_CAP_MS = 2000;
/** The fence learns of a new holder some milliseconds late, so its refusal counts only when it stays. */
const FENCE_ATTEMPTS = 5;
const FENCE = 'admission-gate-fence';
const resource = 'imagevalidatingpolicies.policies.kyverno.io';

/** What all entries of the journal say of the policy that was judged. */
export function planOf({ name, uid, resourceVersion, generation }: Policy) {
  return { policy: name, uid, resourceVersion, generation };
}

/** Writes a change into the journal, which asserts the Lease; the value is the entry's id. */
export async function inJournal(context: Context, lease: HeldLease, change: PlannedChange): Promise<Step<string>> {
  const id = lease.journal.plan(change);
  if (id === undefined) return refuse(malformedJournal(context, 'it has no room for one more entry'));
  const lost = await lease.assert();
  return lost === undefined ? go(id) : refuse(lost);
}

/** One change of one policy's spec, as it is judged on what the policy is now. */
export interface PolicyWrite {
  readonly policy: Policy;
  /** The merge patch of the spec; it is made anew for each try. */
  readonly spec: (now: Policy) => object;
  /** Is nothing left to be written? */
  readonly isThere: (now: Policy) => boolean;
  /** The server took it, and answers with something else. */
  readonly reverted: (written: Policy) => Finding;
}

/** The body of one try: nothing but the spec, and only of the object that was judged. */
export function patchBody(policy: Policy, spec: object): object {
  return { metadata: { resourceVersion: policy.resourceVersion, uid: policy.uid }, spec };
}

/**
 * Writes one change under the resourceVersion that was judged. The journal has it and the Lease is asserted when this is
 * called; before every further try the Lease is asserted again. After a conflict or a lost answer the policy is read and
 * judged anew.
 */
export async function writePolicy(context: Context, lease: HeldLease, change: PolicyWrite): Promise<Step<Policy>> {
  let { policy } = change;
  let refusal: Finding | undefined;
  for (let attempt = 1; attempt <= PATCH_ATTEMPTS; attempt++) {
    const answer = await patch(context, policy, change);
    if (answer.kind === 'ok') return settled(change, answer.body);
    if (context.scope.ended !== undefined) return refuse(context.scope.ended);
    const final = whyNot(context, policy, answer);
    if (final !== undefined && (attempt >= FENCE_ATTEMPTS || !isFenced(answer))) return refuse(final);
    refusal = isConflict(answer) ? undefined : (final ?? failure({ verb: 'patch', resource }, answer));
    await context.clock.sleep(backoffMs(context, attempt), context.scope.signal);
    const again = await judgeAgain(context, lease, change, policy);
    if (again.kind === 'refuse' || change.isThere(again.value)) return again;
    policy = again.value;
  }
  const facts = { policy: policy.name, resource: resourceOf(policy), attempts: String(PATCH_ATTEMPTS) };
  return refuse(refusal ?? finding('patch-conflict', subjectOf(policy), facts));
}

function isConflict(answer: Answer): boolean {
  return answer.kind === 'status' && answer.status === 409;
}

function patch(context: Context, policy: Policy, { spec }: PolicyWrite): Promise<Answer> {
  const body = patchBody(policy, spec(policy));
  return context.cluster.patchPolicy(policy.name, body, fieldManagerOf(context.holder), context.scope.signal);
}

function backoffMs({ random }: Context, attempt: number): number {
  return random.fraction() * Math.min(PATCH_CAP_MS, PATCH_BASE_MS * 2 ** attempt);
}

/** The policy as it is now and the Lease at the same time, so that little can change before the next try. */
async function judgeAgain(
  context: Context,
  lease: HeldLease,
  change: PolicyWrite,
  policy: Policy,
): Promise<Step<Policy>> {
  const [lost, now] = await Promise.all([lease.assert(), readAgain(context, policy)]);
  if (lost !== undefined) return refuse(lost);
  if (now.kind === 'refuse' || change.isThere(now.value)) return now;
  return now.value.generation === policy.generation ? now : refuse(changed(policy));
}

/** The server's answer must show what was asked for; a webhook that changes it on the way is another writer. */
function settled(change: PolicyWrite, body: unknown): Step<Policy> {
  const written = parsePolicy('ivpol', body);
  if (isMalformed(written)) return refuse(unreadable({ verb: 'patch', resource }, written.problem));
  return change.isThere(written) ? go(written) : refuse(change.reverted(written));
}

/** Refused by `deploy/fence.yaml`: the next assertion tells whether the Lease is another's. */
function isFenced(answer: Answer): boolean {
  return answer.kind === 'status' && answer.message.includes(`ValidatingAdmissionPolicy '${FENCE}'`);
}

/** `undefined`: worth another try after reading. */
export function whyNot(context: Context, policy: Policy, answer: Exclude<Answer, { kind: 'ok' }>): Finding | undefined {
  if (answer.kind === 'no-answer') {
    return answer.cause === 'tls' || answer.cause === 'credentials'
      ? failure({ verb: 'patch', resource }, answer)
      : undefined;
  }
  const webhook = /failed calling webhook "([^"]+)"/.exec(answer.message)?.[1];
  if (webhook !== undefined) {
    const facts = { webhook, text: answer.message, namespace: context.kyvernoNamespace };
    return engineOf(webhook) !== 'other'
      ? finding('kyverno-down', subjectOf(policy), facts)
      : failure({ verb: 'patch', resource }, answer);
  }
  if (answer.status === 409 || answer.status === 429 || answer.status >= 500) return undefined;
  const denied =
    /^admission webhook |ValidatingAdmissionPolicy /.test(answer.message) ||
    answer.status === 422 ||
    answer.status === 400;
  if (denied) {
    const facts = { policy: policy.name, resource: resourceOf(policy), text: answer.message };
    return finding('patch-refused', subjectOf(policy), facts);
  }
  return failure({ verb: 'patch', resource }, answer);
}

/** The policy as it is now; one of another uid is another policy. */
export async function readAgain(context: Context, policy: Policy): Promise<Step<Policy>> {
  const call = { verb: 'get', resource };
  const answer = await reading(context, (signal) => context.cluster.readPolicy(policy.name, signal));
  if (context.scope.ended !== undefined) return refuse(context.scope.ended);
  if (answer.kind === 'status' && answer.status === 404) {
    return refuse(finding('policy-missing', subjectOf(policy), { policy: policy.name }));
  }
  if (answer.kind !== 'ok') return refuse(failure(call, answer));
  const now = parsePolicy('ivpol', answer.body);
  if (isMalformed(now)) return refuse(unreadable(call, now.problem));
  return now.uid === policy.uid ? go(now) : refuse(changed(policy));
}

function changed(policy: Policy): Finding {
  return finding('policy-changed', subjectOf(policy), { policy: policy.name, resource: resourceOf(policy) });
}

import { engineOf } from '../admission/texts.ts';
import type { Answer } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { isStale, type PlannedPatch } from '../kyverno/assess.ts';
import { isMalformed, type Policy, parsePolicy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import { fieldManagerOf } from '../lease/identity.ts';
import { failure, reading, unreadable } from './calls.ts';
import { type Context, go, refuse, type Step, say } from './context.ts';
import type { HeldLease } from './hold.ts';
import { warnOfOwner } from './owner.ts';
import { malformedJournal } from './settle.ts';

/** Kyverno writes the status in bursts after each change (seen on 1.18.2: more than six in a row), so conflicts are normal. */
const PATCH_ATTEMPTS = 20;
const PATCH_BASE_MS = 50;
const PATCH_CAP_MS = 2000;
/** The fence learns of a new holder some milliseconds late, so its refusal counts only when it stays. */
const FENCE_ATTEMPTS = 5;
const FENCE = 'admission-gate-fence';
const resource = 'imagevalidatingpolicies.policies.kyverno.io';

/**
 * Raises one timeout: a merge patch of that one field under the resourceVersion that was judged. It is written into
 * the journal first, and that write asserts the Lease; before every further try the Lease is asserted again. After a
 * conflict or a lost answer the policy is read and judged anew. The journal entry is settled only when the policy is
 * known to be as it should; otherwise giving the Lease up settles it by reading.
 */
export async function raiseTimeout(context: Context, lease: HeldLease, planned: PlannedPatch): Promise<Step<Policy>> {
  const { policy, toSeconds } = planned;
  say(context, `${subjectOf(policy)}: timeoutSeconds ${policy.timeoutSeconds ?? 'absent'} -> ${toSeconds}`);
  const { name, uid, resourceVersion, generation, timeoutSeconds = null } = policy;
  const change = { policy: name, uid, resourceVersion, generation, from: timeoutSeconds, to: toSeconds };
  const id = lease.journal.plan({ operation: 'raise-timeout', ...change });
  if (id === undefined) return refuse(malformedJournal(context, 'it has no room for one more entry'));
  const lost = await lease.assert();
  if (lost !== undefined) return refuse(lost);
  const [raised, owned] = await Promise.all([write(context, lease, planned), ownedWarning(context, planned)]);
  if (raised.kind === 'go') lease.journal.settled(id);
  if (owned !== undefined) context.history.warnings.push(owned);
  return raised;
}

/** A tool that owns the policy sets the timeout back unless Git says the same. */
function ownedWarning(context: Context, { policy, toSeconds }: PlannedPatch): Promise<Finding | undefined> {
  const wanted = `spec.webhookConfiguration.timeoutSeconds ${toSeconds}`;
  const change = { subject: subjectOf(policy), resource: resourceOf(policy), wanted, managers: policy.timeoutManagers };
  return warnOfOwner(context, policy, change);
}

async function write(context: Context, lease: HeldLease, planned: PlannedPatch): Promise<Step<Policy>> {
  let policy = planned.policy;
  let refusal: Finding | undefined;
  for (let attempt = 1; attempt <= PATCH_ATTEMPTS; attempt++) {
    const answer = await patch(context, policy, planned.toSeconds);
    if (answer.kind === 'ok') return settled(context, planned, answer.body);
    if (context.scope.ended !== undefined) return refuse(context.scope.ended);
    const final = whyNot(context, policy, answer);
    if (final !== undefined && (attempt >= FENCE_ATTEMPTS || !isFenced(answer))) return refuse(final);
    refusal = isConflict(answer) ? undefined : (final ?? failure({ verb: 'patch', resource }, answer));
    await context.clock.sleep(backoffMs(context, attempt), context.scope.signal);
    const again = await judgeAgain(context, lease, planned, policy);
    if (again.kind === 'refuse' || !isStale(again.value, planned.toSeconds)) return again;
    policy = again.value;
  }
  const facts = { policy: policy.name, resource: resourceOf(policy), attempts: String(PATCH_ATTEMPTS) };
  return refuse(refusal ?? finding('patch-conflict', subjectOf(policy), facts));
}

function isConflict(answer: Answer): boolean {
  return answer.kind === 'status' && answer.status === 409;
}

function patch(context: Context, policy: Policy, seconds: number): Promise<Answer> {
  const body = {
    metadata: { resourceVersion: policy.resourceVersion, uid: policy.uid },
    spec: { webhookConfiguration: { timeoutSeconds: seconds } },
  };
  return context.cluster.patchPolicy(policy.name, body, fieldManagerOf(context.holder), context.scope.signal);
}

function backoffMs({ random }: Context, attempt: number): number {
  return random.fraction() * Math.min(PATCH_CAP_MS, PATCH_BASE_MS * 2 ** attempt);
}

/** The policy as it is now and the Lease at the same time, so that little can change before the next try. */
async function judgeAgain(
  context: Context,
  lease: HeldLease,
  planned: PlannedPatch,
  policy: Policy,
): Promise<Step<Policy>> {
  const [lost, now] = await Promise.all([lease.assert(), readAgain(context, policy)]);
  if (lost !== undefined) return refuse(lost);
  if (now.kind === 'refuse' || !isStale(now.value, planned.toSeconds)) return now;
  return now.value.generation === policy.generation ? now : refuse(changed(policy));
}

/** The server's answer must show what was asked for; a webhook that changes it on the way is another writer. */
function settled(context: Context, planned: PlannedPatch, body: unknown): Step<Policy> {
  const written = parsePolicy('ivpol', body);
  if (isMalformed(written)) return refuse(unreadable({ verb: 'patch', resource }, written.problem));
  if (written.timeoutSeconds === planned.toSeconds) return go(written);
  return refuse(reverted(written, planned.toSeconds, context));
}

/** A named policy whose timeout was right and is not any more. It is not patched twice. */
export function reverted(policy: Policy, wantedSeconds: number, context: Pick<Context, 'holder'>): Finding {
  const others = policy.timeoutManagers.filter((manager) => manager !== fieldManagerOf(context.holder));
  const facts = {
    policy: policy.name,
    resource: resourceOf(policy),
    wanted: String(wantedSeconds),
    found: String(policy.timeoutSeconds ?? 'absent'),
    manager: others[0] ?? 'a writer that removed the field and left no name',
  };
  return finding('policy-reverted', subjectOf(policy), facts);
}

/** Refused by `deploy/fence.yaml`: the next assertion tells whether the Lease is another's. */
function isFenced(answer: Answer): boolean {
  return answer.kind === 'status' && answer.message.includes(`ValidatingAdmissionPolicy '${FENCE}'`);
}

/** `undefined`: worth another try after reading. */
function whyNot(context: Context, policy: Policy, answer: Exclude<Answer, { kind: 'ok' }>): Finding | undefined {
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

async function readAgain(context: Context, policy: Policy): Promise<Step<Policy>> {
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

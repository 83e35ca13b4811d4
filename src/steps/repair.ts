import { type Finding, finding } from '../findings/finding.ts';
import { isStale, type PlannedPatch } from '../kyverno/assess.ts';
import { type Policy, resourceOf, subjectOf } from '../kyverno/policy.ts';
import { fieldManagerOf } from '../lease/identity.ts';
import { type Context, type Step, say } from './context.ts';
import type { HeldLease } from './hold.ts';
import { warnOfOwner } from './owner.ts';
import { inJournal, type PolicyWrite, planOf, writePolicy } from './policy-write.ts';

/**
 * Raises one timeout: a merge patch of that one field. The journal entry is settled only when the policy is known to be as
 * it should; otherwise giving the Lease up settles it by reading.
 */
export async function raiseTimeout(context: Context, lease: HeldLease, planned: PlannedPatch): Promise<Step<Policy>> {
  const { policy, toSeconds } = planned;
  say(context, `${subjectOf(policy)}: timeoutSeconds ${policy.timeoutSeconds ?? 'absent'} -> ${toSeconds}`);
  const { timeoutSeconds = null } = policy;
  const change = { ...planOf(policy), operation: 'raise-timeout', from: timeoutSeconds, to: toSeconds } as const;
  const id = await inJournal(context, lease, change);
  if (id.kind === 'refuse') return id;
  const [raised, owned] = await Promise.all([
    writePolicy(context, lease, writeOf(context, planned)),
    ownedWarning(context, planned),
  ]);
  if (raised.kind === 'go') lease.journal.settled(id.value);
  if (owned !== undefined) context.history.warnings.push(owned);
  return raised;
}

/** A tool that owns the policy sets the timeout back unless Git says the same. */
function ownedWarning(context: Context, { policy, toSeconds }: PlannedPatch): Promise<Finding | undefined> {
  const wanted = `spec.webhookConfiguration.timeoutSeconds ${toSeconds}`;
  const change = { subject: subjectOf(policy), resource: resourceOf(policy), wanted, managers: policy.timeoutManagers };
  return warnOfOwner(context, policy, change);
}

function writeOf(context: Context, { policy, toSeconds }: PlannedPatch): PolicyWrite {
  return {
    policy,
    spec: () => ({ webhookConfiguration: { timeoutSeconds: toSeconds } }),
    isThere: (now) => !isStale(now, toSeconds),
    reverted: (written) => reverted(written, toSeconds, context),
  };
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

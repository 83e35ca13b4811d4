import type { Answer } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type Claim, claimBody, type LeaseRecord, readLease } from '../lease/record.ts';
import { failure, leaseCall, reading, unreadable } from './calls.ts';
import { type Context, go, leaseText, type Refusal, refuse, type Step, say } from './context.ts';
import { HeldLease } from './hold.ts';
import { freeByHolder } from './lease-writes.ts';

/** A claim that meets another writer reads again; more than a few times in a row is no accident. */
const CLAIM_ATTEMPTS = 5;

const CLAIM_BASE_MS = 250;

type Sight = { readonly kind: 'absent' } | { readonly kind: 'record'; readonly record: LeaseRecord };

/** An answer that did not come, or not from the API server itself, leaves open whether the claim went through. */
function leavesOpen(answer: Exclude<Answer, { kind: 'ok' }>): boolean {
  return answer.kind === 'no-answer' || answer.status >= 500;
}

/**
 * Takes the Lease: creates it, or replaces a free one by compare-and-swap. Held by another: refuses at once, naming
 * holder and link. A claim whose answer was lost is resolved by reading: the holder is unique to this run. On a
 * refusal nothing of ours is left behind, or `lease-not-freed` says so.
 */
export async function acquire(context: Context, claim: Claim): Promise<Step<HeldLease>> {
  const sentMs = context.clock.monotonicMs();
  let open = false;
  let refusal: Finding | undefined;
  for (let attempt = 1; attempt <= CLAIM_ATTEMPTS; attempt++) {
    const sight = await look(context);
    if (sight.kind === 'refuse') return open ? giveBack(context, claim, sight) : sight;
    const seen = sight.value;
    if (seen.kind === 'record' && seen.record.holder === claim.holder) return held(context, claim, seen.record, sentMs);
    if (seen.kind === 'record' && seen.record.holder !== '') return refuse(heldBy(context, seen.record));
    const answer = await write(context, claim, seen);
    if (answer.kind === 'ok') {
      const record = readLease(answer.body);
      if (record.kind === 'record' && record.record.holder === claim.holder)
        return held(context, claim, record.record, sentMs);
      refusal = unreadable(leaseCall('update', context.lease), 'it shows another Lease than the one that was claimed');
      continue;
    }
    open ||= leavesOpen(answer);
    const verb = seen.kind === 'absent' ? 'create' : 'update';
    const final = whyNot(context, answer, verb);
    if (final !== undefined) return open ? giveBack(context, claim, refuse(final)) : refuse(final);
    refusal = failure(leaseCall(verb, context.lease), answer);
    if (open) await context.clock.sleep(context.random.fraction() * CLAIM_BASE_MS * 2 ** attempt, context.scope.signal);
  }
  const step = refuse(refusal ?? unreadable(leaseCall('get', context.lease), 'it was never free when it was claimed'));
  return open ? giveBack(context, claim, step) : step;
}

/** Ends a claim that may have gone through: what it took is given up again. */
async function giveBack(context: Context, { holder }: Claim, step: Refusal): Promise<Refusal> {
  const freed = await freeByHolder(context, holder);
  if (freed.kind !== 'not-freed') return step;
  const { name, namespace } = context.lease;
  const lease = leaseText(context.lease);
  const facts = { lease, name, namespace, holder, problem: freed.problem };
  return { ...step, findings: [...step.findings, finding('lease-not-freed', `Lease ${lease}`, facts)] };
}

async function look(context: Context): Promise<Step<Sight>> {
  const { cluster, lease, scope } = context;
  const answer = await reading(context, (signal) => cluster.readLease(lease, signal));
  if (scope.ended !== undefined) return refuse(scope.ended);
  if (answer.kind === 'status' && answer.status === 404) return go({ kind: 'absent' });
  if (answer.kind !== 'ok') return refuse(failure(leaseCall('get', context.lease), answer));
  const found = readLease(answer.body);
  if (found.kind === 'record') return go(found);
  const { name, namespace } = lease;
  const facts = { lease: leaseText(lease), name, namespace, problem: found.problem };
  return refuse(finding('lease-malformed', `Lease ${leaseText(lease)}`, facts));
}

function write({ cluster, clock, lease, scope }: Context, claim: Claim, sight: Sight): Promise<Answer> {
  return sight.kind === 'absent'
    ? cluster.createLease(lease, claimBody(lease, claim, clock.now()), scope.signal)
    : cluster.replaceLease(lease, claimBody(lease, claim, clock.now(), sight.record), scope.signal);
}

/** A conflict, or an answer that never came, is resolved by reading again; everything else ends the claim. */
function whyNot(context: Context, answer: Exclude<Answer, { kind: 'ok' }>, verb: string): Finding | undefined {
  const { lease, scope } = context;
  if (answer.kind === 'no-answer') {
    if (answer.cause === 'aborted') return scope.ended;
    return answer.cause === 'tls' || answer.cause === 'credentials'
      ? failure(leaseCall(verb, lease), answer)
      : undefined;
  }
  if (answer.status === 409 || answer.status === 429 || answer.status >= 500) return undefined;
  if (answer.status === 404 && verb === 'update') return undefined;
  if (answer.status === 404) {
    return finding('lease-namespace-missing', `Lease ${leaseText(lease)}`, {
      lease: leaseText(lease),
      namespace: lease.namespace,
    });
  }
  return failure(leaseCall(verb, lease), answer);
}

function heldBy({ lease }: Context, record: LeaseRecord): Finding {
  const { name, namespace } = lease;
  const link = record.link === '' ? 'no link' : record.link;
  const since = record.acquireTime === '' ? 'an unknown time' : record.acquireTime;
  const facts = {
    lease: leaseText(lease),
    name,
    namespace,
    holder: record.holder,
    link,
    since,
    renewed: record.renewTime,
    waited: '0',
    proof: 'It was not asked whether that run is dead',
  };
  return finding('lease-held', `Lease ${leaseText(lease)}`, facts);
}

function held(context: Context, claim: Claim, record: LeaseRecord, sentMs: number): Step<HeldLease> {
  say(context, `Lease ${leaseText(context.lease)} taken as ${claim.holder}`);
  return go(new HeldLease(context, { uid: record.uid, holder: claim.holder }, claim.durationSeconds, sentMs));
}

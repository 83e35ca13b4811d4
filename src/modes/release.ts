import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { journalAnnotation, journalText, readJournal, unsettledOf } from '../lease/journal.ts';
import { type LeaseRecord, readLease, releaseBody } from '../lease/record.ts';
import { isUnchanged, releaseAfterMs, type Sighting, silentMs } from '../lease/silence.ts';
import { failure, leaseCall, leavesOpen, reading } from '../steps/calls.ts';
import { type Context, go, phase, refuse, type Step, say } from '../steps/context.ts';
import { leaseFacts, leaseSubject, malformedLease } from '../steps/lease-findings.ts';
import { malformedJournal, settleByReading, tell } from '../steps/settle.ts';

const LONGEST_LOOK_MS = 5000;

/**
 * Frees the Lease of a lost run for a person who names its exact holder. The holder must have been silent for two
 * of its own durations, seen by us; then its journal is settled and it is freed by compare-and-swap. The value is the finding that says how it went.
 */
export async function release(context: Context, confirmHolder: string): Promise<Step<Finding>> {
  return phase(context, 'Release the Lease', async () => {
    const first = await see(context);
    if (first.kind === 'refuse') return first;
    if (first.value === undefined || first.value.record.holder === '') return go(alreadyFree(context));
    const { record } = first.value;
    if (record.holder !== confirmHolder) {
      const facts = { ...leaseFacts(context.lease), holder: record.holder, given: confirmHolder };
      return refuse(finding('lease-other-holder', leaseSubject(context.lease), facts));
    }
    const silent = await watchSilence(context, first.value);
    if (silent.kind === 'refuse') return silent;
    if (silent.value === undefined) return go(alreadyFree(context));
    const journal = await settleDead(context, silent.value.record);
    return free(context, silent.value, first.value, journal);
  });
}

function alreadyFree({ lease }: Context): Finding {
  return finding('already-free', leaseSubject(lease), leaseFacts(lease), [], 'notice');
}

function alive({ lease }: Context, record: LeaseRecord): Finding {
  return finding('lease-still-renewed', leaseSubject(lease), {
    ...leaseFacts(lease),
    holder: record.holder || 'nobody',
  });
}

/** One sighting; `undefined`: there is no such Lease. */
async function see(context: Context): Promise<Step<Sighting | undefined>> {
  const { cluster, clock, lease, scope } = context;
  let sentMs = clock.monotonicMs();
  const answer = await reading(context, (signal) => {
    sentMs = clock.monotonicMs();
    return cluster.readLease(lease, signal);
  });
  const arrivedMs = clock.monotonicMs();
  if (scope.ended !== undefined) return refuse(scope.ended);
  if (answer.kind === 'status' && answer.status === 404) return go(undefined);
  if (answer.kind !== 'ok') return refuse(failure(leaseCall('get', context.lease), answer));
  const found = readLease(answer.body);
  if (found.kind === 'record') return go({ sentMs, arrivedMs, record: found.record });
  return refuse(malformedLease(lease, found.problem));
}

/** The last sighting of a silence that was long enough; `undefined`: the holder gave the Lease up meanwhile. */
async function watchSilence(context: Context, first: Sighting): Promise<Step<Sighting | undefined>> {
  const neededMs = releaseAfterMs(first.record);
  let last = first;
  while (silentMs(first, last) < neededMs) {
    const leftMs = neededMs - silentMs(first, last);
    say(
      context,
      `${first.record.holder} silent for ${Math.round(silentMs(first, last) / 1000)} s of ${neededMs / 1000} s`,
    );
    await context.clock.sleep(Math.min(leftMs, LONGEST_LOOK_MS), context.scope.signal);
    const seen = await see(context);
    if (seen.kind === 'refuse') return seen;
    if (seen.value === undefined || seen.value.record.holder === '') return go(undefined);
    if (!isUnchanged(first.record, seen.value.record)) return refuse(alive(context, seen.value.record));
    last = seen.value;
  }
  return go(last);
}

/**
 * Settles the dead holder's journal by reading; the value is the text of what is left of it. A journal that cannot be
 * read stays as it is (`undefined`): the next gate refuses because of it, but the Lease is freed all the same.
 */
async function settleDead(context: Context, { annotations }: LeaseRecord): Promise<string | undefined> {
  const found = readJournal(annotations[journalAnnotation]);
  if (found.kind === 'malformed') {
    context.history.warnings.push(asWarning(malformedJournal(context, found.problem)));
    return undefined;
  }
  const read = (name: string) => reading(context, (signal) => context.cluster.readPolicy(name, signal));
  const settled = await settleByReading(read, found.entries);
  for (const one of settled) tell(context, one);
  return journalText(unsettledOf(settled));
}

/** A lost answer is resolved by reading: free, or the next one's, is freed; unchanged is not. */
async function free(context: Context, last: Sighting, first: Sighting, journal?: string): Promise<Step<Finding>> {
  const { cluster, clock, lease, scope } = context;
  const body = releaseBody(lease, last.record, clock.now(), journal);
  const answer = await cluster.replaceLease(lease, body, scope.signal);
  const seconds = String(Math.floor(silentMs(first, last) / 1000));
  const facts = { ...leaseFacts(lease), holder: last.record.holder, seconds };
  const released = go(finding('released', leaseSubject(lease), facts, [], 'notice'));
  if (answer.kind === 'ok') return released;
  if (scope.ended !== undefined) return refuse(scope.ended);
  const seen = await see(context);
  if (seen.kind === 'refuse') return seen;
  if (seen.value === undefined || seen.value.record.holder === '') return released;
  if (leavesOpen(answer) && seen.value.record.holder !== last.record.holder) return released;
  if (!isUnchanged(first.record, seen.value.record)) return refuse(alive(context, seen.value.record));
  return refuse(failure(leaseCall('update', context.lease), answer));
}

import { finding } from '../../src/findings/finding.ts';
import { leaseTimes } from '../../src/lease/durations.ts';
import { type LeaseRecord, readLease } from '../../src/lease/record.ts';
import { standing } from '../../src/lease/writes.ts';
import { type Renewal, renewOnce } from '../../src/steps/lease-writes.ts';
import { recordedAnswer } from './answers.ts';
import type { Folder } from './folder.ts';
import { LeaseState, leaseReplies, leasesIn } from './lease-state.ts';
import { isConflict, lasting, lost, malformed, namesOf, problemOf, raced, unproved } from './lease-words.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { type Seat, seatWith } from './seat.ts';

/** `renew`: one renewal of the Lease that we hold. */
export async function judgeRenewal(folder: Folder): Promise<Outcome> {
  const leases = leasesIn(folder);
  const recorded = recordedAnswer(folder, 'renew');
  const isGone = recorded?.kind === 'status' && recorded.status === 404 && leases.length < 2;
  const state = new LeaseState(isGone ? undefined : leases.at(-1));
  const seat = seatWith(folder, leaseReplies(folder, state, 'renew'));
  const names = namesOf(seat);
  if (leases.length === 0 && recorded === undefined) return refused(...nothingSeen(seat));
  const [first, last] = [readLease(leases[0]), readLease(leases.at(-1))];
  if (leases.length > 0 && first.kind === 'malformed') return malformed(names, first.problem);
  const uid = first.kind === 'record' ? first.record.uid : 'lease-uid';
  const { context, clock } = seat;
  const renewal = await clock.until(renewOnce(context, { uid, holder: context.holder }, context.scope.signal));
  return outcomeOf(seat, renewal, uid, last.kind === 'record' ? last.record : undefined);
}

function nothingSeen(seat: Seat) {
  const names = namesOf(seat);
  return [finding('not-observed', `Lease ${names.lease}`, { what: `whether Lease ${names.lease} is ours` })] as const;
}

function outcomeOf(seat: Seat, renewal: Renewal, uid: string, seen: LeaseRecord | undefined): Outcome {
  const names = namesOf(seat);
  if (renewal.kind === 'renewed') return proceeded(`Lease ${names.lease} was renewed by ${names.holder}.`);
  if (renewal.kind === 'lost') return lost(names, renewal.seen);
  const { answer } = renewal;
  const problem = problemOf(answer);
  const certain = lasting(seat, answer);
  if (certain !== undefined) return certain;
  if (isConflict(answer) && seen !== undefined) return afterConflict(seat, uid, seen, problem);
  const silent = silentFor(seat, seen);
  if (silent === undefined) return unproved(names, 'renewed', problem);
  return refused(finding('lease-stale', `Lease ${names.lease}`, { ...names, problem, seconds: String(silent) }));
}

/** What the Lease says after a write that was refused for a change of it. */
function afterConflict(seat: Seat, uid: string, { uid: seenUid, holder, link }: LeaseRecord, text: string): Outcome {
  const names = namesOf(seat);
  switch (standing({ uid, holder: names.holder }, { uid: seenUid, holder })) {
    case 'ours':
      return raced(names, 'renewed', text);
    case 'free':
      return lost(names, 'it is free');
    case 'replaced':
      return lost(names, `it was deleted and made anew, held by ${holder || 'nobody'}`);
    case 'other':
      return lost(names, `it is held by ${holder} (${link || 'no link'})`);
  }
}

/** The seconds without a renewal, once they are past the renew deadline. */
function silentFor({ folder }: Seat, seen: LeaseRecord | undefined): number | undefined {
  const { elapsedSeconds = 0 } = folder.about();
  const { renewDeadlineMs } = leaseTimes(seen?.durationSeconds ?? 60);
  return elapsedSeconds * 1000 >= renewDeadlineMs ? elapsedSeconds : undefined;
}

import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Finding, finding } from '../../src/findings/finding.ts';
import { leaseTimes } from '../../src/lease/durations.ts';
import { readLease } from '../../src/lease/record.ts';
import { standing } from '../../src/lease/writes.ts';
import { release } from '../../src/modes/release.ts';
import { failure, leaseCall } from '../../src/steps/calls.ts';
import { type Freed, freeByHolder, type Renewal, renewOnce } from '../../src/steps/lease-writes.ts';
import { recordedAnswer } from './answers.ts';
import type { Folder } from './folder.ts';
import { inputIn } from './inputs.ts';
import { LeaseState, leaseReplies, leasesIn } from './lease-state.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { type Seat, seatWith } from './seat.ts';

interface Names {
  readonly lease: string;
  readonly name: string;
  readonly namespace: string;
  readonly holder: string;
}

function namesOf({ context }: Seat): Names {
  const { name, namespace } = context.lease;
  return { lease: `${namespace}/${name}`, name, namespace, holder: context.holder };
}

function malformed(names: Names, problem: string): Outcome {
  return refused(finding('lease-malformed', `Lease ${names.lease}`, { ...names, problem }));
}

/** A write of ours that met another one of ours: the Lease is read, and the write goes through. */
function raced(seat: Seat, folder: Folder, call: string, done: string): Finding {
  const names = namesOf(seat);
  const answer = recordedAnswer(folder, call);
  const text = answer === undefined || answer.kind === 'ok' ? 'no answer' : answer.message;
  return finding('lease-write-raced', `Lease ${names.lease}`, { ...names, done, text }, [], 'notice');
}

/** `renew`: one renewal of the Lease that we hold. */
export async function judgeRenewal(folder: Folder): Promise<Outcome> {
  const leases = leasesIn(folder);
  const state = new LeaseState(leases.at(-1));
  const seat = seatWith(folder, leaseReplies(folder, state, 'renew'));
  const names = namesOf(seat);
  const ours = readLease(leases[0]);
  if (leases.length > 0 && ours.kind === 'malformed') return malformed(names, ours.problem);
  const uid = ours.kind === 'record' ? ours.record.uid : 'lease-uid';
  const { context, clock } = seat;
  const renewal = await clock.until(renewOnce(context, { uid, holder: context.holder }, context.scope.signal));
  return renewalOutcome(seat, renewal, uid);
}

function lost(names: Names, seen: string): Outcome {
  return refused(finding('lease-lost', `Lease ${names.lease}`, { ...names, seen }));
}

function renewalOutcome(seat: Seat, renewal: Renewal, uid: string): Outcome {
  const names = namesOf(seat);
  if (renewal.kind === 'renewed') return proceeded(`Lease ${names.lease} was renewed by ${names.holder}.`);
  if (renewal.kind === 'lost') return lost(names, renewal.seen);
  const { answer, problem } = renewal;
  const lasting = answer.kind === 'no-answer' ? answer.cause === 'tls' || answer.cause === 'credentials' : false;
  const denied = answer.kind === 'status' && (answer.status === 401 || answer.status === 403);
  if (lasting || denied) return refused(failure(leaseCall('patch', seat.context.lease), answer));
  if (answer.kind === 'status' && (answer.status === 409 || answer.status === 422)) return afterConflict(seat, uid);
  return unproved(seat, names, problem);
}

/** What the Lease says after a write that was refused for a change of it. */
function afterConflict(seat: Seat, uid: string): Outcome {
  const names = namesOf(seat);
  const { folder } = seat;
  const last = leasesIn(folder).at(-1);
  if (last === undefined) return unproved(seat, names, 'it was not read after the conflict');
  const reading = readLease(last);
  if (reading.kind === 'malformed') return malformed(names, reading.problem);
  const { holder, link } = reading.record;
  switch (standing({ uid, holder: names.holder }, reading.record)) {
    case 'ours':
      return { verdict: 'proceed', findings: [raced(seat, folder, 'renew', 'renewed')] };
    case 'free':
      return lost(names, 'it is free');
    case 'replaced':
      return lost(names, `it was deleted and made anew, held by ${holder || 'nobody'}`);
    case 'other':
      return lost(names, `it is held by ${holder} (${link || 'no link'})`);
  }
}

/** No answer is no loss; past the renew deadline it is no tenure either. */
function unproved(seat: Seat, names: Names, problem: string): Outcome {
  const { elapsedSeconds } = seat.folder.about();
  const reading = readLease(leasesIn(seat.folder).at(-1));
  const seconds = reading.kind === 'record' ? reading.record.durationSeconds : 60;
  const facts = { ...names, problem };
  if (elapsedSeconds !== undefined && elapsedSeconds * 1000 >= leaseTimes(seconds).renewDeadlineMs) {
    return refused(finding('lease-stale', `Lease ${names.lease}`, { ...facts, seconds: String(elapsedSeconds) }));
  }
  const findings = [finding('lease-unproved', `Lease ${names.lease}`, facts)] as const;
  return { verdict: 'retry', findings };
}

/** `release`: our own end of the Lease, or a person's who confirms the holder. */
export async function judgeRelease(folder: Folder): Promise<Outcome> {
  const confirmed = inputIn(folder, 'confirm-holder');
  const leases = leasesIn(folder);
  const state = new LeaseState(confirmed === '' ? leases.at(-1) : leases[0]);
  const seat = seatWith(folder, leaseReplies(folder, state, 'release'));
  if (confirmed !== '') return releaseByPerson(seat, state, confirmed);
  const freed = await seat.clock.until(freeByHolder(seat.context, seat.context.holder));
  return freedOutcome(seat, freed, recordedAnswer(folder, 'release') !== undefined);
}

/** A release watches for two durations of the record; what was not watched as long is no silence. */
async function releaseByPerson(seat: Seat, state: LeaseState, confirmed: string): Promise<Outcome> {
  const [, after] = leasesIn(seat.folder);
  const { elapsedSeconds = 0 } = seat.folder.about();
  const signal = seat.context.scope.signal;
  const changes = after !== undefined && !isDeepStrictEqual(after, state.lease);
  void seat.clock.sleep(elapsedSeconds * 1000 + 1, signal).then(() => {
    if (changes) state.lease = after;
    else
      seat.context.scope.end(finding('deadline-exceeded', 'run', { seconds: String(elapsedSeconds), step: 'Release' }));
  });
  const step = await seat.clock.until(release(seat.context, confirmed));
  return step.kind === 'go' ? { verdict: 'proceed', findings: [step.value] } : refused(...step.findings);
}

function freedOutcome(seat: Seat, freed: Freed, wasRaced: boolean): Outcome {
  const names = namesOf(seat);
  switch (freed.kind) {
    case 'freed':
      return wasRaced
        ? { verdict: 'proceed', findings: [raced(seat, seat.folder, 'release', 'released')] }
        : proceeded(`Lease ${names.lease} of ${names.holder} was released.`);
    case 'not-ours':
      return proceeded(`Lease ${names.lease} is not ours: ${freed.seen}. Nothing was written.`);
    case 'not-freed':
      return refused(finding('lease-not-freed', `Lease ${names.lease}`, { ...names, problem: freed.problem }));
  }
}

const stateSchema = v.object({
  holder: v.optional(v.string(), ''),
  phase: v.optional(v.string(), ''),
  'lease-uid': v.optional(v.string(), ''),
});

/** `post`: what is done at the end of the job, by what main saved. */
export async function judgePost(folder: Folder): Promise<Outcome> {
  const saved = v.safeParse(stateSchema, folder.json('action-state.json') ?? {});
  const state = saved.success ? saved.output : { holder: '', phase: '', 'lease-uid': '' };
  if (state.holder === '' || state.phase === 'freed')
    return proceeded('Nothing is left to be done: this job holds no Lease.');
  const seat = seatWith(folder, leaseReplies(folder, new LeaseState(leasesIn(folder).at(-1)), 'release'));
  const { context, clock } = seat;
  const freed = await clock.until(freeByHolder(context, state.holder, state['lease-uid']));
  const isLoss = freed.kind === 'not-ours' && state.phase === 'held';
  const names = { ...namesOf(seat), holder: state.holder };
  return isLoss ? lost(names, freed.seen) : freedOutcome(seat, freed, recordedAnswer(folder, 'release') !== undefined);
}

import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { finding } from '../../src/findings/finding.ts';
import { release } from '../../src/modes/release.ts';
import { type Freed, freeByHolder } from '../../src/steps/lease-writes.ts';
import { recordedAnswer } from './answers.ts';
import { type Folder, FolderProblem } from './folder.ts';
import { inputIn } from './inputs.ts';
import { LeaseState, leaseReplies, leasesIn } from './lease-state.ts';
import { isConflict, lasting, lost, type Names, namesOf, problemOf, raced, unproved } from './lease-words.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { type Seat, seatWith } from './seat.ts';

/** `release`: our own end of the Lease, or a person's who confirms the holder. */
export async function judgeRelease(folder: Folder): Promise<Outcome> {
  const confirmed = inputIn(folder, 'confirm-holder');
  if (confirmed !== '') return releaseByPerson(folder, confirmed);
  const seat = seatWith(folder, leaseReplies(folder, new LeaseState(leasesIn(folder).at(-1)), 'release'));
  return freeing(seat, { holder: seat.context.holder, uid: '', wasHeld: false });
}

/**
 * The holder has to be silent for two durations while it is watched: a change at any time ends that at once, and what
 * was not watched for as long is no silence.
 */
async function releaseByPerson(folder: Folder, confirmed: string): Promise<Outcome> {
  const [first, after] = leasesIn(folder);
  const state = new LeaseState(first);
  const seat = seatWith(folder, leaseReplies(folder, state, 'release'));
  const { scope } = seat.context;
  const { elapsedSeconds = 0 } = folder.about();
  const watchedMs = after === undefined ? 0 : elapsedSeconds * 1000;
  const over = finding('deadline-exceeded', 'run', { seconds: String(watchedMs / 1000), step: 'Release the Lease' });
  if (after !== undefined && !isDeepStrictEqual(first, after)) {
    void seat.clock.sleep(1, scope.signal).then(() => {
      state.lease = after;
    });
  } else void seat.clock.sleep(watchedMs + 1, scope.signal).then(() => scope.end(over));
  const step = await seat.clock.until(release(seat.context, confirmed));
  return step.kind === 'go' ? { verdict: 'proceed', findings: [step.value] } : refused(...step.findings);
}

interface Ours {
  readonly holder: string;
  readonly uid: string;
  /** The deploy ran under it, so that it is a loss when it is another's. */
  readonly wasHeld: boolean;
}

/** Frees the Lease if it is ours; of a write that was recorded, its answer counts. */
async function freeing(seat: Seat, ours: Ours): Promise<Outcome> {
  const { holder, uid } = ours;
  const names = { ...namesOf(seat), holder };
  const recorded = recordedAnswer(seat.folder, 'release');
  const freed = await seat.clock.until(freeByHolder(seat.context, holder, uid));
  if (freed.kind !== 'freed' || recorded === undefined || recorded.kind === 'ok')
    return freedOutcome(names, freed, ours);
  const problem = problemOf(recorded);
  if (isConflict(recorded)) return raced(names, 'released', problem);
  return lasting(seat, recorded) ?? unproved(names, 'released', problem);
}

function freedOutcome(names: Names, freed: Freed, { wasHeld }: Ours): Outcome {
  switch (freed.kind) {
    case 'freed':
      return proceeded(`Lease ${names.lease} of ${names.holder} was released.`);
    case 'not-ours':
      return wasHeld
        ? lost(names, freed.seen)
        : proceeded(`Lease ${names.lease} is not ours: ${freed.seen}. Nothing was written.`);
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
  if (!saved.success) throw new FolderProblem('action-state.json', 'not the state of an action');
  const { holder, phase, 'lease-uid': uid } = saved.output;
  if (holder === '' || phase === 'freed') return proceeded('Nothing is left to be done: this job holds no Lease.');
  const last = leasesIn(folder).at(-1);
  const seat = seatWith(folder, leaseReplies(folder, new LeaseState(last), 'release'));
  return freeing(seat, { holder, uid, wasHeld: phase === 'held' });
}

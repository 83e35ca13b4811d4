import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Finding } from '../../src/findings/finding.ts';
import { finding } from '../../src/findings/finding.ts';
import { mergeGroupOf } from '../../src/github/merge-group.ts';
import { readInputs } from '../../src/runner/inputs.ts';
import { acquire } from '../../src/steps/acquire.ts';
import { Order } from '../../src/steps/turn.ts';
import type { Folder } from './folder.ts';
import { inputIn, judgeInputs } from './inputs.ts';
import { LeaseState, leaseReplies, leasesIn } from './lease-state.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { queueOf } from './queue.ts';
import { type Seat, seatWith } from './seat.ts';

const repository = 'github.com/example-org/platform';
const eventSchema = v.object({ merge_group: v.unknown() });

function unreadableGroup(): Outcome {
  const why = 'the event names no merge group in the form that GitHub documents';
  return refused(finding('queue-unreadable', 'merge queue', { what: 'which merge group this run is for', why }));
}

/** Nothing but what was observed may count as silence, so the wait lasts until the last observation. */
function waitSeconds(folder: Folder): number {
  return leasesIn(folder).length > 1 ? (folder.about().elapsedSeconds ?? 0) : 0;
}

/** `acquire`: the contest for the Lease, with what GitHub said about group and holder. */
export async function judgeAcquisition(folder: Folder): Promise<Outcome> {
  const inputs = readInputs((name) => inputIn(folder, name));
  if (!inputs.ok || inputs.inputs.mode !== 'gate') return judgeInputs(folder);
  const event = folder.json('event.json');
  const group = mergeGroupOf(event);
  if (group === undefined && v.is(eventSchema, event)) return unreadableGroup();
  const [first, after] = leasesIn(folder);
  const state = new LeaseState(first);
  const seat = seatWith(folder, leaseReplies(folder, state));
  if (after !== undefined && !isDeepStrictEqual(first, after)) changeLater(seat, state, after);
  const { context, clock } = seat;
  const head = group?.sha ?? 'a'.repeat(40);
  const { leaseDurationSeconds: durationSeconds, allowOlder } = inputs.inputs;
  const change = { head, group, workflowFile: 'deploy.yml', repository, allowOlder };
  const order = new Order(context, change, async () => queueOf(folder, group));
  const notes = { repository, repositoryId: '1', jobId: '', runnerName: '', headSha: head, link: '' };
  const claim = { holder: context.holder, durationSeconds, notes };
  const step = await clock.until(acquire(context, { claim, waitSeconds: waitSeconds(folder), order }));
  return step.kind === 'refuse' ? refused(...step.findings) : taken(seat);
}

/** Nobody knows when it changed, so between two sightings that differ there is no look that could show silence. */
function changeLater({ clock, context, folder }: Seat, state: LeaseState, after: LeaseState['lease']): void {
  const { elapsedSeconds = 0 } = folder.about();
  const at = (ms: number, then: () => void): void => {
    void clock.sleep(ms, context.scope.signal).then(then);
  };
  at(1, () => {
    state.isHidden = true;
  });
  at(Math.max(2, elapsedSeconds * 1000 - 1), () => {
    state.isHidden = false;
    state.lease = after;
  });
}

/** A takeover is told with its cause. */
function taken({ context }: Seat): Outcome {
  const [first, ...more]: readonly Finding[] = context.history.warnings;
  const { name, namespace } = context.lease;
  return first === undefined
    ? proceeded(`Lease ${namespace}/${name} was taken by ${context.holder}.`)
    : { verdict: 'proceed', findings: [first, ...more] };
}

import type { LoggedRequest } from '../../sandbox/log.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { GitHub } from '../rig/github.ts';
import type { ActionRun } from './action.ts';
import { repeatedBlindly } from './rules/answers.ts';
import { brokenByComments } from './rules/comments.ts';
import { brokenByText } from './rules/text.ts';
import { brokenByVerdict } from './rules/verdict.ts';
import { brokenByWrites, holderIn } from './rules/writes.ts';

// The ten rules of the design that never bend, as far as what was sent, stored and printed shows them. The tenth, that
// the Lease is no fence, is one about words.

/** One run of the action, and where its traces are. */
export interface Witness {
  readonly sandbox: Sandbox;
  readonly github: GitHub;
  readonly run: ActionRun;
  readonly runId: string;
  /** How many requests the cluster had seen before it. */
  readonly from: number;
  /** A process of it was killed: the dead say nothing, and leave things behind. */
  readonly killed: boolean;
  /** Tells one process that asks from another. */
  readonly askedBy: (request: LoggedRequest) => number;
}

/** The sentences that were broken by this run, or on this ground before it. */
export function brokenRules(witness: Witness): readonly string[] {
  const { sandbox, github, run, killed, askedBy } = witness;
  return [
    ...brokenByWrites(sandbox),
    ...repeatedBlindly(sandbox.log, askedBy),
    ...brokenByComments(github),
    ...brokenByText(witness),
    ...(killed ? [] : [...brokenByVerdict(witness), ...leaseIsTold(witness), ...leftovers(run)]),
  ];
}

/** After the job the Lease is free, or the job said that it is not and how a person frees it. */
function leaseIsTold({ sandbox, run: { main, post }, runId }: Witness): readonly string[] {
  const holder = holderIn(sandbox);
  if (!holder.startsWith(`gh:${runId}.`)) return [];
  return `${main.log}\n${post.log}`.includes('confirm-holder') ? [] : [`the Lease is left to ${holder}, unsaid`];
}

/** A job ends its keeper itself, and takes its folder away. */
function leftovers({ job, left }: ActionRun): readonly string[] {
  return [
    ...job.orphans.map(({ command, pid }) => `${command} (${pid}) outlived the job`),
    ...left.map((name) => `${name} was left behind`),
  ];
}

import type { Problem, Reply } from '../../src/github/comments.ts';
import type { MergeGroup } from '../../src/github/merge-group.ts';
import type { Queue, QueuedGroup, QueueView, RunState } from '../../src/github/queue.ts';
import type { Comparison } from '../../src/lease/order.ts';
import { type Change, Order } from '../../src/steps/turn.ts';
import { ourClaim } from './leases.ts';

type Answer<T> = Reply<T> | readonly Reply<T>[];

/** Answers by call; a list is used up one by one, a single one answers always. */
export interface QueueScript {
  readonly branchHead?: Answer<string | undefined>;
  readonly queuedGroups?: Answer<readonly QueuedGroup[]>;
  readonly mergeQueue?: Answer<QueueView | undefined>;
  readonly runStatuses?: Answer<readonly string[]>;
  readonly compare?: Answer<Comparison | 'unknown-to-github'>;
  readonly changedFiles?: Answer<readonly string[] | string>;
  readonly job?: Answer<RunState>;
  readonly attempt?: Answer<RunState>;
}

export function says<T>(value: T): Reply<T> {
  return { ok: true, value };
}

export function fails(problem: Problem, text = `it is ${problem}`): Reply<never> {
  return { ok: false, problem, text };
}

/** A queue that waits so long for a check, and whose entries have these places by their heads. */
export function queueView(responseMinutes: number | undefined, places: QueueView['places'] = {}): Reply<QueueView> {
  return says({ responseMinutes, places });
}

/** GitHub limits, and wants silence for so long. */
export function limits(silenceSeconds: number): Reply<never> {
  return { ok: false, problem: 'rate-limited', text: 'slow down', silenceSeconds };
}

/** A queue port that answers what it was told to expect, and writes down each call; every other call throws. */
export function fakeQueue(script: QueueScript): Queue & { readonly calls: string[] } {
  const calls: string[] = [];
  const answer = async <T>(name: string, told: Answer<T> | undefined, given: readonly string[]): Promise<Reply<T>> => {
    calls.push([name, ...given].join(' '));
    const reply = isList(told) ? told[calls.filter((call) => call.split(' ')[0] === name).length - 1] : told;
    if (reply === undefined) throw new Error(`call was not expected: ${calls.join(', ')}`);
    return reply;
  };
  return {
    calls,
    branchHead: (branch) => answer('branchHead', script.branchHead, [branch]),
    queuedGroups: (base) => answer('queuedGroups', script.queuedGroups, [base]),
    mergeQueue: (base) => answer('mergeQueue', script.mergeQueue, [base]),
    runStatuses: (file, sha) => answer('runStatuses', script.runStatuses, [file, sha]),
    compare: (base, head) => answer('compare', script.compare, [base, head]),
    changedFiles: (base, head) => answer('changedFiles', script.changedFiles, [base, head]),
    job: (id) => answer('job', script.job, [id]),
    attempt: (id, attempt) => answer('attempt', script.attempt, [id, attempt]),
  };
}

function isList<T>(told: Answer<T> | undefined): told is readonly Reply<T>[] {
  return Array.isArray(told);
}

const sha = (digit: string): string => digit.repeat(40);
export const ours = sha('a');
/** Head of the entry ahead. */
export const ahead = sha('b');
export const deployed = sha('d');

export const group: MergeGroup = {
  pullRequest: 2,
  ref: `refs/heads/gh-readonly-queue/main/pr-2-${ahead}`,
  sha: ours,
  baseSha: ahead,
  baseBranch: 'main',
};

/** The queue with our group in it, and the entry ahead if wanted. */
export function queuedWith(...shas: readonly string[]): readonly QueuedGroup[] {
  const others = shas.map((one, index) => ({
    ref: `refs/heads/gh-readonly-queue/main/pr-${index + 7}-${ours}`,
    sha: one,
  }));
  return [...others, { ref: group.ref, sha: group.sha }];
}

/** A run outside the queue, unless told otherwise. */
export function changeOf(given: Partial<Change> = {}): Change {
  const { repository } = ourClaim.notes;
  return { head: ours, group: undefined, workflowFile: 'deploy.yml', repository, allowOlder: false, ...given };
}

/** Asks this queue. Without a script GitHub is not to be opened at all. */
export function orderOn(
  context: ConstructorParameters<typeof Order>[0],
  script?: QueueScript,
  given: Partial<Change> = {},
): { readonly queue: ReturnType<typeof fakeQueue>; readonly order: Order } {
  const queue = fakeQueue(script ?? {});
  const order = new Order(context, changeOf(given), async () => {
    if (script === undefined) throw new Error('GitHub was not to be asked');
    return queue;
  });
  return { queue, order };
}

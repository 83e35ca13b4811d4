import { asWarning, type Finding, finding } from '../findings/finding.ts';
import type { Reply } from '../github/comments.ts';
import { aheadOf, type MergeGroup } from '../github/merge-group.ts';
import type { Queue } from '../github/queue.ts';
import { readHolder } from '../lease/holder.ts';
import { ageOf, isOurTurn } from '../lease/order.ts';
import { type LivenessAnswer, livenessQuestion, type Proof, proofOf, wouldProve } from '../lease/proof.ts';
import type { LeaseRecord } from '../lease/record.ts';
import {
  type Answered,
  type Clearance,
  clear,
  type Failed,
  failed,
  lacksAccess,
  livenessOf,
  refusal,
  refused,
} from './clearance.ts';
import type { Context } from './context.ts';
import { Silence } from './silence.ts';

/** What this run would deploy, and from where. */
export interface Change {
  /** The commit that is deployed. */
  readonly head: string;
  /** Of a `merge_group` event; `undefined` for every other event. */
  readonly group: MergeGroup | undefined;
  /** File name of the workflow. */
  readonly workflowFile: string;
  /** `<host>/<owner>/<name>`. */
  readonly repository: string;
  readonly allowOlder: boolean;
}

/** Opens the queue when it is first needed; the finding says why there is none. */
export type OpenQueue = () => Promise<Queue | Finding>;

/** A silence that GitHub wants is waited for when it is this short; in a longer one nothing is known. */
const PATIENCE_MS = 10_000;
const READ_ATTEMPTS = 3;
const READ_BASE_MS = 500;

/** Asks GitHub whether this run may go on, in as few calls as decide it; an event outside the queue often needs none. */
export class Order {
  readonly #context: Pick<Context, 'clock' | 'random' | 'scope' | 'history' | 'log' | 'holder'>;
  readonly change: Change;
  readonly #open: OpenQueue;
  #queue: Promise<Queue | Finding> | undefined;
  #seesItself: boolean | undefined;
  readonly #silence: Silence;

  constructor(
    context: Pick<Context, 'clock' | 'random' | 'scope' | 'history' | 'log' | 'holder'>,
    change: Change,
    open: OpenQueue,
  ) {
    this.#context = context;
    this.change = change;
    this.#open = open;
    this.#silence = new Silence(context.clock);
  }

  /** Is our group still queued? An event that has no group always is current. */
  async current(): Promise<Clearance> {
    const { group } = this.change;
    if (group === undefined) return clear;
    const queued = await this.#queued(group);
    return queued.ok ? clear : queued.clearance;
  }

  /**
   * Seconds after which the queue of our group takes a silent check for failed; `undefined` outside a queue, and where the
   * token may not read it. Nothing is decided by it, so it is asked once.
   */
  async responseSeconds(): Promise<number | undefined> {
    const { group } = this.change;
    if (group === undefined) return undefined;
    const queue = await this.#opened();
    if ('code' in queue) return undefined;
    const reply = await this.#silence.unlessWanted(() => queue.mergeQueue(group.baseBranch));
    const view = reply.ok ? reply.value : undefined;
    this.#context.history.queuePlace = view?.places[group.sha];
    return view?.responseMinutes === undefined ? undefined : view.responseMinutes * 60;
  }

  /** The paths in which our head differs from the entry ahead; a text says why they are not all known. */
  async changedFiles({ sha, baseSha }: MergeGroup): Promise<readonly string[] | string> {
    const files = await this.#ask('which files changed', (queue) => queue.changedFiles(baseSha, sha));
    if (files.ok) return files.value;
    const { code, facts } = files.clearance.finding;
    return facts['why'] ?? code;
  }

  /** What keeps a run that holds the Lease from going on, if anything: its age cannot change while it does. */
  async objection(): Promise<Finding | undefined> {
    const current = await this.current();
    if (this.#context.scope.ended !== undefined) return this.#context.scope.ended;
    return current.kind === 'unknown' || current.kind === 'refused' ? current.finding : undefined;
  }

  /** May we take the Lease and deploy after `lastDeployed` (empty: none is recorded)? */
  async turn(lastDeployed: string): Promise<Clearance> {
    const { group } = this.change;
    if (group === undefined) return this.#notOlder(lastDeployed);
    const queued = await this.#queued(group);
    if (!queued.ok) return queued.clearance;
    const notOlder = await this.#notOlder(lastDeployed);
    if (notOlder.kind !== 'clear') return notOlder;
    const ahead = { sha: group.baseSha, queued: queued.value.includes(group.baseSha), runStatuses: undefined };
    if (isOurTurn(ahead, lastDeployed)) return clear;
    const runs = await this.#ask('which runs the entry ahead has', (queue) =>
      queue.runStatuses(this.change.workflowFile, group.baseSha),
    );
    if (!runs.ok) return runs.clearance;
    return isOurTurn({ ...ahead, runStatuses: runs.value }, lastDeployed)
      ? clear
      : { kind: 'not-yet', ahead: group.baseSha };
  }

  /** Is the holder of this record proved dead? Whatever goes wrong proves nothing. */
  async proof(record: LeaseRecord): Promise<Proof> {
    const question = livenessQuestion(record, this.change.repository);
    if (question.kind === 'none') return { kind: 'not-proved', why: question.why };
    const queue = await this.#opened();
    if ('code' in queue) return proofOf(question, { kind: 'unknown', why: queue.facts['why'] ?? queue.code });
    const reply = await this.#silence.unlessWanted(() =>
      question.kind === 'job' ? queue.job(question.jobId) : queue.attempt(question.runId, question.attempt),
    );
    return proofOf(question, reply.ok ? livenessOf(reply) : await this.#unanswered(queue, reply));
  }

  /** GitHub hides as not found what a token may not see, so our own run shows which of the two it is. */
  async #unanswered(queue: Queue, reply: Failed): Promise<LivenessAnswer> {
    const us = readHolder(this.#context.holder);
    if (reply.problem !== 'not-found' || us.kind !== 'run') return livenessOf(reply);
    if (this.#seesItself === undefined) {
      const itself = await this.#silence.unlessWanted(() => queue.attempt(us.runId, us.attempt));
      if (!itself.ok && !lacksAccess(itself)) return livenessOf(itself);
      this.#seesItself = itself.ok;
    }
    const why = 'it is not found, though this run is: it was deleted, or never was';
    return this.#seesItself ? { kind: 'unknown', why } : livenessOf(reply);
  }

  /** What would prove the holder dead, in words. */
  wouldProve(record: LeaseRecord): string {
    return wouldProve(livenessQuestion(record, this.change.repository), record.durationSeconds);
  }

  /** The heads of all queued groups, ours among them. Without ours, the base branch shows whether refs can be read. */
  async #queued(group: MergeGroup): Promise<Answered<readonly string[]>> {
    const listed = await this.#ask('which groups are queued', (queue) => queue.queuedGroups(group.baseBranch));
    if (!listed.ok) return listed;
    const { pullRequest, baseBranch } = group;
    this.#context.history.mergeGroup ??= { pullRequest, baseBranch, ...aheadOf(group, listed.value) };
    const ours = listed.value.find(({ ref }) => ref === group.ref);
    if (ours?.sha === group.sha) return { ok: true, value: listed.value.map(({ sha }) => sha) };
    if (ours !== undefined) return refused(superseded(group, `points at ${ours.sha} and not at ${group.sha}`));
    const base = await this.#ask('where the base branch is', (queue) => queue.branchHead(group.baseBranch));
    if (!base.ok) return base;
    if (base.value !== undefined) return refused(superseded(group, 'does not exist any more'));
    const why = `branch ${group.baseBranch} is not found either, so the token may not read branches (contents: read)`;
    return refused(finding('queue-unreadable', 'merge queue', { what: 'which groups are queued', why }));
  }

  async #notOlder(lastDeployed: string): Promise<Clearance> {
    const { head, group, allowOlder } = this.change;
    if (lastDeployed === '' || lastDeployed === head || lastDeployed === group?.baseSha) return clear;
    const facts = { ours: head, deployed: lastDeployed };
    const compared = await this.#ask(`how ${head} relates to ${lastDeployed}, which was deployed last`, (queue) =>
      queue.compare(head, lastDeployed),
    );
    if (!compared.ok) {
      if (!allowOlder) return compared.clearance;
      this.#warn(compared.clearance.finding);
      return clear;
    }
    switch (ageOf(compared.value)) {
      case 'newer':
        return clear;
      case 'unknown-to-github':
        this.#warn(finding('last-deployed-unknown', 'last deployed commit', facts));
        return clear;
      case 'older':
        if (!allowOlder) return refusal(finding('older-than-deployed', `commit ${head}`, facts));
        this.#warn(finding('older-allowed', `commit ${head}`, facts));
        return clear;
    }
  }

  #warn(found: Finding): void {
    const { warnings } = this.#context.history;
    const isKnown = warnings.some(({ code, subject }) => code === found.code && subject === found.subject);
    if (!isKnown) warnings.push(asWarning(found));
  }

  #opened(): Promise<Queue | Finding> {
    this.#queue ??= this.#open();
    return this.#queue;
  }

  /** Reads change nothing, so one that got no answer is sent again, a few times, and never into a silence that GitHub wants. */
  async #ask<T>(what: string, call: (queue: Queue) => Promise<Reply<T>>): Promise<Answered<T>> {
    const { clock, scope } = this.#context;
    const queue = await this.#opened();
    if ('code' in queue) return { ok: false, clearance: { kind: 'refused', finding: queue } };
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#silence.unlessWanted(() => call(queue));
      if (reply.ok) return reply;
      const pauseMs = this.#pauseMs(reply, attempt);
      if (pauseMs === undefined || attempt === READ_ATTEMPTS || scope.ended !== undefined)
        return { ok: false, clearance: failed(what, reply) };
      await clock.sleep(pauseMs, scope.signal);
    }
  }

  /** How long to wait before the same is asked again; `undefined`: it would not help, or take too long. */
  #pauseMs({ problem }: Failed, attempt: number): number | undefined {
    if (problem === 'rate-limited') {
      const leftMs = this.#silence.leftMs();
      return leftMs <= PATIENCE_MS ? leftMs : undefined;
    }
    if (problem !== 'unavailable' && problem !== 'unreadable') return undefined;
    return this.#context.random.fraction() * READ_BASE_MS * 2 ** attempt;
  }
}

function superseded({ ref }: MergeGroup, seen: string): Finding {
  return finding('group-superseded', `merge group ${ref}`, { ref, seen });
}

import { type Finding, finding } from '../findings/finding.ts';
import { type LeaseTimes, leaseTimes } from '../lease/durations.ts';
import type { Settled } from '../lease/journal.ts';
import type { Tenure } from '../lease/writes.ts';
import { failure, leaseCall } from './calls.ts';
import { type Context, say } from './context.ts';
import { LeaseJournal } from './journal.ts';
import type { Heard, Keeper } from './keeper.ts';
import { leaseFacts, leaseSubject, lostLease, notFreedLease, racedLease, unprovedLease } from './lease-findings.ts';
import { freeLease, type Renewal, renewOnce } from './lease-writes.ts';
import { type Closing, malformedJournal, tellAtEnd } from './settle.ts';

const RETRY_MS = 500;

/** The Lease while it is ours: renewed in the background, asserted before each write, given up once. */
export class HeldLease {
  /** Its changes go into the Lease with the next assertion. */
  readonly journal: LeaseJournal;
  /** The journal's text as the holder before left it. */
  readonly inherited: string;
  readonly #context: Context;
  readonly #tenure: Tenure;
  readonly #times: LeaseTimes;
  readonly #stopped = new AbortController();
  #renewedMs: number;
  #lost = false;

  /** `sentMs`: when the claim was sent, on the monotonic clock. */
  constructor(context: Context, tenure: Tenure, durationSeconds: number, sentMs: number, inherited = '') {
    this.inherited = inherited;
    this.#context = context;
    this.#tenure = tenure;
    this.#times = leaseTimes(durationSeconds);
    this.#renewedMs = sentMs;
    this.journal = new LeaseJournal(tenure.holder);
  }

  get uid(): string {
    return this.#tenure.uid;
  }

  /** When the newest renewal that we know of was sent, on the monotonic clock. */
  get renewedMs(): number {
    return this.#renewedMs;
  }

  /**
   * Renews every sixth of the duration until stopped; ends the scope when the Lease is lost or has gone stale. What a
   * keeper renews needs no renewal of ours: then ours come only when it is silent for a third of the duration.
   */
  async keep(keeper?: Pick<Keeper, 'heard'>): Promise<void> {
    const { clock, scope } = this.#context;
    const signal = AbortSignal.any([this.#stopped.signal, scope.signal]);
    while (!signal.aborted) {
      if (keeper !== undefined) this.#hear(keeper.heard());
      const { renewEveryMs } = this.#times;
      const due = this.#renewedMs + renewEveryMs * (keeper === undefined ? 1 : 2) - clock.monotonicMs();
      if (due > 0) await clock.sleep(keeper === undefined ? due : Math.min(due, RETRY_MS), signal);
      else if (!(await this.#renewed(false))) await clock.sleep(RETRY_MS, signal);
    }
  }

  #hear(heard: Heard): void {
    if (heard.kind === 'renewed') this.#renewedMs = Math.max(this.#renewedMs, heard.atMs);
    if (heard.kind !== 'lost') return;
    const { scope, lease } = this.#context;
    this.#lost = true;
    scope.end(lostLease(lease, heard.seen));
  }

  /**
   * Is the Lease ours at this moment? Renews it, which the server does only for its holder, and brings its journal up
   * to date in the same request; tries again until the answer is certain or the Lease has gone stale. A finding has
   * ended the scope too.
   */
  async assert(): Promise<Finding | undefined> {
    const { clock, scope } = this.#context;
    while (scope.ended === undefined) {
      if (await this.#renewed(true)) return scope.ended;
      await clock.sleep(RETRY_MS, scope.signal);
    }
    return scope.ended;
  }

  async #renewed(beforeWrite: boolean): Promise<boolean> {
    const { scope, lease } = this.#context;
    const change = beforeWrite ? this.journal.pending() : undefined;
    const renewal = await renewOnce(this.#context, this.#tenure, scope.signal, change);
    if (renewal.kind === 'renewed') {
      if (change !== undefined) this.journal.written(change);
      this.#renewedMs = Math.max(this.#renewedMs, renewal.sentMs);
      return this.#isFresh('its answer came too late');
    }
    if (renewal.kind === 'lost') {
      this.#lost = true;
      scope.end(lostLease(lease, renewal.seen));
      return false;
    }
    const { answer } = renewal;
    if (change !== undefined && renewal.journal !== undefined && !this.journal.saw(renewal.journal, change)) {
      scope.end(malformedJournal(this.#context, 'another writer changed it while the Lease was ours'));
      return false;
    }
    if (beforeWrite && answer.kind === 'status' && (answer.status === 401 || answer.status === 403)) {
      scope.end(failure(leaseCall('patch', lease), answer));
      return false;
    }
    if (this.#isFresh(renewal.problem) && beforeWrite) this.#noteSetback(renewal);
    return false;
  }

  /** For the report, once for each code: the tries come twice a second. */
  #noteSetback({ problem, journal }: Extract<Renewal, { kind: 'unknown' }>): void {
    const { lease, history } = this.#context;
    const found =
      journal === undefined
        ? unprovedLease(lease, 'renewed', problem)
        : racedLease(lease, this.#tenure.holder, 'renewed', problem);
    if (!history.warnings.some(({ code }) => code === found.code)) history.warnings.push(found);
  }

  /** Ends the scope when no renewal that was sent in the last two thirds of the duration is known to have succeeded. */
  #isFresh(problem: string): boolean {
    const { clock, scope, lease } = this.#context;
    const silentMs = clock.monotonicMs() - this.#renewedMs;
    if (silentMs < this.#times.renewDeadlineMs) return true;
    const stale = { ...leaseFacts(lease), seconds: String(Math.round(silentMs / 1000)), problem };
    scope.end(finding('lease-stale', leaseSubject(lease), stale));
    return false;
  }

  /** Ends the renewals; the Lease stays ours until its duration has passed. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Gives the Lease up. After a loss nothing is written. Returns what went wrong, if anything did. */
  async free(): Promise<Finding | undefined> {
    this.stop();
    if (this.#lost) return undefined;
    const { lease } = this.#context;
    const freed = await freeLease(this.#context, this.#tenure, this.#closing());
    if (freed.kind === 'not-freed') return notFreedLease(lease, this.#tenure.holder, freed.problem);
    say(
      this.#context,
      `${leaseSubject(lease)}: ${freed.kind === 'freed' ? 'freed' : `not ours any more, ${freed.seen}`}`,
    );
    return undefined;
  }

  #closing(): Closing | undefined {
    const text = this.journal.stored;
    if (text === undefined) return undefined;
    const onSettled = (settled: Settled): void => tellAtEnd(this.#context, settled);
    return { text, isSettled: (id) => this.journal.isSettled(id), onSettled };
  }
}

import type { Answer, WatchEvent } from '../cluster/port.ts';
import type { Finding } from '../findings/finding.ts';
import { readLease } from '../lease/record.ts';
import { type Seen, sawAgain, sawEvent } from '../lease/silence.ts';
import { failure, leaseCall, mayPass, noteForbiddenWatch, reading } from './calls.ts';
import type { Context } from './context.ts';
import { malformedLease } from './lease-findings.ts';

/** A watch can hang without a sign, and only a look sees silence, so the Lease is read again this often. */
const LOOK_MS = 10_000;
/** Without the right to watch, the Lease is read this often instead. */
const POLL_MS = 2000;
/** A look that failed is repeated after this long. */
const RETRY_MS = 1000;

/** Keeps what is known about the Lease: by looks, and by a watch that tells of a change at once. */
export class Lookout {
  readonly #context: Context;
  #wake = new AbortController();
  #watch: AbortController | undefined;
  #mayWatch = true;
  #lookAtMs = 0;
  #everLooked = false;
  /** `undefined`: there is no such Lease. */
  seen: Seen | undefined;
  /** What kept the newest look from seeing anything; it may pass. */
  trouble: Finding | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Looks once. A failure that may pass is told in `trouble` once there was a look before, since what was seen then
   * still stands; every other one is returned.
   */
  async look(): Promise<Finding | undefined> {
    const { cluster, clock, lease, scope } = this.#context;
    let sentMs = clock.monotonicMs();
    const answer = await reading(this.#context, (signal) => {
      sentMs = clock.monotonicMs();
      return cluster.readLease(lease, signal);
    });
    if (scope.ended !== undefined) return scope.ended;
    return this.#takeIn(answer, sentMs);
  }

  /** Waits until the Lease changes, but at most this long, and knows what is true then. */
  async wait(ms: number): Promise<Finding | undefined> {
    const { clock, scope } = this.#context;
    this.#follow();
    const longest = this.#mayWatch ? this.#lookAtMs - clock.monotonicMs() : POLL_MS;
    await clock.sleep(Math.max(0, Math.min(ms, longest)), AbortSignal.any([this.#wake.signal, scope.signal]));
    if (scope.ended !== undefined) return scope.ended;
    if (!this.#wake.signal.aborted) return this.look();
    this.#wake = new AbortController();
    return undefined;
  }

  /** Ends the watch. */
  close(): void {
    this.#watch?.abort();
  }

  #takeIn(answer: Answer, sentMs: number): Finding | undefined {
    const { clock, lease } = this.#context;
    const arrivedMs = clock.monotonicMs();
    this.#lookAtMs = arrivedMs + LOOK_MS;
    this.trouble = undefined;
    if (answer.kind === 'ok') {
      const found = readLease(answer.body);
      if (found.kind === 'malformed') return malformedLease(this.#context.lease, found.problem);
      this.seen = sawAgain(this.seen, { sentMs, arrivedMs, record: found.record });
    } else if (answer.kind === 'status' && answer.status === 404) {
      this.seen = undefined;
    } else {
      const found = failure(leaseCall('get', lease), answer);
      if (!this.#everLooked || !mayPass(answer)) return found;
      this.trouble = found;
      this.#lookAtMs = arrivedMs + RETRY_MS;
    }
    this.#everLooked = true;
    return undefined;
  }

  /** Follows the Lease from where it was seen. A watch that ended goes on at the next wait. */
  #follow(): void {
    const { cluster, lease, scope } = this.#context;
    if (this.#watch !== undefined || this.seen === undefined || !this.#mayWatch) return;
    const watch = new AbortController();
    this.#watch = watch;
    const onEvent = (event: WatchEvent): void => {
      if (!watch.signal.aborted) this.#onEvent(event, watch);
    };
    const signal = AbortSignal.any([watch.signal, scope.signal]);
    cluster.watchLease(lease, this.seen.last.record.resourceVersion, onEvent, signal);
  }

  #onEvent(event: WatchEvent, watch: AbortController): void {
    if (event.kind === 'object' && event.type === 'BOOKMARK') return;
    const reading = event.kind === 'object' && isChange(event.type) ? readLease(event.object) : undefined;
    if (event.kind === 'object' && event.type === 'DELETED') {
      this.seen = undefined;
    } else if (reading?.kind === 'record') {
      this.seen = sawEvent(this.seen, reading.record, this.#context.clock.monotonicMs());
    } else {
      // Ended, or not to be read: the next look tells what is true, and where to go on from.
      watch.abort();
      this.#watch = undefined;
      const answer = event.kind === 'ended' ? event.answer : undefined;
      const call = leaseCall('watch', this.#context.lease);
      this.#mayWatch &&= !noteForbiddenWatch(this.#context, call, answer, POLL_MS / 1000);
      return;
    }
    this.#wake.abort();
  }
}

function isChange(type: string): boolean {
  return type === 'ADDED' || type === 'MODIFIED' || type === 'DELETED';
}

import { setImmediate as idle } from 'node:timers/promises';
import type { Clock } from './clock.ts';

interface Timer {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** A clock that jumps from one sleep to the next as soon as nothing else can run: what took minutes is judged at once. */
export class VirtualClock implements Clock {
  readonly #startedAt: Date;
  readonly #startMs: number;
  protected nowMs: number;
  protected timers: readonly Timer[] = [];

  /** Both clocks' times when it begins. */
  constructor(startedAt: Date, startMs: number) {
    this.#startedAt = startedAt;
    this.#startMs = startMs;
    this.nowMs = startMs;
  }

  now(): Date {
    return new Date(this.#startedAt.getTime() + this.nowMs - this.#startMs);
  }

  monotonicMs(): number {
    return this.nowMs;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        this.timers = this.timers.filter((timer) => timer.wake !== wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      signal.addEventListener('abort', wake);
      this.timers = [...this.timers, { dueMs: this.nowMs + Math.max(0, ms), wake }];
    });
  }

  /** The value of a promise, or `undefined` when it is not there by `lastMs` or waits for nothing that could ever come. */
  async until<T>(promise: Promise<T>, lastMs: number): Promise<T | undefined> {
    let settled = false;
    const settle = (): void => {
      settled = true;
    };
    promise.then(settle, settle);
    for (await idle(); !settled; await idle()) if (!this.jump(lastMs)) return undefined;
    return promise;
  }

  /** Ends the next sleep; false when none ends by `lastMs`. */
  protected jump(lastMs: number): boolean {
    const next = this.timers.toSorted((one, other) => one.dueMs - other.dueMs)[0];
    if (next === undefined || next.dueMs > lastMs) return false;
    this.nowMs = next.dueMs;
    next.wake();
    return true;
  }
}

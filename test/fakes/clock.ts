import type { Clock } from '../../src/process/clock.ts';

interface Timer {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** Lets everything run that can run without time passing. */
function idle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Virtual time: it stands still until the test moves it, or jumps from timer to timer while `until` waits. */
export class FakeClock implements Clock {
  #nowMs = 0;
  #timers: Timer[] = [];
  readonly #startMs: number;

  /** `start` is the wall clock's time when this one begins. */
  constructor(start = '2026-09-10T12:00:00Z') {
    this.#startMs = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#startMs + this.#nowMs);
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#timers = this.#timers.filter((timer) => timer.wake !== wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      signal.addEventListener('abort', wake);
      this.#timers.push({ dueMs: this.#nowMs + Math.max(0, ms), wake });
    });
  }

  /** How many sleeps are going on. */
  get sleeping(): number {
    return this.#timers.length;
  }

  /** Moves time on, waking every sleep that is over by then in its order. */
  async pass(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms;
    await idle();
    for (let next = this.#next(); next !== undefined && next.dueMs <= endMs; next = this.#next()) {
      this.#nowMs = next.dueMs;
      next.wake();
      await idle();
    }
    this.#nowMs = endMs;
  }

  /** Waits for a promise, moving time on from sleep to sleep. Fails when it waits for nothing that will ever come. */
  async until<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const settle = (): void => {
      settled = true;
    };
    promise.then(settle, settle);
    for (await idle(); !settled; await idle()) {
      const next = this.#next();
      if (next === undefined) throw new Error(`nothing sleeps at ${this.#nowMs} ms, and the promise never settles`);
      this.#nowMs = next.dueMs;
      next.wake();
    }
    return promise;
  }

  #next(): Timer | undefined {
    return this.#timers.reduce<Timer | undefined>(
      (first, timer) => (first === undefined || timer.dueMs < first.dueMs ? timer : first),
      undefined,
    );
  }
}

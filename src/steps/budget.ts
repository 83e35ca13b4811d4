import type { Clock } from '../process/clock.ts';

/** Time that several phases share: what one uses up, the next has not. */
export class Budget {
  readonly #clock: Clock;
  #leftMs: number;

  constructor(clock: Clock, seconds: number) {
    this.#clock = clock;
    this.#leftMs = seconds * 1000;
  }

  /** Runs one phase, told how many seconds it may take. */
  async spend<T>(run: (leftSeconds: number) => Promise<T>): Promise<T> {
    const startedMs = this.#clock.monotonicMs();
    try {
      return await run(Math.max(0, this.#leftMs) / 1000);
    } finally {
      this.#leftMs -= this.#clock.monotonicMs() - startedMs;
    }
  }
}

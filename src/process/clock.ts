import { setTimeout as delay } from 'node:timers/promises';

/** Time as a parameter: tests pass one that they move by hand. */
export interface Clock {
  /** The wall clock, only for times that others read. */
  now(): Date;
  /**
   * Milliseconds on a clock that never jumps; the only one that durations are judged by. All processes of one machine
   * share it, so that one can tell the other when something was.
   */
  monotonicMs(): number;
  /** Resolves after `ms` milliseconds, or at once when `signal` is aborted; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => Number(process.hrtime.bigint() / 1000n) / 1000,
  sleep: async (ms, signal) => {
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};

import { setImmediate as idle } from 'node:timers/promises';
import { VirtualClock } from '../../src/process/virtual-clock.ts';

/** Virtual time: it stands still until the test moves it, or jumps from sleep to sleep while `until` waits. */
export class FakeClock extends VirtualClock {
  /** `start` is the wall clock's time when this one begins. */
  constructor(start = '2026-09-10T12:00:00Z') {
    super(new Date(start), 0);
  }

  /** How many sleeps are going on. */
  get sleeping(): number {
    return this.timers.length;
  }

  /** Moves time on, waking every sleep that is over by then in its order. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (await idle(); this.jump(endMs); await idle());
    this.nowMs = endMs;
  }

  /** Waits for a promise, moving time on from sleep to sleep. Fails when it waits for nothing that will ever come. */
  override async until<T>(promise: Promise<T>): Promise<T> {
    const settled = promise.then(
      () => true,
      () => true,
    );
    if ((await super.until(settled, Number.POSITIVE_INFINITY)) === undefined)
      throw new Error(`nothing sleeps at ${this.nowMs} ms, and the promise never settles`);
    return promise;
  }
}

import type { Clock } from '../process/clock.ts';
import { callName, type Entry } from './tape.ts';

const never: Promise<never> = new Promise(() => {});

/** Methods whose answer is there at once; each value of chance is used once, what the keeper said stays until it says more. */
const atOnce: ReadonlySet<string> = new Set(['hex', 'fraction', 'start', 'heard', 'close']);

/**
 * Ports that answer what a tape holds: call by call in its order, each answer when it came. What the tape does not hold is
 * never answered, so that nothing is decided by it.
 */
export class Playback {
  readonly #clock: Clock;
  readonly #left: Map<string, Entry[]>;

  constructor(clock: Clock, entries: readonly Entry[]) {
    this.#clock = clock;
    this.#left = Map.groupBy(entries, ({ call }) => call);
  }

  /** A port of any kind; nothing but its methods may be asked for. */
  port<T extends object>(target: T): T {
    return new Proxy(target, {
      // A port is no promise, though it may be handed on by one.
      get: (_, key) =>
        typeof key === 'string' && key !== 'then' ? (...args: unknown[]) => this.#answer(key, args) : undefined,
    });
  }

  #answer(method: string, args: readonly unknown[]): unknown {
    const call = callName(method, args);
    if (method === 'heard') return this.#heard();
    if (atOnce.has(method)) return this.#next(call)?.value;
    const signal = args.find((arg) => arg instanceof AbortSignal) ?? new AbortController().signal;
    const listener = args.find((arg) => typeof arg === 'function');
    if (listener === undefined) return this.#later(call, signal);
    return this.#tell(call, (event) => Reflect.apply(listener, undefined, [event]), signal);
  }

  #next(call: string): Entry | undefined {
    return this.#left.get(call)?.shift();
  }

  async #later(call: string, signal: AbortSignal): Promise<unknown> {
    const entry = this.#next(call);
    if (entry === undefined) return signal.aborted ? aborted : never;
    await this.#clock.sleep(entry.doneMs - this.#clock.monotonicMs(), signal);
    return entry.value;
  }

  /** The events that came before that watch was over, or all that are left. */
  async #tell(call: string, listener: (event: unknown) => void, signal: AbortSignal): Promise<void> {
    for (let entry = this.#next(call); entry !== undefined; entry = this.#next(call)) {
      await this.#clock.sleep(entry.doneMs - this.#clock.monotonicMs(), signal);
      if (signal.aborted) {
        this.#left.get(call)?.unshift(entry);
        return;
      }
      listener(entry.value);
      if (isEnd(entry.value)) return;
    }
  }

  #heard(): unknown {
    const said = this.#left.get('heard')?.filter(({ doneMs }) => doneMs <= this.#clock.monotonicMs());
    return said?.at(-1)?.value ?? { kind: 'nothing' };
  }
}

const aborted = { kind: 'no-answer', cause: 'aborted', message: 'the run has ended', elapsedMs: 0 };

function isEnd(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'ended';
}

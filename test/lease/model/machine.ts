import type { Clocks } from './contender.ts';
import type { Effect, Program } from './process.ts';

/** A process of a run: its program, and what it waits for. */
export class Process {
  readonly role: string;
  readonly machine: Machine;
  readonly sender: string;
  readonly #program: Program;
  /** `undefined`: it has ended. */
  waitsFor: Effect | undefined;
  /** On the machine's monotonic clock; the end of a sleep or of our patience with a call. */
  dueMs = 0;

  constructor(role: string, machine: Machine, sender: string, program: Program) {
    this.role = role;
    this.machine = machine;
    this.sender = sender;
    this.#program = program;
  }

  /** Lets it go on to the next effect. */
  advance(): void {
    const { value, done } = this.#program.next();
    this.waitsFor = done === true ? undefined : value;
  }

  kill(): void {
    this.waitsFor = undefined;
  }
}

/**
 * A machine with its own clocks: a wall clock that anybody may set, though never so that two renewals carry the same
 * millisecond (the second would be no write at all, and invisible to everybody), and a monotonic one that may stand still while the
 * machine is suspended (CLOCK_MONOTONIC of a virtual machine) or go on (a stopped process).
 */
export class Machine implements Clocks {
  readonly #timeMs: () => number;
  #skewMs = 0;
  #lostMs = 0;
  #suspendedMs: number | undefined;
  #standsStill = false;

  constructor(timeMs: () => number) {
    this.#timeMs = timeMs;
  }

  get suspended(): boolean {
    return this.#suspendedMs !== undefined;
  }

  suspend(standsStill: boolean): void {
    this.#suspendedMs ??= this.#timeMs();
    this.#standsStill = standsStill;
  }

  resume(): void {
    if (this.#suspendedMs !== undefined && this.#standsStill) this.#lostMs += this.#timeMs() - this.#suspendedMs;
    this.#suspendedMs = undefined;
  }

  stepWallClock(byMs: number): void {
    this.#skewMs += byMs;
  }

  monotonicMs(): number {
    const stopped = this.#standsStill ? this.#suspendedMs : undefined;
    return (stopped ?? this.#timeMs()) - this.#lostMs;
  }

  now(): Date {
    return new Date(Date.UTC(2026, 0, 1) + this.#timeMs() + this.#skewMs);
  }
}

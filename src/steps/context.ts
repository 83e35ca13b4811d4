import type { Cluster, ObjectName } from '../cluster/port.ts';
import type { Finding } from '../findings/finding.ts';
import type { Clock } from '../process/clock.ts';
import type { Randomness } from '../process/random.ts';
import type { Convergence, GroupRecord, PatchRecord, ProbeRecord, TimelineEntry } from '../report/verdict.ts';
import type { Scope } from './scope.ts';
import { Tape } from './tape.ts';

/** What steps say while they work. Lines are raw; the log cleans them. */
export interface Log {
  group(title: string): void;
  endGroup(): void;
  info(line: string): void;
}

/** What every step works with. */
export interface Context {
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly log: Log;
  readonly scope: Scope;
  readonly lease: ObjectName;
  readonly holder: string;
  readonly kyvernoNamespace: string;
  readonly history: RunHistory;
}

/** What happened so far, for the report; steps add to it, nothing decides by it. */
export class RunHistory {
  readonly #startedMs: number;
  readonly #clock: Clock;
  readonly timeline: TimelineEntry[] = [];
  readonly probes: ProbeRecord[] = [];
  readonly patches: PatchRecord[] = [];
  readonly warnings: Finding[] = [];
  convergence: Convergence | undefined;
  kyvernoVersion: string | undefined;
  /** As the queue showed it first: entries ahead leave it while we wait. */
  mergeGroup: GroupRecord | undefined;
  /** The place of our group in the queue at the start, counted from 1, where the queue told it. */
  queuePlace: number | undefined;
  /** All that was told from outside, by which the run can be decided again. */
  readonly tape: Tape;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.tape = new Tape(clock);
    this.#startedMs = clock.monotonicMs();
  }

  /** Milliseconds since the run began. */
  sinceStart(): number {
    return Math.round(this.#clock.monotonicMs() - this.#startedMs);
  }

  note(what: string): void {
    this.timeline.push({ atMs: this.sinceStart(), what });
  }
}

/** A step's end without a value: the deciding finding is the first. */
export interface Refusal {
  readonly kind: 'refuse';
  readonly findings: readonly [Finding, ...Finding[]];
}

/** A step's end: go on with a value, or refuse. */
export type Step<T> = { readonly kind: 'go'; readonly value: T } | Refusal;

export function go<T>(value: T): Step<T> {
  return { kind: 'go', value };
}

export function refuse(first: Finding, ...more: readonly Finding[]): Refusal {
  return { kind: 'refuse', findings: [first, ...more] };
}

/** Notes and logs one event: the log is the timeline as it happens. */
export function say(context: Pick<Context, 'log' | 'history'>, what: string): void {
  context.history.note(what);
  context.log.info(what);
}

export function leaseText(lease: ObjectName): string {
  return `${lease.namespace}/${lease.name}`;
}

/** One phase: a log group of its own, and the words for where a run ended. */
export async function phase<T>(
  context: Pick<Context, 'log' | 'scope'>,
  title: string,
  run: () => Promise<T>,
): Promise<T> {
  context.scope.step = title;
  context.log.group(title);
  try {
    return await run();
  } finally {
    context.log.endGroup();
  }
}

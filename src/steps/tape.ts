import type { ProbePod } from '../admission/pod.ts';
import type { Finding } from '../findings/finding.ts';
import type { Claim } from '../lease/record.ts';
import type { Clock } from '../process/clock.ts';
import type { FilePolicy } from './candidates.ts';
import type { Change } from './turn.ts';

/** What one call to the world outside came to, in milliseconds on the monotonic clock of the machine. */
export interface Entry {
  readonly call: string;
  readonly doneMs: number;
  readonly value: unknown;
}

/** What a gate was given, as far as its verdict depends on it. */
export interface RecordedRun {
  /** As the workflow gave them; without secrets and paths. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly probes: readonly ProbePod[];
  readonly mustDeny: readonly ProbePod[];
  /** As the files of the workspace had them. */
  readonly filePolicies: readonly FilePolicy[];
  readonly claim: Claim;
  readonly change: Change;
  /** What was known to be worth a warning before the first call. */
  readonly warnings: readonly Finding[];
}

/** A tape as plain data. */
export interface Observations extends RecordedRun {
  readonly version: 1;
  readonly startedAt: string;
  readonly startMs: number;
  readonly entries: readonly (Omit<Entry, 'value'> & { readonly value: number })[];
  /** Each different value once; entries name them by their place. */
  readonly values: readonly unknown[];
}

const hasImages = (arg: object): arg is { readonly spec: { readonly containers: readonly object[] } } =>
  'spec' in arg && typeof arg.spec === 'object' && arg.spec !== null && 'containers' in arg.spec;

const isPatch = (one: unknown): one is { readonly path: string } =>
  typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string';

/**
 * What of an argument tells two calls apart: names, of a Pod its images, of a patch its paths, so that a renewal is not
 * taken for the end of the Lease; never a value, a signal or a listener.
 */
function keyOf(arg: unknown): readonly string[] {
  if (typeof arg === 'string' || typeof arg === 'number') return [String(arg)];
  if (typeof arg !== 'object' || arg === null || arg instanceof AbortSignal) return [];
  if (Array.isArray(arg)) return arg.map((one: unknown) => (isPatch(one) ? one.path : ''));
  if (hasImages(arg)) {
    return arg.spec.containers.map((one) => ('image' in one ? String(one.image) : ''));
  }
  if ('resource' in arg) {
    const { resource, namespace, name } = { namespace: '', name: '', ...arg };
    return [String(resource), String(namespace), String(name)].filter(Boolean);
  }
  return 'name' in arg && 'namespace' in arg ? [`${String(arg.namespace)}/${String(arg.name)}`] : [];
}

/** The name of a call, under which its answers are found again. */
export function callName(method: string, args: readonly unknown[]): string {
  return [method, ...args.flatMap(keyOf)].join(' ');
}

/** The key under which a proxied member is asked for, where it is a method. */
function methodOf(target: object, key: string | symbol): ((args: readonly unknown[]) => unknown) | undefined {
  const member: unknown = Reflect.get(target, key);
  return typeof member === 'function' ? (args) => Reflect.apply(member, target, args) : undefined;
}

/** Writes down all that a run is told from outside, so that it can be decided again from that alone. */
export class Tape {
  readonly #clock: Clock;
  readonly startedAt: Date;
  readonly startMs: number;
  readonly entries: Entry[] = [];
  /** What was given to the run; nothing can be decided again without it. */
  run: RecordedRun | undefined;
  readonly #newest = new Map<string, string>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.startedAt = clock.now();
    this.startMs = clock.monotonicMs();
  }

  /** Everything as plain data, or nothing where there is no run that it belongs to. */
  observations(): Observations | undefined {
    if (this.run === undefined) return undefined;
    const places = new Map<string, number>();
    const place = (value: unknown): number => {
      const text = JSON.stringify(value) ?? 'null';
      const known = places.get(text) ?? places.size;
      places.set(text, known);
      return known;
    };
    const entries = this.entries.map(({ call, doneMs, value }) => ({ call, doneMs, value: place(value) }));
    const values = [...places.keys()].map((text): unknown => JSON.parse(text));
    const { startMs } = this;
    return { version: 1, startedAt: this.startedAt.toISOString(), startMs, ...this.run, entries, values };
  }

  note(call: string, value: unknown): void {
    this.entries.push({ call, doneMs: this.#clock.monotonicMs(), value });
  }

  /** A port that does what it did, and whose answers and events are written down as they come. */
  listening<T extends object>(port: T): T {
    return new Proxy(port, {
      get: (target, key) => {
        const method = methodOf(target, key);
        if (method === undefined || typeof key !== 'string') return Reflect.get(target, key);
        return (...args: unknown[]) => this.#listen(key, args, method);
      },
    });
  }

  #listen(key: string, args: readonly unknown[], method: (args: readonly unknown[]) => unknown): unknown {
    const call = callName(key, args);
    const heard = args.map((arg) =>
      typeof arg === 'function' ? this.#telling(call, (event) => Reflect.apply(arg, undefined, [event])) : arg,
    );
    const result = method(heard);
    if (result instanceof Promise) {
      return result.then((value: unknown) => {
        this.note(call, value);
        return value;
      });
    }
    if (heard.every((arg, index) => arg === args[index])) this.#noteChange(call, result);
    return result;
  }

  /** What is asked again and again without waiting is written down when it changes, and every value of chance. */
  #noteChange(call: string, value: unknown): void {
    const text = JSON.stringify(value) ?? '';
    if (call === 'heard' && this.#newest.get(call) === text) return;
    this.#newest.set(call, text);
    this.note(call, value);
  }

  #telling(call: string, listener: (event: unknown) => unknown): (event: unknown) => void {
    return (event) => {
      this.note(call, event);
      listener(event);
    };
  }
}

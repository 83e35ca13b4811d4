import * as v from 'valibot';
import type { Answer, WatchEvent } from '../../src/cluster/port.ts';
import { ok, status } from './answers.ts';
import type { Respond, Script } from './cluster.ts';
import { leaseObject, otherHolder } from './leases.ts';

const bodySchema = v.looseObject({
  metadata: v.looseObject({
    resourceVersion: v.optional(v.string()),
    annotations: v.optional(v.record(v.string(), v.string()), {}),
  }),
  spec: v.looseObject({ holderIdentity: v.string(), renewTime: v.string(), acquireTime: v.string() }),
});

type Stored = Omit<Parameters<typeof leaseObject>[0] & object, 'resourceVersion'>;
type Watcher = (event: WatchEvent) => void;

/** One Lease on an API server: compare-and-swap, a resourceVersion for each write, and watches that tell of each. */
export class WatchedLease {
  #stored: Stored | undefined;
  #version = 100;
  #watchers: Watcher[] = [];

  constructor(stored?: Stored) {
    this.#stored = stored;
  }

  get holder(): string {
    return this.#stored === undefined ? '' : (this.#stored.holder ?? otherHolder);
  }

  /** Another writer's change; `undefined` deletes the Lease. */
  write(change: Stored | undefined): void {
    const type = change === undefined ? 'DELETED' : this.#stored === undefined ? 'ADDED' : 'MODIFIED';
    const last = this.#object();
    this.#stored = change === undefined ? undefined : { ...this.#stored, ...change };
    this.#version += 1;
    const object = change === undefined ? last : this.#object();
    for (const tell of this.#watchers) tell({ kind: 'object', type, object });
  }

  #object(): object {
    return leaseObject({ ...this.#stored, resourceVersion: String(this.#version) });
  }

  read: Respond = () => (this.#stored === undefined ? status(404, 'not found') : ok(this.#object()));

  create: Respond = (body) => (this.#stored === undefined ? this.#claim(body) : status(409, 'already exists'));

  replace: Respond = (body) => {
    if (this.#stored === undefined) return status(404, 'not found');
    const { metadata } = v.parse(bodySchema, body);
    return metadata.resourceVersion === String(this.#version) ? this.#claim(body) : status(409, 'has been modified');
  };

  #claim(body: unknown): Answer {
    const { metadata, spec } = v.parse(bodySchema, body);
    const { holderIdentity: holder, renewTime, acquireTime } = spec;
    this.write({ holder, renewTime, acquireTime, annotations: metadata.annotations });
    return ok(this.#object());
  }

  /** What a cluster needs for a contest. */
  script(): Script {
    return {
      replies: { readLease: this.read, createLease: this.create, replaceLease: this.replace },
      watches: {
        watchLease: (onEvent, signal) => {
          this.#watchers.push(onEvent);
          signal.addEventListener('abort', () => {
            this.#watchers = this.#watchers.filter((watcher) => watcher !== onEvent);
          });
        },
      },
    };
  }

  /** Ends all watches. */
  endWatches(answer?: Answer): void {
    for (const tell of this.#watchers.splice(0)) tell({ kind: 'ended', answer });
  }

  get watched(): number {
    return this.#watchers.length;
  }
}

import { type JsonObject, textAt } from '../json.ts';
import type { Resource, ResourceName } from './resource.ts';

export interface Change {
  readonly revision: number;
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly object: JsonObject;
  /** The object before, where there was one. */
  readonly before: JsonObject | undefined;
}

type Listener = (change: Change) => void;
type Named = Pick<Resource, 'plural'>;

function keyOf(object: JsonObject): string {
  return `${textAt(object, 'metadata', 'namespace')}/${textAt(object, 'metadata', 'name')}`;
}

function withVersion(object: JsonObject, revision: number): JsonObject {
  const metadata = typeof object['metadata'] === 'object' ? object['metadata'] : {};
  return { ...object, metadata: { ...metadata, resourceVersion: String(revision) } };
}

/** All objects and all that ever happened to them, under one counter as in etcd. */
export class Store {
  #revision = 100;
  readonly #changes = new Map<string, Change[]>();
  readonly #oldest = new Map<string, number>();
  readonly #listeners = new Map<string, Set<Listener>>();

  get revision(): number {
    return this.#revision;
  }

  get({ plural }: Named, namespace: string, name: string, asOf = this.#revision): JsonObject | undefined {
    return this.#state(plural, asOf).get(`${namespace}/${name}`);
  }

  /** The objects of one namespace, or of all, in the order of their keys. */
  list({ plural }: Named, namespace: string, asOf = this.#revision): readonly JsonObject[] {
    const state = [...this.#state(plural, asOf)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, object]) => object);
    return namespace === '' ? state : state.filter((object) => textAt(object, 'metadata', 'namespace') === namespace);
  }

  /** Stores what is new or changed under the next revision. */
  put(resource: Named, object: JsonObject): JsonObject {
    const before = this.#state(resource.plural, this.#revision).get(keyOf(object));
    this.#revision += 1;
    const stored = withVersion(object, this.#revision);
    const type = before === undefined ? 'ADDED' : 'MODIFIED';
    this.#record(resource.plural, { revision: this.#revision, type, object: stored, before });
    return stored;
  }

  remove(resource: Named, before: JsonObject): void {
    this.#revision += 1;
    const object = withVersion(before, this.#revision);
    this.#record(resource.plural, { revision: this.#revision, type: 'DELETED', object, before });
  }

  since({ plural }: Named, revision: number): readonly Change[] {
    return (this.#changes.get(plural) ?? []).filter((change) => change.revision > revision);
  }

  /** The last revision before the newest change of this resource: what a stale read still shows. */
  stale({ plural }: Named): number {
    return (this.#changes.get(plural)?.at(-1)?.revision ?? this.#revision + 1) - 1;
  }

  /** The oldest revision that a watch can go on from. */
  oldest({ plural }: Named): number {
    return this.#oldest.get(plural) ?? 0;
  }

  /** From now on no watch can go on from before this moment: the server has compacted. */
  forget(plural: ResourceName): void {
    this.#oldest.set(plural, this.#revision);
  }

  /** Hears every change from now on; the answer ends that. */
  listen({ plural }: Named, listener: Listener): () => void {
    const listeners = this.#listeners.get(plural) ?? new Set();
    this.#listeners.set(plural, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  #state(plural: string, asOf: number): Map<string, JsonObject> {
    const state = new Map<string, JsonObject>();
    for (const { revision, type, object } of this.#changes.get(plural) ?? []) {
      if (revision > asOf) break;
      if (type === 'DELETED') state.delete(keyOf(object));
      else state.set(keyOf(object), object);
    }
    return state;
  }

  #record(plural: string, change: Change): void {
    const changes = this.#changes.get(plural) ?? [];
    this.#changes.set(plural, changes);
    changes.push(change);
    for (const listener of this.#listeners.get(plural) ?? []) listener(change);
  }
}

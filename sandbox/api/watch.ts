import type { Clock } from '../../src/process/clock.ts';
import { type Json, type JsonObject, textAt } from '../json.ts';
import { selectorOf } from './read.ts';
import type { ApiRequest } from './request.ts';
import { apiVersionOf, type Resource } from './resource.ts';
import { expired, failure } from './status.ts';
import type { Change, Store } from './store.ts';

const longestSeconds = 1800;
/** Source: apiserver `pkg/storage/cacher/cacher.go`, `bookmarkFrequency`, and `cache_watcher.go`, `nextBookmarkTime`. */
const bookmarkMs = 60_000;
const beforeEndMs = 2_000;

export interface Watching {
  readonly store: Store;
  readonly clock: Clock;
  /** One line of the stream. */
  readonly send: (event: Json) => void;
  /** Aborted when the client is gone. */
  readonly gone: AbortSignal;
}

/** Where a watch begins; throws before the stream begins what the server says before it. */
export function watchStart({ query }: ApiRequest): number {
  const version = query.get('resourceVersion') ?? '';
  if (/^\d*$/.test(version)) return Number(version);
  throw failure(
    500,
    `resourceVersion: Invalid value: "${version}": strconv.ParseUint: parsing "${version}": invalid syntax`,
  );
}

/**
 * Streams what happened since, then what happens, until the watch's own time is over or the client is gone
 * (apiserver `pkg/storage/cacher`). A revision that is compacted away is an ERROR event with a 410, not a 410.
 */
export async function watch(watching: Watching, resource: Resource, request: ApiRequest, start: number): Promise<void> {
  const { store, clock, send } = watching;
  const selects = selectorOf(request.query);
  const oldest = store.oldest(resource);
  const opened = store.revision;
  if (start !== 0 && start < oldest) return send({ type: 'ERROR', object: expired(start, oldest).reply.body });
  const isOurs = ({ object }: Change): boolean =>
    selects(object) &&
    (!resource.namespaced || request.namespace === '' || textAt(object, 'metadata', 'namespace') === request.namespace);
  const tell = (change: Change): void => {
    if (isOurs(change)) send({ type: change.type, object: change.object });
  };
  if (start === 0) {
    for (const object of store.list(resource, '')) {
      tell({ type: 'ADDED', object, revision: store.revision, before: undefined });
    }
  } else for (const change of store.since(resource, start)) tell(change);
  const stop = store.listen(resource, tell);
  try {
    const seconds = Number(request.query.get('timeoutSeconds') ?? longestSeconds);
    await withBookmarks(watching, resource, { request, opened }, clock.monotonicMs() + seconds * 1000);
  } finally {
    stop();
  }
}

async function withBookmarks(
  { store, clock, send, gone }: Watching,
  resource: Resource,
  { request: { query }, opened }: { readonly request: ApiRequest; readonly opened: number },
  endMs: number,
): Promise<void> {
  let nextMs = bookmarkAfter(clock.monotonicMs(), endMs);
  for (let nowMs = clock.monotonicMs(); nowMs < endMs && !gone.aborted; nowMs = clock.monotonicMs()) {
    if (nowMs >= nextMs) {
      nextMs = bookmarkAfter(nextMs, endMs);
      // One that is not newer than what the watch began with is not sent (`cache_watcher.go`, `process`).
      const newest = store.since(resource, opened).at(-1)?.revision;
      if (query.get('allowWatchBookmarks') === 'true' && newest !== undefined) send(bookmark(resource, newest));
    } else await clock.sleep(Math.min(endMs, nextMs) - nowMs, gone);
  }
}

/** Each minute, and once more shortly before the watch's time is over, so that its client can go on from there. */
function bookmarkAfter(nowMs: number, endMs: number): number {
  const next = Math.min(nowMs + bookmarkMs, endMs - beforeEndMs);
  return next > nowMs ? next : Number.POSITIVE_INFINITY;
}

/** An object of the kind with nothing but a resourceVersion. */
function bookmark(resource: Resource, revision: number): JsonObject {
  const object = {
    kind: resource.kind,
    apiVersion: apiVersionOf(resource),
    metadata: { resourceVersion: String(revision) },
  };
  return { type: 'BOOKMARK', object };
}

import type { Clock } from '../../src/process/clock.ts';
import { type Json, type JsonObject, textAt } from '../json.ts';
import { selectorOf } from './read.ts';
import type { ApiRequest } from './request.ts';
import { apiVersionOf, type Resource } from './resource.ts';
import { expired, failure } from './status.ts';
import type { Change, Store } from './store.ts';

const longestSeconds = 1800;
/** Source: apiserver `pkg/storage/cacher/cacher.go`, `bookmarkFrequency`. */
const bookmarkMs = 60_000;

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
    await withBookmarks(watching, resource, request, clock.monotonicMs() + seconds * 1000);
  } finally {
    stop();
  }
}

async function withBookmarks(
  { store, clock, send, gone }: Watching,
  resource: Resource,
  { query }: ApiRequest,
  endMs: number,
): Promise<void> {
  let nextMs = clock.monotonicMs() + bookmarkMs;
  for (let nowMs = clock.monotonicMs(); nowMs < endMs && !gone.aborted; nowMs = clock.monotonicMs()) {
    if (nowMs >= nextMs) {
      nextMs += bookmarkMs;
      if (query.get('allowWatchBookmarks') === 'true') send(bookmark(resource, store.revision));
    } else await clock.sleep(Math.min(endMs, nextMs) - nowMs, gone);
  }
}

/** An object of the kind with nothing but a resourceVersion. */
function bookmark(resource: Resource, revision: number): JsonObject {
  const object = {
    kind: resource.kind,
    apiVersion: apiVersionOf(resource),
    metadata: { resourceVersion: String(revision), creationTimestamp: null },
  };
  return { type: 'BOOKMARK', object };
}

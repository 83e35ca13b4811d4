import { describe, expect, test } from 'vitest';
import { readRequest } from '../../sandbox/api/request.ts';
import { resources } from '../../sandbox/api/resource.ts';
import { Store } from '../../sandbox/api/store.ts';
import { watch } from '../../sandbox/api/watch.ts';
import type { Json } from '../../sandbox/json.ts';
import { FakeClock } from '../fakes/clock.ts';

const { leases } = resources;
const path = '/apis/coordination.k8s.io/v1/namespaces/n/leases';

interface Watched {
  readonly store: Store;
  readonly clock: FakeClock;
  readonly events: readonly Json[];
  readonly over: Promise<void>;
}

function put(store: Store, name: string): void {
  store.put(leases, { metadata: { name, namespace: 'n' } });
}

/** A watch of the Leases in namespace `n` from the store's newest revision, or from another. */
function watched(query: string, store = new Store(), start = store.revision): Watched {
  const clock = new FakeClock();
  const events: Json[] = [];
  const url = new URL(`${path}?watch=true&${query}`, 'https://sandbox.invalid');
  const request = readRequest({ method: 'GET', url, contentType: '', userAgent: '', text: '' });
  if (request === undefined) throw new Error('no request');
  const send = (event: Json): void => void events.push(event);
  const over = watch({ store, clock, send, gone: new AbortController().signal }, leases, request, start);
  return { store, clock, events, over };
}

describe('a watch', () => {
  test('tells what happens to what it selects, and ends when its time is over', async () => {
    const { store, clock, events, over } = watched('fieldSelector=metadata.name%3Da&timeoutSeconds=10');
    put(store, 'a');
    put(store, 'b');
    await clock.until(over);
    expect(events).toMatchObject([{ type: 'ADDED', object: { metadata: { name: 'a' } } }]);
    expect(clock.monotonicMs()).toBe(10_000);
  });

  test('sends a bookmark each minute and 2 s before its end, with the newest revision and nothing else, to those who asked for it', async () => {
    const asked = watched('allowWatchBookmarks=true&timeoutSeconds=150');
    put(asked.store, 'a');
    await asked.clock.until(asked.over);
    const resourceVersion = String(asked.store.revision);
    const bookmark = { type: 'BOOKMARK', object: { kind: 'Lease', metadata: { resourceVersion } } };
    expect(asked.events).toMatchObject([{ type: 'ADDED' }, bookmark, bookmark, bookmark]);
    const silent = watched('timeoutSeconds=150');
    await silent.clock.until(silent.over);
    expect(silent.events).toEqual([]);
  });

  test('goes on from where it was, and not from what is forgotten: that is a 410 as an event', async () => {
    const store = new Store();
    put(store, 'a');
    const start = store.revision;
    put(store, 'b');
    const { clock, events, over } = watched('timeoutSeconds=1', store, start);
    await clock.until(over);
    expect(events).toMatchObject([{ type: 'ADDED', object: { metadata: { name: 'b' } } }]);
    store.forget('leases');
    const late = watched('timeoutSeconds=1', store, start);
    await late.over;
    expect(late.events).toMatchObject([{ type: 'ERROR', object: { code: 410, reason: 'Expired' } }]);
  });
});

import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { WatchEvent } from '../../src/cluster/port.ts';
import { follow } from '../../src/cluster/watch.ts';
import { going, serve, transportTo } from './server.ts';

const line = (type: string, object: object): string => `${JSON.stringify({ type, object })}\n`;
const first = line('ADDED', { a: '✓' });
const second = line('MODIFIED', { b: 2 });
const asObjects = [
  { kind: 'object', type: 'ADDED', object: { a: '✓' } },
  { kind: 'object', type: 'MODIFIED', object: { b: 2 } },
];
const ended = { kind: 'ended', answer: undefined };

/** Everything that one watch tells. */
async function watched(
  listener: RequestListener,
  signal = going,
  onEvent = (_: WatchEvent): void => {},
): Promise<readonly WatchEvent[]> {
  const { url } = await serve(listener);
  const events: WatchEvent[] = [];
  const told = (event: WatchEvent): void => {
    events.push(event);
    onEvent(event);
  };
  await follow(transportTo(url), { path: '/x', query: { resourceVersion: '7' } }, told, signal);
  return events;
}

/** Writes pieces one after the other, each in a write of its own, and then does `end`. */
function pieces(response: ServerResponse, list: readonly (string | Buffer)[], end: () => void): void {
  const [piece, ...rest] = list;
  if (piece === undefined) end();
  else response.write(piece, () => setImmediate(() => pieces(response, rest, end)));
}

describe('a watch', () => {
  it('goes on from its resourceVersion, and tells each event, then that it ended', async () => {
    let asked: string | undefined;
    const events = await watched((request, response) => {
      asked = request.url;
      response.end(first + second);
    });
    expect(events).toEqual([...asObjects, ended]);
    expect(asked).toBe('/x?resourceVersion=7&watch=true&allowWatchBookmarks=true&timeoutSeconds=300');
  });

  it('puts lines together that come in pieces, cut within a letter', async () => {
    const bytes = Buffer.from(first + second);
    const cuts = [Buffer.byteLength('{"type":"ADDED","object":{"a":"') + 1, bytes.length - 5];
    const list = [bytes.subarray(0, cuts[0]), bytes.subarray(cuts[0], cuts[1]), bytes.subarray(cuts[1])];
    expect(await watched((_, response) => pieces(response, list, () => response.end()))).toEqual([...asObjects, ended]);
  });

  it('tells an event as soon as its line is there', async () => {
    const controller = new AbortController();
    const events = await watched(
      (_, response) => void response.write(first),
      controller.signal,
      (event) => {
        if (event.kind === 'object') controller.abort();
      },
    );
    expect(events).toEqual([asObjects[0], ended]);
  });

  it.each([
    ['no JSON', 'garbage\n'],
    ['no event', '{"kind":"Status"}\n'],
    ['an event without an object', '{"type":"ADDED"}\n'],
    ['an event of no type', '{"type":7,"object":{}}\n'],
    ['nothing', '\n'],
    ['null', 'null\n'],
  ])('ends at a line that is %s, since what follows cannot be trusted', async (_, bad) => {
    expect(await watched((_request, response) => void response.write(first + bad + second))).toEqual([
      asObjects[0],
      ended,
    ]);
  });

  it('ends with what it knows when the connection breaks', async () => {
    const events = await watched((_, response) => pieces(response, [first, '{"type":"MOD'], () => response.destroy()));
    expect([events[0], events.at(-1)]).toEqual([asObjects[0], ended]);
    expect(events.length).toBe(2);
  });

  it.each([403, 410, 500])('hands on the refusal %i', async (code) => {
    const events = await watched((_, response) => response.writeHead(code).end('{"message":"no"}'));
    expect(events).toMatchObject([{ kind: 'ended', answer: { kind: 'status', status: code, message: 'no' } }]);
  });

  it('ends with one event when it is cut off before anything came', async () => {
    const controller = new AbortController();
    const events = await watched(() => setImmediate(() => controller.abort()), controller.signal);
    expect(events).toEqual([ended]);
  });

  it('ends with one event where nobody can be reached', async () => {
    const events: WatchEvent[] = [];
    await follow(transportTo('https://127.0.0.1:1'), { path: '/x' }, (event) => events.push(event), going);
    expect(events).toEqual([ended]);
  });
});

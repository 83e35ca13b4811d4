import { answerOf } from './answer.ts';
import type { WatchEvent } from './port.ts';
import type { Call, Transport } from './transport.ts';

/** The server closes the watch after this long; the caller reads again anyway, as a watch may hang. */
const WATCH_SECONDS = 300;

function parsed(line: string): WatchEvent | undefined {
  try {
    const event: unknown = JSON.parse(line);
    if (typeof event !== 'object' || event === null || !('type' in event) || !('object' in event)) return undefined;
    return typeof event.type === 'string' ? { kind: 'object', type: event.type, object: event.object } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Follows one watch (Kubernetes API concepts, "Efficient detection of changes") and hands each event on as it
 * comes. Ends with one `ended` event: with the server's refusal if there was one, else with none. A line that
 * is no event ends the stream, since what follows it cannot be trusted.
 */
export async function follow(
  transport: Transport,
  call: Pick<Call, 'path' | 'query'>,
  onEvent: (event: WatchEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const query = { ...call.query, watch: 'true', allowWatchBookmarks: 'true', timeoutSeconds: String(WATCH_SECONDS) };
  try {
    const response = await transport.open({ method: 'GET', path: call.path, query }, signal);
    const status = response.statusCode ?? 0;
    if (status !== 200) {
      const chunks = await response.toArray();
      return onEvent({ kind: 'ended', answer: answerOf(status, undefined, chunks.join(''), 0) });
    }
    // The keeper never watches, and has no memory to spare for this module.
    const { createInterface } = await import('node:readline');
    for await (const line of createInterface(response)) {
      const event = parsed(line);
      if (event === undefined) break;
      onEvent(event);
    }
    response.destroy();
  } catch {
    // A watch that breaks carries no fact of its own: the caller reads again and sees what is true.
  }
  onEvent({ kind: 'ended', answer: undefined });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What goes wrong with requests that match; without status and reset they are only delayed. */
export interface Fault {
  /** Tested against `METHOD URL`, for example /manifests\/signed/ or /^GET .*\.sig$/. */
  readonly match: RegExp;
  readonly delayMs?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Closes the connection without an answer. */
  readonly reset?: true;
  /** How many requests it hits; all when absent. */
  readonly times?: number;
}

/** The faults in force, in order: the first that matches and is not used up hits. */
export class FaultSwitch {
  #faults: { readonly fault: Fault; left: number }[] = [];

  set(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  /** Lets the matching fault happen; returns true when the request is answered by it. */
  async strike(line: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const entry = this.#faults.find(({ fault, left }) => left > 0 && fault.match.test(line));
    if (!entry) return false;
    entry.left -= 1;
    const { delayMs = 0, status, headers, body = {}, reset } = entry.fault;
    if (delayMs > 0) await delay(delayMs);
    if (reset) request.socket.resetAndDestroy();
    else if (status === undefined) return false;
    else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    return true;
  }
}

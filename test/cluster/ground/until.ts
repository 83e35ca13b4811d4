import { setTimeout as delay } from 'node:timers/promises';

export interface UntilOptions {
  readonly deadlineMs?: number;
  readonly everyMs?: number;
}

/**
 * Looks again and again until there is something to see, and returns it. Throws, naming what was awaited, when there is
 * nothing within the deadline; an error of `look` itself ends the wait at once.
 */
export async function until<Seen>(
  what: string,
  look: () => Promise<Seen | undefined | false>,
  { deadlineMs = 30_000, everyMs = 50 }: UntilOptions = {},
): Promise<Seen> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > end) throw new Error(`waited ${deadlineMs} ms in vain: ${what}`);
    await delay(everyMs);
  }
}

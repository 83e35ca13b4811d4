import type { Finding } from '../findings/finding.ts';

/**
 * The life of one gate: everything waits and calls under its signal, and the first reason to end it stays the
 * reason. After the end no step begins and no call is sent but for giving the Lease up.
 */
export class Scope {
  readonly #controller = new AbortController();
  #ended: Finding | undefined;
  /** What is being done now, in words; for saying where it ended. */
  step = 'the start';

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get ended(): Finding | undefined {
    return this.#ended;
  }

  end(why: Finding): void {
    this.#ended ??= why;
    this.#controller.abort();
  }
}

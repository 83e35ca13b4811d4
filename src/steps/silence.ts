import { type Comments, type Failure, type Reply, silenceMs } from '../github/comments.ts';
import type { Clock } from '../process/clock.ts';

/** Leaves GitHub alone for as long as it wants to be: a call made all the same may lengthen the limit. */
export class Silence {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  #limited: { readonly reply: { readonly ok: false } & Failure; readonly untilMs: number } | undefined;

  constructor(clock: Pick<Clock, 'monotonicMs'>) {
    this.#clock = clock;
  }

  /** How long it still lasts. */
  leftMs(): number {
    return Math.max(0, (this.#limited?.untilMs ?? 0) - this.#clock.monotonicMs());
  }

  /** The answer of this call; while the silence lasts, that of the call that GitHub limited. */
  async unlessWanted<T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> {
    if (this.#limited !== undefined && this.leftMs() > 0) return this.#limited.reply;
    const reply = await call();
    if (!reply.ok && reply.problem === 'rate-limited') {
      this.#limited = { reply, untilMs: this.#clock.monotonicMs() + silenceMs(reply) };
    }
    return reply;
  }
}

/** All that a comment may wait for GitHub: the deploy, or whoever reads of the refusal, waits for it. */
const COMMENT_PATIENCE_MS = 10_000;

/** The same, but a call that GitHub limits is made once more after the silence that it wants, if that is short enough. */
export function patient(comments: Comments, clock: Pick<Clock, 'sleep'>, signal: AbortSignal): Comments {
  let leftMs = COMMENT_PATIENCE_MS;
  const once = async <T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> => {
    const reply = await call();
    // What is limited was not done, so that it may be repeated.
    if (reply.ok || reply.problem !== 'rate-limited' || silenceMs(reply) > leftMs) return reply;
    leftMs -= silenceMs(reply);
    await clock.sleep(silenceMs(reply), signal);
    return call();
  };
  return {
    openFrom: (repository, branch) => once(() => comments.openFrom(repository, branch)),
    viewer: () => once(() => comments.viewer()),
    list: (where, page) => once(() => comments.list(where, page)),
    create: (where, body) => once(() => comments.create(where, body)),
    update: (where, id, body) => once(() => comments.update(where, id, body)),
  };
}

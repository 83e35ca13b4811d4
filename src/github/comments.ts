import type { Repository } from './pull-request.ts';

/** Why GitHub did not do what was asked. Only after `unavailable` may it have been done all the same. */
export type Problem =
  /** The token is not accepted (401). */
  | 'unauthorized'
  /** The token lacks the permission (403; a private repository hides it as 404). */
  | 'forbidden'
  | 'not-found'
  /** The conversation is locked for this author. */
  | 'locked'
  /** A primary or secondary rate limit. */
  | 'rate-limited'
  /** GitHub does not accept the content (422 and other 4xx). */
  | 'rejected'
  /** No answer in time, a broken connection or a 5xx. */
  | 'unavailable'
  /** An answer in another form than GitHub documents. */
  | 'unreadable'
  /** The run is ending. */
  | 'aborted';

/** Why one call came to nothing; `text` is GitHub's own, raw. */
export interface Failure {
  readonly problem: Problem;
  readonly text: string;
  /** Of `rate-limited`: for how long GitHub wants to be left alone, where it says so. */
  readonly silenceSeconds?: number;
}

/** The answer to one call. */
export type Reply<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Failure);

/** GitHub wants at least so long a silence from whom it limits without saying how long (docs, "Rate limits for the REST API"). */
const UNSAID_SECONDS = 60;
/** A primary limit lasts an hour at most; a longer silence is none that GitHub documents. */
const MOST_SECONDS = 3600;

/** How long to leave GitHub alone after a call that it limited. */
export function silenceMs({ silenceSeconds = UNSAID_SECONDS }: Failure): number {
  return Math.min(silenceSeconds, MOST_SECONDS) * 1000;
}

/** One comment of a pull request's conversation. */
export interface Comment {
  readonly id: number;
  /** The login, with `[bot]` for an App. */
  readonly author: string;
  readonly body: string;
}

/** The conversation of one pull request. */
export interface Conversation {
  readonly repository: Repository;
  readonly number: number;
}

/** GitHub's comments as far as this action needs them. No call throws, every call ends within a time limit. */
export interface Comments {
  /** The numbers of the open pull requests from a branch of this repository, at most two of them. */
  openFrom(repository: Repository, branch: string): Promise<Reply<readonly number[]>>;
  /** The login that our comments are written under. */
  viewer(): Promise<Reply<string>>;
  /** One page, counted from 1, oldest first; `last` when none follows. */
  list(
    where: Conversation,
    page: number,
  ): Promise<Reply<{ readonly comments: readonly Comment[]; readonly last: boolean }>>;
  /** Never repeated by itself: a repeated create is a second comment. */
  create(where: Conversation, body: string): Promise<Reply<Comment>>;
  update(where: Conversation, id: number, body: string): Promise<Reply<Comment>>;
}

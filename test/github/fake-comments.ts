import type { Comment, Comments, Reply } from '../../src/github/comments.ts';

/** One call that the port is told to expect, with its answer. */
export type Expected =
  | { readonly call: 'open'; readonly branch: string; readonly reply: Reply<readonly number[]> }
  | { readonly call: 'viewer'; readonly reply: Reply<string> }
  | {
      readonly call: 'list';
      readonly page: number;
      readonly reply: Reply<{ readonly comments: readonly Comment[]; readonly last: boolean }>;
    }
  | { readonly call: 'create'; readonly body: string; readonly reply: Reply<Comment> }
  | { readonly call: 'update'; readonly id: number; readonly body: string; readonly reply: Reply<Comment> };

/** A port that answers exactly the given calls in their order, and throws on any other. */
export function fakeComments(expected: readonly Expected[]): Comments & { readonly open: () => readonly Expected[] } {
  const left = [...expected];
  function unexpected(next: Expected | undefined, call: object): never {
    throw new Error(`unexpected call ${JSON.stringify(call)}; expected ${JSON.stringify(next)}`);
  }
  return {
    openFrom: async (_, branch) => {
      const next = left.shift();
      return next?.call === 'open' && next.branch === branch ? next.reply : unexpected(next, { call: 'open', branch });
    },
    viewer: async () => {
      const next = left.shift();
      return next?.call === 'viewer' ? next.reply : unexpected(next, { call: 'viewer' });
    },
    list: async (_, page) => {
      const next = left.shift();
      return next?.call === 'list' && next.page === page ? next.reply : unexpected(next, { call: 'list', page });
    },
    create: async (_, body) => {
      const next = left.shift();
      return next?.call === 'create' && next.body === body ? next.reply : unexpected(next, { call: 'create', body });
    },
    update: async (_, id, body) => {
      const next = left.shift();
      const isNext = next?.call === 'update' && next.id === id && next.body === body;
      return isNext ? next.reply : unexpected(next, { call: 'update', id, body });
    },
    open: () => left,
  };
}

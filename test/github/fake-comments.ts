import type { Comment, Comments, Reply } from '../../src/github/comments.ts';

/** One call that the port is told to expect, with its answer. */
export type Expected =
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
  function take<C extends Expected['call']>(call: C, details: object): Extract<Expected, { call: C }>['reply'] {
    const next = left.shift();
    const { reply, ...told } = next ?? { reply: undefined };
    if (reply === undefined || JSON.stringify(told) !== JSON.stringify({ call, ...details })) {
      throw new Error(`unexpected call: ${JSON.stringify({ call, ...details })}; expected ${JSON.stringify(told)}`);
    }
    return reply as Extract<Expected, { call: C }>['reply'];
  }
  return {
    viewer: async () => take('viewer', {}),
    list: async (_, page) => take('list', { page }),
    create: async (_, body) => take('create', { body }),
    update: async (_, id, body) => take('update', { id, body }),
    open: () => left,
  };
}

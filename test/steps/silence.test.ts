import { describe, expect, it } from 'vitest';
import type { Reply } from '../../src/github/comments.ts';
import { VirtualClock } from '../../src/process/virtual-clock.ts';
import { patient } from '../../src/steps/silence.ts';
import { fails, limits, says } from '../fakes/queue.ts';
import { fakeComments } from '../github/fake-comments.ts';

const done = says({ id: 5, author: 'bot', body: 'text' });
const where = { repository: { owner: 'shop', name: 'app' }, number: 12 };

/** What a create comes to, and after how long. */
async function created(...replies: readonly Reply<(typeof done & { ok: true })['value']>[]) {
  const clock = new VirtualClock(new Date('2026-09-10T12:00:00Z'), 0);
  const port = fakeComments(replies.map((reply) => ({ call: 'create', body: 'text', reply })));
  const reply = await clock.until(patient(port, clock, new AbortController().signal).create(where, 'text'), 3_600_000);
  expect(port.open()).toEqual([]);
  return { reply, ms: clock.monotonicMs() };
}

describe('a comment that GitHub limits', () => {
  it('is written after a silence of some seconds', async () => {
    expect(await created(limits(7), done)).toEqual({ reply: done, ms: 7000 });
  });

  it.each([
    ['wants a longer one', [limits(11)], 0],
    ['does not say how long', [fails('rate-limited')], 0],
    ['limits it again', [limits(2), limits(2)], 2000],
    ['fails', [fails('unavailable')], 0],
  ] as const)(
    'is given up where GitHub %s, and a write is never repeated for another reason',
    async (_, replies, ms) => {
      expect(await created(...replies)).toEqual({ reply: replies.at(-1), ms });
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { Comment, Problem, Reply } from '../../src/github/comments.ts';
import { type Publication, type Published, publishComment, publishedLine } from '../../src/github/publish.ts';
import { type Expected, fakeComments } from './fake-comments.ts';

const marker = '<!-- admission-gate x -->';
const startedAt = new Date('2026-09-10T12:00:00.000Z');
const started = '<!-- started 2026-09-10T12:00:00.000Z -->';
const body = `${marker}\n${started}\n\nnew\n`;
const earlierBody = `${marker}\n<!-- started 2026-09-10T11:59:59.999Z -->\n\nold`;
const bot = 'github-actions[bot]';

const publication: Publication = {
  number: 12,
  repository: { owner: 'shop', name: 'app' },
  marker,
  first: body,
  next: body,
  startedAt,
};

const ok = <T>(value: T): Reply<T> => ({ ok: true, value });
const no = (problem: Problem) => ({ ok: false, problem, text: 'raw' }) as const;
const comment = (text: string, author = bot, id = 5): Comment => ({ id, author, body: text });
const viewer: Expected = { call: 'viewer', reply: ok(bot) };
const page = (comments: readonly Comment[], number = 1, last = true): Expected => ({
  call: 'list',
  page: number,
  reply: ok({ comments, last }),
});
const created = (reply: Reply<Comment>): Expected => ({ call: 'create', body, reply });
const updated = (reply: Reply<Comment>): Expected => ({ call: 'update', id: 5, body, reply });

async function publish(calls: readonly Expected[], change: Partial<Publication> = {}): Promise<Published> {
  const port = fakeComments(calls);
  const published = await publishComment(port, { ...publication, ...change });
  expect(port.open()).toEqual([]);
  return published;
}

describe('publishComment', () => {
  it('creates the comment when there is none', async () => {
    expect(await publish([viewer, page([]), created(ok(comment(body)))])).toEqual({
      kind: 'published',
      id: 5,
      how: 'created',
    });
  });

  it('updates its own comment, on whatever page it is', async () => {
    const others = [comment('hello', 'someone', 1)];
    const calls = [viewer, page(others, 1, false), page([comment(earlierBody)], 2, false), updated(ok(comment(body)))];
    expect(await publish(calls)).toEqual({ kind: 'published', id: 5, how: 'updated' });
  });

  it('knows itself when GraphQL leaves [bot] out of the login', async () => {
    const short: Expected = { call: 'viewer', reply: ok('GitHub-Actions') };
    const calls = [short, page([comment(earlierBody)]), updated(ok(comment(body)))];
    expect(await publish(calls)).toMatchObject({ how: 'updated' });
  });

  it.each([
    ['by another author', comment(earlierBody, 'someone')],
    ['by a person with the name of the App', comment(earlierBody, 'github-actions')],
    ['of ours in which the marker is quoted further down', comment(`x\n${marker}`)],
    ['of ours with the marker of another gate', comment('<!-- admission-gate y -->\n\nold')],
  ])('leaves a comment alone that is %s', async (_, other) => {
    expect(await publish([viewer, page([other]), created(ok(comment(body)))])).toMatchObject({ how: 'created' });
  });

  it('does not write what stands there already, in whatever line ends', async () => {
    const same = comment(body.trim().replaceAll('\n', '\r\n'));
    expect(await publish([viewer, page([same])])).toEqual({ kind: 'unchanged', why: 'same-body' });
  });

  it('does not begin a conversation when it may only update', async () => {
    const published = await publish([viewer, page([])], { first: undefined });
    expect(published).toEqual({ kind: 'unchanged', why: 'nothing-to-update' });
  });

  it('says another thing first than where a comment was', async () => {
    const next = `${body}next`;
    expect(await publish([viewer, page([]), created(ok(comment(body)))], { next })).toMatchObject({ how: 'created' });
    const update: Expected = { call: 'update', id: 5, body: next, reply: ok(comment(next)) };
    expect(await publish([viewer, page([comment(earlierBody)]), update], { next })).toMatchObject({ how: 'updated' });
  });

  it.each([
    ['leaves what a run says that began later', '2026-09-10T12:00:00.001Z', 'unchanged'],
    ['replaces what a run says that began in the same moment', '2026-09-10T12:00:00.000Z', 'published'],
    ['replaces what is of an unknown time', 'once', 'published'],
  ])('%s', async (_, time, kind) => {
    const earlier = comment(`${marker}\r\n<!-- started ${time} -->\r\n\r\nold`);
    const calls = [viewer, page([earlier]), ...(kind === 'published' ? [updated(ok(comment(body)))] : [])];
    expect(await publish(calls)).toMatchObject({ kind });
  });

  it('finds a comment whose create had no answer, and does not create it again', async () => {
    const calls = [viewer, page([]), created(no('unavailable')), page([comment(body)])];
    expect(await publish(calls)).toEqual({ kind: 'published', id: 5, how: 'created' });
  });

  it('says that a create is lost when the list does not show it, and does not create it again', async () => {
    const calls = [viewer, page([]), created(no('unavailable')), page([])];
    expect(await publish(calls)).toMatchObject({ kind: 'failed', reason: 'lost' });
  });

  it('looks an update up that had no answer', async () => {
    const begin = [viewer, page([comment(earlierBody)]), updated(no('unreadable'))];
    expect(await publish([...begin, page([comment(body)])])).toMatchObject({ kind: 'published', how: 'updated' });
    expect(await publish([...begin, page([comment(earlierBody)])])).toMatchObject({ reason: 'lost' });
    expect(await publish([...begin, { call: 'list', page: 1, reply: no('aborted') }])).toMatchObject({
      reason: 'aborted',
    });
  });

  it.each([
    ['forbidden', 'pull-requests: write'],
    ['not-found', 'pull-requests: write'],
    ['unauthorized', 'pull-requests: write'],
    ['locked', undefined],
    ['rate-limited', undefined],
    ['rejected', undefined],
    ['aborted', undefined],
  ] as const)(
    'returns %s at any call as a failure, with the permission where it may be that',
    async (problem, permission) => {
      const failure = { kind: 'failed', reason: problem, text: 'raw', ...(permission && { permission }) };
      expect(await publish([{ call: 'viewer', reply: no(problem) }])).toEqual(failure);
      expect(await publish([viewer, { call: 'list', page: 1, reply: no(problem) }])).toEqual(failure);
      expect(await publish([viewer, page([]), created(no(problem))])).toEqual(failure);
      expect(await publish([viewer, page([comment(earlierBody)]), updated(no(problem))])).toEqual(failure);
    },
  );

  it('gives up on an endless conversation instead of adding to it', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => page([comment('x')], index + 1, false));
    expect(await publish([viewer, ...pages])).toMatchObject({ kind: 'failed', reason: 'too-many-comments' });
  });
});

describe('publishedLine', () => {
  it.each([
    [{ kind: 'published', id: 1, how: 'created' }, 'Comment on the pull request created.'],
    [{ kind: 'unchanged', why: 'same-body' }, 'The comment on the pull request is up to date already.'],
    [
      { kind: 'unchanged', why: 'nothing-to-update' },
      'There is no earlier comment on the pull request, and none is needed.',
    ],
    [
      { kind: 'unchanged', why: 'later-run' },
      'The comment on the pull request is of a run that began later than this one, and stays.',
    ],
    [
      { kind: 'failed', reason: 'forbidden', permission: 'pull-requests: write', text: 'raw' },
      'The pull request could not be commented on (forbidden: raw). Give the job `permissions: pull-requests: write`. The verdict stands without it.',
    ],
    [
      { kind: 'failed', reason: 'lost', text: 'raw' },
      'The pull request could not be commented on (lost: raw). The verdict stands without it.',
    ],
  ] as const)('says %j', (published, line) => {
    expect(publishedLine(published)).toBe(line);
  });
});

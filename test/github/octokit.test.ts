import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Comments } from '../../src/github/comments.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const where = { repository: { owner: 'shop', name: 'app' }, number: 12 };
const answers = new Map<string, Answer | 'silence'>();
const requests: { readonly call: string; readonly body: string; readonly authorization: string | undefined }[] = [];
let server: Server;
let connect: (limits?: { readonly timeoutMs?: number; readonly signal?: AbortSignal }) => Comments;

async function record(request: IncomingMessage): Promise<string> {
  const call = `${request.method} ${request.url}`;
  requests.push({ call, body: await text(request), authorization: request.headers.authorization });
  return call;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const call = await record(request);
    const answer = answers.get(call) ?? { status: 599, body: { message: `unexpected call ${call}` } };
    if (answer !== 'silence') {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('GITHUB_API_URL', `http://127.0.0.1:${port}/api/v3`);
  const { octokitComments } = await import('../../src/github/octokit.ts');
  connect = ({ timeoutMs = 5_000, signal = new AbortController().signal } = {}) =>
    octokitComments({ token: 'made-up', timeoutMs, signal });
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answers.clear();
  requests.length = 0;
});

const listCall = 'GET /api/v3/repos/shop/app/issues/12/comments?per_page=100&page=2';
const createCall = 'POST /api/v3/repos/shop/app/issues/12/comments';
const updateCall = 'PATCH /api/v3/repos/shop/app/issues/comments/7';
const raw = { id: 7, body: 'b', user: { login: 'github-actions[bot]' }, url: 'more' };
const parsed = { id: 7, body: 'b', author: 'github-actions[bot]' };

describe('octokitComments', () => {
  it('asks GraphQL of the same server for its own login', async () => {
    answers.set('POST /api/graphql', { status: 200, body: { data: { viewer: { login: 'github-actions[bot]' } } } });
    expect(await connect().viewer()).toEqual({ ok: true, value: 'github-actions[bot]' });
    expect(requests[0]?.authorization).toBe('token made-up');
  });

  it('reads one page of comments, those of deleted users too, and says whether it is the last', async () => {
    answers.set(listCall, { status: 200, body: [raw, { id: 8, body: null, user: null }] });
    expect(await connect().list(where, 2)).toEqual({
      ok: true,
      value: { comments: [parsed, { id: 8, body: '', author: '' }], last: true },
    });
    answers.set(listCall, { status: 200, body: Array.from({ length: 100 }, () => raw) });
    expect(await connect().list(where, 2)).toMatchObject({ value: { last: false } });
  });

  it('creates and updates at the API address that the runner names', async () => {
    answers.set(createCall, { status: 201, body: raw });
    answers.set(updateCall, { status: 200, body: raw });
    expect(await connect().create(where, 'new')).toEqual({ ok: true, value: parsed });
    expect(await connect().update(where, 7, 'newer')).toEqual({ ok: true, value: parsed });
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      [createCall, '{"body":"new"}'],
      [updateCall, '{"body":"newer"}'],
    ]);
  });

  it('sends a create once, whatever the answer, and prints nothing', async () => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
    answers.set(createCall, { status: 502, body: { message: 'bad gateway' } });
    expect(await connect().create(where, 'new')).toMatchObject({ ok: false, problem: 'unavailable' });
    expect(requests).toHaveLength(1);
    expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  it('gives every call a time limit', async () => {
    answers.set(createCall, 'silence');
    expect(await connect({ timeoutMs: 50 }).create(where, 'new')).toMatchObject({ problem: 'unavailable' });
  });

  it('ends a call when the run ends', async () => {
    answers.set(listCall, 'silence');
    const run = new AbortController();
    const reply = connect({ signal: run.signal }).list(where, 2);
    run.abort();
    expect(await reply).toMatchObject({ ok: false, problem: 'aborted' });
  });

  it.each([
    [{ status: 403, body: { message: 'Resource not accessible by integration' } }, 'forbidden'],
    [{ status: 403, body: { message: 'x' }, headers: { 'x-ratelimit-remaining': '0' } }, 'rate-limited'],
    [{ status: 404, body: { message: 'Not Found' } }, 'not-found'],
    [{ status: 422, body: { message: 'Validation Failed' } }, 'rejected'],
    [{ status: 201, body: { number: 1 } }, 'unreadable'],
    [{ status: 201, body: 'a proxy wrote this' }, 'unreadable'],
  ] as const)('returns %j as %s', async (answer, problem) => {
    answers.set(createCall, answer);
    expect(await connect().create(where, 'new')).toMatchObject({ ok: false, problem });
  });

  it('returns an error of GraphQL as a problem', async () => {
    answers.set('POST /api/graphql', { status: 200, body: { errors: [{ type: 'FORBIDDEN', message: 'no' }] } });
    expect(await connect().viewer()).toMatchObject({ ok: false, problem: 'forbidden' });
  });
});

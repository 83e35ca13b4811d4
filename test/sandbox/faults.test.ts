import { describe, expect, test } from 'vitest';
import { FakeClock } from '../fakes/clock.ts';
import { lease, leases, trySandbox } from './client.ts';

const create = { verb: 'create', resource: 'leases' } as const;
const get = { verb: 'get', resource: 'leases' } as const;

describe('a fault meets its request and no other', () => {
  test.each([
    [409, 'Conflict'],
    [410, 'Expired'],
    [422, 'Invalid'],
    [503, 'ServiceUnavailable'],
  ] as const)('%i: refused, nothing done', async (status, reason) => {
    await using tried = await trySandbox();
    const { sandbox, client } = tried;
    sandbox.fault({ at: create, fault: { kind: 'status', status } });
    expect(await client.request('POST', leases, lease('one'))).toMatchObject({
      status,
      body: { reason, code: status },
    });
    expect((await client.request('GET', `${leases}/one`)).status).toBe(404);
    expect((await client.request('POST', leases, lease('one'))).status).toBe(201);
    expect(sandbox.lines()).toEqual([
      `create leases/apps ${status}`,
      'get leases/apps/one 404',
      'create leases/apps 201',
    ]);
  });

  test('429 is plain text and says when to come again', async () => {
    await using tried = await trySandbox();
    const { sandbox, client } = tried;
    sandbox.fault({ at: get, fault: { kind: 'status', status: 429, retryAfterSeconds: 7 } });
    const answer = await client.request('GET', `${leases}/one`);
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
    expect(answer.body).toBe('Too many requests, please try again later.\n');
  });

  test.each([
    ['reset', 404],
    ['lost', 200],
    ['truncated', 200],
  ] as const)('%s: the connection breaks; afterwards the object is there or not as it should', async (kind, after) => {
    await using tried = await trySandbox();
    const { sandbox, client } = tried;
    sandbox.fault({ at: create, fault: { kind } });
    await expect(client.request('POST', leases, lease('one'))).rejects.toThrow();
    expect((await client.request('GET', `${leases}/one`)).status).toBe(after);
    expect(sandbox.lines()[0]).toBe(`create leases/apps ${kind}`);
    expect(sandbox.failures).toEqual([]);
  });

  test('stale: a read shows what was before the newest change, once', async () => {
    await using tried = await trySandbox();
    const { sandbox, client } = tried;
    await client.expect('POST', leases, lease('one'));
    await client.expect('POST', leases, lease('two'));
    sandbox.fault({ at: get, fault: { kind: 'stale' } });
    expect((await client.request('GET', `${leases}/two`)).status).toBe(404);
    expect((await client.request('GET', `${leases}/two`)).status).toBe(200);
  });

  test('held: it comes late, but it comes, and is waited for without a clock', async () => {
    await using tried = await trySandbox();
    const { sandbox, client } = tried;
    const late = sandbox.fault({ at: create, fault: { kind: 'held' } });
    const answer = client.request('POST', leases, lease('one'));
    await late.met;
    expect((await client.request('GET', `${leases}/one`)).status).toBe(404);
    late.release();
    expect((await answer).status).toBe(201);
  });

  test('the nth request is met, whatever it is, and a fault that nobody met is told', async () => {
    await using tried = await trySandbox();
    const { sandbox, client } = tried;
    sandbox.fault({ at: { nth: 2 }, fault: { kind: 'status', status: 500 } });
    sandbox.fault({ at: { ...get, name: 'other' }, fault: { kind: 'reset' } });
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await client.request('GET', `${leases}/${name}`)).status);
    expect(statuses).toEqual([404, 500, 404]);
    expect(sandbox.unmetFaults()).toMatchObject([{ fault: { kind: 'reset' } }]);
  });
});

test('a request that is not done within 34 s is told so by the server', async () => {
  const clock = new FakeClock();
  await using tried = await trySandbox({ clock, admit: ({ plural }) => new Promise(() => plural) });
  const answer = tried.client.request('POST', leases, lease('one'));
  while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
  await clock.pass(34_000);
  expect(await answer).toMatchObject({ status: 504, body: { reason: 'Timeout' } });
});

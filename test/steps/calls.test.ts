import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/cluster/port.ts';
import { failure, leaseCall, reading, unreadable } from '../../src/steps/calls.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { cancel, contextOn } from '../fakes/context.ts';
import { leaseName } from '../fakes/leases.ts';

const call = { verb: 'list', resource: 'pods' };

/** Reads with these answers, one after the other; how many were asked for, and when the last came. */
async function read(answers: readonly Answer[]) {
  const context = contextOn(new FakeCluster({ replies: { readLease: answers } }));
  const answer = await context.clock.until(reading(context, (signal) => context.cluster.readLease(leaseName, signal)));
  return { answer, asked: context.cluster.calls.length, atMs: context.clock.monotonicMs() };
}

describe('a read', () => {
  it.each([
    ['a network failure', none('unreachable')],
    ['a time-out', none('timeout')],
    ['an answer without JSON', none('unreadable')],
    ['too many requests', status(429)],
    ['a failure of the server', status(500)],
  ])('is repeated after %s', async (_, first) => {
    expect(await read([first, ok({})])).toMatchObject({ answer: { kind: 'ok' }, asked: 2, atMs: 250 });
  });

  it.each([
    ['a success', ok({})],
    ['a refusal', status(403)],
    ['an absence', status(404)],
    ['a server that is not trusted', none('tls')],
    ['credentials that cannot be had', none('credentials')],
    ['a cut', none('aborted')],
  ])('is not repeated after %s', async (_, first) => {
    expect(await read([first])).toEqual({ answer: first, asked: 1, atMs: 0 });
  });

  it('is asked four times at most, with growing jitter', async () => {
    const failures = [1, 2, 3, 4].map((one) => status(503, String(one)));
    expect(await read(failures)).toMatchObject({ answer: { message: '4' }, asked: 4, atMs: 250 + 500 + 1000 });
  });

  it('waits for as long as the server asks for', async () => {
    expect(await read([status(429, '', { retryAfterSeconds: 7 }), ok({})])).toMatchObject({ atMs: 7000 });
  });

  it('is not repeated once the run has ended', async () => {
    const context = contextOn(new FakeCluster({ replies: { readLease: [status(503)] } }));
    const answer = reading(context, (signal) => context.cluster.readLease(leaseName, signal));
    await context.clock.pass(1);
    cancel(context);
    expect(await answer).toMatchObject({ kind: 'no-answer', cause: 'aborted' });
    expect(context.clock.sleeping).toBe(0);
  });
});

describe('the finding for an answer that ends a step', () => {
  it.each([
    [none('unreachable', 'refused'), 'api-unreachable', 'refused'],
    [none('tls', 'certificate'), 'api-untrusted', 'certificate'],
    [none('credentials', 'plugin'), 'api-unauthorized', 'plugin'],
    [status(401, 'who'), 'api-unauthorized', 'who'],
    [status(403, 'no'), 'api-forbidden', 'no'],
    [status(500, ''), 'api-answer', 'HTTP 500'],
    [status(418, 'tea'), 'api-answer', 'tea'],
  ] as const)('%j is %s', (answer, code, text) => {
    expect(failure(call, answer)).toMatchObject({ code, severity: 'error', facts: { text } });
  });

  it('names verb, resource and namespace of what is forbidden', () => {
    const facts = { verb: 'patch', resource: 'leases.coordination.k8s.io', namespace: 'admission-gate' };
    expect(failure(leaseCall('patch', leaseName), status(403, 'no'))).toMatchObject({ facts });
  });

  it('says what cannot be read', () => {
    expect(failure(call, none('unreadable', 'no JSON'))).toEqual(unreadable(call, 'no JSON'));
  });
});

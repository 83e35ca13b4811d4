import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutyOf, isFresh, type Memory, type Surroundings, standingOf } from '../../src/lease/keeper.ts';
import { type KeeperStatus, readRun, readSettings, readStatus } from '../../src/lease/keeper-files.ts';

const settings = { durationSeconds: 60, untilMs: 1_000_000 };
const calm: Surroundings = { nowMs: 0, told: false, worker: true, folder: true };
const fresh: Memory = { renewedAtMs: 0, seenAtMs: 0, setback: undefined };

function duty(memory: Partial<Memory> = {}, around: Partial<Surroundings> = {}) {
  return dutyOf(settings, { ...fresh, ...memory }, { ...calm, ...around });
}

describe('what the keeper does next', () => {
  it.each([
    ['waits right after a renewal', 0, { kind: 'wait', ms: 1000 }],
    ['waits no longer than until the renewal is due', 9_600, { kind: 'wait', ms: 400 }],
    ['renews after a sixth of the duration', 10_000, { kind: 'renew' }],
    ['renews, however late, while the Lease must still be ours', 59_999, { kind: 'renew' }],
    ['reads first when the duration has passed', 60_000, { kind: 'look' }],
    ['reads first when it was suspended for hours', 20_000_000 - 19_100_000, { kind: 'look' }],
  ])('%s', (_, nowMs, expected) => {
    expect(duty({}, { nowMs })).toEqual(expected);
  });

  it('renews after it has read that the Lease is ours', () => {
    expect(duty({ seenAtMs: 70_000 }, { nowMs: 70_010 })).toEqual({ kind: 'renew' });
  });

  it.each([
    ['no answer came', {}, 1000],
    ['the server is overloaded', { status: 503 }, 1000],
    ['somebody else wrote', { status: 422 }, 1000],
    ['the server names a time', { status: 429, retryAfterSeconds: 4 }, 4000],
    ['the server names a time beyond the next renewal', { status: 429, retryAfterSeconds: 3600 }, 10_000],
    ['the credentials are refused', { status: 401 }, 10_000],
    ['a permission is missing', { status: 403 }, 10_000],
  ])('tries again when %s, but not too soon', (_, how, afterMs) => {
    const setback = { atMs: 20_000, ...how };
    expect(duty({ setback }, { nowMs: 20_000 + afterMs - 1 }).kind).toBe('wait');
    expect(duty({ setback }, { nowMs: 20_000 + afterMs }).kind).toBe('renew');
  });

  it.each([
    ['it is told to', { told: true }, 'told'],
    ['its folder is gone', { folder: false }, 'folder'],
    ['the process of the runner is gone', { worker: false }, 'runner'],
    ['its time has passed', { nowMs: 1_000_000 }, 'max-hold-seconds'],
  ])('ends when %s, whatever else is due', (_, around, why) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (nowMs, seenAtMs) => {
        const memory = { seenAtMs, setback: { atMs: seenAtMs } };
        expect(duty(memory, { nowMs, ...around })).toEqual({ kind: 'end', why: expect.stringContaining(why) });
      }),
    );
  });

  it('never renews a Lease of which nothing is known for a whole duration, and never waits past what is due', () => {
    const ms = fc.integer({ min: 0, max: 500_000 });
    const setback = fc.option(fc.record({ atMs: ms, status: fc.constantFrom(401, 403, 422, 429, 500) }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3600 }), ms, ms, ms, setback, (durationSeconds, a, b, nowMs, trouble) => {
        const memory = { renewedAtMs: Math.min(a, nowMs), seenAtMs: Math.min(b, nowMs), setback: trouble };
        const next = dutyOf({ durationSeconds, untilMs: 1e9 }, memory, { ...calm, nowMs });
        const silentMs = nowMs - Math.max(memory.renewedAtMs, memory.seenAtMs);
        if (next.kind === 'renew') expect(silentMs).toBeLessThan(durationSeconds * 1000);
        if (next.kind === 'look') expect(silentMs).toBeGreaterThanOrEqual(durationSeconds * 1000);
        if (next.kind === 'wait') {
          expect(next.ms).toBeGreaterThan(0);
          expect(next.ms).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });
});

describe('a status', () => {
  const status: KeeperStatus = {
    version: 1,
    state: 'holding',
    process: { pid: 7, startTicks: '70' },
    renewedAtMs: 1000,
    renewals: 3,
    reason: '',
  };

  it.each([
    ['fresh', status, 40_999, { kind: 'holding' }],
    ['too old, though it says holding', status, 41_000, { kind: 'stale', why: expect.stringContaining('40 s') }],
    ['stale with a reason', { ...status, reason: 'HTTP 503' }, 41_000, { kind: 'stale', why: 'HTTP 503' }],
    ['renewed by now, though it says stale', { ...status, state: 'stale' as const }, 2000, { kind: 'holding' }],
    ['lost', { ...status, state: 'lost' as const, reason: 'it is free' }, 1000, { kind: 'lost', seen: 'it is free' }],
    [
      'of a keeper that has ended',
      { ...status, state: 'ended' as const, reason: 'told' },
      1000,
      { kind: 'stale', why: 'the keeper has ended: told' },
    ],
  ])('is judged by its age as well as by its words: %s', (_, given, nowMs, expected) => {
    expect(standingOf(given, nowMs, 60)).toEqual(expected);
  });

  it('is fresh for two thirds of the duration', () => {
    expect([isFresh(0, 39_999, 60), isFresh(0, 40_000, 60)]).toEqual([true, false]);
  });

  it('is read back as it was written', () => {
    expect(readStatus(JSON.stringify(status))).toEqual(status);
  });
});

describe('a file that is not whole or not ours', () => {
  it.each([undefined, '', '{', 'null', '[]', '{"version":2}', '{"version":1}'])('is nothing: %j', (text) => {
    expect([readStatus(text), readSettings(text), readRun(text)]).toEqual([undefined, undefined, undefined]);
  });

  it('never throws, whatever is in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const read of [readStatus, readSettings, readRun]) expect(() => read(text)).not.toThrow();
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeaseRecord } from '../../src/lease/record.ts';
import {
  isUnchanged,
  LONGEST_GAP_MS,
  releaseAfterMs,
  type Seen,
  sawAgain,
  sawEvent,
  silentMs,
} from '../../src/lease/silence.ts';
import { leaseRecord } from '../fakes/leases.ts';

const at = (atMs: number, record = leaseRecord()) => ({ sentMs: atMs, arrivedMs: atMs, record });

describe('the silence of a holder', () => {
  it('is counted on our own clock from the first sighting of the record as it is', () => {
    expect(silentMs(at(1000), at(61_000))).toBe(60_000);
  });

  it.each(['2000-01-01T00:00:00.000000Z', '2999-01-01T00:00:00.000000Z'])(
    'has nothing to do with the renewTime that it wrote: %s',
    (renewTime) => {
      const record = leaseRecord({ renewTime });
      expect(silentMs(at(5, record), at(7, record))).toBe(2);
    },
  );

  it.each([
    ['was renewed', { renewTime: '2026-09-10T12:00:00.000000Z' }],
    ['was taken anew', { acquireTime: '2026-09-10T12:00:00.000000Z' }],
    ['has another holder', { holder: 'other' }],
    ['was made anew', { uid: 'another' }],
  ])('is over when the record %s', (_, change) => {
    expect(silentMs(at(0), at(9000, leaseRecord(change)))).toBe(0);
  });

  it.each([
    ['somebody else writes a label', { labels: { a: 'b' } }],
    ['an older renewTime comes back, as the write that carries it arrives late', {}],
  ])('is over with any write at all: %s', (_, change) => {
    expect(isUnchanged(leaseRecord(), leaseRecord({ ...change, resourceVersion: '101' }))).toBe(false);
  });

  it('must last for two durations of the record itself', () => {
    expect(releaseAfterMs(leaseRecord({ durationSeconds: 600 }))).toBe(1_200_000);
  });
});

describe('what we saw of it', () => {
  const renewed = leaseRecord({ renewTime: '2026-09-10T12:00:00.000000Z' });
  const look = (sentMs: number, arrivedMs = sentMs, record = leaseRecord()) => ({ sentMs, arrivedMs, record });
  const silence = (seen: Seen) => silentMs(seen.first, seen.last);

  it('grows from look to look while nothing changes', () => {
    const seen = [0, 10_000, 20_000].reduce<Seen | undefined>((before, ms) => sawAgain(before, look(ms)), undefined);
    expect(seen && silence(seen)).toBe(20_000);
  });

  it('counts from the arrival of the first answer to the sending of the last question', () => {
    expect(silence(sawAgain(sawAgain(undefined, look(0, 3000)), look(9000, 14_000)))).toBe(6000);
  });

  it('is none when a process that was stopped reads an answer from before', () => {
    const seen = sawAgain(sawAgain(undefined, look(0)), look(5000, 95_000));
    expect(silence(seen)).toBe(5000);
    expect(silence(sawAgain(seen, look(95_001)))).toBe(0);
  });

  it.each([
    ['just short enough', LONGEST_GAP_MS, LONGEST_GAP_MS],
    ['too long to have watched', LONGEST_GAP_MS + 1, 0],
  ])('after a gap that is %s', (_, gapMs, silent) => {
    expect(silence(sawAgain(sawAgain(undefined, look(0)), look(gapMs)))).toBe(silent);
  });

  it('begins anew with each change, by look or by event', () => {
    const seen = sawAgain(undefined, look(0));
    expect(sawAgain(seen, look(10_000, 10_000, renewed)).first.record).toBe(renewed);
    expect(sawEvent(seen, renewed, 10_000)).toEqual({ first: at(10_000, renewed), last: at(10_000, renewed) });
  });

  it('never grows by an event, which may have lain unread, but knows the newest resourceVersion', () => {
    const seen = sawEvent(sawAgain(undefined, look(0)), leaseRecord({ resourceVersion: '101' }), 15_000);
    expect(silence(seen)).toBe(0);
    expect(seen.last.record.resourceVersion).toBe('101');
  });

  it('is never longer than the holder was silent, whatever stops us and however late answers come', () => {
    const writes = fc.array(fc.nat(500_000), { maxLength: 20 });
    const looks = fc.array(fc.record({ pause: fc.nat(30_000), there: fc.nat(20_000), back: fc.nat(60_000) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(writes, looks, (times, steps) => {
        const written = (ms: number) => Math.max(0, ...times.filter((time) => time <= ms));
        const recordAt = (ms: number): LeaseRecord => leaseRecord({ renewTime: `time ${written(ms)}` });
        let nowMs = 0;
        let seen: Seen | undefined;
        for (const { pause, there, back } of steps) {
          const sentMs = nowMs + pause;
          const readMs = sentMs + there;
          nowMs = readMs + back;
          seen = sawAgain(seen, { sentMs, arrivedMs: nowMs, record: recordAt(readMs) });
          expect(silence(seen)).toBeLessThanOrEqual(readMs - written(readMs));
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadOf, type MergeGroup, mergeGroupOf, queuePush } from '../../src/github/merge-group.ts';

const head = 'ab'.repeat(20);
const base = 'cd'.repeat(20);
const ref = `refs/heads/gh-readonly-queue/release/1/pr-12-${base}`;
const event = (change: object = {}): unknown => ({
  action: 'checks_requested',
  merge_group: {
    head_sha: head,
    head_ref: ref,
    base_sha: base,
    base_ref: 'refs/heads/release/1',
    head_commit: {},
    ...change,
  },
});

describe('the merge group of an event', () => {
  it('is named with its ref, commits and base branch', () => {
    expect(mergeGroupOf(event())).toEqual({ pullRequest: 12, ref, sha: head, baseSha: base, baseBranch: 'release/1' });
  });

  it.each([
    ['no event', undefined],
    ['another event', { ref: 'refs/heads/main' }],
    ['a short commit', event({ head_sha: 'abcdef' })],
    ['no base commit', event({ base_sha: undefined })],
    ['a ref of another base branch', event({ base_ref: 'refs/heads/main' })],
    ['a ref in another form', event({ head_ref: 'refs/heads/gh-readonly-queue/release/1/group-12' })],
  ])('is not guessed from %s', (_, payload) => {
    expect(mergeGroupOf(payload)).toBeUndefined();
  });
});

describe('a push of the merge queue', () => {
  it.each([
    ['push', ref, ref],
    ['push', 'refs/heads/gh-readonly-queue/main/group-1', 'refs/heads/gh-readonly-queue/main/group-1'],
    ['push', 'refs/heads/main', undefined],
    ['push', 'refs/tags/gh-readonly-queue/main', undefined],
    ['merge_group', ref, undefined],
    ['workflow_dispatch', ref, undefined],
  ])('is told by event %s and ref %s', (eventName, given, expected) => {
    expect(queuePush(eventName, given)).toBe(expected);
  });
});

describe('what is ahead in a merge group', () => {
  const sha = (digit: string): string => digit.repeat(40);
  const entry = (number: number, on: string, at: string, branch = 'main') => ({
    ref: `refs/heads/gh-readonly-queue/${branch}/pr-${number}-${sha(on)}`,
    sha: sha(at),
  });
  const own = (on: string, baseBranch = 'main'): MergeGroup => {
    const { ref: head } = entry(9, on, 'f', baseBranch);
    return { pullRequest: 9, ref: head, sha: sha('f'), baseSha: sha(on), baseBranch };
  };

  it('is nothing for the first entry', () => {
    expect(aheadOf(own('a'), [entry(9, 'a', 'f')])).toEqual({ ahead: [], base: sha('a') });
  });

  it('is followed by commit, the nearest first, whatever else is queued and in whatever order', () => {
    const queued = [
      entry(9, 'c', 'f'),
      entry(3, 'b', 'c'),
      entry(12, 'f', 'e'),
      entry(2, 'a', 'b'),
      entry(4, 'b', 'd'),
    ];
    expect(aheadOf(own('c'), queued)).toEqual({ ahead: [3, 2], base: sha('a') });
  });

  it('ends where an entry has left the queue', () => {
    expect(aheadOf(own('c'), [entry(3, 'b', 'c'), entry(1, 'a', 'd')])).toEqual({ ahead: [3], base: sha('b') });
  });

  it('is found under a base branch whose name looks like an entry', () => {
    const branch = `release/pr-7-${sha('0')}`;
    expect(aheadOf(own('c', branch), [entry(3, 'b', 'c', branch)])).toEqual({ ahead: [3], base: sha('b') });
  });

  it('ends for any refs, those that go round in a circle too', () => {
    const digit = fc.constantFrom(...'abcdef');
    const queued = fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), digit, digit).map((one) => entry(...one)));
    fc.assert(
      fc.property(queued, digit, (entries, on) => {
        const { ahead } = aheadOf(own(on), entries);
        expect(ahead.length).toBeLessThanOrEqual(entries.length);
      }),
    );
  });
});

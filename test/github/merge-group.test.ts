import { describe, expect, it } from 'vitest';
import { mergeGroupOf } from '../../src/github/merge-group.ts';

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
    expect(mergeGroupOf(event())).toEqual({ ref, sha: head, baseSha: base, baseBranch: 'release/1' });
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

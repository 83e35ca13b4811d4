import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pullRequestOf } from '../../src/github/pull-request.ts';

const sha = 'ab'.repeat(20);

function event(headRef: unknown, baseRef: unknown = 'refs/heads/main'): unknown {
  return {
    action: 'checks_requested',
    merge_group: { head_sha: sha, head_ref: headRef, base_ref: baseRef, base_sha: sha, head_commit: {} },
    repository: { full_name: 'shop/app' },
  };
}

const queue = 'refs/heads/gh-readonly-queue';

describe('pullRequestOf', () => {
  it.each([
    ['main', `${queue}/main/pr-12-${sha}`, 12],
    ['release/1.x', `${queue}/release/1.x/pr-7-${sha}`, 7],
    [`team/pr-99-${sha}`, `${queue}/team/pr-99-${sha}/pr-3-${sha}`, 3],
    ['pr-5', `${queue}/pr-5/pr-6-${'cd'.repeat(32)}`, 6],
    ['a.b+c', `${queue}/a.b+c/pr-1-${sha}`, 1],
  ])('finds the number for base branch %s', (base, headRef, number) => {
    expect(pullRequestOf(event(headRef, `refs/heads/${base}`))).toEqual({
      kind: 'found',
      number,
      repository: { owner: 'shop', name: 'app' },
    });
  });

  it('finds the number for any base branch', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1e9 }), (base, number) => {
        const found = pullRequestOf(event(`${queue}/${base}/pr-${number}-${sha}`, `refs/heads/${base}`));
        expect(found).toMatchObject({ kind: 'found', number });
      }),
    );
  });

  it.each([
    ['another base branch', `${queue}/main/pr-1-${sha}`, 'refs/heads/other'],
    ['a base that only begins alike', `${queue}/main/x/pr-1-${sha}`, 'refs/heads/main'],
    ['no SHA', `${queue}/main/pr-1`, 'refs/heads/main'],
    ['a short SHA', `${queue}/main/pr-1-abcdef`, 'refs/heads/main'],
    ['a suffix', `${queue}/main/pr-1-${sha}/x`, 'refs/heads/main'],
    ['number 0', `${queue}/main/pr-0-${sha}`, 'refs/heads/main'],
    ['a number too large to be exact', `${queue}/main/pr-99999999999999999999-${sha}`, 'refs/heads/main'],
    ['no queue', `refs/heads/main/pr-1-${sha}`, 'refs/heads/main'],
  ])('does not guess at a ref with %s', (_, headRef, baseRef) => {
    expect(pullRequestOf(event(headRef, baseRef))).toEqual({ kind: 'none', why: 'unknown-ref' });
  });

  it.each([
    ['a push', { ref: 'refs/heads/main' }, 'not-a-merge-group'],
    ['nothing', undefined, 'not-a-merge-group'],
    ['text', 'merge_group', 'not-a-merge-group'],
    ['a merge group of another form', { merge_group: 1 }, 'unreadable-event'],
    ['a ref that is no text', event(7), 'unreadable-event'],
    ['a short base ref', event(`${queue}/main/pr-1-${sha}`, 'main'), 'unreadable-event'],
    [
      'a repository without an owner',
      { merge_group: { head_ref: '', base_ref: 'refs/heads/main' }, repository: { full_name: 'app' } },
      'unreadable-event',
    ],
    ['no repository', { merge_group: { head_ref: '', base_ref: 'refs/heads/main' } }, 'unreadable-event'],
  ])('says that there is none in %s', (_, payload, why) => {
    expect(pullRequestOf(payload)).toEqual({ kind: 'none', why });
  });
});

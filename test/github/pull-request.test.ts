import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pullRequestOf, type Start } from '../../src/github/pull-request.ts';

const sha = 'ab'.repeat(20);

const repository = { owner: 'shop', name: 'app' };

function start(change: Partial<Start> = {}): Start {
  return { eventName: 'push', ref: 'refs/heads/main', repository, event: {}, given: undefined, ...change };
}

function group(headRef: unknown, baseRef: unknown = 'refs/heads/main'): Start {
  const event = {
    action: 'checks_requested',
    merge_group: { head_sha: sha, head_ref: headRef, base_ref: baseRef, base_sha: sha, head_commit: {} },
  };
  return start({ eventName: 'merge_group', event });
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
    expect(pullRequestOf(group(headRef, `refs/heads/${base}`))).toEqual({ kind: 'found', number, repository });
  });

  it('finds the number for any base branch', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1e9 }), (base, number) => {
        const found = pullRequestOf(group(`${queue}/${base}/pr-${number}-${sha}`, `refs/heads/${base}`));
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
    expect(pullRequestOf(group(headRef, baseRef))).toEqual({ kind: 'none', why: 'unknown-ref' });
  });

  it.each([
    ['nothing', undefined],
    ['a merge group of another form', { merge_group: 1 }],
    ['a ref that is no text', group(7).event],
    ['a short base ref', group(`${queue}/main/pr-1-${sha}`, 'main').event],
  ])('cannot read %s', (_, event) => {
    expect(pullRequestOf(start({ eventName: 'merge_group', event }))).toEqual({
      kind: 'none',
      why: 'unreadable-event',
    });
  });

  it.each(['pull_request', 'pull_request_target'])('takes the number of a %s event', (eventName) => {
    const event = { pull_request: { number: 8 } };
    expect(pullRequestOf(start({ eventName, event }))).toEqual({ kind: 'found', number: 8, repository });
    expect(pullRequestOf(start({ eventName, event: { number: 8 } }))).toEqual({
      kind: 'none',
      why: 'unreadable-event',
    });
  });

  it('asks for the one that is open from the branch of a person’s run', () => {
    const found = pullRequestOf(start({ eventName: 'workflow_dispatch', ref: 'refs/heads/team/fix/pr-1' }));
    expect(found).toEqual({ kind: 'of-branch', branch: 'team/fix/pr-1', repository });
    expect(pullRequestOf(start({ eventName: 'workflow_dispatch', ref: 'refs/tags/v1' })).kind).toBe('none');
  });

  it.each(['workflow_dispatch', 'push', 'schedule', 'pull_request'])(
    'takes what a %s run is told by its input',
    (name) => {
      expect(pullRequestOf(start({ eventName: name, given: 5 }))).toEqual({ kind: 'found', number: 5, repository });
    },
  );

  it('lets no input change what a merge group is about', () => {
    const found = pullRequestOf({ ...group(`${queue}/main/pr-1-${sha}`), given: 5 });
    expect(found).toMatchObject({ number: 1 });
  });

  it.each(['push', 'schedule', 'repository_dispatch'])('knows none for %s', (eventName) => {
    expect(pullRequestOf(start({ eventName }))).toEqual({ kind: 'none', why: 'not-about-one' });
  });
});

import { describe, expect, test, vi } from 'vitest';
import { resources } from '../../sandbox/api/resource.ts';
import { type Scenario, type Stage, stage } from '../../sandbox/scenario.ts';
import { healthy, image, inputs } from '../../sandbox/scenarios/common.ts';
import { notEnforced } from '../../sandbox/scenarios/outages.ts';
import type { Fault } from '../rig/github/faults.ts';
import type { GitHub } from '../rig/github.ts';
import {
  type ActionJob,
  type ActionRun,
  baseBranch,
  firstGroup,
  githubWithComments,
  mergeGroup,
  pullNumber,
  refOf,
  runAction,
} from './action.ts';

// What a built gate says at GitHub, of which every answer is valid by GitHub's own description.

vi.setConfig({ testTimeout: 120_000 });

const unsigned = { recorded: 'denied-unsigned' };
/** Two runs find the image unsigned; then it is signed. */
const signedLater: Scenario = {
  ...notEnforced,
  kyverno: {
    ...healthy,
    pods: { [image]: [unsigned, unsigned, { recorded: 'allowed-signed-by-tag' }] },
  },
};

async function gate(place: Stage, github: GitHub, job: Omit<ActionJob, 'github'> = {}): Promise<ActionRun> {
  const own = { kubeconfig: place.kubeconfig, 'lease-duration-seconds': '3600' };
  const asked = { ...inputs, 'probe-attempts': '1' };
  const run = await runAction({ ...job, github, inputs: { ...own, ...asked, ...job.inputs } });
  expect(github.unexpected).toEqual([]);
  return run;
}

const bodies = (github: GitHub): readonly string[] => github.repository.comments.map(({ body }) => body);

describe('the comment of a built gate', () => {
  test('is one: created by a refusal, kept by the next, resolved when a later run proceeds', async () => {
    await using github = await githubWithComments();
    await using place = await stage(signedLater);
    for (const runId of ['1001', '1002']) {
      expect((await gate(place, github, { runId })).main.outputs['reason-code']).toBe('probe-denied');
      expect(bodies(github)).toEqual([expect.stringContaining('### ❌ Deploy refused')]);
    }
    expect(bodies(github)[0]).toContain('/actions/runs/1002/');
    expect((await gate(place, github, { runId: '1003' })).main.outputs['verdict']).toBe('proceed');
    expect(bodies(github)).toEqual([expect.stringContaining('Resolved:')]);
    expect(github.repository.comments[0]?.issue).toBe(pullNumber);
  });

  const forbidden = { kind: 'status', status: 403, message: 'Resource not accessible by integration' } as const;
  const locked = 'Unable to create comment because issue is locked.';
  const limited = { kind: 'status', status: 429, headers: { 'retry-after': '3600' } } as const;
  const soon = { ...limited, headers: { 'retry-after': '1' } } as const;
  const create = 'issues/create-comment';
  test.each<[Parameters<GitHub['fail']>[0], string, Fault, RegExp]>([
    ['graphql/viewer', 'forbids', forbidden, /pull-requests: write/],
    ['graphql/viewer', 'fails', { kind: 'status', status: 502 }, /\(unavailable: /],
    ['issues/list-comments', 'limits', limited, /\(rate-limited: .*; it wants to be left alone for 3600 s\)/],
    [create, 'limits for a second', soon, /Comment on the pull request created/],
    ['issues/list-comments', 'garbles', { kind: 'garbage', text: '<html>' }, /\(unreadable: /],
    [create, 'forbids', forbidden, /pull-requests: write/],
    [create, 'locks', { kind: 'status', status: 403, message: locked }, /\(locked: /],
    [create, 'does not answer', { kind: 'reset' }, /\(lost: /],
    [create, 'loses the answer of', { kind: 'lost' }, /Comment on the pull request created/],
    [create, 'garbles the answer of', { kind: 'garbage', text: '<html>' }, /\(lost: /],
  ])('changes no verdict at %s when GitHub %s it, and is never there twice', async (call, _, fault, line) => {
    await using place = await stage(notEnforced);
    await using github = await githubWithComments();
    github.fail(call, fault);
    const { main } = await gate(place, github);
    expect([main.exitCode, main.outputs['reason-code']]).toEqual([1, 'not-enforced']);
    expect(main.log).toMatch(line);
    await gate(place, github);
    expect(bodies(github)).toHaveLength(1);
  });

  test('of a person’s run is on the pull request that is open from the branch', async () => {
    await using github = await githubWithComments();
    await using place = await stage(notEnforced);
    github.expect('pulls/list');
    const facts = { eventName: 'workflow_dispatch', ref: 'refs/heads/fix/slow', event: { inputs: {} } };
    expect((await gate(place, github, { facts })).main.log).toContain('no pull request is open from branch fix/slow');
    github.repository.pulls.set(5, { number: 5, headSha: '5'.repeat(40), headRef: 'fix/slow' });
    await gate(place, github, { facts });
    expect(github.repository.comments.map(({ issue }) => issue)).toEqual([5]);
  });
});

describe('a built gate in a merge queue', () => {
  test('tells in the summary what is ahead in its group, and writes to its own pull request only', async () => {
    await using github = await githubWithComments();
    await using place = await stage(notEnforced);
    const second = { number: 18, head: '4'.repeat(40), base: firstGroup.head };
    github.repository.refs.set(refOf(second), second.head);
    const entries = [firstGroup, second].map(({ number, head, base }) => ({
      pullRequest: number,
      headSha: head,
      baseSha: base,
    }));
    github.repository.queues.set(baseBranch.replace('refs/heads/', ''), entries);
    // The entry ahead has no run of this workflow, so nothing waits for it.
    const event = mergeGroup(github.repository.name, second);
    const { main } = await gate(place, github, { facts: { event, ref: refOf(second), sha: second.head } });
    expect(main.summary).toContain(`of those ahead of it: \`#${pullNumber}\`.`);
    expect(main.summary).toContain(firstGroup.base);
    expect(main.summary).toContain('when the queue was asked');
    expect(github.repository.comments.map(({ issue }) => issue)).toEqual([18]);
    expect(bodies(github)[0]).not.toContain(`#${pullNumber}`);
  });

  test('refuses a push of the queue with the reason, and claims nothing', async () => {
    await using github = await githubWithComments();
    await using place = await stage(notEnforced);
    const facts = {
      eventName: 'push',
      ref: refOf(firstGroup),
      event: { ref: refOf(firstGroup), base_ref: baseBranch },
    };
    const { main, post } = await gate(place, github, { facts });
    expect([main.exitCode, main.outputs['reason-code'], post.raw]).toEqual([1, 'queue-push', []]);
    expect([place.sandbox.log, bodies(github)]).toEqual([[], []]);
  });
});

describe('a built gate whose refusal does not fail the step', () => {
  test.each([
    [{ enforcement: 'warn' }, 'enforcement: warn'],
    [{ 'break-glass-reason': 'INC-7: agreed with the on-call' }, 'agreed with the'],
  ])('says so everywhere and deploys under the Lease: %j', async (lenient, why) => {
    await using github = await githubWithComments();
    await using place = await stage(notEnforced);
    const holders: unknown[] = [];
    const deploy = async (): Promise<void> => {
      holders.push(place.sandbox.store.get(resources.leases, 'admission-gate', 'deploy'));
    };
    const { main, post } = await gate(place, github, { inputs: lenient, deploy });
    expect([main.exitCode, main.outputs['verdict'], main.outputs['reason-code']]).toEqual([
      0,
      'refuse',
      'not-enforced',
    ]);
    expect(main.annotations.map(({ type }) => type)).toEqual(['warning']);
    for (const text of [main.log, main.summary, bodies(github)[0]]) expect(text).toContain(why);
    expect(JSON.stringify(holders)).toMatch(/"holderIdentity":"gh:/);
    expect(post.exitCode).toBe(0);
  });
});

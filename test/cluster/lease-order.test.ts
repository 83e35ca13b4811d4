import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ActionJob,
  type ActionRun,
  firstGroup,
  type Group,
  githubWithComments,
  mergeGroup,
  refOf,
} from '../acceptance/action.ts';
import { addCommits, type GitHub } from '../rig/github.ts';
import { useCluster } from './fixture.ts';
import { expectNothingWritten, expectProceed } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { holderNow, leasePath, readLease } from './gate/lease.ts';
import { mergePatch } from './ground/client.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));
beforeEach(async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
});

const note = 'admission-gate/last-deployed.1296269';
const second: Group = { number: 18, head: '5'.repeat(40), base: firstGroup.head };
const third: Group = { number: 19, head: '6'.repeat(40), base: second.head };

async function lastDeployed(): Promise<string | undefined> {
  return (await readLease(cluster())).metadata.annotations[note];
}

/** A queue of these groups, each with a run of the workflow that is in progress. */
async function queueOf(...groups: readonly Group[]): Promise<GitHub> {
  const github = await githubWithComments();
  const { refs, runs } = github.repository;
  addCommits(github.repository, [firstGroup.base, ...groups.map(({ head }) => head)]);
  for (const group of groups) {
    refs.set(refOf(group), group.head);
    const run = { id: group.number, attempt: 1, headBranch: refOf(group).slice('refs/heads/'.length) };
    runs.push({ ...run, status: 'in_progress', conclusion: null, headSha: group.head });
  }
  return github;
}

function jobOf(github: GitHub, group: Group, job: ActionJob = {}): Promise<ActionRun> {
  return runGate(cluster(), {
    ...job,
    github,
    inputs: { 'lease-wait-seconds': '200', ...job.inputs },
    facts: {
      sha: group.head,
      ref: refOf(group),
      event: mergeGroup(github.repository.name, group),
      runId: String(group.number),
      checkRunId: `4600${group.number}`,
      ...job.facts,
    },
  });
}

describe('groups of one queue', () => {
  test('deploy in its order although the second asks first, and each records what it deployed', async () => {
    await using github = await queueOf(firstGroup, second);
    const deployed: string[] = [];
    const deploy = (group: Group) => async () => void deployed.push(group.head);
    let first: ActionRun | undefined;
    const later = await jobOf(github, second, {
      deploy: deploy(second),
      during: async (step) => {
        await step.log.saw(new RegExp(`entry ahead \\(${firstGroup.head}\\) goes first`));
        expect(await holderNow(cluster())).toBe('');
        first = await jobOf(github, firstGroup, { deploy: deploy(firstGroup) });
      },
    });
    expect(first?.report.code).toBe('proved');
    expectProceed(later);
    expect(deployed).toEqual([firstGroup.head, second.head]);
    expect(await lastDeployed()).toBe(second.head);
    expect(github.unexpected).toEqual([]);
  });

  test('of three the last waits for both, and goes when the run ahead has ended without a deploy', async () => {
    await using github = await queueOf(firstGroup, second, third);
    const order: number[] = [];
    const deploy = (group: Group) => async () => void order.push(group.number);
    const last = await jobOf(github, third, {
      deploy: deploy(third),
      during: async (step) => {
        await step.log.saw(new RegExp(`entry ahead \\(${second.head}\\) goes first`));
        expectProceed(await jobOf(github, firstGroup, { deploy: deploy(firstGroup) }));
        const { runs } = github.repository;
        const at = runs.findIndex(({ headSha }) => headSha === second.head);
        runs.splice(at, 1, {
          ...runs[at],
          ...{ id: 18, attempt: 1, headBranch: 'x', headSha: second.head },
          status: 'completed',
          conclusion: 'failure',
        });
      },
    });
    expectProceed(last);
    expect(order).toEqual([firstGroup.number, third.number]);
  });

  test('that are no longer queued, or older than what runs, are refused before anything is written', async () => {
    await using github = await queueOf(firstGroup, second);
    expectProceed(await jobOf(github, firstGroup));
    github.repository.refs.delete(refOf(firstGroup));
    const gone = await jobOf(github, firstGroup);
    expect(gone.main.outputs['reason-code']).toBe('group-superseded');
    expectProceed(await jobOf(github, second));
    github.repository.refs.set(refOf(firstGroup), firstGroup.head);
    const older = await jobOf(github, firstGroup);
    expect(older.main.outputs).toMatchObject({ 'reason-code': 'older-than-deployed', retryable: 'false' });
    await expectNothingWritten(cluster(), older, 'p1');
    expect(await lastDeployed()).toBe(second.head);
  });
});

describe('the last deployed commit', () => {
  const rollback = { eventName: 'workflow_dispatch', sha: firstGroup.head };

  test('is recorded only by a job that succeeds', async () => {
    const failed = await runGate(cluster(), { deploy: () => Promise.reject(new Error('the rollout failed')) });
    expect(failed.job.conclusion).toBe('failure');
    expect(failed.post.log).toContain('freed');
    expect(await lastDeployed()).toBeUndefined();
    const refused = await runGate(cluster(), { inputs: { policies: 'p9' } });
    expect(refused.main.outputs['verdict']).toBe('refuse');
    expect(await lastDeployed()).toBeUndefined();
    expectProceed(await runGate(cluster()));
    expect(await lastDeployed()).toBe('1'.repeat(40));
  });

  test('keeps older content out of every event, unless that is asked for', async () => {
    await using github = await queueOf(firstGroup, second);
    github.repository.refs.delete(refOf(firstGroup));
    expectProceed(await jobOf(github, second));
    const refused = await jobOf(github, firstGroup, { facts: rollback });
    expect(refused.main.outputs['reason-code']).toBe('older-than-deployed');
    const allowed = await jobOf(github, firstGroup, { facts: rollback, inputs: { 'allow-older': 'true' } });
    expectProceed(allowed);
    expect(allowed.report.findings).toContainEqual(
      expect.objectContaining({ code: 'older-allowed', severity: 'warning' }),
    );
    expect(await lastDeployed()).toBe(firstGroup.head);
  });

  test('that GitHub does not know any more is a warning, and one that it does not tell about a refusal', async () => {
    await using github = await queueOf(firstGroup);
    expectProceed(await jobOf(github, firstGroup));
    const unknown = { metadata: { annotations: { [note]: '9'.repeat(40) } } };
    await cluster().admin.expect('PATCH', leasePath, unknown, mergePatch);
    github.fail('repos/compare-commits-with-basehead', { kind: 'status', status: 403 });
    const untold = await jobOf(github, firstGroup, { facts: rollback });
    expect(untold.main.outputs).toMatchObject({ 'reason-code': 'queue-unreadable', 'cause-class': 'permission' });
    const warned = await jobOf(github, firstGroup, { facts: rollback });
    expectProceed(warned);
    expect(warned.report.findings.map(({ code }) => code)).toContain('last-deployed-unknown');
  });

  test('is not asked about without a token where the queue is not at work, but then it must not be recorded either', async () => {
    const withoutToken = { inputs: { 'github-token': '' }, facts: { token: '' } };
    expectProceed(await runGate(cluster(), withoutToken));
    const older = { metadata: { annotations: { [note]: '9'.repeat(40) } } };
    await cluster().admin.expect('PATCH', leasePath, older, mergePatch);
    expect((await runGate(cluster(), withoutToken)).main.outputs['reason-code']).toBe('queue-unreadable');
  });
});

test('a merge group whose queue cannot be read is refused, and says which permission it lacks', async () => {
  await using github = await queueOf(firstGroup);
  github.fail('git/list-matching-refs', {
    kind: 'status',
    status: 403,
    message: 'Resource not accessible by integration',
  });
  const run = await jobOf(github, firstGroup);
  expect(run.main.outputs).toMatchObject({ 'reason-code': 'queue-unreadable', 'cause-class': 'permission' });
  expect(run.main.log).toContain('contents: read');
});

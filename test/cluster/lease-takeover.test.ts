import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ActionJob, baseBranch, firstGroup, githubWithComments, refOf } from '../acceptance/action.ts';
import type { GitHub } from '../rig/github.ts';
import { useCluster } from './fixture.ts';
import { expectProceed, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { heldBy, holderNow, leasePath, readLease } from './gate/lease.ts';
import { mergePatch } from './ground/client.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));
beforeEach(async () => {
  await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
  await cluster().published('p1');
});

const other = 'gh:1.1:deploy:00000000';
const here = { 'admission-gate/repository': 'github.com/octo-org/shop' };
const runOfOther = { id: 1, attempt: 1, headSha: '3'.repeat(40), headBranch: 'x' } as const;

/** A person's run on the same GitHub: it may wait, but no queue is asked about it. */
function dispatched(github: GitHub, seconds: number): ActionJob {
  return { github, facts: { eventName: 'workflow_dispatch' }, inputs: { 'lease-wait-seconds': String(seconds) } };
}

async function free(): Promise<void> {
  await cluster().admin.expect('PATCH', leasePath, { spec: { holderIdentity: '' } }, mergePatch);
}

describe('a dead holder', () => {
  test('whose run attempt is completed loses the Lease after one of its durations of silence', async () => {
    await using github = await githubWithComments();
    github.repository.runs.push({ ...runOfOther, status: 'completed', conclusion: 'cancelled' });
    await heldBy(cluster(), other, 2, here);
    const run = await runGate(cluster(), dispatched(github, 60));
    expectProceed(run);
    expect(run.report.findings).toContainEqual(
      expect.objectContaining({ code: 'lease-taken-over', severity: 'warning' }),
    );
    expect(run.main.log).toContain(`taken over from ${other}: run 1 attempt 1 is completed (cancelled)`);
    expect(await holderNow(cluster())).toBe('');
    expect(github.unexpected).toEqual([]);
  });

  test('whose job is completed loses it although its run goes on', async () => {
    await using github = await githubWithComments();
    github.repository.runs.push({ ...runOfOther, status: 'in_progress', conclusion: null });
    github.repository.jobs.set(77, { id: 77, runId: 1, status: 'completed', conclusion: 'failure' });
    await heldBy(cluster(), other, 2, { ...here, 'admission-gate/job-id': '77' });
    const run = await runGate(cluster(), dispatched(github, 60));
    expectProceed(run);
    expect(run.main.log).toContain('job 77 is completed (failure)');
  });

  test('loses it only after it has ended: the waiting run asks again', async () => {
    await using github = await githubWithComments();
    github.repository.runs.push({ ...runOfOther, status: 'in_progress', conclusion: null });
    await heldBy(cluster(), other, 2, here);
    const run = await runGate(cluster(), {
      ...dispatched(github, 120),
      during: async (step) => {
        await step.log.saw(/silent, but not proved dead: run 1 attempt 1 is in_progress/);
        github.repository.runs[0] = { ...runOfOther, status: 'completed', conclusion: 'success' };
      },
    });
    expectProceed(run);
  });
});

describe('a silent holder keeps the Lease', () => {
  const runs = (status: 'in_progress' | 'completed') => (github: GitHub) => {
    github.repository.runs.push({ ...runOfOther, status, conclusion: status === 'completed' ? 'success' : null });
  };

  test.each<[string, string, Readonly<Record<string, string>>, (github: GitHub) => void, string, string?]>([
    ['while its run is in progress', other, here, runs('in_progress'), 'run 1 attempt 1 is in_progress'],
    [
      'of another attempt that is completed',
      'gh:1.2:deploy:0',
      here,
      runs('completed'),
      'GitHub does not tell about run 1 attempt 2',
    ],
    [
      'of another repository',
      other,
      { 'admission-gate/repository': 'github.com/octo-org/other' },
      runs('completed'),
      'belongs to github.com/octo-org/other',
    ],
    ['of no known repository', other, {}, runs('completed'), 'does not say which repository'],
    ['that is a person', 'user:eve@laptop:1', here, runs('completed'), 'names no workflow run'],
    [
      'that the token may not ask about',
      other,
      here,
      (github) =>
        github.fail(
          'actions/get-workflow-run-attempt',
          { kind: 'status', status: 403, message: 'Resource not accessible by integration' },
          3,
        ),
      'forbidden: Resource not accessible by integration',
      'holder-unreadable',
    ],
    ['that GitHub does not find', other, here, () => undefined, 'it is not found, though this run is'],
  ])('%s', async (_, holder, annotations, prepare, why, code = 'lease-held') => {
    await using github = await githubWithComments();
    prepare(github);
    await heldBy(cluster(), holder, 2, annotations);
    const before = await readLease(cluster());
    const { main } = await runGate(cluster(), dispatched(github, 4));
    expect(main.outputs).toMatchObject({ 'reason-code': code, retryable: String(code === 'lease-held') });
    expect(main.log).toContain(why);
    expect(main.log).toContain(`confirm-holder set to exactly ${holder}`);
    expect(await readLease(cluster())).toEqual(before);
    expect((await readPolicy(cluster(), 'p1')).metadata.generation).toBe(1);
  });
});

describe('a waiting gate', () => {
  test('goes on the moment that the holder frees the Lease', async () => {
    await heldBy(cluster(), other);
    const run = await runGate(cluster(), {
      inputs: { 'lease-wait-seconds': '200' },
      during: async (step) => {
        await step.log.saw(/is held by gh:1\.1:deploy:00000000 since .* 200 s left to wait/);
        await free();
      },
    });
    expectProceed(run);
  });

  test('ends at once when it is cancelled, and claims nothing', async () => {
    await heldBy(cluster(), other);
    const before = await readLease(cluster());
    const run = await runGate(cluster(), {
      inputs: { 'lease-wait-seconds': '200' },
      during: async (step) => {
        await step.log.saw(/left to wait/);
        await step.cancel();
      },
    });
    expect(run.main.signals).toEqual(['SIGINT']);
    expect(run.main.outputs).toMatchObject({ verdict: 'refuse', 'reason-code': 'cancelled' });
    expect(await readLease(cluster())).toEqual(before);
  });

  test('ends when its group is no longer queued', async () => {
    await using github = await githubWithComments();
    await heldBy(cluster(), other);
    const run = await runGate(cluster(), {
      github,
      inputs: { 'lease-wait-seconds': '200' },
      during: async (step) => {
        await step.log.saw(/left to wait/);
        github.repository.refs.delete(refOf(firstGroup));
        github.repository.refs.set(baseBranch, '4'.repeat(40));
      },
    });
    expect(run.main.outputs['reason-code']).toBe('group-superseded');
    expect(await holderNow(cluster())).toBe(other);
    expect(github.unexpected).toEqual([]);
  });

  test.each([
    ['by the id of the job', 'gh:9.9:x:0', { 'admission-gate/job-id': '46000000001' }],
    ['by attempt, job key and runner', 'gh:16300000001.1:deploy:0', { 'admission-gate/runner-name': 'rig-runner-1' }],
  ])('does not wait for another gate of its own job, known %s', async (_, holder, annotations) => {
    await heldBy(cluster(), holder, 60, { ...here, ...annotations });
    const run = await runGate(cluster(), { inputs: { 'lease-wait-seconds': '200' } });
    expect(run.main.outputs).toMatchObject({ 'reason-code': 'lease-same-job', retryable: 'false' });
    expect(await holderNow(cluster())).toBe(holder);
  });
});

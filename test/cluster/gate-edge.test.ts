import { beforeAll, describe, expect, test } from 'vitest';
import { githubWithComments, pullNumber } from '../acceptance/action.ts';
import { useCluster } from './fixture.ts';
import { expectProceed, expectRefused } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { holderNow } from './gate/lease.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

describe('the pull request of a merge group', () => {
  test('gets one comment on a refusal, which is updated by the next and turned by a run that proceeds', async () => {
    await using github = await githubWithComments();
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const unsigned = { 'probe-images': cluster().registry.image('app', 'unsigned') };
    const uncovered = { 'probe-images': cluster().registry.image('app3', 'signed') };
    const bodies = () => github.repository.comments.map(({ body }) => body);

    await expectRefused(cluster(), await runGate(cluster(), { github, inputs: unsigned }), 'probe-denied');
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('Image denied');
    await expectRefused(cluster(), await runGate(cluster(), { github, inputs: uncovered }), 'coverage-unproved');
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('Nothing proves that the image is verified');
    expectProceed(await runGate(cluster(), { github }));
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('Resolved');
    expect(github.unexpected).toEqual([]);
    expect(github.requests.filter(({ path }) => path.includes(`/issues/${pullNumber}/comments`))).not.toEqual([]);
  });

  test('gets none when all is well from the start', async () => {
    await using github = await githubWithComments();
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    expectProceed(await runGate(cluster(), { github }));
    expect(github.repository.comments).toEqual([]);
  });

  test('is told nothing, and the verdict stands, when GitHub forbids it', async () => {
    await using github = await githubWithComments();
    github.fail('issues/create-comment', { kind: 'status', status: 403 });
    const run = await runGate(cluster(), { github, inputs: { policies: 'p9' } });
    await expectRefused(cluster(), run, 'policy-missing');
    expect(run.main.log).toContain('pull-requests: write');
  });
});

describe('a missing permission', () => {
  test('ends in one line that names verb and resource, with nothing written', async () => {
    const kubeconfig = await cluster().kubeconfigFor('deployer');
    const run = await runGate(cluster(), { inputs: { kubeconfig } });
    await expectRefused(cluster(), run, 'api-forbidden');
    expect(run.main.log).toMatch(/forbids this job to get leases\.coordination\.k8s\.io/);
    expect(await holderNow(cluster())).toBe('');
  });
});

import { describe, expect, test } from 'vitest';
import { stage } from '../../sandbox/scenario.ts';
import { scenarios } from '../../sandbox/scenarios.ts';
import { baseBranch, githubWithComments, runAction } from './action.ts';

const branch = baseBranch.replace('refs/heads/', '');

/** A gate in a merge queue that takes a silent check for failed after so many minutes. */
async function gateInQueue(minutes: number) {
  const scenario = scenarios[0];
  await using place = await stage(scenario);
  await using github = await githubWithComments();
  github.repository.queues.set(branch, []);
  github.repository.responseMinutes.set(branch, minutes);
  const run = await runAction({ github, inputs: { kubeconfig: place.kubeconfig, ...scenario.acts[0].inputs } });
  expect([run.main.exitCode, github.unexpected]).toEqual([0, []]);
  return run;
}

describe('the check response timeout of the merge queue', () => {
  test('is asked for, and a gate that may take longer says so at its start, and in the report', async () => {
    const { main, report } = await gateInQueue(20);
    expect(main.log).toMatch(/gives a check up after 1200 s[\s\S]*Observe the cluster/);
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'queue-gives-up-first', severity: 'warning' }),
    );
    expect(main.summary).toMatch(/Lower lease\\?-wait/);
  });

  test('that is long enough is not spoken of', async () => {
    const { report } = await gateInQueue(60);
    expect(report.findings.map(({ code }) => code)).not.toContain('queue-gives-up-first');
  });
});

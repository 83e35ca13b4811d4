import { describe, expect, it } from 'vitest';
import { environmentOf } from '../../src/runner/environment.ts';

const complete: Readonly<Record<string, string>> = {
  GITHUB_RUN_ID: '123',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'deploy',
  GITHUB_REPOSITORY: 'octo-org/octo.repo',
  GITHUB_REPOSITORY_ID: '42',
  GITHUB_SHA: 'ab'.repeat(20),
  GITHUB_SERVER_URL: 'https://github.example/',
  GITHUB_ACTOR: 'renovate[bot]',
  GITHUB_EVENT_NAME: 'merge_group',
  GITHUB_REF: 'refs/heads/release/1',
  GITHUB_EVENT_PATH: '/home/runner/event.json',
  RUNNER_NAME: 'runner 1',
  GITHUB_WORKFLOW_REF: 'octo-org/octo.repo/.github/workflows/deploy.yml@refs/heads/release/1',
  UNRELATED: 'x',
};

describe('the environment of a step', () => {
  it('is read from the variables of the runner', () => {
    expect(environmentOf(complete)).toEqual({
      ok: true,
      environment: {
        runId: '123',
        attempt: '2',
        job: 'deploy',
        repository: 'octo-org/octo.repo',
        repositoryId: '42',
        sha: 'ab'.repeat(20),
        serverUrl: 'https://github.example',
        actor: 'renovate[bot]',
        eventName: 'merge_group',
        ref: 'refs/heads/release/1',
        eventPath: '/home/runner/event.json',
        runnerName: 'runner 1',
        workflowFile: 'deploy.yml',
        runLink: 'https://github.example/octo-org/octo.repo/actions/runs/123/attempts/2',
      },
    });
  });

  it('accepts SHA-256 object names', () => {
    expect(environmentOf({ ...complete, GITHUB_SHA: 'ab'.repeat(32) }).ok).toBe(true);
  });

  it.each(Object.keys(complete).filter((name) => name !== 'UNRELATED'))('is not known without %s', (name) => {
    for (const value of [undefined, '']) {
      const read = environmentOf({ ...complete, [name]: value });
      expect(read.ok ? [] : read.findings.map(({ code, facts }) => [code, facts['input'], facts['given']])).toEqual([
        ['bad-input', name, 'nothing'],
      ]);
    }
  });

  it('names every variable that is missing', () => {
    const read = environmentOf({});
    expect(read.ok ? 0 : read.findings.length).toBe(13);
  });

  it.each([
    ['GITHUB_RUN_ID', '0x1'],
    ['GITHUB_RUN_ATTEMPT', '0'],
    ['GITHUB_REPOSITORY', 'octo-org'],
    ['GITHUB_REPOSITORY', 'a/b/c'],
    ['GITHUB_SHA', 'main'],
    ['GITHUB_SHA', 'AB'.repeat(20)],
    ['GITHUB_SERVER_URL', 'github.example'],
    ['GITHUB_SERVER_URL', 'file:///etc'],
    ['GITHUB_ACTOR', 'a\nb'],
  ])('is not known where %s is %j', (name, value) => {
    const read = environmentOf({ ...complete, [name]: value });
    expect(read.ok ? [] : read.findings.map(({ facts }) => [facts['input'], facts['given']])).toEqual([
      [name, JSON.stringify(value)],
    ]);
  });
});

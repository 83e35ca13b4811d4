import { getOctokit } from '@actions/github';
import { expect, test, vi } from 'vitest';
import { startGitHub } from '../github.ts';

// Reading the descriptions takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('pull requests are listed by their branch, the open ones', async () => {
  await using github = await startGitHub();
  github.expect('pulls/list');
  const pull = (number: number, headRef: string) => ({ number, headSha: String(number).repeat(40), headRef });
  github.repository.pulls.set(1, { ...pull(1, 'fix/1'), state: 'closed' });
  github.repository.pulls.set(2, pull(2, 'fix/1')).set(3, pull(3, 'other'));
  const octokit = getOctokit(github.token, { baseUrl: github.url });
  const { data } = await octokit.rest.pulls.list({ owner: 'octo-org', repo: 'shop', head: 'octo-org:fix/1' });
  expect(data.map(({ number }) => number)).toEqual([2]);
  expect(github.unexpected).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { cancelRun } from '../../src/github/cancel.ts';
import { type GitHub, startGitHub } from '../rig/github.ts';

function runOf(github: GitHub) {
  return { apiUrl: github.url, repository: github.repository.name, runId: '77' };
}

function addRun(github: GitHub, status: 'in_progress' | 'completed'): void {
  const conclusion = status === 'completed' ? ('success' as const) : null;
  github.repository.runs.push({ id: 77, attempt: 1, status, conclusion, headSha: '1'.repeat(40), headBranch: 'main' });
}

describe('cancelling a run', () => {
  it('is one request', async () => {
    await using github = await startGitHub();
    github.expect('actions/cancel-workflow-run', 1);
    addRun(github, 'in_progress');
    expect(await cancelRun(runOf(github), github.token)).toBe('Cancelled run 77 of octo-org/shop.');
    expect([github.unexpected, github.unmet()]).toEqual([[], []]);
  });

  it('says that a run is over', async () => {
    await using github = await startGitHub();
    github.expect('actions/cancel-workflow-run', 1);
    addRun(github, 'completed');
    expect(await cancelRun(runOf(github), github.token)).toContain('HTTP 409');
  });

  it.each([
    ['the token may not', { kind: 'status', status: 403 } as const, /HTTP 403.*actions: write/],
    ['the connection breaks', { kind: 'reset' } as const, /Could not cancel run 77 of octo-org\/shop: /],
  ])('says why it could not: %s', async (_, fault, said) => {
    await using github = await startGitHub();
    github.expect('actions/cancel-workflow-run', 1);
    github.fail('actions/cancel-workflow-run', fault);
    addRun(github, 'in_progress');
    expect(await cancelRun(runOf(github), github.token)).toMatch(said);
  });

  it('asks nobody without a token', async () => {
    await using github = await startGitHub();
    expect(await cancelRun(runOf(github), '')).toContain('there is no token');
    expect(github.requests).toEqual([]);
  });
});

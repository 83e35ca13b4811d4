import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stage } from '../../sandbox/scenario.ts';
import { scenarios } from '../../sandbox/scenarios.ts';
import { policyText } from '../steps/checking.ts';
import { actionDir, githubWithComments, runAction } from './action.ts';

/** A copy of the action without one of the files that main loads late. */
function without(file: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'incomplete-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ['action.yml', 'dist']) cpSync(join(actionDir, part), join(copy, part), { recursive: true });
  rmSync(join(copy, 'dist/main', file));
  return copy;
}

describe('an action that lacks a file', () => {
  test('fails a check where that is what reads expressions, and names the file', async () => {
    const { main } = await runAction({
      actionDir: without('cel.js'),
      facts: { eventName: 'pull_request' },
      inputs: { mode: 'check', 'check-paths': '.', 'github-token': '' },
      files: { 'a.yaml': policyText() },
    });
    expect([main.exitCode, main.outputs]).toEqual([1, {}]);
    expect(main.log).toMatch(/##\[error\]Admission Gate itself failed .* Cannot find module '\.\/cel\.js'/);
  });

  test('fails a gate, and writes nothing, where that is what asks for the queue', async () => {
    const scenario = scenarios[0];
    await using place = await stage(scenario);
    await using github = await githubWithComments();
    const { main } = await runAction({
      actionDir: without('octokit-queue.js'),
      github,
      inputs: { kubeconfig: place.kubeconfig, ...scenario.acts[0].inputs },
    });
    expect([main.exitCode, main.outputs]).toEqual([1, {}]);
    expect(main.log).toMatch(/##\[error\]Admission Gate itself failed .* Cannot find module '\.\/octokit-queue\.js'/);
    expect(new Set(place.sandbox.log.map(({ verb }) => verb))).toEqual(new Set(['get']));
  });

  test('keeps its verdict and says what is missing where that is what writes the comment', async () => {
    const scenario = scenarios[0];
    await using place = await stage(scenario);
    await using github = await githubWithComments();
    const { main } = await runAction({
      actionDir: without('octokit.js'),
      github,
      inputs: { kubeconfig: place.kubeconfig, ...scenario.acts[0].inputs, comment: 'always' },
    });
    expect([main.exitCode, main.outputs['verdict']]).toEqual([0, 'proceed']);
    expect(main.log).toContain("the comment could not be written: Cannot find module './octokit.js'");
  });
});

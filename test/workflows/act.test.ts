import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Stage, stage } from '../../sandbox/scenario.ts';
import { image } from '../../sandbox/scenarios/common.ts';
import { scenarios } from '../../sandbox/scenarios.ts';
import { firstGroup, githubWithComments, mergeGroup, refOf } from '../acceptance/action.ts';
import { root } from '../house/sources.ts';
import type { GitHub } from '../rig/github.ts';
import { act } from './tools.ts';

// act proves that the examples and action.yml are what a runner takes. It is no GitHub: GITHUB_REF is always main, and
// nobody cancels; the life of a job is proved by the acceptance tests.

let command = '';
beforeAll(async () => {
  command = await act();
});

let place = '';
/** Not in `place`, which act copies. */
let outside = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'admission-gate-act-'));
  outside = mkdtempSync(join(tmpdir(), 'admission-gate-act-cache-'));
});
afterEach(() => {
  for (const folder of [place, outside]) rmSync(folder, { recursive: true });
});

async function staged(name: string): Promise<Stage> {
  const scenario = scenarios.find((one) => one.name === name);
  if (scenario === undefined) throw new Error(`no scenario ${name}`);
  return stage(scenario);
}

function script(path: string, ...lines: readonly string[]): void {
  const file = join(place, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, ['#!/usr/bin/env bash', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

/** A repository with the example as its workflow, and the action as it is built. */
function repository(example: string, kubeconfig: string): void {
  const workflow = readFileSync(join(root, 'examples', example), 'utf8')
    .replaceAll('OWNER/admission-gate@v1', './')
    .replace(/registry\.example\/app:\S.*/, image)
    // act 0.2.89 does not know it.
    .replace('  queue: max\n', '');
  mkdirSync(join(place, '.github/workflows'), { recursive: true });
  writeFileSync(join(place, '.github/workflows', example), workflow);
  for (const path of ['action.yml', 'dist']) cpSync(join(root, path), join(place, path), { recursive: true });
  script('ci/log-in-to-cluster.sh', `echo "KUBECONFIG=${kubeconfig}" >> "$GITHUB_ENV"`);
  script('deploy.sh', 'echo deployed');
  const git = (...args: readonly string[]) => spawnSync('git', ['-C', place, ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', 'https://github.com/octo-org/shop.git');
  git('add', '--all');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message=x');
}

async function runWithAct(event: string, payload: object, github: GitHub, ...more: readonly string[]) {
  const eventFile = join(outside, 'event.json');
  writeFileSync(eventFile, JSON.stringify(payload));
  const env = {
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    HOME: outside,
    XDG_CACHE_HOME: outside,
  };
  // What a runner sets and act does not, and where this GitHub is.
  const variables = {
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_REPOSITORY_ID: String(github.repository.id),
    GITHUB_WORKFLOW_REF: `${github.repository.name}/.github/workflows/deploy.yml@${refOf(firstGroup)}`,
    RUNNER_NAME: 'act',
    RUNNER_TRACKING_ID: 'github_act',
  };
  const child = spawn(
    command,
    [
      ...[event, '--eventpath', eventFile, '--platform', 'ubuntu-latest=-self-hosted'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...['--secret', `GITHUB_TOKEN=${github.token}`, ...more],
    ],
    { cwd: place, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, output: `${out}${err}` };
}

describe('examples/release.yml', () => {
  it.each([
    ['gh:16299999990.1:deploy:5e1f0a77', 0, 'Lease released'],
    ['gh:1.1:somebody-else', 1, 'Not that holder'],
  ])('frees the Lease of exactly the holder that is given: %s', async (holder, exit, said) => {
    await using cluster = await staged('runner-lost');
    await using github = await githubWithComments();
    repository('release.yml', cluster.kubeconfig);
    const payload = { inputs: { holder } };
    const { exitCode, output } = await runWithAct('workflow_dispatch', payload, github, '--input', `holder=${holder}`);
    expect(exitCode, output).toBe(exit);
    expect(output).toContain(said);
  });
});

describe('examples/diagnose.yml', () => {
  it('finds nothing that blocks where all is well', async () => {
    await using cluster = await staged('unsigned-image');
    await using github = await githubWithComments();
    repository('diagnose.yml', cluster.kubeconfig);
    const { exitCode, output } = await runWithAct('workflow_dispatch', {}, github);
    expect(exitCode, output).toBe(0);
    expect(output).toContain('reason-code=');
  });
});

describe('examples/merge-queue.yml', () => {
  it('repairs, proves, deploys, and frees the Lease at the end of the job', async () => {
    await using cluster = await staged('stale-timeout');
    await using github = await githubWithComments();
    repository('merge-queue.yml', cluster.kubeconfig);
    const payload = mergeGroup(github.repository.name, firstGroup);
    const { exitCode, output } = await runWithAct('merge_group', payload, github);
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/proved[\s\S]*deployed[\s\S]*freed/);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shell } from '../../src/modes/shell.ts';
import { keeperVariable } from '../../src/runner/registry.ts';
import { FakeClock } from '../fakes/clock.ts';
import { hang } from '../fakes/cluster.ts';
import { fakeRandom } from '../fakes/context.ts';
import { FakeJob, faithfulKeeper } from '../fakes/job.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';
import { LivingCluster } from '../fakes/living.ts';
import { fakeQueue, type QueueScript, queuedWith, queueView, says } from '../fakes/queue.ts';
import { fakeTerminal } from '../fakes/terminal.ts';
import { event, env as jobEnv, noWorkspace, right, run } from './starting.ts';

interface Given {
  readonly cluster?: LivingCluster;
  readonly env?: Readonly<Record<string, string>>;
  readonly github?: QueueScript;
  readonly readEvent?: (path: string) => unknown;
}

const noReport = (): never => {
  throw new Error('a shell writes no file');
};

function begin(
  args: readonly string[],
  { cluster = new LivingCluster([right]), env = {}, github, readEvent = () => event }: Given = {},
) {
  const clock = new FakeClock();
  const job = new FakeJob();
  job.onKeeper = faithfulKeeper(clock);
  const terminal = fakeTerminal();
  const queue = fakeQueue(github ?? {});
  let cancel = (): void => {
    throw new Error('nobody listens for a cancel');
  };
  onTestFinished(() => {
    delete process.env[keeperVariable];
  });
  const exit = shell({
    args,
    terminal,
    env,
    clock,
    random: fakeRandom(),
    person: () => ({ name: 'ada', host: 'laptop' }),
    onCancel: (listener) => {
      cancel = listener;
    },
    jobOf: () => job,
    openCluster: () => cluster.port,
    writeReport: noReport,
    workspace: noWorkspace,
    readBundle: () => 'no such folder',
    writeBundle: () => {},
    readEvent,
    openQueue: async () => queue,
    comment: async () => '',
    descriptions: async () => ({ lease: { description: 'The Lease.' } }),
    version: () => '1.2.3',
  });
  return { exit, clock, job, terminal, cluster, queue, cancel: () => cancel() };
}

const kubeconfig = () => ['--kubeconfig', temporaryFile(kubeconfigText())];
const gate = () => [
  ...['gate', '--run', './deploy.sh', '--policies', 'p1', '--probe-images', 'r/app:1', '--probe-namespace', 'apps'],
  ...['--lease-wait-seconds', '0', ...kubeconfig()],
];

/** A gate whose command is under way. */
async function deploying(args = gate(), given: Given = {}) {
  const begun = begin(args, given);
  await begun.clock.pass(5000);
  expect(begun.job.scripts).toHaveLength(1);
  return begun;
}

describe('a report that is decided again at a shell', () => {
  const decide = async (change: (report: string) => string) => {
    const gated = await run();
    const path = temporaryFile(change(gated.reports[0] ?? ''));
    const readEvent = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
    const { exit, terminal } = begin(['replay', path], { readEvent });
    return [await exit, [...terminal.output, ...terminal.errors].join('\n')];
  };

  it.each<[string, (report: string) => string, number, RegExp]>([
    ['says so where it is the same', (report) => report, 0, /^Verdict: proceed \(proved;[\s\S]*the same verdict/],
    [
      'says so where it is not',
      (report) => report.replace('"proved"', '"cancelled"'),
      1,
      /not the verdict that stands in it/,
    ],
    ['says what it lacks', () => '{"version": 1}', 2, /cannot be decided again: mode/],
  ])('%s', async (_, change, exitCode, text) => {
    expect(await decide(change)).toEqual([exitCode, expect.stringMatching(text)]);
  });

  it('says that its file cannot be read', async () => {
    const { exit, terminal } = begin(['replay', 'no-such-file'], { readEvent: () => undefined });
    expect([await exit, terminal.errors.join()]).toEqual([
      2,
      'admission-gate: Report no-such-file cannot be decided again: it is no file of JSON that can be read.',
    ]);
  });

  it.each([[['replay']], [['replay', 'a', 'b']], [['replay', '--format']]])(
    'is named by its path alone: %j',
    async (args) => {
      const { exit, terminal } = begin(args);
      expect([await exit, terminal.errors.join()]).toEqual([2, expect.stringContaining('one report.json')]);
    },
  );
});

describe('a gate at a shell', () => {
  it('holds the Lease for a person while the command runs, and no longer', async () => {
    const { job, cluster, exit, clock, terminal, queue } = await deploying();
    expect(cluster.holder).toBe('user:ada@laptop:00000001');
    expect(terminal.output[0]).toMatch(/^Verdict: proceed \(proved;/);
    job.endCommand({ exitCode: 0 });
    expect(await clock.until(exit)).toBe(0);
    expect([cluster.holder, job.signals, queue.calls]).toEqual(['', ['SIGTERM keeper'], []]);
    expect(terminal.errors.join('\n')).toContain('Lease admission-gate/deploy freed.');
  });

  it('ends with the exit code of its command', async () => {
    const { job, cluster, exit, clock, terminal } = await deploying();
    job.endCommand({ exitCode: 7 });
    expect(await clock.until(exit)).toBe(7);
    expect(cluster.holder).toBe('');
    expect(terminal.errors.join('\n')).toContain('run-failed');
  });

  it('is ended by a signal with its command, and frees the Lease', async () => {
    const { cancel, cluster, exit, clock, job } = await deploying();
    cancel();
    expect(await clock.until(exit)).toBe(143);
    expect([cluster.holder, job.signals]).toEqual(['', ['SIGTERM command', 'SIGTERM keeper']]);
  });

  it('that is ended by a signal before runs nothing', async () => {
    const { cancel, cluster, exit, clock, job, terminal } = begin(gate(), {
      cluster: new LivingCluster([right], { dryRunPod: hang }),
    });
    await clock.pass(2000);
    cancel();
    expect(await clock.until(exit)).toBe(1);
    expect([cluster.holder, job.scripts]).toEqual(['', []]);
    expect(terminal.output[0]).toContain('refuse (cancelled;');
  });

  it('that refuses runs nothing, and says why on standard output', async () => {
    const { cluster, exit, clock, job, terminal } = begin(gate(), {
      cluster: new LivingCluster([]),
    });
    expect(await clock.until(exit)).toBe(1);
    expect([cluster.holder, job.scripts]).toEqual(['', []]);
    expect(terminal.output[0]).toContain('refuse (policy-missing;');
  });

  it('in JSON gives the report alone on standard output', async () => {
    const { job, exit, clock, terminal } = await deploying([...gate(), '--format', 'json']);
    job.endCommand({ exitCode: 0 });
    await clock.until(exit);
    expect(terminal.output).toHaveLength(1);
    expect(JSON.parse(terminal.output[0] ?? '')).toMatchObject({ version: 1, verdict: 'proceed', code: 'proved' });
  });

  it('inside a job of the runner is that job, and asks for its turn', async () => {
    const env = { ...jobEnv, GITHUB_ACTIONS: 'true', GITHUB_TOKEN: 'ghs_secret' };
    const { cluster, job, clock, exit, queue } = await deploying(gate(), {
      env,
      github: { queuedGroups: says(queuedWith()), mergeQueue: queueView(60) },
    });
    expect(cluster.holder).toBe('gh:5002.1:gate:00000001');
    job.endCommand({ exitCode: 0 });
    await clock.until(exit);
    expect(queue.calls).toEqual(['mergeQueue main', 'queuedGroups main', 'queuedGroups main']);
    expect(JSON.stringify(cluster.port.bodies)).toContain(`last-deployed.42","value":"${'ab'.repeat(20)}`);
  });
});

describe('what cannot be used', () => {
  it.each([
    [['gate', '--run', 'x', '--lease', 'Deploy', '--probe-images', 'r/a:1'], /^admission-gate: Input lease: namespace/],
    [['gate', '--run', 'x', '--probe-images', 'Upper:1'], /^admission-gate: Input probe-images: /],
    [['gate', '--run', 'x', '--probe-images', 'r/a:1', '--kubeconfig', '/none'], /^admission-gate: Input kubeconfig: /],
    [['gate'], /^admission-gate: --run: /],
    [['diagnose', '--from', 'x', '--save', 'y'], /^admission-gate: Input save: nothing beside from/],
  ])('%j is one clear line and exit code 2', async (args, line) => {
    const { exit, clock, terminal } = begin(args);
    expect(await clock.until(exit)).toBe(2);
    expect([terminal.errors.length, terminal.output]).toEqual([1, []]);
    expect(terminal.errors[0]).toMatch(line);
  });
});

describe('the other commands', () => {
  it('assert and release need no job', async () => {
    const assert = begin(['assert']);
    expect(await assert.clock.until(assert.exit)).toBe(1);
    expect(assert.terminal.output[0]).toContain('keeper-missing');
    const release = begin(['release', '--confirm-holder', 'user:bob@host:1', ...kubeconfig()]);
    expect(await release.clock.until(release.exit)).toBe(0);
    expect(release.terminal.output[0]).toContain('already-free');
  });

  it('tell help and version on standard output', async () => {
    const [help, version] = [begin(['gate', '--help']), begin(['--version'])];
    expect([await help.exit, await version.exit]).toEqual([0, 0]);
    expect(help.terminal.output.join()).toMatch(/^Usage: admission-gate gate --run VALUE[\s\S]*The Lease\. Default/);
    expect(version.terminal.output).toEqual(['1.2.3']);
  });

  it.each([[['replay', '--help']], [['replay', 'report.json', '-h']]])(
    'tell the help of replay for %j',
    async (args) => {
      const { exit, terminal } = begin(args);
      expect([await exit, terminal.errors]).toEqual([0, []]);
      expect(terminal.output.join()).toMatch(/^Usage: admission-gate replay FILE\n[\s\S]*Exit codes:\n {2}0 /);
    },
  );
});

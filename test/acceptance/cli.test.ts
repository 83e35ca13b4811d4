import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, test } from 'vitest';
import schema from '../../docs/report.schema.json' with { type: 'json' };
import { resources } from '../../sandbox/api/resource.ts';
import { textAt } from '../../sandbox/json.ts';
import { type Stage, stage } from '../../sandbox/scenario.ts';
import { scenarios } from '../../sandbox/scenarios.ts';
import { keeperFiles, readStatus } from '../../src/lease/keeper-files.ts';
import { folderAt } from '../../src/process/folder.ts';
import { until } from '../cluster/ground/until.ts';
import { actionNode } from '../rig/runner/node.ts';
import { isRunning } from '../rig/runner.ts';
import { type CliRun, startCli } from './cli.ts';

let place: Stage | undefined;
afterEach(async () => {
  await place?.[Symbol.asyncDispose]();
  place = undefined;
});

interface Gate extends CliRun {
  readonly holder: () => string;
}

/** A gate at a shell on the cluster of a scenario. */
async function gate(scenario: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Gate> {
  const found = scenarios.find(({ name }) => name === scenario);
  if (found === undefined) throw new Error(`there is no scenario ${scenario}`);
  const there = await stage(found);
  place = there;
  const { policies = '', ...inputs } = found.acts[0].inputs;
  const flags = Object.entries({ policies, ...inputs }).map(([name, value]) => `--${name}=${value}`);
  const run = startCli(['gate', ...flags, '--kubeconfig', there.kubeconfig, ...args], env);
  const holder = (): string =>
    textAt(there.sandbox.store.get(resources.leases, 'admission-gate', 'deploy'), 'spec', 'holderIdentity');
  return { ...run, holder };
}

/** Waits to be told to end, by SIGUSR1 with success. */
const waits = 'trap "kill \\$!; exit 0" USR1; echo "deploying $$"; sleep 600 & wait';
const pidIn = (run: CliRun): number => Number(/deploying (\d+)/.exec(run.stdout() + run.stderr())?.[1]);

describe('a gate at a shell', () => {
  test('runs its command under the Lease of a person, and frees it', async () => {
    const run = await gate('stale-timeout', ['--run', waits]);
    await run.says(/^deploying \d+$/m);
    expect(run.holder()).toMatch(new RegExp(`^user:${userInfo().username}@[^:]+:[0-9a-f]{8}$`));
    process.kill(pidIn(run), 'SIGUSR1');
    expect(await run.ended).toBe(0);
    expect([run.holder(), run.leftovers()]).toEqual(['', []]);
    expect(run.stdout()).toMatch(/^Verdict: proceed \(proved;[\s\S]*\ndeploying \d+\n$/);
    expect(run.stderr()).toMatch(/^Take the Lease\n[\s\S]*Lease admission-gate\/deploy freed\.\n/m);
    expect(run.stdout() + run.stderr()).not.toMatch(/(?!\n)\p{Cc}|::/u);
  });

  test('ends as its command ends, and lets that ask whether the Lease is theirs', async () => {
    const assert = `"$NODE" "$CLI" assert && exit 9`;
    const env = { NODE: actionNode(), CLI: `${import.meta.dirname}/../../dist/cli/index.js` };
    const run = await gate('stale-timeout', ['--run', assert], env);
    expect(await run.ended).toBe(9);
    expect(run.stdout()).toContain('Verdict: proceed (lease-ours;');
    expect(run.holder()).toBe('');
  });

  test('in JSON has the report on standard output and nothing else', async () => {
    const run = await gate('stale-timeout', ['--run', 'echo deployed', '--format', 'json']);
    expect(await run.ended).toBe(0);
    const report: unknown = JSON.parse(run.stdout());
    expect(new Ajv2020().compile(schema)(report)).toBe(true);
    expect(report).toMatchObject({ mode: 'gate', verdict: 'proceed', code: 'proved' });
    expect(run.stderr()).toContain('\ndeployed\n');
  });

  test('that refuses runs nothing', async () => {
    const run = await gate('not-enforced', ['--run', 'echo deployed']);
    expect(await run.ended).toBe(1);
    expect(run.stdout()).toMatch(/^Verdict: refuse \(not-enforced;/);
    expect(run.stdout() + run.stderr()).not.toMatch(/^deployed$/m);
    expect([run.holder(), run.leftovers()]).toEqual(['', []]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends its command and frees the Lease on %s', async (signal) => {
    const run = await gate('stale-timeout', ['--run', waits]);
    await run.says(/deploying \d+/);
    run.signal(signal);
    expect(await run.ended).toBe(143);
    expect([run.holder(), run.leftovers(), await isRunning(pidIn(run))]).toEqual(['', [], false]);
  });

  test('leaves no keeper behind when it is killed', async () => {
    const run = await gate('stale-timeout', ['--run', waits]);
    await run.says(/deploying \d+/);
    const [folder = ''] = run.leftovers();
    const status = readStatus(folderAt(join(run.temporary, folder)).read(keeperFiles.status));
    expect(status?.state).toBe('holding');
    run.signal('SIGKILL');
    process.kill(-pidIn(run), 'SIGKILL');
    expect(await run.ended).toBe('SIGKILL');
    await until('the keeper is gone', async () => !(await isRunning(status?.process.pid ?? 0)));
    expect(run.holder()).toMatch(/^user:/);
  });
});

describe('a command line that cannot be used', () => {
  test.each([
    [['gate', '--run', 'x', '--nonsense'], /^admission-gate: flag: one of --policies, .*; given: "--nonsense"\.\n$/],
    [['gate'], /^admission-gate: --run: needed, .*; given: nothing\.\n$/],
    [['gate', '--run=x', '--probe-images=r/a:1', '--lease=x'], /^admission-gate: Input lease: .*; given: "x"\.\n$/],
  ])('%j is one line and exit code 2', async (args, line) => {
    const run = startCli(args);
    expect(await run.ended).toBe(2);
    expect(run.stdout()).toBe('');
    expect(run.stderr()).toMatch(line);
  });

  test('has help beside it, from action.yml', async () => {
    const help = startCli(['release', '--help']);
    expect(await help.ended).toBe(0);
    expect(help.stdout()).toMatch(/^Usage: admission-gate release --confirm-holder VALUE \[FLAGS\]\n/);
    const version = startCli(['--version']);
    expect(await version.ended).toBe(0);
    expect(version.stdout()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

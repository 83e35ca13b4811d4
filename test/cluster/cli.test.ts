import { beforeAll, describe, expect, test } from 'vitest';
import { type CliRun, startCli } from '../acceptance/cli.ts';
import { isRunning } from '../rig/runner.ts';
import { useCluster } from './fixture.ts';
import { gateInputs } from './gate/job.ts';
import { heldBy, holderNow, takeOver } from './gate/lease.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

/** Waits to be told to end, by SIGUSR1 with success. */
const waits = 'trap "kill \\$!; exit 0" USR1; echo "deploying $$"; sleep 600 & wait';
const pidIn = (run: CliRun): number => Number(/deploying (\d+)/.exec(run.stdout())?.[1]);
const person = /^user:[^:@]+@[^:]+:[0-9a-f]{8}$/;

/** A gate at a shell whose command is under way. */
async function deploying(): Promise<CliRun> {
  await cluster().apply({ name: 'p1' });
  await cluster().published('p1');
  const flags = Object.entries(await gateInputs(cluster())).map(([name, value]) => `--${name}=${value}`);
  const run = startCli(['gate', ...flags, '--run', waits, '--lease-duration-seconds', '2']);
  await run.says(/deploying \d+/);
  return run;
}

describe('a gate at a shell', () => {
  test('repairs and proves, holds the Lease during its command, and frees it after', async () => {
    const run = await deploying();
    expect(await holderNow(cluster())).toMatch(person);
    process.kill(pidIn(run), 'SIGUSR1');
    expect(await run.ended).toBe(0);
    expect(run.stdout()).toMatch(/^Verdict: proceed \(proved;/);
    expect([await holderNow(cluster()), run.leftovers()]).toEqual(['', []]);
  });

  test('ends its command and frees the Lease on SIGINT', async () => {
    const run = await deploying();
    run.signal('SIGINT');
    expect(await run.ended).toBe(143);
    expect([await holderNow(cluster()), await isRunning(pidIn(run)), run.leftovers()]).toEqual(['', false, []]);
  });

  test('ends its command when another takes the Lease, and leaves that alone', async () => {
    const run = await deploying();
    const other = 'user:bob@desk:00000000';
    await takeOver(cluster(), other);
    expect(await run.ended).toBe(143);
    expect(run.stderr()).toContain('lease-lost');
    expect([await holderNow(cluster()), await isRunning(pidIn(run)), run.leftovers()]).toEqual([other, false, []]);
  });
});

describe('release at a shell', () => {
  test('frees the Lease of exactly the silent holder that is named', async () => {
    const holder = 'user:bob@desk:00000000';
    await heldBy(cluster(), holder, 2);
    const kubeconfig = await cluster().kubeconfigFor('admin');
    const wrong = startCli(['release', '--kubeconfig', kubeconfig, '--confirm-holder', `${holder}1`]);
    expect(await wrong.ended).toBe(1);
    expect(wrong.stdout()).toContain('lease-other-holder');
    const right = startCli(['release', '--kubeconfig', kubeconfig, '--confirm-holder', holder]);
    expect(await right.ended).toBe(0);
    expect([right.stdout().slice(0, 33), await holderNow(cluster())]).toEqual([
      'Verdict: proceed (released; cause',
      '',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { InputName } from '../../src/runner/registry.ts';
import { none, ok } from '../fakes/answers.ts';
import { hang } from '../fakes/cluster.ts';
import { leaseObject } from '../fakes/leases.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';
import { begin, env, right, run } from './starting.ts';

type Inputs = Partial<Record<InputName, string>>;
const warn: Inputs = { enforcement: 'warn' };
const glass: Inputs = { 'break-glass-reason': 'INC-7: Sigstore is down' };
const modes: readonly [string, Inputs][] = [
  ['enforcement: warn', warn],
  ['break-glass-reason', glass],
];

const admitted = ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);

/** A cluster that admits every image, forged ones too. */
function unenforced(): LivingCluster {
  const cluster = new LivingCluster([right]);
  cluster.admit = () => admitted;
  return cluster;
}

const held = ok(leaseObject());

function writesIn(cluster: LivingCluster): readonly string[] {
  return cluster.port.bodies.map(({ call }) => call).filter((call) => call !== 'dryRunPod apps');
}

describe.each(modes)('with %s', (_, inputs) => {
  it('a refusal is told and does not fail the step, and the Lease is kept through the job that goes on', async () => {
    const { code, runner, reason, cluster } = await run({ cluster: unenforced(), inputs });
    expect([code, reason, runner.outputs.get('verdict')]).toEqual([0, 'not-enforced', 'refuse']);
    expect([cluster.holder, runner.savedState('phase')]).toEqual(['gh:5002.1:gate:00000001', 'held']);
    expect(runner.annotations).toEqual([expect.stringMatching(/^warning Admission Gate: Deploy should be refused/)]);
  });

  it.each([
    ['with the Lease', unenforced],
    ['without it', () => new LivingCluster([right], { readLease: held })],
  ])('the deploy command runs in spite of a refusal, %s', async (_name, clusterOf) => {
    const begun = begin({ cluster: clusterOf(), inputs: { ...inputs, run: './deploy.sh' } });
    await begun.clock.pass(300_000);
    expect(begun.job.scripts).toHaveLength(1);
    begun.job.endCommand({ exitCode: 3 });
    expect(await begun.clock.until(begun.exit)).toBe(3);
  });

  it('without the Lease everything that reads runs, and nothing is written', async () => {
    const cluster = new LivingCluster([policyObject('p1', timeout(10))], { readLease: held });
    const { code, reason, runner } = await run({ cluster, inputs });
    expect([code, reason, runner.savedState('phase')]).toEqual([0, 'lease-held', 'freed']);
    expect(writesIn(cluster).filter((call) => call.startsWith('patch'))).toEqual([]);
    expect(runner.lines).toContain('# Control without the Lease');
  });

  it('without the Lease probes and controls share their one time too', async () => {
    let asked = 0;
    const cluster = new LivingCluster([right], {
      readLease: () => held,
      dryRunPod: async (body, signal) => {
        asked += 1;
        if (asked > 1) return hang(body, signal);
        await begun.clock.sleep(60_000, signal);
        return signal.aborted ? none('aborted') : admitted;
      },
    });
    const times = { 'lease-wait-seconds': '0', 'probe-timeout-seconds': '100' } as const;
    const begun = begin({ cluster, inputs: { ...inputs, ...times } });
    expect(await begun.clock.until(begun.exit)).toBe(0);
    expect([asked, begun.clock.monotonicMs()]).toEqual([2, 100_000]);
  });

  it('a cancelled run ends as a refused one', async () => {
    const begun = begin({ inputs, cluster: new LivingCluster([right], { readLease: () => held }) });
    begun.cancel();
    expect(await begun.clock.until(begun.exit)).toBe(1);
  });
});

describe('leniency', () => {
  it('of one run is recorded in the Lease, and gone with the next', async () => {
    const cluster = unenforced();
    await run({ cluster, inputs: glass });
    expect(JSON.stringify(cluster.port.bodies)).toContain('"admission-gate/break-glass":"INC-7: Sigstore is down"');
  });

  it('is said where nothing is refused, too', async () => {
    const { code, runner } = await run({ inputs: glass });
    expect([code, runner.outputs.get('verdict')]).toEqual([0, 'proceed']);
    expect(runner.lines.join('\n')).toContain('Break glass: whatever the verdict');
  });

  it('covers inputs that cannot be used, when it is not one of them itself', async () => {
    expect((await run({ inputs: { ...warn, lease: 'x' } })).code).toBe(0);
    expect((await run({ inputs: { enforcement: 'warning' } })).code).toBe(1);
  });
});

describe('a push of the merge queue', () => {
  it('is refused before anything is claimed', async () => {
    const { code, reason, cluster } = await run({ env: { ...env, GITHUB_EVENT_NAME: 'push' }, event: {} });
    expect([code, reason, writesIn(cluster)]).toEqual([1, 'queue-push', []]);
  });
});

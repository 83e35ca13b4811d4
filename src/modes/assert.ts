import { secretsOf } from '../cluster/kubeconfig.ts';
import { readPrivateCopy } from '../cluster/private-copy.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { keeperFiles, readSettings } from '../lease/keeper-files.ts';
import type { Verdict } from '../report/verdict.ts';
import { keeperVariable } from '../runner/registry.ts';
import { assertLease } from '../steps/assert.ts';
import { leaseText, RunHistory } from '../steps/context.ts';
import { conclude, type RunFacts } from './conclude.ts';
import type { World } from './world.ts';

/**
 * `assert`: is the Lease that a gate of this job took still ours? Uses the gate's own server and credentials, sends one
 * request, writes nothing. Proceeds with `lease-ours` and with nothing else.
 */
export async function assertOurs(world: World, link: string): Promise<Verdict> {
  const { env, job, clock, runner } = world;
  const path = env[keeperVariable] ?? '';
  const folder = job.folderAt(path);
  const settings = path === '' ? undefined : readSettings(folder.read(keeperFiles.settings));
  const facts: RunFacts = { mode: 'assert', lease: '', holder: '', link, history: new RunHistory(clock) };
  if (settings === undefined) return conclude(facts, 'refuse', [missing(path)]);
  const kubeconfig = readPrivateCopy(folder.read(keeperFiles.kubeconfig), settings.server);
  const known: RunFacts = { ...facts, lease: leaseText(settings.lease), holder: settings.holder };
  if (kubeconfig.kind === 'unusable') {
    const { input, problem, given } = kubeconfig;
    return conclude(known, 'refuse', [finding('kubeconfig-unusable', `input ${input}`, { input, problem, given })]);
  }
  for (const secret of secretsOf(kubeconfig.config)) runner.mask(secret);
  const cluster = world.openCluster(kubeconfig);
  const found = await assertLease({ cluster, clock, folder, settings });
  cluster.close();
  return conclude(known, found.code === 'lease-ours' ? 'proceed' : 'refuse', [found]);
}

function missing(path: string): Finding {
  const problem = path === '' ? `no step before it has set ${keeperVariable}` : `there are no settings in ${path}`;
  return finding('keeper-missing', 'job', { problem });
}

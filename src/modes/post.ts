import { delimiter } from 'node:path';
import { readKubeconfig } from '../cluster/kubeconfig.ts';
import type { Settled } from '../lease/journal.ts';
import type { Deployed } from '../lease/writes.ts';
import type { Runner } from '../runner/runner.ts';
import { freeByHolder } from '../steps/lease-writes.ts';
import { runnerLog } from '../steps/log.ts';
import { settledText } from '../steps/settle.ts';
import type { World } from './world.ts';

/**
 * `post`: settles what a killed main left in the journal, records what was deployed and frees the Lease, if and only if
 * it is still ours. Silent when main never claimed it, or freed it itself. It never fails the job: without it the Lease only stays longer.
 */
export async function finish(world: Pick<World, 'runner' | 'clock' | 'openCluster'>): Promise<void> {
  const { runner } = world;
  const holder = runner.savedState('holder');
  if (holder === '' || runner.savedState('phase') === 'freed') return;
  const log = runnerLog(runner, []);
  const [namespace = '', name = ''] = runner.savedState('lease').split('/');
  const [first = '', ...rest] = runner.savedState('kubeconfig').split(delimiter);
  const kubeconfig = readKubeconfig([first, ...rest], runner.savedState('context'));
  if (kubeconfig.kind === 'unusable') {
    log.info(
      `Lease ${namespace}/${name} stays with ${holder}: the kubeconfig ${kubeconfig.given} ${kubeconfig.problem}.`,
    );
    return log.info(howToRelease(holder));
  }
  const cluster = world.openCluster(kubeconfig);
  const parts = { cluster, clock: world.clock, lease: { namespace, name } };
  const onSettled = (settled: Settled): void => log.info(settledText(settled));
  const freed = await freeByHolder(parts, holder, runner.savedState('lease-uid'), onSettled, deployedBy(runner));
  cluster.close();
  switch (freed.kind) {
    case 'freed':
      return log.info(`Lease ${namespace}/${name} freed.`);
    case 'not-ours':
      return log.info(`Lease ${namespace}/${name} is not ours any more: ${freed.seen}. Nothing was written.`);
    case 'not-freed':
      log.info(`Lease ${namespace}/${name} could not be freed: ${freed.problem}.`);
      return log.info(howToRelease(holder));
  }
}

/**
 * What was deployed: the head of this run, when the gate let it through and the job succeeded. The runner evaluates the
 * input's default, `job.status`, anew for post.
 */
function deployedBy(runner: Runner): Deployed | undefined {
  const [headSha, repositoryId] = [runner.savedState('head-sha'), runner.savedState('repository-id')];
  const isDeployed = runner.savedState('phase') === 'held' && runner.input('job-status') === 'success';
  return isDeployed && headSha !== '' && repositoryId !== '' ? { headSha, repositoryId } : undefined;
}

function howToRelease(holder: string): string {
  return `The next run will refuse until a person frees it: run this action with mode release and confirm-holder ${holder}.`;
}

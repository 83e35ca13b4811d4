import { delimiter } from 'node:path';
import { type Kubeconfig, readKubeconfig, secretsOf } from '../cluster/kubeconfig.ts';
import type { ObjectName } from '../cluster/port.ts';
import { readPrivateCopy } from '../cluster/private-copy.ts';
import type { Settled } from '../lease/journal.ts';
import { type KeeperStatus, keeperFiles } from '../lease/keeper-files.ts';
import type { Deployed } from '../lease/writes.ts';
import type { Folder } from '../process/folder.ts';
import { renderNotice } from '../report/notice.ts';
import type { Runner } from '../runner/runner.ts';
import type { Log } from '../steps/context.ts';
import { settleJob } from '../steps/job-end.ts';
import { leaseSubject, lostLease, unrenewedLease } from '../steps/lease-findings.ts';
import { type Freed, freeByHolder } from '../steps/lease-writes.ts';
import { runnerLog } from '../steps/log.ts';
import { settledText } from '../steps/settle.ts';
import type { World } from './world.ts';

type PostWorld = Pick<World, 'runner' | 'clock' | 'openCluster' | 'job'>;

/**
 * `post`: ends what is left of the deploy command, stops the keeper, settles what a killed main left in the journal,
 * records what was deployed and frees the Lease, if and only if it is still ours. Silent when main never claimed it, or
 * freed it itself. Returns the exit code: 1 when the deploy ran under a Lease that was lost, else 0, since without post
 * the Lease only stays longer. A keeper that was gone before its time is a warning: a silent Lease is nobody else's before
 * the job is over.
 */
export async function finish(world: PostWorld): Promise<number> {
  const { runner, job } = world;
  const holder = runner.savedState('holder');
  if (holder === '' || runner.savedState('phase') === 'freed') return 0;
  const folder = job.folderAt(runner.savedState('keeper'));
  const kubeconfig = credentials(world, folder);
  const secrets = kubeconfig.kind === 'usable' ? secretsOf(kubeconfig.config) : [];
  const log = runnerLog(runner, secrets);
  const kept = await settleJob({ ...world.job, folder, clock: world.clock, log });
  // The credentials are in memory; nobody needs the copy any more, should this process be killed from here on.
  if (kept.runEnded) folder.remove();
  const freed = kept.runEnded ? await giveUp(world, kubeconfig, holder, log) : undefined;
  if (runner.savedState('phase') !== 'held') return 0;
  const lost = lossOf(kept.status, freed);
  if (lost !== undefined) {
    runner.annotate('error', renderNotice(lostLease(savedLease(runner), lost), secrets));
    return 1;
  }
  if (kept.gone !== undefined) {
    const seconds = String(Math.round((world.clock.monotonicMs() - kept.gone.sinceMs) / 1000));
    runner.annotate('warning', renderNotice(unrenewedLease(savedLease(runner), seconds, kept.gone.problem), secrets));
  }
  return 0;
}

function savedLease(runner: Runner): ObjectName {
  const [namespace = '', name = ''] = runner.savedState('lease').split('/');
  return { namespace, name };
}

/** What shows that the Lease was lost: the keeper saw it, or it is another's now. */
function lossOf(status: KeeperStatus | undefined, freed: Freed | undefined): string | undefined {
  if (status?.state === 'lost') return status.reason;
  return freed?.kind === 'not-ours' ? freed.seen : undefined;
}

/** The private copy; without it the files that main used, if they still name the same server. */
function credentials({ runner }: PostWorld, folder: Folder): Kubeconfig {
  const server = runner.savedState('server');
  const copy = readPrivateCopy(folder.read(keeperFiles.kubeconfig), server);
  if (copy.kind === 'usable') return copy;
  const [first = '', ...rest] = runner.savedState('kubeconfig').split(delimiter);
  const kubeconfig = readKubeconfig([first, ...rest], runner.savedState('context'));
  if (kubeconfig.kind === 'unusable' || kubeconfig.server === server) return kubeconfig;
  const problem = 'names another server now than the gate used';
  return { kind: 'unusable', input: 'kubeconfig', problem, given: [first, ...rest].join(delimiter) };
}

/** Gives the Lease up, and says how that went. Nothing is returned where there are no credentials for it. */
async function giveUp(world: PostWorld, kubeconfig: Kubeconfig, holder: string, log: Log): Promise<Freed | undefined> {
  const { runner } = world;
  const lease = savedLease(runner);
  if (kubeconfig.kind === 'unusable') {
    log.info(`${leaseSubject(lease)} stays with ${holder}: the kubeconfig ${kubeconfig.given} ${kubeconfig.problem}.`);
    log.info(howToRelease(holder));
    return undefined;
  }
  const cluster = world.openCluster(kubeconfig);
  const parts = { cluster, clock: world.clock, lease };
  const onSettled = (settled: Settled): void => log.info(settledText(settled));
  const freed = await freeByHolder(parts, holder, runner.savedState('lease-uid'), onSettled, deployedBy(runner));
  cluster.close();
  for (const line of freedLines(leaseSubject(lease), holder, freed)) log.info(line);
  return freed;
}

function freedLines(lease: string, holder: string, freed: Freed): readonly string[] {
  switch (freed.kind) {
    case 'freed':
      return [`${lease} freed.`];
    case 'not-ours':
      return [`${lease} is not ours any more: ${freed.seen}. Nothing was written.`];
    case 'not-freed':
      return [`${lease} could not be freed: ${freed.problem}.`, howToRelease(holder)];
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

import { readPrivateCopy } from '../cluster/private-copy.ts';
import {
  type KeeperSettings,
  type KeeperStatus,
  keeperFiles,
  readSettings,
  readStatus,
} from '../lease/keeper-files.ts';
import type { Folder } from '../process/folder.ts';
import type { ProcessId } from '../process/identity.ts';
import { type KeepEnd, type KeeperMemory, keepLease } from '../steps/keep.ts';
import { KeeperLog } from '../steps/keeper-log.ts';
import type { KeeperWorld } from './keeper-world.ts';

/**
 * The keeper: renews the Lease for as long as the job runs. All that it is told is in its folder, and all that it says.
 * It never throws and prints nothing: nobody reads its output.
 */
export async function keep(world: KeeperWorld): Promise<void> {
  const { folder, clock } = world;
  const given = readSettings(folder.read(keeperFiles.settings));
  if (given === undefined) return;
  // A keeper that died may have renewed the Lease after it was claimed.
  const before = readStatus(folder.read(keeperFiles.status));
  const settings = { ...given, claimedAtMs: before?.renewedAtMs ?? given.claimedAtMs };
  const log = new KeeperLog(folder, clock);
  const report = reporter(folder, world.self, settings);
  try {
    const end = await hold(world, settings, log, report);
    if (end.kind === 'lost') await cancelRun(world, settings, log);
    // Post runs under that process, so it never comes, and nobody else takes the credentials away.
    if (!isJobThere(world, settings)) folder.drop(keeperFiles.kubeconfig);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log.say(`Failed: ${problem}`);
    report('ended', { renewedAtMs: settings.claimedAtMs, renewals: 0, reason: problem });
  }
}

type Report = (state: KeeperStatus['state'], memory: Pick<KeeperMemory, 'renewedAtMs' | 'renewals' | 'reason'>) => void;

/** A status that cannot be written is no reason to let the Lease go; its readers judge the old one by its age. */
function reporter(folder: Folder, self: ProcessId, settings: KeeperSettings): Report {
  return (state, { renewedAtMs, renewals, reason }) => {
    const status: KeeperStatus = { version: settings.version, state, process: self, renewedAtMs, renewals, reason };
    folder.note(keeperFiles.status, JSON.stringify(status));
  };
}

async function hold(world: KeeperWorld, settings: KeeperSettings, log: KeeperLog, report: Report): Promise<KeepEnd> {
  const { folder, clock, told, tidy } = world;
  const kubeconfig = readPrivateCopy(folder.read(keeperFiles.kubeconfig), settings.server);
  if (kubeconfig.kind === 'unusable') throw new Error(`${kubeconfig.given} ${kubeconfig.problem}`);
  const cluster = world.openCluster(kubeconfig);
  try {
    return await keepLease({
      cluster,
      clock,
      lease: settings.lease,
      settings,
      told,
      around: () => ({
        nowMs: clock.monotonicMs(),
        told: told.aborted || folder.read(keeperFiles.stop) !== undefined,
        worker: isJobThere(world, settings),
        folder: folder.exists(),
      }),
      report,
      say: (line) => log.say(line),
      tidy,
    });
  } finally {
    cluster.close();
  }
}

/** The runner's process is there, or nobody can tell. */
function isJobThere({ isRunning }: KeeperWorld, { worker }: KeeperSettings): boolean {
  return worker === undefined || isRunning(worker);
}

async function cancelRun(world: KeeperWorld, { cancel }: KeeperSettings, log: KeeperLog): Promise<void> {
  if (cancel === undefined) return;
  log.say(`${await world.cancelRun(cancel)}`);
}

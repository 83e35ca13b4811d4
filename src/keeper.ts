import { kubernetesCluster } from './cluster/kubernetes.ts';
import { cancelRun } from './github/cancel.ts';
import { keep } from './modes/keeper.ts';
import { systemClock } from './process/clock.ts';
import { folderAt } from './process/folder.ts';
import { identityOf, isRunning } from './process/identity.ts';
import { collectGarbage, keeperArguments } from './process/keeper.ts';
import { signalled } from './process/signals.ts';

const { folder, token } = keeperArguments();
void keep({
  folder: folderAt(folder),
  clock: systemClock,
  self: identityOf(process.pid),
  told: signalled(),
  isRunning,
  openCluster: ({ config, server }) => kubernetesCluster(config, server, systemClock),
  cancelRun: (run) => cancelRun(run, token),
  tidy: collectGarbage,
});

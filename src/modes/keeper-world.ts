import type { Kubeconfig } from '../cluster/kubeconfig.ts';
import type { Cluster } from '../cluster/port.ts';
import type { RunName } from '../github/cancel.ts';
import type { Clock } from '../process/clock.ts';
import type { Folder } from '../process/folder.ts';
import type { ProcessId } from '../process/identity.ts';

/** Everything outside the keeper. */
export interface KeeperWorld {
  readonly folder: Folder;
  readonly clock: Clock;
  readonly self: ProcessId;
  /** Aborted when a signal tells the keeper to end. */
  readonly told: AbortSignal;
  readonly isRunning: (id: ProcessId) => boolean;
  readonly openCluster: (config: Extract<Kubeconfig, { kind: 'usable' }>) => Cluster;
  /** Cancels the run, and returns one line about how that went. */
  readonly cancelRun: (run: RunName) => Promise<string>;
  readonly tidy: () => void;
}

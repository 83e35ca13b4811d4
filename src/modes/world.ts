import type { Kubeconfig } from '../cluster/kubeconfig.ts';
import type { Cluster } from '../cluster/port.ts';
import type { Clock } from '../process/clock.ts';
import type { JobParts } from '../process/job.ts';
import type { Randomness } from '../process/random.ts';
import type { Runner } from '../runner/runner.ts';
import type { CommentRequest } from '../steps/comment.ts';

/** Everything outside this process, so that a run can be played without any of it. */
export interface World {
  readonly runner: Runner;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly random: Randomness;
  /** Calls back once when the runner asks this process to end (SIGINT, then SIGTERM). */
  readonly onCancel: (cancel: () => void) => void;
  readonly job: JobParts;
  readonly openCluster: (config: Extract<Kubeconfig, { kind: 'usable' }>) => Cluster;
  readonly writeReport: (nonce: string, text: string) => string;
  readonly comment: (request: CommentRequest) => Promise<string>;
}

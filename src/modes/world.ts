import type { Kubeconfig } from '../cluster/kubeconfig.ts';
import type { Cluster } from '../cluster/port.ts';
import type { Workspace } from '../files/workspace.ts';
import type { Access } from '../github/octokit-client.ts';
import type { Repository } from '../github/pull-request.ts';
import type { Queue } from '../github/queue.ts';
import type { Clock } from '../process/clock.ts';
import type { JobParts } from '../process/job.ts';
import type { Randomness } from '../process/random.ts';
import type { Verdict } from '../report/verdict.ts';
import type { Person } from '../runner/environment.ts';
import type { Runner } from '../runner/runner.ts';
import type { CommentRequest } from '../steps/comment.ts';
import type { Publisher } from '../steps/publish.ts';

/** Everything outside this process, so that a run can be played without any of it. */
export interface World {
  readonly runner: Runner;
  /** Who asks, where it is no job of the Actions runner. */
  readonly person?: Person;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly random: Randomness;
  /** Calls back when this process is asked to end. */
  readonly onCancel: (cancel: () => void) => void;
  readonly job: JobParts;
  readonly openCluster: (config: Extract<Kubeconfig, { kind: 'usable' }>) => Cluster;
  /** Makes the verdict known. It never throws. */
  readonly publish: (publisher: Publisher, verdict: Verdict) => Promise<void>;
  readonly writeReport: (nonce: string, text: string) => string;
  /** The checkout of the job. */
  readonly workspace: Workspace;
  /** Every document of the files in a folder; a string says why it cannot be read. */
  readonly readBundle: (folder: string) => readonly unknown[] | string;
  readonly writeBundle: (folder: string, files: Readonly<Record<string, string>>) => void;
  /** The payload of the event, or `undefined` where it cannot be read. */
  readonly readEvent: (path: string) => unknown;
  /** Loads the client when it is called, since that costs start time. */
  readonly openQueue: (access: Access, repository: Repository) => Promise<Queue>;
  readonly comment: (request: CommentRequest) => Promise<string>;
}

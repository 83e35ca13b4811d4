import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobStatus } from './expressions.ts';
import { defaultFacts, type JobFacts } from './facts.ts';
import { createMasker, type Masker } from './masks.ts';
import { killOrphans, type Orphan, snapshotProcesses } from './orphans.ts';
import { type Patience, runnerPatience } from './process.ts';

/** Everything has a default; a directory that is named is used as it is and outlives the job. */
export interface JobOptions extends Partial<JobFacts> {
  readonly patience?: Partial<Patience>;
  /** Hidden in every log from the start, as is the token. */
  readonly secrets?: readonly string[];
  /** The workflow's and the job's `env`. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A job on a runner, from its start to its clean-up. */
export interface Job extends AsyncDisposable {
  readonly facts: JobFacts;
  readonly patience: Patience;
  readonly masker: Masker;
  readonly eventPath: string;
  /** Grows by `GITHUB_ENV`. */
  readonly env: Map<string, string>;
  /** Grows by `GITHUB_PATH`; the latest first. */
  readonly path: string[];
  readonly status: JobStatus;
  /** A failed step fails the job, unless it is cancelled already. Source: actions/runner `TaskResultUtil.cs`. */
  conclude(status: JobStatus): void;
  /** The clean-up after all posts: ends what was started with this job's tracking id, and says what that was. */
  complete(): Promise<Orphan[]>;
}

/**
 * Starts a job: directories of its own, the event's payload in a file, and a look at the processes that are there
 * already. Disposing it completes it and removes its directories.
 * Source: actions/runner `src/Runner.Worker/JobExtension.cs`.
 */
export async function createJob(options: JobOptions = {}): Promise<Job> {
  const { patience, secrets = [], env = {}, ...given } = options;
  const root = await mkdtemp(join(tmpdir(), 'rig-job-'));
  const directories = { workspace: join(root, 'workspace'), temp: join(root, 'temp'), home: join(root, 'home') };
  const facts: JobFacts = { ...defaultFacts, ...directories, trackingId: `github_${randomUUID()}`, ...given };
  await Promise.all([facts.workspace, facts.temp, facts.home].map((dir) => mkdir(dir, { recursive: true })));
  const masker = createMasker();
  for (const secret of [facts.token, ...secrets]) masker.add(secret);
  const atStart = await snapshotProcesses();
  let status: JobStatus = 'success';
  const complete = (): Promise<Orphan[]> => killOrphans(facts.trackingId, atStart);
  return {
    facts,
    patience: { ...runnerPatience, ...patience },
    masker,
    eventPath: await writeEvent(facts),
    env: new Map(Object.entries(env)),
    path: [],
    get status() {
      return status;
    },
    conclude: (next) => {
      if (status !== 'cancelled' && next !== 'success') status = next;
    },
    complete,
    [Symbol.asyncDispose]: async () => {
      await complete();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Source: actions/runner `src/Runner.Worker/ExecutionContext.cs`, `WriteWebhookPayload`. */
async function writeEvent(facts: JobFacts): Promise<string> {
  const dir = join(facts.temp, '_github_workflow');
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'event.json');
  await writeFile(file, JSON.stringify(facts.event));
  return file;
}

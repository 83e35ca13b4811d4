import { tmpdir } from 'node:os';
import { kubernetesCluster } from './cluster/kubernetes.ts';
import { readBundle, writeBundle } from './files/bundle.ts';
import { readEvent } from './files/event-file.ts';
import { writeReport } from './files/report-file.ts';
import { workspaceAt } from './files/workspace.ts';
import type { World } from './modes/world.ts';
import { systemClock } from './process/clock.ts';
import { systemRandom } from './process/random.ts';
import { commentOn } from './steps/comment.ts';
import { patient } from './steps/silence.ts';

/** The real parts that a job of the runner and a shell have in common. */
export const outside: Omit<World, 'runner' | 'job' | 'publish' | 'onCancel'> = {
  env: process.env,
  clock: systemClock,
  random: systemRandom,
  openCluster: ({ config, server }) => kubernetesCluster(config, server, systemClock),
  writeReport: (nonce, text) => writeReport(process.env['RUNNER_TEMP'] ?? tmpdir(), nonce, text),
  workspace: workspaceAt(process.cwd(), process.env['RUNNER_TEMP'] ?? tmpdir()),
  readBundle,
  writeBundle,
  readEvent,
  openQueue: async (access, repository) => {
    const { octokitQueue } = await import('./github/octokit-queue.ts');
    return octokitQueue(access, repository);
  },
  comment: (request) =>
    commentOn(
      {
        readEvent,
        openComments: async (token) => {
          const { octokitComments } = await import('./github/octokit.ts');
          const signal = AbortSignal.timeout(30_000);
          return patient(octokitComments({ token, timeoutMs: 10_000, signal }), systemClock, signal);
        },
      },
      request,
    ),
};

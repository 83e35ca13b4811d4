import { tmpdir } from 'node:os';
import type { World } from './modes/world.ts';
import { outside } from './outside.ts';
import { systemJob } from './process/job.ts';
import { onCancel } from './process/signals.ts';
import { actionsRunner } from './runner/actions-runner.ts';
import { publish } from './steps/publish.ts';

/** The real parts of a step of the Actions runner. */
export const world: World = {
  ...outside,
  runner: actionsRunner,
  job: systemJob(process.env['RUNNER_TEMP'] ?? tmpdir()),
  onCancel,
  publish,
};

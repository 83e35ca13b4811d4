/**
 * The runner rig: starts an action's main and post as the Actions runner does on Linux.
 * `createJob` makes a job, `startStep` runs one stage of an action in it, `runJob` runs a whole job.
 */
export { createJob } from './runner/job.ts';
export { isRunning } from './runner/orphans.ts';
export { runJob } from './runner/run-job.ts';
export { startStep } from './runner/step.ts';

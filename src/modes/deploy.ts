import type { Finding } from '../findings/finding.ts';
import { renderNotice } from '../report/notice.ts';
import type { GateInputs } from '../runner/inputs.ts';
import type { Context } from '../steps/context.ts';
import { deploy } from '../steps/deploy.ts';
import type { Keeper } from '../steps/keeper.ts';
import { keeperFolder } from './keeping.ts';
import type { World } from './world.ts';

/** Runs the deploy command to its end; the value is the exit code of the step. */
export type Deploying = () => Promise<number>;

/** The deploy command of input `run`, to be run once the verdict is published; `undefined` where there is none. */
export function deployer(
  world: Pick<World, 'job' | 'runner'>,
  context: Context,
  keeper: Pick<Keeper, 'heard'>,
  { inputs, nonce }: { readonly inputs: GateInputs; readonly nonce: string },
): Deploying | undefined {
  const { job, runner } = world;
  if (inputs.run.trim() === '') return undefined;
  return async () => {
    const folder = job.folderAt(keeperFolder(world, nonce));
    // There is none where the deploy goes on in spite of a refusal, without the Lease.
    if (!folder.exists()) folder.create();
    const { commands } = job;
    const graceSeconds = inputs.stopGraceSeconds;
    const { exitCode, why } = await deploy({ context, commands, folder, keeper, script: inputs.run, graceSeconds });
    if (why !== undefined) annotate(runner, why);
    return exitCode;
  };
}

function annotate(runner: World['runner'], why: Finding): void {
  runner.annotate('error', renderNotice(why));
}

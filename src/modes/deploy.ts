import { type Finding, isLenience } from '../findings/finding.ts';
import { renderNotice } from '../report/notice.ts';
import type { Verdict } from '../report/verdict.ts';
import type { GateInputs } from '../runner/inputs.ts';
import type { Context } from '../steps/context.ts';
import { deploy } from '../steps/deploy.ts';
import type { Keeper } from '../steps/keeper.ts';
import { conclude, type RunFacts } from './conclude.ts';
import { keeperFolder } from './keeping.ts';
import type { World } from './world.ts';

/**
 * Runs the deploy command to its end; the value is the exit code of the step. Where the Lease is lost or the run cancelled
 * meanwhile, that is the verdict, and it is published in place of the one before. A command that fails by itself changes
 * no verdict.
 */
export type Deploying = (publish: (verdict: Verdict) => Promise<void>) => Promise<number>;

/** The deploy command of input `run`, to be run once the verdict is published; `undefined` where there is none. */
export function deployer(
  world: Pick<World, 'job' | 'runner'>,
  context: Context,
  keeper: Pick<Keeper, 'heard' | 'revive'>,
  { inputs, nonce, facts }: { readonly inputs: GateInputs; readonly nonce: string; readonly facts: RunFacts },
): Deploying | undefined {
  const { job, runner } = world;
  if (inputs.run.trim() === '') return undefined;
  return async (publish) => {
    const folder = job.folderAt(keeperFolder(world, nonce));
    // There is none where the deploy goes on in spite of a refusal, without the Lease.
    if (!folder.exists()) folder.create();
    const { exitCode, failed } = await deploy({
      context,
      commands: job.commands,
      folder,
      keeper,
      script: inputs.run,
      graceSeconds: inputs.stopGraceSeconds,
      onEnding: (why) => publish(endedBy(facts, why)),
    });
    if (failed !== undefined) runner.annotate('error', renderNotice(failed));
    return exitCode;
  };
}

/** The step fails for this, whatever says that no refusal of the gate fails it. */
function endedBy(facts: RunFacts, why: Finding): Verdict {
  const verdict = conclude(facts, 'refuse', [why]);
  return { ...verdict, findings: verdict.findings.filter((found) => !isLenience(found)) };
}

import { join } from 'node:path';
import { credentialExpiry } from '../cluster/expiry.ts';
import type { Kubeconfig } from '../cluster/kubeconfig.ts';
import { privateCopy } from '../cluster/private-copy.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Environment } from '../runner/environment.ts';
import type { GateInputs } from '../runner/inputs.ts';
import type { Context } from '../steps/context.ts';
import { LeaseKeeper } from '../steps/keeper.ts';
import type { World } from './world.ts';

/** What a gate was given, as far as its keeper needs it. */
export interface Kept {
  readonly environment: Environment;
  readonly inputs: GateInputs;
  readonly kubeconfig: Extract<Kubeconfig, { kind: 'usable' }>;
  readonly nonce: string;
}

/** The keeper's private folder, which is not there before the Lease is ours. */
export function keeperFolder({ job }: Pick<World, 'job'>, nonce: string): string {
  return join(job.temp, `admission-gate-keeper-${nonce}`);
}

/** The keeper of one gate; nothing is started yet. */
export function keeperOf(world: Pick<World, 'job' | 'env'>, context: Context, kept: Kept): LeaseKeeper {
  const { inputs, environment, kubeconfig } = kept;
  const { job, env } = world;
  const { repository, runId } = environment;
  const worker = job.worker();
  const cancel = { apiUrl: env['GITHUB_API_URL'] ?? '', repository, runId };
  const cancels = inputs.onLeaseLoss === 'cancel';
  const keeper = new LeaseKeeper(context, {
    processes: job.processes,
    folder: job.folderAt(keeperFolder(world, kept.nonce)),
    orders: {
      server: kubeconfig.server,
      lease: inputs.lease,
      holder: context.holder,
      durationSeconds: inputs.leaseDurationSeconds,
      maxHoldSeconds: inputs.maxHoldSeconds,
      ...(worker === undefined ? {} : { worker }),
      ...(cancels ? { cancel } : {}),
    },
    credentials: () => privateCopy(kubeconfig.config),
    token: cancels ? inputs.githubToken : '',
  });
  return context.history.tape.listening(keeper);
}

/** A warning when the kubeconfig's credential ends before the Lease must be let go. */
export function expiryWarning({ clock, env }: Pick<World, 'clock' | 'env'>, kept: Kept): readonly Finding[] {
  const now = clock.now();
  const until = new Date(now.getTime() + kept.inputs.maxHoldSeconds * 1000);
  const expiry = credentialExpiry(kept.kubeconfig.config, env, now);
  if (expiry === undefined || expiry.at >= until) return [];
  const facts = { credential: expiry.credential, expires: expiry.at.toISOString(), until: until.toISOString() };
  return [finding('credential-expires', 'kubeconfig', facts, [], 'warning')];
}

import type { Claim } from '../lease/record.ts';
import type { Environment } from '../runner/environment.ts';
import type { GateInputs } from '../runner/inputs.ts';

/** What a gate writes into the Lease when it takes it. */
export function claimOf(environment: Environment, inputs: GateInputs, holder: string): Claim {
  const { serverUrl, repository, repositoryId, sha, runLink, runnerName } = environment;
  const notes = {
    repository: repository === '' ? '' : `${new URL(serverUrl).host}/${repository}`,
    repositoryId,
    jobId: inputs.jobId,
    runnerName,
    headSha: sha,
    link: runLink,
    ...(inputs.breakGlassReason === '' ? {} : { breakGlass: inputs.breakGlassReason }),
  };
  return { holder, durationSeconds: inputs.leaseDurationSeconds, notes };
}

import { type Finding, finding } from '../findings/finding.ts';
import { mergeGroupOf, queuePush } from '../github/merge-group.ts';
import type { Claim } from '../lease/record.ts';
import type { Environment } from '../runner/environment.ts';
import type { GateInputs } from '../runner/inputs.ts';
import type { Context } from '../steps/context.ts';
import { Order } from '../steps/turn.ts';
import type { World } from './world.ts';

/** Time for one call to GitHub. */
const CALL_MS = 10_000;

/** What a run is, before it is known whether it may go on. */
export interface Run {
  readonly environment: Environment;
  readonly inputs: GateInputs;
  readonly claim: Claim;
}

/**
 * Who asks GitHub for this run. Nothing is opened or asked yet. A merge group that the event does not name is
 * `queue-unreadable`: it could not be told from one that is no longer queued. A push of the queue is `queue-push`.
 */
export function orderOf(
  world: Pick<World, 'readEvent' | 'openQueue'>,
  { environment, inputs, claim }: Run,
  context: Context,
): Order | Finding {
  const pushed = queuePush(environment.eventName, environment.ref);
  if (pushed !== undefined) return finding('queue-push', 'workflow', { ref: pushed });
  const isGroup = environment.eventName === 'merge_group';
  const group = isGroup ? mergeGroupOf(world.readEvent(environment.eventPath)) : undefined;
  if (isGroup && group === undefined) {
    const why = 'the payload of the event (GITHUB_EVENT_PATH) names no merge group in the form that GitHub documents';
    return finding('queue-unreadable', 'merge queue', { what: 'which merge group this run is for', why });
  }
  const change = {
    head: group?.sha ?? environment.sha,
    group,
    workflowFile: environment.workflowFile,
    repository: claim.notes.repository,
    allowOlder: inputs.allowOlder,
  };
  const [owner = '', name = ''] = environment.repository.split('/');
  const { tape } = context.history;
  const open = async () => {
    if (inputs.githubToken === '') {
      const none = finding('queue-unreadable', 'merge queue', { what: 'anything', why: 'input github-token is empty' });
      tape.note('open', none);
      return none;
    }
    const access = { token: inputs.githubToken, timeoutMs: CALL_MS, signal: context.scope.signal };
    return tape.listening(await world.openQueue(access, { owner, name }));
  };
  return new Order(context, change, open);
}

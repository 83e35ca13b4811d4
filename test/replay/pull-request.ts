import * as v from 'valibot';
import { finding } from '../../src/findings/finding.ts';
import { aheadOf, mergeGroupOf, queuePush } from '../../src/github/merge-group.ts';
import { type PullRequest, pullRequestOf } from '../../src/github/pull-request.ts';
import { groupText } from '../../src/report/story.ts';
import { type Folder, FolderProblem } from './folder.ts';
import { inputIn } from './inputs.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { openPullsOf, queueOf } from './queue.ts';

const envSchema = v.object({
  GITHUB_EVENT_NAME: v.optional(v.string(), ''),
  GITHUB_REF: v.optional(v.string(), ''),
});
const eventSchema = v.looseObject({
  ref: v.optional(v.string(), ''),
  merge_group: v.optional(v.unknown()),
  pull_request: v.optional(v.unknown()),
  schedule: v.optional(v.unknown()),
  inputs: v.optional(v.unknown()),
  repository: v.optional(v.object({ full_name: v.string() }), { full_name: 'example-org/platform' }),
});
type Event = v.InferOutput<typeof eventSchema>;

function environmentOf(folder: Folder): v.InferOutput<typeof envSchema> {
  const env = v.safeParse(envSchema, folder.json('env.json') ?? {});
  if (!env.success) throw new FolderProblem('env.json', 'not the variables of an environment');
  return env.output;
}

/** The event by its payload, where the folder has no environment; none at all is that of a merge group. */
function nameOf(event: Event | undefined): string {
  if (event === undefined || event.merge_group !== undefined) return 'merge_group';
  if (event.pull_request !== undefined) return 'pull_request';
  if (event.schedule !== undefined) return 'schedule';
  return event.inputs === undefined ? 'push' : 'workflow_dispatch';
}

/** `resolve-pr`: where a comment would go, and what else is in the group. Without one, summary and log say everything. */
export async function judgePullRequest(folder: Folder): Promise<Outcome> {
  const env = environmentOf(folder);
  const event = folder.json('event.json');
  const parsed = v.safeParse(eventSchema, event);
  const known = parsed.success ? parsed.output : undefined;
  const eventName = env.GITHUB_EVENT_NAME || nameOf(known);
  const ref = env.GITHUB_REF || (known?.ref ?? '');
  const pushed = queuePush(eventName, ref);
  if (pushed !== undefined) return refused(finding('queue-push', 'workflow', { ref: pushed }));
  const [owner = '', name = ''] = (known?.repository.full_name ?? '').split('/');
  const given = Number(inputIn(folder, 'pull-request')) || undefined;
  const pull = await asked(folder, pullRequestOf({ eventName, ref, repository: { owner, name }, event, given }));
  if (typeof pull === 'string') return proceeded(pull);
  if (pull.kind === 'none') return unresolved(pull.why);
  const { repository, number } = pull;
  return proceeded(
    `This run is about pull request #${number} of ${repository.owner}/${repository.name}.${await groupIn(folder, event)}`,
  );
}

const summaryOnly = 'Summary and log say everything.';

/** What GitHub says about the branch, or why there is no pull request to comment on. */
async function asked(folder: Folder, pull: PullRequest): Promise<Exclude<PullRequest, { kind: 'of-branch' }> | string> {
  if (pull.kind !== 'of-branch') return pull;
  const [number, ...more] = openPullsOf(folder);
  if (number === undefined) return `There is no pull request open from branch ${pull.branch}. ${summaryOnly}`;
  if (more.length > 0) return `More than one pull request is open from branch ${pull.branch}. ${summaryOnly}`;
  return { kind: 'found', number, repository: pull.repository };
}

function unresolved(why: string): Outcome {
  return why === 'not-about-one'
    ? proceeded(`There is no pull request that this event is about. ${summaryOnly}`)
    : { verdict: 'warn', findings: [finding('pull-request-unknown', 'pull request', { why }, [], 'warning')] };
}

async function groupIn(folder: Folder, event: unknown): Promise<string> {
  const group = mergeGroupOf(event);
  if (group === undefined || !folder.has('matching-refs.json')) return '';
  const queued = await queueOf(folder, group).queuedGroups(group.baseBranch);
  return queued.ok ? ` ${groupText({ ...group, ...aheadOf(group, queued.value) })}` : '';
}

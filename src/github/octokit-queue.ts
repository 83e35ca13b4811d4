import * as v from 'valibot';
import type { Comparison } from '../lease/order.ts';
import type { Reply } from './comments.ts';
import { type Access, connect, replyOf } from './octokit-client.ts';
import { numberIn, queuePrefix, type Repository } from './pull-request.ts';
import type { Queue, QueueView } from './queue.ts';

const pageSize = 100;

const refAnswer = v.object({ ref: v.string(), object: v.object({ sha: v.string() }) });
const refsAnswer = v.array(refAnswer);
const runsAnswer = v.object({
  total_count: v.number(),
  workflow_runs: v.array(v.object({ path: v.string(), status: v.nullable(v.string()) })),
});
const comparisonAnswer = v.pipe(
  v.object({ status: v.picklist(['ahead', 'behind', 'diverged', 'identical']) }),
  v.transform(({ status }): Comparison => status),
);

/** GitHub lists no more files of a comparison, all on its first page (docs, "Compare two commits"). */
const MOST_FILES = 300;
const filesAnswer = v.pipe(
  v.object({
    status: v.string(),
    files: v.array(v.object({ filename: v.string(), previous_filename: v.optional(v.string()) })),
  }),
  v.transform(({ status, files }): readonly string[] | string => {
    // Else GitHub compares with the last commit that both have in common.
    if (status !== 'ahead' && status !== 'identical') return `the head is ${status} compared with the base`;
    if (files.length >= MOST_FILES) return `GitHub lists ${MOST_FILES} changed files at most`;
    return files.flatMap(({ filename, previous_filename: before = filename }) => [filename, before]);
  }),
);

/** How GitHub words a primary limit; a secondary one is shared by all calls. */
const primaryLimit = /\bAPI rate limit (?:already )?exceeded\b/i;

/** Only GraphQL tells them (`MergeQueueConfiguration.checkResponseTimeout`, in minutes, and `MergeQueueEntry.position`). */
const queueQuery = `query ($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) {
    mergeQueue(branch: $branch) {
      configuration { checkResponseTimeout }
      entries(first: 100) { nodes { position headCommit { oid } } }
    }
  }
}`;
const configuration = v.nullable(v.object({ checkResponseTimeout: v.nullable(v.pipe(v.number(), v.minValue(1))) }));
const entry = v.object({ position: v.number(), headCommit: v.nullable(v.object({ oid: v.string() })) });
const entries = v.nullable(v.object({ nodes: v.nullable(v.array(v.nullable(entry))) }));
const queueAnswer = v.pipe(
  v.object({ repository: v.object({ mergeQueue: v.nullable(v.object({ configuration, entries })) }) }),
  v.transform(({ repository: { mergeQueue } }): QueueView | undefined => {
    if (mergeQueue === null) return undefined;
    const nodes = (mergeQueue.entries?.nodes ?? []).filter((node) => node !== null);
    return {
      responseMinutes: mergeQueue.configuration?.checkResponseTimeout ?? undefined,
      places: Object.fromEntries(nodes.map(({ position, headCommit }) => [headCommit?.oid ?? '', position])),
    };
  }),
);

const text = v.nullish(v.string(), '');
const number = v.pipe(v.number(), v.transform(String));
const stateOf = (state: { status: string; conclusion: string }, runId: string) => ({ ...state, runId });
const jobAnswer = v.pipe(
  v.object({ run_id: number, status: text, conclusion: text }),
  v.transform(({ run_id, ...state }) => stateOf(state, run_id)),
);
const attemptAnswer = v.pipe(
  v.object({ id: number, status: text, conclusion: text }),
  v.transform(({ id, ...state }) => stateOf(state, id)),
);

/** `.github/workflows/deploy.yml`, as a run names its workflow, perhaps with `@<ref>` or a repository before it. */
function isOfWorkflow(path: string, file: string): boolean {
  const [name = ''] = path.split('@');
  return `/${name}`.endsWith(`/.github/workflows/${file}`);
}

/** A list that is cut off would hide a run that is not completed. */
function statusesOf(answer: v.InferOutput<typeof runsAnswer>, file: string): Reply<readonly string[]> {
  const { total_count: total, workflow_runs: runs } = answer;
  if (total > runs.length) {
    return {
      ok: false,
      problem: 'unreadable',
      text: `${total} runs for one commit, of which ${runs.length} are listed`,
    };
  }
  return { ok: true, value: runs.filter(({ path }) => isOfWorkflow(path, file)).map(({ status }) => status ?? '') };
}

/**
 * The merge queue and the runs of one repository by Octokit. Nothing is retried. Loading this file costs start time:
 * import it only when it is needed.
 */
export function octokitQueue(access: Access, repository: Repository): Queue {
  const octokit = connect(access);
  const { git, actions, repos } = octokit.rest;
  const repo = { owner: repository.owner, repo: repository.name };
  const compared = <S extends v.GenericSchema>(answer: S, base: string, head: string) =>
    replyOf(access, answer, async (request) => {
      const range = { basehead: `${base}...${head}`, per_page: 1 };
      return (await repos.compareCommitsWithBasehead({ ...repo, ...range, request })).data;
    });
  const compare = (base: string, head: string) => compared(comparisonAnswer, base, head);
  return {
    branchHead: async (branch) => {
      const reply = await replyOf(access, refAnswer, async (request) => {
        return (await git.getRef({ ...repo, ref: `heads/${branch}`, request })).data;
      });
      if (!reply.ok) return reply.problem === 'not-found' ? { ok: true, value: undefined } : reply;
      return { ok: true, value: reply.value.object.sha };
    },
    queuedGroups: async (baseBranch) => {
      const reply = await replyOf(access, refsAnswer, async (request) => {
        return (await git.listMatchingRefs({ ...repo, ref: `heads/${queuePrefix(baseBranch)}`, request })).data;
      });
      if (!reply.ok) return reply;
      // A base branch whose name begins with ours and `/pr-` has its groups under the same prefix.
      const ours = reply.value.filter(({ ref }) => numberIn(ref, `refs/heads/${baseBranch}`) !== undefined);
      return { ok: true, value: ours.map(({ ref, object }) => ({ ref, sha: object.sha })) };
    },
    mergeQueue: async (branch) => {
      const ask = { ...repo, branch };
      const reply = await replyOf(access, queueAnswer, (request) => octokit.graphql(queueQuery, { ...ask, request }));
      const isOwnLimit = !reply.ok && reply.problem === 'rate-limited' && primaryLimit.test(reply.text);
      return isOwnLimit ? { ok: false, problem: 'unavailable', text: reply.text } : reply;
    },
    runStatuses: async (workflowFile, headSha) => {
      const reply = await replyOf(access, runsAnswer, async (request) => {
        const wanted = { head_sha: headSha, per_page: pageSize };
        return (await actions.listWorkflowRunsForRepo({ ...repo, ...wanted, request })).data;
      });
      return reply.ok ? statusesOf(reply.value, workflowFile) : reply;
    },
    compare: async (base, head) => {
      const reply = await compare(base, head);
      if (reply.ok || reply.problem !== 'not-found') return reply;
      // GitHub answers 404 where two commits have no history in common, too: then neither is older.
      if (/no common ancestor/i.test(reply.text)) return { ok: true, value: 'diverged' };
      const itself = await compare(base, base);
      return itself.ok ? { ok: true, value: 'unknown-to-github' } : itself;
    },
    changedFiles: (base, head) => compared(filesAnswer, base, head),
    job: (jobId) =>
      replyOf(access, jobAnswer, async (request) => {
        return (await actions.getJobForWorkflowRun({ ...repo, job_id: Number(jobId), request })).data;
      }),
    attempt: (runId, attempt) =>
      replyOf(access, attemptAnswer, async (request) => {
        const wanted = { run_id: Number(runId), attempt_number: Number(attempt) };
        return (await actions.getWorkflowRunAttempt({ ...repo, ...wanted, request })).data;
      }),
  };
}

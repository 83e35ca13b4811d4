import * as v from 'valibot';
import type { Problem, Reply } from '../../src/github/comments.ts';
import type { MergeGroup } from '../../src/github/merge-group.ts';
import { failureOf } from '../../src/github/problem.ts';
import type { Queue, RunState } from '../../src/github/queue.ts';
import type { Folder } from './folder.ts';

const refSchema = v.object({ ref: v.string(), object: v.object({ sha: v.string() }) });
const failureSchema = v.object({ status: v.pipe(v.number(), v.minValue(400)), message: v.optional(v.string(), '') });
const runSchema = v.object({
  id: v.optional(v.number()),
  run_id: v.optional(v.number()),
  status: v.nullable(v.string()),
  conclusion: v.optional(v.nullable(v.string())),
});
const runsSchema = v.object({ workflow_runs: v.array(v.object({ status: v.nullable(v.string()) })) });
const comparisonSchema = v.object({ status: v.picklist(['ahead', 'behind', 'diverged', 'identical']) });

type Failed = Extract<Reply<never>, { ok: false }>;

function failed(problem: Problem, text: string): Failed {
  return { ok: false, problem, text };
}

/** GitHub's refusal in `name`, in the words of the adapter. */
function failureIn(folder: Folder, name: string): Failed | undefined {
  const found = v.safeParse(failureSchema, folder.json(name));
  if (!found.success) return undefined;
  const { status, message } = found.output;
  return failed(failureOf({ status, message, response: { headers: {} } }).problem, message || `HTTP ${status}`);
}

function found<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** What GitHub said about the holder's job or run. */
function runState(folder: Folder, names: readonly string[]): Reply<RunState> {
  const name = names.find((one) => folder.has(`${one}.json`));
  const run = v.safeParse(runSchema, name === undefined ? undefined : folder.json(`${name}.json`));
  if (run.success) {
    const { id, run_id: runId = id, status, conclusion } = run.output;
    return found({ runId: String(runId ?? ''), status: status ?? '', conclusion: conclusion ?? '' });
  }
  const failures = names.map((one) => failureIn(folder, `${one}-error.json`) ?? failureIn(folder, `${one}.json`));
  return failures.find((one) => one !== undefined) ?? failed('unavailable', 'it was not asked');
}

/** The queued groups: those of the base branch's refs, else ours unless its ref was looked for in vain. */
function groups(folder: Folder, group: MergeGroup | undefined): Awaited<ReturnType<Queue['queuedGroups']>> {
  const refs = v.safeParse(v.array(refSchema), folder.json('matching-refs.json'));
  if (refs.success) return found(refs.output.map(({ ref, object }) => ({ ref, sha: object.sha })));
  const ref = v.safeParse(refSchema, folder.json('get-ref-result.json'));
  if (ref.success) return found([{ ref: ref.output.ref, sha: ref.output.object.sha }]);
  const failure = failureIn(folder, 'get-ref-result.json');
  if (failure?.problem === 'not-found') return found([]);
  return failure ?? found(group === undefined ? [] : [{ ref: group.ref, sha: group.sha }]);
}

/** GitHub as the folder shows it. What it does not show of the queue is not in question: our group is queued, alone. */
export function queueOf(folder: Folder, group: MergeGroup | undefined): Queue {
  const base = failureIn(folder, 'get-base-ref-result.json');
  return {
    branchHead: async () => (base === undefined || base.problem === 'not-found' ? found(base ? undefined : '0') : base),
    queuedGroups: async () => groups(folder, group),
    mergeQueue: async () => failed('unavailable', 'it was not asked'),
    runStatuses: async () => {
      const runs = v.safeParse(runsSchema, folder.json('runs.json'));
      if (runs.success) return found(runs.output.workflow_runs.map(({ status }) => status ?? ''));
      return failureIn(folder, 'runs-error.json') ?? found([]);
    },
    compare: async () => {
      const compared = v.safeParse(comparisonSchema, folder.json('compare.json'));
      if (compared.success) return found(compared.output.status);
      const failure = failureIn(folder, 'compare-error.json') ?? failureIn(folder, 'compare.json');
      if (failure?.problem === 'not-found') return found('unknown-to-github');
      return failure ?? found('identical');
    },
    changedFiles: async () => failed('unavailable', 'it was not asked'),
    job: async () => runState(folder, ['job', 'run-job', 'run-attempt']),
    attempt: async () => runState(folder, ['run-attempt', 'run']),
  };
}

const pullsSchema = v.array(v.object({ number: v.number() }));

/** The open pull requests of the branch, as GitHub's list shows them. */
export function openPullsOf(folder: Folder): readonly number[] {
  const name = folder.matching(/^(?:open-|list-)?pulls(?:-result)?\.json$/)[0];
  const pulls = v.safeParse(pullsSchema, name === undefined ? [] : folder.json(name));
  return pulls.success ? pulls.output.map(({ number }) => number) : [];
}

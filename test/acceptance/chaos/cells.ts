import { resources } from '../../../sandbox/api/resource.ts';
import type { Fault as ClusterFault } from '../../../sandbox/faults.ts';
import { objectAt, textAt, without } from '../../../sandbox/json.ts';
import { askedOf, type LoggedRequest } from '../../../sandbox/log.ts';
import { emptyJournal, journalAnnotation } from '../../../src/lease/journal.ts';
import type { Fault as GitHubFault } from '../../rig/github/faults.ts';
import { operationNamed } from '../../rig/github.ts';
import type { ActionRun } from '../action.ts';
import { holderIn } from '../rules/writes.ts';
import { brokenRules, type Witness } from '../rules.ts';
import { clusterTroubles, githubTroubles, type Trouble } from './faults.ts';
import { type Ground, kill, linesOf, prepare, runOn, runs } from './ground.ts';
import { plays } from './plays.ts';
import { type Asked, kindOf } from './requests.ts';

/** One cell of the matrix: one request of a play, and what goes wrong with it. */
export type Cell =
  | { readonly asked: Asked; readonly to: 'cluster'; readonly trouble: Trouble<ClusterFault> }
  | { readonly asked: Asked; readonly to: 'GitHub'; readonly trouble: Trouble<GitHubFault> };

export function cellsOf(requests: readonly Asked[]): readonly Cell[] {
  return requests.flatMap((asked): readonly Cell[] =>
    asked.to === 'cluster'
      ? clusterTroubles.map((trouble) => ({ asked, to: 'cluster', trouble }))
      : githubTroubles.map((trouble) => ({ asked, to: 'GitHub', trouble })),
  );
}

export function nameOf({ asked, trouble }: Cell): string {
  return `${asked.play.name}: ${kindOf(asked)} (${asked.nth}) is ${trouble.name}`;
}

/** What one cell came to; a test asserts that nothing is broken. */
export interface CellResult {
  /** Reason codes of the run with the fault and of the next one; empty for a gate that was killed before it had one. */
  readonly code: string;
  readonly next: string;
  readonly broken: readonly string[];
  /** What was asked of the cluster, to find out why. */
  readonly lines: readonly string[];
}

/** Runs a job with the fault, then one without, on the same ground. */
export async function playCell(cell: Cell): Promise<CellResult> {
  const { play } = cell.asked;
  await using ground = await prepare(play.scenario);
  play.before?.(ground);
  const { isMet } = place(cell, ground);
  const first = await runOn(ground, play.scenario, runs.faulted, play.options);
  const asked = ground.place.sandbox.log.length;
  const met = isMet() ? [] : ['the request did not come'];
  const broken = brokenRules(witnessOf(ground, first, { runId: runs.faulted, from: 0, killed: mayLeave(cell) }));
  const after = await once(stateOf(cell, ground), async () => {
    const second = await next(ground, cell);
    const witness = witnessOf(ground, second, { runId: runs.next, from: asked, killed: false });
    return { next: second.report.code, broken: [...brokenRules(witness), ...leftOver(ground)] };
  });
  return {
    code: first.report.code,
    next: after.next,
    broken: [...met, ...broken, ...after.broken],
    lines: linesOf(ground),
  };
}

type After = Pick<CellResult, 'next' | 'broken'>;
const played = new Map<string, Promise<After>>();

/** Most runs with a fault leave everything as others do: what the next run makes of it is seen once. */
function once(state: string | undefined, play: () => Promise<After>): Promise<After> {
  if (state === undefined) return play();
  const after = played.get(state) ?? play();
  played.set(state, after);
  return after;
}

/**
 * All that the next run can meet, but for uids, nonces and times; `undefined` while a Lease is held, as then it matters
 * since when.
 */
function stateOf({ asked: { play } }: Cell, { place: { sandbox }, github }: Ground): string | undefined {
  if (holderIn(sandbox) !== '') return undefined;
  const { imagevalidatingpolicies, leases, mutatingwebhookconfigurations, validatingwebhookconfigurations } = resources;
  const kinds = [imagevalidatingpolicies, leases, mutatingwebhookconfigurations, validatingwebhookconfigurations];
  const objects = kinds
    .flatMap((kind) => sandbox.store.list(kind, ''))
    .map((object) => {
      return { ...without(object, 'metadata'), annotations: objectAt(object, 'metadata', 'annotations') };
    });
  const comments = github.repository.comments.map(({ body, login }) => ({ body, login }));
  const text = JSON.stringify([plays.indexOf(play), objects, comments]);
  return text.replaceAll(/[0-9a-f-]{36}|:[0-9a-f]{8}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
}

function witnessOf(
  { place: { sandbox }, github, clients }: Ground,
  run: ActionRun,
  more: Pick<Witness, 'runId' | 'from' | 'killed'>,
): Witness {
  return { sandbox, github, run, ...more, askedBy: ({ connection }) => clients.knownAt(connection).process.pid };
}

/** A job of which a process was killed says less, and may leave something behind. */
function mayLeave({ asked: { play }, trouble }: Cell): boolean {
  return trouble.kills === true || play.dies === true;
}

/** After the next run: no Lease of ours, nothing open in the journal, no fault of the sandbox itself. */
function leftOver({ place: { sandbox } }: Ground): readonly string[] {
  const holder = holderIn(sandbox);
  const lease = sandbox.store.get(resources.leases, 'admission-gate', 'deploy');
  const journal = textAt(lease, 'metadata', 'annotations', journalAnnotation);
  return [
    ...(/^gh:(?:1001|1002)\./.test(holder) ? [`the Lease is left to ${holder}`] : []),
    ...(['', emptyJournal].includes(journal) || holder !== '' ? [] : [`the journal is left with ${journal}`]),
    ...sandbox.failures.map((failure) => `the sandbox failed: ${String(failure)}`),
  ];
}

/** A normal run of the same group, on the same ground. */
function next(ground: Ground, { asked: { play } }: Cell): Promise<ActionRun> {
  const { mode: _, 'confirm-holder': __, ...inputs } = { ...play.options.inputs, ...play.next };
  return runOn(ground, play.scenario, runs.next, { durationSeconds: play.options.durationSeconds, inputs });
}

interface Placed {
  readonly isMet: () => boolean;
}

function place(cell: Cell, ground: Ground): Placed {
  return cell.to === 'cluster' ? inCluster(cell, ground) : atGitHub(cell, ground);
}

function inCluster({ asked, trouble }: Extract<Cell, { to: 'cluster' }>, { place, clients }: Ground): Placed {
  let left = asked.nth;
  let isMet = false;
  const meets = (request: LoggedRequest): boolean => {
    const isLike = askedOf(request) === asked.what && clients.at(request.connection).asker === asked.asker;
    if (isLike) left -= 1;
    isMet ||= isLike && left === 0;
    return isLike && left === 0 && (trouble.kills === undefined || kill(clients, request.connection));
  };
  place.sandbox.fault({ at: { meets }, fault: trouble.fault === 'hang' ? { kind: 'hang' } : trouble.fault });
  return { isMet: () => isMet };
}

/** Calls before the one that is meant pass as they are. */
function atGitHub({ asked, trouble }: Extract<Cell, { to: 'GitHub' }>, { github, clients }: Ground): Placed {
  const operation = operationNamed(asked.what);
  if (asked.nth > 1) github.fail(operation, { kind: 'delay', ms: 0 }, asked.nth - 1);
  const { reached } = trouble.fault === 'hang' ? github.hang(operation) : github.fail(operation, trouble.fault);
  let isMet = false;
  void reached.then(() => {
    isMet = true;
    const request = github.requests.findLast((one) => one.operation === operation);
    if (trouble.kills !== undefined && request !== undefined) kill(clients, request.connection);
  });
  return { isMet: () => isMet };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActionJob, type ActionRun, githubWithComments } from '../acceptance/action.ts';
import type { GitHub } from '../rig/github.ts';
import type { Job } from '../rig/runner/job.ts';
import type { RunningStep } from '../rig/runner/step.ts';
import { type ApiProxy, startApiProxy } from './api-proxy.ts';
import { Cluster } from './cluster.ts';
import { useCluster } from './fixture.ts';
import { expectProceed, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { repairWrites } from './gate/journal.ts';
import { keeperOf } from './gate/keeper.ts';
import { holderNow } from './gate/lease.ts';
import { jobInOutage } from './gate/outage.ts';
import { brokenRules, expectNothingLeft, expectVerdict } from './gate/rules.ts';
import { type Way, wayOf } from './gate/ways.ts';
import { isWrite, writeOf } from './gate/writes.ts';
import { until } from './ground/until.ts';
import { isBefore119, testedVersion } from './versions.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

/** Seconds. Kyverno has no part in it, so one line shows it, on a cluster of its own and beside all other tests here. */
const longOutages = isBefore119(testedVersion()) ? [] : [120];
const outages = new Map<number, Promise<void>>();
beforeAll(() => {
  for (const seconds of longOutages) outages.set(seconds, outageOnItsOwn(seconds));
});
afterAll(() => Promise.allSettled(outages.values()));

async function outageOnItsOwn(seconds: number): Promise<void> {
  const own = await Cluster.start(testedVersion());
  try {
    await own.createNamespace('admission-gate');
    await jobInOutage(own, seconds);
  } finally {
    await own.close();
  }
}

type Who = 'main' | 'keeper' | 'post';

/** Every write of a gate's three processes, and a job that makes it. Those of main in a repair are in journal.test.ts. */
const writes: readonly (readonly [Who, string, Way])[] = [
  ['main', 'PUT Lease', 'after another, with nothing to repair'],
  ['main', 'PUT Lease', 'after a dead one'],
  ['main', 'PATCH Lease: renewTime', 'after another, with nothing to repair'],
  ['main', 'PATCH Lease: renewTime, holderIdentity', 'that refuses'],
  ['keeper', 'PATCH Lease: renewTime', 'that renews'],
  ['post', 'PATCH Lease: renewTime, last-deployed, holderIdentity', 'that renews'],
  ['post', 'PATCH Lease: renewTime, holderIdentity', 'whose deploy fails'],
  ['post', 'PATCH Lease: renewTime, annotations, holderIdentity', 'whose Lease loses its annotations'],
  ['post', 'PATCH Lease: journal of 0, renewTime, holderIdentity', 'whose main is killed in a repair'],
];
const ends = ['killed before', 'killed after', 'answer lost'] as const;
interface Case {
  readonly who: Who;
  readonly write: string;
  readonly way: Way;
  readonly end: (typeof ends)[number];
}
const cases = writes.flatMap(([who, write, way]) =>
  ends.map((end): [string, Case] => [`${who} ${end}: ${write}, in a job ${way}`, { who, write, way, end }]),
);

interface Place {
  readonly github: GitHub;
  readonly proxy: ApiProxy;
}

async function jobOf(way: Way, { github, proxy }: Place): Promise<ActionJob> {
  const { prepare, job, stale, seconds = 6 } = wayOf(way);
  await cluster().apply({ name: 'p1', ...(stale ? {} : { timeoutSeconds: 30 }) });
  await cluster().published('p1');
  const place = { cluster: cluster(), github, proxy };
  await prepare?.(place);
  const given = job?.(place) ?? {};
  const facts = { eventName: 'workflow_dispatch' };
  const inputs = {
    kubeconfig: proxy.kubeconfig,
    'lease-duration-seconds': String(seconds),
    'lease-wait-seconds': '60',
  };
  return { github, facts, ...given, inputs: { ...inputs, ...given.inputs } };
}

/** The job, disturbed at one write of that process: killed before the server sees it or when it is done, or cut off then. */
function disturbed(job: ActionJob, proxy: ApiProxy, { who, write, end }: Case): ActionJob {
  const stop = () => proxy.stopAt(end === 'killed before' ? 'before' : 'after', isWrite(write));
  const strike = async ({ reached, cut }: ReturnType<typeof stop>, kill: () => void): Promise<void> => {
    await reached;
    if (end !== 'answer lost') kill();
    cut();
  };
  if (who !== 'keeper') {
    const armed = stop();
    const during = (step: RunningStep): Promise<void> => strike(armed, step.kill);
    return { ...job, ...(who === 'main' ? { during } : { atPost: during }) };
  }
  const deploy = async (given: Job): Promise<void> => {
    const { process: keeper, renewals } = await keeperOf(given);
    await strike(stop(), () => process.kill(keeper.pid, 'SIGKILL'));
    if (end === 'answer lost') await until('renewals', async () => (await keeperOf(given)).renewals > renewals + 1);
  };
  return { ...job, deploy };
}

const nextFacts = { eventName: 'workflow_dispatch', runId: '16300000002', checkRunId: '46000000002' };

/** A job as it follows, once GitHub says that the job before is over. */
async function following(github: GitHub): Promise<ActionRun> {
  const [id, runId] = [46_000_000_001, 16_300_000_001];
  github.repository.jobs.set(id, { id, runId, status: 'completed', conclusion: 'failure' });
  return runGate(cluster(), { github, facts: nextFacts, inputs: { 'lease-wait-seconds': '60' } });
}

/** A holder that nobody can prove dead is refused by name, with the call that frees it; a person makes that call. */
async function releasedByHand(holder: string): Promise<void> {
  const refused = await runGate(cluster(), { facts: nextFacts });
  expect(refused.report.code, refused.main.log).toBe('lease-held');
  expect(refused.main.log).toContain(`confirm-holder set to exactly ${holder}`);
  const released = await runGate(cluster(), { inputs: { mode: 'release', 'confirm-holder': holder } });
  expect(released.report.code, released.main.log).toBe('released');
}

function expectEnd(run: ActionRun, { who, way, end }: Case): void {
  if (end !== 'answer lost') {
    if (who !== 'keeper') return;
    expect(run.post).toMatchObject({ conclusion: 'success', annotations: [{ type: 'warning' }] });
    return;
  }
  const { code } = wayOf(way);
  if (code !== undefined) expect(run.report.code, run.main.log).toBe(code);
  expect(run.post).toMatchObject({ conclusion: 'success', annotations: [] });
  expect(`${run.main.log}${run.post.log}`).toMatch(/Lease admission-gate\/deploy:? freed/);
}

/** What a job of this way writes when nobody disturbs it, each write once and with who sent it. */
async function undisturbed(way: Way): Promise<readonly string[]> {
  await using github = await githubWithComments();
  await using proxy = await startApiProxy(cluster());
  const job = await jobOf(way, { github, proxy });
  let ofMain: number | undefined;
  const mainIsOver = (): void => {
    ofMain ??= proxy.requests.length;
  };
  const run = await runGate(cluster(), {
    ...job,
    deploy: async (given) => {
      mainIsOver();
      await job.deploy?.(given);
    },
    atPost: async () => mainIsOver(),
  });
  expect(run.report.code, run.main.log).toBe(wayOf(way).code ?? '');
  await expectNothingLeft(cluster(), run);
  await cluster().reset();
  return proxy.requests.flatMap((request, index) => {
    const write = writeOf(request);
    if (write === undefined) return [];
    const after = write === 'PATCH Lease: renewTime' ? 'keeper' : 'post';
    return [`${index < (ofMain ?? 0) ? 'main' : after} ${write}`];
  });
}

describe('every write of main, keeper and post', () => {
  test('is in the table, which an undisturbed job of each way shows', async () => {
    const seen = new Set<string>();
    const ways = new Set<Way>(['the first on this cluster, with a repair', ...writes.map(([, , way]) => way)]);
    for (const way of ways) for (const write of await undisturbed(way)) seen.add(write);
    const shown = writes.map(([who, write]) => `${who} ${write}`);
    const inJournalTest = Object.values(repairWrites).map((write) => `main ${write}`);
    expect([...seen].toSorted()).toEqual([...new Set([...shown, ...inJournalTest])].toSorted());
  });

  test.each(cases)('%s', async (_, one) => {
    await using github = await githubWithComments();
    await using proxy = await startApiProxy(cluster());
    const job = await jobOf(one.way, { github, proxy });
    const before = await readPolicy(cluster(), 'p1');
    const run = await runGate(cluster(), disturbed(job, proxy, one));
    expectVerdict(run);
    expectEnd(run, one);
    const holder = await holderNow(cluster());
    const isHeld = one.who === 'post' && one.end === 'killed before';
    const isUntaken = one.way === 'after a dead one' && one.who === 'main' && one.end === 'killed before';
    expect(holder).toMatch(isHeld ? /^gh:16300000001\.1:deploy:/ : isUntaken ? /^gh:1\.1:/ : /^$/);
    if (isHeld && wayOf(one.way).unproved) await releasedByHand(holder);
    const next = await following(github);
    expectProceed(next);
    const after = await readPolicy(cluster(), 'p1');
    expect(brokenRules(proxy.requests, before, after)).toEqual([]);
    expect(after.metadata.generation).toBeLessThanOrEqual(2);
    await expectNothingLeft(cluster(), run, next);
  });
});

test.each(longOutages)(
  'a deploy during which the API server is away for %i s goes on, and is green',
  async (seconds) => {
    await outages.get(seconds);
  },
);

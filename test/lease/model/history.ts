import { expectThat } from './properties.ts';
import { type Job, World } from './world.ts';

/** What happens in a history: numbers that choose among what can happen next, whatever that is. */
export interface History {
  readonly contenders: number;
  readonly fence: boolean;
  readonly releases: boolean;
  readonly choices: readonly number[];
}

/** What was seen in a history, for those who ask whether the histories are worth something. */
export interface Seen {
  readonly lateWrites: number;
  readonly takeovers: number;
  readonly ends: readonly string[];
}

export const CHOICE_MAX = 100 * 64 - 1;
const durations = [6, 60];
/** Waits of 600 s, looked at every few seconds by four runs, are over long before that. */
const CALM_STEPS = 20_000;

/**
 * Plays one history: first anything may happen at any time, then there is calm, every run ends, and a last run must
 * get the Lease and proceed. Throws when a property does not hold.
 */
export function play({ contenders, fence, releases, choices }: History): Seen {
  const world = new World(fence);
  for (const choice of choices) step(world, Math.floor(choice / 64), choice % 64, { contenders, releases });
  calm(world);
  settleDown(world);
  for (const { run, completed } of world.jobs) expectThat(completed, `${run.holder} never ended`);
  const last = world.startJob(60);
  settleDown(world);
  expectThat(last.run.end === 'proceed', `the last run ended with ${last.run.end}`);
  expectThat(last.completed && world.server.lease?.holder === '', 'the last run did not free the Lease');
  expectThat(world.server.lease?.entries.length === 0, 'the last run left a journal');
  world.expectRaised();
  const { lateWrites, takeovers } = world.properties;
  return { lateWrites, takeovers, ends: world.jobs.map(({ run }) => run.end ?? 'killed') };
}

/** One thing of a hundred, its object chosen by a second number; nothing happens where there is no such object. */
function step(world: World, what: number, which: number, limits: Pick<History, 'contenders' | 'releases'>): void {
  const pick = <T>(from: readonly T[]): T | undefined => from[which % Math.max(1, from.length)];
  if (what < 26) {
    const flight = pick(world.flights.filter(({ answer }) => answer === undefined));
    if (flight !== undefined) world.serve(flight);
  } else if (what < 52) {
    const flight = pick(world.flights.filter(({ answer }) => answer !== undefined));
    if (flight?.answer !== undefined) world.answer(flight, flight.answer);
  } else if (what < 55) {
    const flight = pick(world.flights);
    if (flight !== undefined) world.loseAnswer(flight);
  } else if (what < 73) {
    world.advance();
  } else if (what < 78) {
    if (world.jobs.length < limits.contenders) world.startJob(durations[which % 2] ?? 60);
  } else if (what < 83) {
    const job = pick(world.jobs.filter(({ deploying }) => deploying));
    if (job !== undefined) world.endDeploy(job);
  } else if (what === 83) {
    if (limits.releases) world.startRelease();
  } else disturb(world, what, which, pick(world.jobs));
}

function disturb(world: World, what: number, which: number, job: Job | undefined): void {
  if (what > 83 && what < 87) world.turn = which % 4 !== 0;
  if (what > 86 && what < 89) world.pass(which * 2000);
  if (what === 89) world.outage = !world.outage;
  if (what === 90) world.gitHubDown = !world.gitHubDown;
  if (job === undefined) return;
  const alive = job.processes.filter(({ waitsFor }) => waitsFor);
  const process = alive[which % Math.max(1, alive.length)];
  if (what < 94 && what > 90 && process !== undefined) world.killProcess(job, process);
  if (what === 94) world.loseRunner(job);
  if (what === 95) job.machine.suspend(which % 2 === 0);
  if (what === 96 || what === 97) job.machine.resume();
  // GitHub gives a runner up that does not answer, while its processes are only suspended.
  if (what === 98 && job.machine.suspended) job.completed = true;
  if (what === 99) job.machine.stepWallClock((which - 32) * 60_000 + 1);
}

function calm(world: World): void {
  world.outage = false;
  world.gitHubDown = false;
  world.turn = true;
  for (const { machine } of world.jobs) machine.resume();
}

/** Everything under way arrives, and time goes on until nobody waits for anything. */
function settleDown(world: World): void {
  for (let steps = 0; steps < CALM_STEPS; steps++) {
    world.reapZombies();
    const [flight] = world.flights;
    const [deployed] = world.jobs.filter(({ deploying }) => deploying);
    if (flight !== undefined) {
      if (flight.answer === undefined) world.serve(flight);
      if (flight.answer !== undefined) world.answer(flight, flight.answer);
    } else if (deployed !== undefined) world.endDeploy(deployed);
    else if (!world.advance()) return;
  }
  throw new Error('it does not come to rest');
}

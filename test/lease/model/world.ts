import type { Answer } from '../../../src/cluster/port.ts';
import type { LivenessAnswer, LivenessQuestion } from '../../../src/lease/proof.ts';
import { identityOf, type Run, wantedSeconds } from './contender.ts';
import { Machine, Process } from './machine.ts';
import { main } from './main.ts';
import { keeper, post, release } from './post.ts';
import { type Effect, noAnswer, type Program } from './process.ts';
import { expectThat, Properties } from './properties.ts';
import { ApiServer } from './server.ts';

const CALL_TIMEOUT_MS = 20_000;
const policies = ['p1', 'p2'];

/** A request on its way; its sender may have given up on it, or be dead. */
export interface Flight {
  readonly sender: Process;
  readonly effect: Extract<Effect, { kind: 'call' }>;
  /** Set when the server has answered. */
  answer: Answer | undefined;
}

/** One run with its machine and processes. */
export interface Job {
  readonly run: Run;
  readonly machine: Machine;
  readonly processes: Process[];
  deploying: boolean;
  completed: boolean;
}

/** Everything there is: the server, GitHub, the machines, time. It does nothing by itself; a history moves it. */
export class World {
  readonly properties: Properties;
  readonly server: ApiServer;
  readonly jobs: Job[] = [];
  readonly flights: Flight[] = [];
  readonly #people: Process[] = [];
  #timeMs = 0;
  outage = false;
  gitHubDown = false;
  /** Is it the turn of whoever asks? Set by the history. */
  turn = true;

  constructor(fence: boolean) {
    const jobOf = (holder: string): Job | undefined => this.jobs.find(({ run }) => run.holder === holder);
    const truth = {
      timeMs: () => this.#timeMs,
      isCompleted: (holder: string) => jobOf(holder)?.completed === true,
      hasHeld: (holder: string) => jobOf(holder)?.processes.some(({ role }) => role === 'keeper') === true,
    };
    this.properties = new Properties(truth, fence);
    this.server = new ApiServer(policies, fence, this.properties);
  }

  get processes(): readonly Process[] {
    return [...this.jobs.flatMap(({ processes }) => processes), ...this.#people].filter(({ waitsFor }) => waitsFor);
  }

  startJob(durationSeconds: number): Job {
    const machine = new Machine(() => this.#timeMs);
    const identity = identityOf(this.jobs.length + 1, durationSeconds);
    const run: Run = {
      ...identity,
      policies,
      end: undefined,
      monotonicMs: () => machine.monotonicMs(),
      now: () => machine.now(),
      turn: () => this.turn,
      startKeeper: (tenure) => this.#start(job, 'keeper', keeper(run, tenure)),
      stopKeeper: () => kill(job, 'keeper'),
    };
    const job: Job = { run, machine, processes: [], deploying: false, completed: false };
    this.jobs.push(job);
    this.#start(job, 'main', main(run));
    return job;
  }

  startRelease(): void {
    const machine = new Machine(() => this.#timeMs);
    const person = new Process('release', machine, '', release(machine));
    this.#people.push(person);
    this.#goOn(person);
  }

  /** The runner is lost with everything on it; GitHub finds out. */
  loseRunner(job: Job): void {
    for (const { role } of job.processes) kill(job, role);
    job.deploying = false;
    job.completed = true;
  }

  /** A keeper watches the worker of its runner, which ends when GitHub has given the runner up. */
  reapZombies(): void {
    const isOver = ({ completed, processes }: Job): boolean =>
      completed && processes.every(({ role, waitsFor }) => role === 'keeper' || waitsFor === undefined);
    for (const job of this.jobs.filter(isOver)) kill(job, 'keeper');
  }

  killProcess(job: Job, process: Process): void {
    process.kill();
    this.#afterEnd(job, process);
  }

  endDeploy(job: Job): void {
    job.deploying = false;
    this.#start(job, 'post', post(job.run));
  }

  /** The server takes the request, or refuses the connection. The answer is on its way from then on. */
  serve(flight: Flight): void {
    flight.answer = this.outage
      ? noAnswer('unreachable')
      : this.server.apply(flight.effect.request, flight.sender.sender);
  }

  /** The sender hears; whether it is still there does not matter any more. */
  answer(flight: Flight, answer: Answer): void {
    this.flights.splice(this.flights.indexOf(flight), 1);
    this.#hear(flight, answer);
  }

  /** The sender hears nothing, but the request goes on. */
  loseAnswer(flight: Flight): void {
    if (flight.answer !== undefined) this.flights.splice(this.flights.indexOf(flight), 1);
    this.#hear(flight, noAnswer('unreachable'));
  }

  /** Time goes on to the next moment at which a process waits no longer, which then goes on; `false`: there is none. */
  advance(): boolean {
    const [first] = this.processes
      .filter(({ machine }) => !machine.suspended)
      .toSorted((a, b) => untilDue(a) - untilDue(b));
    if (first === undefined) return false;
    this.pass(Math.max(0, untilDue(first)));
    this.#wake(first);
    return true;
  }

  pass(ms: number): void {
    this.#timeMs += ms;
  }

  #wake(process: Process): void {
    const effect = process.waitsFor;
    if (effect?.kind === 'call') effect.answer = noAnswer('timeout');
    this.#goOn(process);
  }

  #hear({ sender, effect }: Flight, answer: Answer): void {
    if (sender.waitsFor !== effect || sender.machine.suspended) return;
    effect.answer = answer;
    this.#goOn(sender);
  }

  #start(job: Job, role: string, program: Program): void {
    const process = new Process(role, job.machine, job.run.holder, program);
    job.processes.push(process);
    this.#goOn(process);
  }

  /** Runs until it waits for something that takes time, and puts that under way. */
  #goOn(process: Process): void {
    process.advance();
    for (let effect = process.waitsFor; effect?.kind === 'ask'; effect = process.waitsFor) {
      effect.answer = this.#gitHub(effect.question);
      process.advance();
    }
    const effect = process.waitsFor;
    const waitMs = effect?.kind === 'sleep' ? effect.ms : CALL_TIMEOUT_MS;
    process.dueMs = process.machine.monotonicMs() + waitMs;
    if (effect?.kind === 'call') this.flights.push({ sender: process, effect, answer: undefined });
    const job = this.jobs.find(({ processes }) => processes.includes(process));
    if (effect === undefined && job !== undefined) this.#afterEnd(job, process);
  }

  /** As the runner goes on: the deploy after a main that proceeded, post after any other, the end after post. */
  #afterEnd(job: Job, { role }: Process): void {
    if (job.completed) return;
    if (role === 'post') this.loseRunner(job);
    if (role !== 'main') return;
    if (job.run.end === 'proceed') job.deploying = true;
    else this.endDeploy(job);
  }

  #gitHub(question: LivenessQuestion): LivenessAnswer {
    const job = this.jobs.find(({ run }) => question.kind === 'job' && run.contender.jobId === question.jobId);
    if (this.gitHubDown || job === undefined) return { kind: 'unknown', why: 'HTTP 503' };
    const [status, conclusion] = job.completed ? ['completed', 'failure'] : ['in_progress', ''];
    return { kind: 'status', runId: question.kind === 'none' ? '' : question.runId, status, conclusion };
  }

  expectRaised(): void {
    for (const name of policies) expectThat(this.server.timeoutOf(name) === wantedSeconds, `${name} is not raised`);
  }
}

function untilDue(process: Process): number {
  return process.dueMs - process.machine.monotonicMs();
}

function kill(job: Job, role: string): void {
  for (const process of job.processes) if (process.role === role) process.kill();
}

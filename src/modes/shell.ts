import { type Finding, finding } from '../findings/finding.ts';
import { wordsOf } from '../findings/words.ts';
import type { JobParts } from '../process/job.ts';
import type { Terminal } from '../process/terminal.ts';
import { renderReport } from '../report/json.ts';
import { renderLog } from '../report/log.ts';
import type { Verdict } from '../report/verdict.ts';
import { type Asked, type Format, readCommandLine } from '../runner/command-line.ts';
import type { Person } from '../runner/environment.ts';
import { type Descriptions, helpText } from '../runner/help.ts';
import { ShellRunner } from '../runner/shell-runner.ts';
import type { Publisher } from '../steps/publish.ts';
import { logLine } from '../text/log.ts';
import { faultOf } from './fault.ts';
import { finish } from './post.ts';
import { replayReport } from './replay.ts';
import { start } from './start.ts';
import type { World } from './world.ts';

const USAGE = 2;

/** Everything outside a run at a shell. */
export interface ShellWorld extends Omit<World, 'runner' | 'publish' | 'job' | 'person'> {
  readonly args: readonly string[];
  readonly terminal: Terminal;
  readonly person: () => Person;
  /** The processes of a run; its command may be kept off standard output. */
  readonly jobOf: (keepsStdout: boolean) => JobParts;
  /** What the package says of itself. Read only when it is asked for. */
  readonly descriptions: () => Promise<Descriptions>;
  readonly version: () => string;
}

/** A command line from its arguments to its exit code. */
export async function shell(world: ShellWorld): Promise<number> {
  const { args, terminal } = world;
  const asked = readCommandLine(args);
  switch (asked.kind) {
    case 'help':
      terminal.out(helpText(asked.mode, await world.descriptions()));
      return 0;
    case 'version':
      terminal.out(world.version());
      return 0;
    case 'replay':
      return replay(terminal, asked.path, world.readEvent(asked.path));
    case 'unusable':
      terminal.err(usageLine(asked.finding), 'red');
      return USAGE;
    case 'run':
      return run(world, asked);
  }
}

/** The verdict as it is decided again, and whether the report says the same. */
async function replay(terminal: Terminal, path: string, report: unknown): Promise<number> {
  const unread = { kind: 'not-decided', problem: 'it is no file of JSON that can be read' } as const;
  const replayed = report === undefined ? unread : await replayReport(report);
  if (replayed.kind === 'not-decided') {
    terminal.err(usageLine(finding('replay-impossible', path, { path, problem: replayed.problem })), 'red');
    return USAGE;
  }
  const isSame = replayed.is === replayed.was;
  for (const line of renderLog(replayed.verdict)) terminal.out(line);
  const found = finding(isSame ? 'replayed' : 'replayed-otherwise', path, {});
  terminal.out(wordsOf(found).what, isSame ? 'green' : 'red');
  return isSame ? 0 : 1;
}

function usageLine(found: Finding, secrets: readonly string[] = []): string {
  return logLine(`admission-gate: ${wordsOf(found).what}`, undefined, secrets);
}

/**
 * Plays main and then post in this process, so that whatever happened the command is ended and the Lease is free. Inside
 * a job of the Actions runner it is that job that asks, with the token in GITHUB_TOKEN; else it is a person.
 */
async function run(world: ShellWorld, asked: Extract<Asked, { kind: 'run' }>): Promise<number> {
  const { terminal, env } = world;
  const isJob = env['GITHUB_ACTIONS'] === 'true';
  const inputs = new Map(asked.inputs);
  if (isJob) inputs.set('github-token', env['GITHUB_TOKEN'] ?? '');
  const runner = new ShellRunner(terminal, inputs);
  let isUsage = false;
  const { person, ...outside } = world;
  const parts: World = {
    ...outside,
    ...(isJob ? {} : { person: person() }),
    runner,
    job: world.jobOf(asked.format === 'json'),
    publish: async (publisher, verdict) => {
      isUsage = verdict.code === 'bad-input' || verdict.code === 'kubeconfig-unusable';
      await print(terminal, asked.format, publisher, verdict, isUsage);
    },
  };
  const fault = faultOf(runner);
  const ended = await start(parts).catch(fault);
  inputs.set('job-status', ended === 0 ? 'success' : 'failure');
  const finished = await finish(parts).catch(fault);
  return isUsage ? USAGE : ended || finished;
}

/** The verdict on standard output; what cannot be used is one line each instead. */
async function print(
  terminal: Terminal,
  format: Format,
  { secrets, comment, log }: Publisher,
  verdict: Verdict,
  isUsage: boolean,
): Promise<void> {
  if (isUsage) for (const found of verdict.findings) terminal.err(usageLine(found, secrets), 'red');
  // The same JSON, in which a runner that reads along sees no command of the older form (`##[name]`).
  if (format === 'json') terminal.out(renderReport(verdict, secrets).trimEnd().replaceAll('##[', '#\\u0023['));
  else if (!isUsage) {
    const [first = '', ...lines] = renderLog(verdict, secrets);
    terminal.out(first, verdict.verdict === 'proceed' ? 'green' : 'red');
    for (const line of lines) terminal.out(line);
  }
  const commented = await comment(verdict).catch(() => '');
  if (commented !== '') log.info(commented);
}

import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { githubWithComments, runAction } from '../test/acceptance/action.ts';
import type { RunningStep } from '../test/rig/runner/step.ts';
import { adminOf } from '../test/sandbox/client.ts';
import { type Act, type Scenario, type Stage, stage } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/**
 * `npm run demo`: plays a scenario with the built action in a runner, on an API server in this process. Shows the log as
 * GitHub would, then the job's summary and the comment, and exits as the last step did.
 */
async function demo(args: readonly string[]): Promise<number> {
  if (args.includes('--list')) {
    for (const { name, title } of scenarios) show(`${name.padEnd(18)} ${title}`);
    return 0;
  }
  const [wanted = scenarios[0].name] = args;
  const scenario = scenarios.find(({ name }) => name === wanted);
  if (scenario === undefined) {
    show(`There is no scenario ${wanted}. There are: ${scenarios.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  return play(scenario);
}

async function play(scenario: Scenario): Promise<number> {
  show(`${scenario.name}: ${scenario.title}`, '', ...scenario.story);
  await using place = await stage(scenario);
  if (scenario.kyverno.serviceWrites !== undefined) await createService(place);
  let exitCode = 1;
  for (const act of scenario.acts) exitCode = await playAct(place, act);
  const others = scenarios.filter(({ name }) => name !== scenario.name).map(({ name }) => name);
  show('', `Other scenarios, by \`npm run demo -- NAME\`: ${others.join(', ')}`);
  return exitCode;
}

const statusSchema = v.looseObject({ reason: v.optional(v.string()), message: v.optional(v.string()) });

/** What anybody would see of the outage, as kubectl prints it. */
async function createService({ sandbox }: Stage): Promise<void> {
  heading('Meanwhile somebody creates a Service');
  show('$ kubectl create service clusterip shop --tcp=80 --namespace=apps');
  const body = { metadata: { name: 'shop' }, spec: { ports: [{ port: 80 }] } };
  const answer = await adminOf(sandbox).request('POST', '/api/v1/namespaces/apps/services', body);
  const { reason = '', message = '' } = v.parse(statusSchema, answer.body);
  show(answer.status < 400 ? 'service/shop created' : `Error from server (${reason}): ${message}`);
}

async function playAct({ kubeconfig }: Stage, { title, event, inputs }: Act): Promise<number> {
  heading(title);
  await using github = event === 'merge_group' ? await githubWithComments() : undefined;
  const { main, post } = await runAction({
    ...(github === undefined ? {} : { github }),
    inputs: { kubeconfig, ...inputs },
    during: follow,
    deploy: async () => show('', '  (here the deploy runs, with the Lease held)'),
  });
  if (post.log !== '') show('', 'Post:', ...post.log.split('\n').map(asShown));
  const summary = main.summary.trim();
  heading('The job summary');
  show(summary);
  for (const { body } of github?.repository.comments ?? []) {
    heading('The comment on the pull request');
    const comment = (body ?? '').trim();
    show(comment.endsWith(summary) ? '(the text of the summary)' : comment);
  }
  heading(`The step ended with exit code ${main.exitCode}`);
  return main.exitCode ?? 1;
}

/** Shows each line of the log soon after it was written. */
async function follow({ log, done }: RunningStep): Promise<void> {
  let shown = 0;
  let isOver = false;
  const over = done.then(() => {
    isOver = true;
  });
  for (;;) {
    const last = isOver;
    show(...log.lines.slice(shown).map(asShown));
    shown = log.lines.length;
    if (last) return;
    await Promise.race([over, delay(50)]);
  }
}

const prefixes: readonly (readonly [command: string, shown: string])[] = [
  ['##[group]', '▾ '],
  ['##[error]', 'Error: '],
  ['##[warning]', 'Warning: '],
  ['##[notice]', 'Notice: '],
];

/** A line of the log as GitHub's page shows it, groups open. */
function asShown(line: string): string {
  const [command, prefix] = prefixes.find(([start]) => line.startsWith(start)) ?? ['', '  '];
  return line === '##[endgroup]' ? '' : `${prefix}${line.slice(command.length)}`;
}

function heading(text: string): void {
  show('', `── ${text} ${'─'.repeat(Math.max(3, 100 - text.length))}`, '');
}

function show(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

process.exitCode = await demo(process.argv.slice(2));

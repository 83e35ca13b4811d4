import { type Finding, failsOn, finding } from '../findings/finding.ts';
import type { Verdict } from '../report/verdict.ts';
import type { DiagnoseInputs } from '../runner/inputs.ts';
import { bundleOf, surveyFrom } from '../steps/bundle.ts';
import { type Context, phase, RunHistory, say } from '../steps/context.ts';
import { findingsOf, type Sight, withOwners } from '../steps/diagnose.ts';
import { type KindAnswer, probeKinds } from '../steps/kinds.ts';
import { MOST_REQUESTS, observedIn, survey } from '../steps/survey.ts';
import { conclude, type RunFacts } from './conclude.ts';
import type { World } from './world.ts';

/** A diagnosis: what was found, the most urgent first, and whether the run fails for it. */
interface Diagnosis {
  readonly findings: readonly [Finding, ...Finding[]];
  readonly fails: boolean;
}

/** `diagnose`: reads, tries each kind by server dry-run, and says what blocks, what will, and what may. Writes nothing. */
export async function diagnoseCluster(
  world: Pick<World, 'writeBundle'>,
  context: Context,
  inputs: DiagnoseInputs,
  facts: RunFacts,
  secrets: readonly string[],
): Promise<Verdict> {
  const [read, kinds] = await phase(context, 'Look at the webhooks and what stands behind them', () =>
    Promise.all([survey(context), probeKinds(context, inputs.kinds, inputs.probeNamespace)]),
  );
  if (context.scope.ended !== undefined) return conclude(facts, 'refuse', [context.scope.ended]);
  for (const one of kinds) say(context, kindText(one));
  const now = context.clock.now();
  const { findings, fails } = await concluded(context, inputs, { survey: read, kinds, now });
  const unsaved = inputs.save === '' ? undefined : save(world, inputs.save, bundleOf(read, now, secrets));
  const all: Diagnosis['findings'] = unsaved === undefined ? findings : [...findings, unsaved];
  return conclude(facts, fails || unsaved !== undefined ? 'refuse' : 'proceed', all);
}

function save(
  world: Pick<World, 'writeBundle'>,
  folder: string,
  files: Readonly<Record<string, string>>,
): Finding | undefined {
  try {
    world.writeBundle(folder, files);
    return undefined;
  } catch (error) {
    const allowed = `a folder that can be written (${error instanceof Error ? error.message : String(error)})`;
    return finding('bad-input', 'input save', { input: 'save', allowed, given: JSON.stringify(folder) });
  }
}

/** Judges what was saved before, without a cluster, as of the moment at which it was saved. */
export async function diagnoseFolder(
  world: Pick<World, 'readBundle' | 'clock'>,
  inputs: DiagnoseInputs,
  link: string,
): Promise<Verdict> {
  const facts: RunFacts = { mode: 'diagnose', lease: '', holder: '', link, history: new RunHistory(world.clock) };
  const bad = (allowed: string): Verdict =>
    conclude(facts, 'refuse', [
      finding('bad-input', 'input from', { input: 'from', allowed, given: JSON.stringify(inputs.from) }),
    ]);
  const documents = world.readBundle(inputs.from);
  if (typeof documents === 'string') return bad(`a folder of JSON or YAML files that can be read (${documents})`);
  const saved = surveyFrom(documents, world.clock.now());
  if (saved === undefined) return bad('a folder with webhook configurations, as kubectl get --output json writes them');
  const { findings, fails } = await concluded(undefined, inputs, { survey: saved.survey, kinds: [], now: saved.at });
  return conclude(facts, fails ? 'refuse' : 'proceed', findings);
}

function kindText({ kind, outcome, webhook, elapsedMs }: KindAnswer): string {
  return `${kind}: ${outcome}${webhook === '' ? '' : ` by ${webhook}`} after ${elapsedMs} ms`;
}

async function concluded(
  context: Context | undefined,
  inputs: DiagnoseInputs,
  seen: Pick<Sight, 'survey' | 'kinds' | 'now'>,
): Promise<Diagnosis> {
  const { warnDays, kyvernoVersion, kyvernoNamespace, failOn } = inputs;
  const { webhooks } = observedIn(seen.survey.objects);
  const all = findingsOf({ ...seen, warnDays, kyvernoVersion, kyvernoNamespace });
  const left = MOST_REQUESTS - seen.survey.asked - seen.kinds.length;
  const [first, ...more] = await withOwners(context, all, webhooks, left);
  const isUnclear = first === undefined || first.severity === 'notice';
  const facts = {
    webhooks: String(webhooks.length),
    kinds: seen.kinds.map(kindText).join(', ') || 'no kind was tried',
  };
  const clear = finding('diagnosis-clear', 'webhooks', facts, [], 'notice');
  const findings: Diagnosis['findings'] = isUnclear
    ? [clear, ...(first === undefined ? [] : [first]), ...more]
    : [first, ...more];
  return { findings, fails: failsOn(failOn, findings) };
}

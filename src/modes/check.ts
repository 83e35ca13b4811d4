import { asWarning, type Finding, failsOn, finding } from '../findings/finding.ts';
import { defaultSettings } from '../kyverno/settings.ts';
import { isProved, type KyvernoVersion, newestKnown, parseVersion, rulesOf } from '../kyverno/version.ts';
import type { Verdict } from '../report/verdict.ts';
import type { CheckInputs } from '../runner/inputs.ts';
import { checkFiles } from '../steps/check.ts';
import { RunHistory } from '../steps/context.ts';
import { celFor } from '../steps/expressions.ts';
import { conclude, type RunFacts } from './conclude.ts';
import type { World } from './world.ts';

/** By which Kyverno is judged, and what is to be said of that. */
function versionFor(given: string): { readonly version: KyvernoVersion; readonly notes: readonly Finding[] } {
  const version = parseVersion(given === '' ? newestKnown : given);
  if (version === undefined) throw new RangeError(`the input let ${given} pass`);
  const subject = `Kyverno ${version.text}`;
  if (given === '')
    return { version, notes: [finding('version-assumed', subject, { version: version.text }, [], 'notice')] };
  if (isProved(version)) return { version, notes: [] };
  const unproved = finding('kyverno-line-unproved', subject, { version: version.text, rules: rulesOf(version) });
  return { version, notes: [asWarning(unproved)] };
}

/** `check`: reads policies and manifests and says what is wrong with them, each at its place. No cluster, no token. */
export async function checkPaths(
  world: Pick<World, 'clock' | 'workspace'>,
  inputs: CheckInputs,
  link: string,
): Promise<Verdict> {
  const history = new RunHistory(world.clock);
  const facts: RunFacts = { mode: 'check', lease: '', holder: '', link, history };
  const read = world.workspace.objects(inputs.checkPaths, 'check-paths');
  const [bad, ...more] = read.findings.filter(({ code }) => code === 'bad-input');
  if (bad !== undefined) return conclude(facts, 'refuse', [bad, ...more]);
  const { version, notes } = versionFor(inputs.kyvernoVersion);
  history.kyvernoVersion = version.text;
  const { cel, expressions } = await celFor(read.objects);
  const kyverno = { version, settings: defaultSettings, ...(expressions && { expressions }) };
  const [first, ...others] = checkFiles(read, {
    kyverno,
    wantedSeconds: inputs.webhookTimeoutSeconds,
    entries: inputs.checkPaths,
    ...(cel && { cel }),
  });
  const fails = failsOn(inputs.failOn, [first, ...others]);
  return conclude(facts, fails ? 'refuse' : 'proceed', [first, ...others, ...notes]);
}

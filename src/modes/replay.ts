import type { Cluster } from '../cluster/port.ts';
import { isReasonCode } from '../findings/catalogue.ts';
import { isLenience } from '../findings/finding.ts';
import type { Queue } from '../github/queue.ts';
import type { Randomness } from '../process/random.ts';
import { VirtualClock } from '../process/virtual-clock.ts';
import { renderReport } from '../report/json.ts';
import type { Verdict } from '../report/verdict.ts';
import { type GateInputs, readInputs } from '../runner/inputs.ts';
import { type Context, leaseText, RunHistory } from '../steps/context.ts';
import type { Keeper } from '../steps/keeper.ts';
import { Playback } from '../steps/playback.ts';
import { endingsIn, type Recording, readRecording, unopenedIn } from '../steps/recording.ts';
import { Scope } from '../steps/scope.ts';
import { Order } from '../steps/turn.ts';
import { concludeGate } from './conclude.ts';
import { type GatePlan, gate } from './gate.ts';
import { gateLeniently } from './lenient.ts';

/** A report decided again. `was` and `is` are verdict and findings as one text, before and now. */
export type Replayed =
  | { readonly kind: 'decided'; readonly verdict: Verdict; readonly was: string; readonly is: string }
  | { readonly kind: 'not-decided'; readonly problem: string };

/** What the run itself had still to wait when it was told nothing more. */
const PATIENCE_MS = 600_000;
const noCluster: Cluster = Object.create(null);
const noQueue: Queue = Object.create(null);
const noChance: Randomness = Object.create(null);
const noKeeper: Keeper = Object.create(null);

/**
 * Decides a gate again from what its report says it was told, by the code that decides every gate, on a clock that jumps
 * from one answer to the next. Nothing outside is asked.
 */
export async function replayReport(report: unknown): Promise<Replayed> {
  const recording = readRecording(report, isReasonCode);
  if (typeof recording === 'string') return { kind: 'not-decided', problem: recording };
  const inputs = readInputs((name) => recording.inputs[name] ?? '');
  if (!inputs.ok || inputs.inputs.mode !== 'gate') return { kind: 'not-decided', problem: 'its inputs cannot be used' };
  const verdict = await decide(recording, inputs.inputs);
  if (verdict === undefined) return { kind: 'not-decided', problem: 'it holds fewer answers than the gate asks for' };
  const again = readRecording(
    { ...JSON.parse(renderReport(verdict)), observations: observationsOf(report) },
    isReasonCode,
  );
  if (typeof again === 'string') return { kind: 'not-decided', problem: again };
  return { kind: 'decided', verdict, was: recording.decision, is: again.decision };
}

function observationsOf(report: unknown): unknown {
  return typeof report === 'object' && report !== null && 'observations' in report ? report.observations : undefined;
}

async function decide(recording: Recording, inputs: GateInputs): Promise<Verdict | undefined> {
  const { startedAt, startMs, entries, warnings, claim } = recording;
  const clock = new VirtualClock(startedAt, startMs);
  const playback = new Playback(clock, entries);
  const context = contextOf(clock, playback, inputs, claim.holder);
  context.history.warnings.push(...warnings);
  for (const { atMs, why } of endingsIn(recording, isReasonCode)) {
    void clock.sleep(atMs - startMs, new AbortController().signal).then(() => context.scope.end(why));
  }
  const plan = planOf(recording, inputs, playback, context);
  const lastMs = Math.max(startMs, ...entries.map(({ doneMs }) => doneMs)) + PATIENCE_MS;
  const run = async () => {
    // What it said is in the probes; that GitHub limited it decides what is asked later.
    const wasAsked = entries.some(({ call }) => call.startsWith('changedFiles '));
    if (wasAsked && recording.change.group !== undefined) await plan.order.changedFiles(recording.change.group);
    return (warnings.some(isLenience) ? gateLeniently : gate)(context, plan);
  };
  const ended = await clock.until(run(), lastMs);
  const facts = {
    mode: 'gate',
    lease: leaseText(context.lease),
    holder: claim.holder,
    link: claim.notes.link,
    filePolicies: recording.filePolicies,
  } as const;
  return ended === undefined ? undefined : concludeGate({ ...facts, history: context.history }, ended);
}

function contextOf(clock: VirtualClock, playback: Playback, inputs: GateInputs, holder: string): Context {
  const silent = (): void => {};
  return {
    clock,
    holder,
    cluster: playback.port(noCluster),
    random: playback.port(noChance),
    log: { group: silent, endGroup: silent, info: silent },
    scope: new Scope(),
    lease: inputs.lease,
    kyvernoNamespace: inputs.kyvernoNamespace,
    history: new RunHistory(clock),
  };
}

function planOf(recording: Recording, inputs: GateInputs, playback: Playback, context: Context): GatePlan {
  const { probes, mustDeny, filePolicies, claim, change } = recording;
  const unopened = unopenedIn(recording, isReasonCode);
  const order = new Order(context, change, async () => unopened ?? playback.port(noQueue));
  return { inputs, probes, mustDeny, filePolicies, claim, order, onHeld: () => {}, keeper: playback.port(noKeeper) };
}

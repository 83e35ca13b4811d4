import { type Judgement, judge, outcomeText } from '../admission/answer.ts';
import { forge, type ImageReference, parseImage } from '../admission/image.ts';
import { probePod } from '../admission/pod.ts';
import { probeBackoff, stopAfter, waitAfter } from '../admission/retry.ts';
import { isImageEngine } from '../admission/texts.ts';
import type { Answer } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { AttemptRecord, ProbeRecord } from '../report/verdict.ts';
import { type Context, go, refuse, type Step, say } from './context.ts';

/** One image to be created as a Pod by server dry-run. */
export interface Probe {
  readonly image: string;
  readonly reference: ImageReference;
}

export interface ProbeLimits {
  readonly podNamespace: string;
  readonly attempts: number;
  /** For all Pods of one round together. */
  readonly totalSeconds: number;
}

/** So many at a time: more would only measure the admission controller's own queue. */
const CONCURRENCY = 4;

type Ended = Exclude<Judgement, { kind: 'aborted' }>;

interface Asked {
  readonly last: Ended;
  readonly attempts: readonly AttemptRecord[];
}

/** Every probe must be admitted. */
export async function probeAll(context: Context, probes: readonly Probe[], limits: ProbeLimits): Promise<Step<void>> {
  return round(context, limits, probes, async (probe, signal) => {
    const asked = await ask(context, probe.image, limits, signal);
    if (asked === undefined) return undefined;
    const passed = asked.last.kind === 'admitted';
    record(context, {
      kind: 'probe',
      image: probe.image,
      podNamespace: limits.podNamespace,
      passed,
      attempts: asked.attempts,
    });
    return passed ? undefined : probeFinding(context, limits, probe.image, asked);
  });
}

/**
 * One control per probed repository must be denied, and the denial must name a policy that covers the probes. Policies
 * match by the text of the reference, so each form in which a repository is probed (tag, digest, both) has its own.
 */
export async function controlAll(
  context: Context,
  probes: readonly Probe[],
  covering: readonly string[],
  limits: ProbeLimits,
): Promise<Step<void>> {
  const form = ({ repository, tag, digest }: ImageReference): string =>
    [repository, tag, digest !== undefined].join(' ');
  const perForm = [...new Map(probes.map((probe) => [form(probe.reference), probe])).values()];
  return round(context, limits, perForm, async ({ reference }, signal) => {
    const image = forge(reference, context.random.hex(32));
    const asked = await ask(context, image, limits, signal, true);
    if (asked === undefined) return undefined;
    const found = controlFinding(context, limits, { image, repository: reference.repository }, covering, asked);
    const passed = found === undefined;
    const attempts = passed ? asked.attempts.map((attempt) => deniedAsWanted(attempt, asked.last)) : asked.attempts;
    record(context, { kind: 'control', image, podNamespace: limits.podNamespace, passed, attempts });
    return found;
  });
}

/** Runs one question per item, four at a time, within the time of the round; all findings, in the items' order. */
async function round<T>(
  context: Context,
  limits: ProbeLimits,
  items: readonly T[],
  one: (item: T, signal: AbortSignal) => Promise<Finding | undefined>,
): Promise<Step<void>> {
  const { clock, scope } = context;
  const ended = new AbortController();
  const limit = new AbortController();
  void clock.sleep(limits.totalSeconds * 1000, ended.signal).then(() => limit.abort());
  const found: (Finding | undefined)[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) found[index] = await one(item, AbortSignal.any([scope.signal, limit.signal]));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } finally {
    ended.abort();
  }
  if (scope.ended !== undefined) return refuse(scope.ended);
  const [first, ...more] = found.filter((entry) => entry !== undefined);
  return first === undefined ? go(undefined) : refuse(first, ...more);
}

/**
 * Asks until the answer is certain, the attempts are used up or the time is over. A control that is denied is
 * answered, whatever the denial says; `undefined` when it was cut off before any answer.
 */
async function ask(
  context: Context,
  image: string,
  limits: ProbeLimits,
  signal: AbortSignal,
  denialIsFinal = false,
): Promise<Asked | undefined> {
  const { cluster, clock, random } = context;
  const pod = probePod(limits.podNamespace, `admission-gate-${random.hex(4)}`, image);
  const history: Ended[] = [];
  const attempts: AttemptRecord[] = [];
  for (;;) {
    const atMs = context.history.sinceStart();
    const answer = await cluster.dryRunPod(limits.podNamespace, pod, signal);
    const judgement = judge(answer);
    if (judgement.kind === 'aborted') break;
    history.push(judgement);
    attempts.push(attemptRecord(atMs, answer, judgement));
    if (denialIsFinal && judgement.kind === 'denied') break;
    const retryAfter = answer.kind === 'status' ? answer.retryAfterSeconds : undefined;
    const backoff = { ...probeBackoff, attempts: limits.attempts };
    if (stopAfter(history, backoff) !== undefined) break;
    const wait = waitAfter(history.length, backoff, random.fraction(), retryAfter);
    say(context, `${image}: ${outcomeText(judgement)}, asking again in ${Math.round(wait)} ms`);
    await clock.sleep(wait, signal);
    if (signal.aborted) break;
  }
  const last = history.at(-1) ?? cutOff(signal, context);
  return last === undefined ? undefined : { last, attempts };
}

/** For a control, the reason of the denial is beside the point: that there is one is what was asked for. */
function deniedAsWanted(attempt: AttemptRecord, last: Ended): AttemptRecord {
  return last.kind === 'denied' && attempt.text === last.text
    ? { ...attempt, outcome: 'denied, as it must be' }
    : attempt;
}

/** No answer at all within the time of the round, which is a fact about the platform; a cancelled run has none. */
function cutOff(signal: AbortSignal, context: Context): Ended | undefined {
  if (context.scope.ended !== undefined || !signal.aborted) return undefined;
  const text = 'no answer before the time for all probes was over';
  return { kind: 'unanswered', webhook: '', code: 'probe-unanswered', again: false, text };
}

function attemptRecord(atMs: number, answer: Answer, judgement: Ended): AttemptRecord {
  return {
    atMs,
    elapsedMs: Math.round(answer.elapsedMs),
    status: answer.kind === 'no-answer' ? 'none' : answer.status,
    outcome: outcomeText(judgement),
    text: judgement.kind === 'admitted' ? '' : judgement.text,
  };
}

function record(context: Context, entry: ProbeRecord): void {
  context.history.probes.push(entry);
  const last = entry.attempts.at(-1);
  const how = `${last?.outcome ?? 'no answer'} after ${entry.attempts.length} attempt(s)`;
  say(context, `${entry.kind} ${entry.image}: ${how}${entry.passed ? '' : `: ${last?.text ?? ''}`}`);
}

/** The sentences of all these codes draw on the same facts. */
function probeFinding(context: Context, limits: ProbeLimits, image: string, { last, attempts }: Asked): Finding {
  if (last.kind === 'admitted') throw new Error('an admitted probe has no finding');
  const facts = {
    image,
    text: last.text,
    webhook: last.webhook,
    attempts: String(attempts.length),
    policy: last.kind === 'denied' ? last.policies.join(', ') || 'a policy that is not named' : '',
    namespace: last.code === 'api-forbidden' ? limits.podNamespace : context.kyvernoNamespace,
    podNamespace: limits.podNamespace,
    verb: 'create',
    resource: 'pods',
    call: 'create pods (dry-run)',
    status: String(attempts.at(-1)?.status ?? 'none'),
  };
  return { code: last.code, severity: 'error', subject: `image ${image}`, facts, evidence: [] };
}

function controlFinding(
  context: Context,
  limits: ProbeLimits,
  control: { readonly image: string; readonly repository: string },
  covering: readonly string[],
  asked: Asked,
): Finding | undefined {
  const { last } = asked;
  const subject = `repository ${control.repository}`;
  if (last.kind === 'admitted')
    return finding('not-enforced', subject, { repository: control.repository, namespace: context.kyvernoNamespace });
  if (last.kind === 'unanswered') return probeFinding(context, limits, control.image, asked);
  if (isImageEngine(last.engine) && last.policies.some((policy) => covering.includes(policy))) return undefined;
  const facts = { repository: control.repository, policies: covering.join(', ') || 'none', text: last.text };
  return finding('control-other-denial', subject, facts);
}

/** Reads the images of input `probe-images`; a line that is no image reference is bad input. */
export function readProbes(images: readonly string[]): readonly Probe[] | Finding {
  const probes: Probe[] = [];
  for (const image of images) {
    const reference = parseImage(image);
    if (reference === undefined) {
      const facts = { input: 'probe-images', allowed: 'one image reference per line', given: image };
      return finding('bad-input', 'input probe-images', facts);
    }
    probes.push({ image, reference });
  }
  return probes;
}

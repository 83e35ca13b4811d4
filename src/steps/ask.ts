import { type Judgement, judge, outcomeText } from '../admission/answer.ts';
import { isUnjudged } from '../admission/denial-texts.ts';
import { type ProbePod, podBody, podKey, withSmallRequests } from '../admission/pod.ts';
import { type Resolved, resolvedIn } from '../admission/resolved.ts';
import { isCutOff, probeBackoff, type Stop, stopAfter, waitAfter } from '../admission/retry.ts';
import type { Answer } from '../cluster/port.ts';
import type { Finding } from '../findings/finding.ts';
import type { AttemptRecord } from '../report/verdict.ts';
import { type Context, go, refuse, type Step, say } from './context.ts';
import { restartedDuring } from './verifiers.ts';

export interface ProbeLimits {
  readonly attempts: number;
  /** For all Pods of one round together. */
  readonly totalSeconds: number;
}

export type Ended = Exclude<Judgement, { kind: 'aborted' }>;

/** All answers to one Pod, at least one. */
export interface Asked {
  readonly history: readonly Ended[];
  readonly last: Ended;
  readonly attempts: readonly AttemptRecord[];
  /** From the Pod that was admitted. */
  readonly resolved: readonly Resolved[];
  /** Why it was not asked again; `undefined`: time was over, or a denial was all that was wanted. */
  readonly stopped: Stop | undefined;
}

/** So many at a time: more would only measure the admission controller's own queue. */
const CONCURRENCY = 4;

/** Runs one question per item, four at a time, within the time of the round; all findings, in the items' order. */
export async function round<T>(
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
export async function ask(
  context: Context,
  probed: ProbePod,
  limits: ProbeLimits,
  signal: AbortSignal,
  denialIsFinal = false,
): Promise<Asked | undefined> {
  const { cluster, clock, random } = context;
  const name = `admission-gate-${random.hex(4)}`;
  const backoff = { ...probeBackoff, attempts: limits.attempts };
  const history: Ended[] = [];
  const attempts: AttemptRecord[] = [];
  let pod = probed;
  let resolved: readonly Resolved[] = [];
  let stopped: Stop | undefined;
  for (;;) {
    const atMs = context.history.sinceStart();
    const answer = await cluster.dryRunPod(pod.namespace, podBody(pod, name), signal);
    const judgement = judge(answer);
    if (judgement.kind === 'aborted') break;
    attempts.push(attemptRecord(atMs, answer, judgement));
    if (pod === probed && isQuota(judgement) && asksForMuch(probed)) {
      pod = withSmallRequests(probed);
      say(context, `${imagesText(pod)}: ${outcomeText(judgement)}, asking again with the smallest requests`);
      continue;
    }
    history.push(judgement);
    if (answer.kind === 'ok') resolved = resolvedIn(answer.body, pod.images);
    stopped = stopAfter(history, backoff);
    if (stopped !== undefined || (denialIsFinal && isDenied(judgement))) break;
    const wait = waitAfter(history.length, backoff, random.fraction(), retryAfterOf(answer));
    say(context, `${imagesText(pod)}: ${outcomeText(judgement)}, asking again in ${Math.round(wait)} ms`);
    const sleep = (): Promise<void> => clock.sleep(wait, signal);
    const restarted = isCutOff(judgement) ? await restartedDuring(context, sleep) : await sleep();
    if (signal.aborted) break;
    stopped = stopAfter(history, backoff, { restarted: restarted ?? undefined });
    if (stopped !== undefined) break;
  }
  const last = history.at(-1) ?? cutOff(signal, context);
  if (last === undefined) return undefined;
  return { history: history.length > 0 ? history : [last], last, attempts, resolved, stopped };
}

/** A Pod that the mutating webhook was not asked about was not judged. */
function isDenied(judgement: Ended): boolean {
  return judgement.kind === 'denied' && !isUnjudged(judgement.text);
}

function isQuota(judgement: Ended): boolean {
  return judgement.kind === 'unanswered' && judgement.code === 'quota-exceeded';
}

function asksForMuch(pod: ProbePod): boolean {
  return podKey(withSmallRequests(pod)) !== podKey(pod);
}

function retryAfterOf(answer: Answer): number | undefined {
  return answer.kind === 'status' ? answer.retryAfterSeconds : undefined;
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

/** The images of a Pod in one line. */
export function imagesText({ images }: ProbePod): string {
  return images.join(', ');
}

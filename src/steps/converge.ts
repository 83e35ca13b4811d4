import type { WatchEvent } from '../cluster/port.ts';
import { asWarning, isError } from '../findings/finding.ts';
import { judgeHealth } from '../health/judge.ts';
import { operationsOn, podKind } from '../health/scope.ts';
import type { Webhook } from '../health/webhook.ts';
import { type Assessment, assess, type Situation, verbs } from '../kyverno/assess.ts';
import { concerning, differenceText } from '../kyverno/compare.ts';
import { namespacedEngines } from '../kyverno/engines.ts';
import {
  configurationNames,
  parseConfiguration,
  shapePath,
  type Verb,
  type WebhookConfiguration,
  type WebhookShape,
} from '../kyverno/webhooks.ts';
import type { WebhookLine } from '../report/verdict.ts';
import { noteForbiddenWatch } from './calls.ts';
import { type Context, go, refuse, type Step, say } from './context.ts';
import { notConverged } from './not-converged.ts';
import { lookAround, readEngines, type View, webhookCall, webhookResources } from './observe.ts';
import { reverted } from './repair.ts';

/** A watch can hang without a sign, so everything is read again this often. */
const LOOK_MS = 10_000;
/** Without the right to watch, the two configurations are read this often instead. */
const POLL_MS = 1000;
/** A caBundle that expires within so many days is a warning. */
const WARN_DAYS = 14;
/** Where nothing changes, a waiting run says this often that it waits. */
const TELL_MS = 30_000;

/** What stays the same while the gate waits. */
export interface Goal
  extends Pick<Situation, 'version' | 'settings' | 'expressions' | 'others' | 'pods' | 'named' | 'wantedSeconds'> {
  readonly convergenceSeconds: number;
}

/** A view that was judged: exact when it has no differences. */
export interface Judged {
  readonly view: View;
  readonly assessment: Assessment;
}

/** Judges a view after the repair: nothing may forbid to go on, and no named policy may be stale again. */
export function judgeView(context: Context, goal: Goal, view: View): Step<Judged> {
  const assessment = assess({ ...goal, ...view });
  remember(context, { view, assessment });
  const [stale] = assessment.patches;
  if (stale !== undefined) return refuse(reverted(stale.policy, stale.toSeconds, context));
  const [first, ...more] = assessment.findings.filter(isError);
  return first === undefined ? go({ view, assessment }) : refuse(first, ...more);
}

/**
 * Waits until effective equals expected in both configurations: by watch, compared on every event, and read again
 * every 10 s. Waits at most `seconds`; the refusal names what is wanted in all, and carries expected and effective.
 */
export async function converge(
  context: Context,
  wanted: Goal,
  start: View,
  seconds: number = wanted.convergenceSeconds,
): Promise<Step<Judged>> {
  let goal = wanted;
  const wait = new Wait(context, start);
  const deadlineMs = context.clock.monotonicMs() + seconds * 1000;
  try {
    for (;;) {
      const judged = judgeView(context, goal, wait.view);
      if (judged.kind === 'refuse') return judged;
      if (judged.value.assessment.differences.length === 0) {
        context.log.info('Both webhook configurations are as they should be.');
        return judged;
      }
      const leftMs = deadlineMs - context.clock.monotonicMs();
      wait.report(judged.value, leftMs);
      if (leftMs <= 0) return notConverged(context, goal, judged.value);
      const ended = await wait.next(leftMs);
      if (ended.kind === 'refuse') return ended;
      if (wait.looks === 1 && goal === wanted) goal = await withNamespaced(context, goal);
    }
  } finally {
    wait.close();
  }
}

/** What is still not right after a while may be frozen by a policy of a namespace; unread, the wait goes on. */
async function withNamespaced(context: Context, goal: Goal): Promise<Goal> {
  const read = await readEngines(context, namespacedEngines);
  const more = read.map(({ unread, ...rest }) =>
    unread === undefined ? rest : { ...rest, unread: asWarning(unread) },
  );
  return { ...goal, others: [...goal.others, ...more] };
}

/** Follows both configurations from one view on and keeps the newest state of each. */
class Wait {
  readonly #context: Context;
  #wake = new AbortController();
  #watches: AbortController | undefined;
  #mayWatch = true;
  #lookAtMs: number;
  #said = '';
  #tellAtMs = 0;
  view: View;
  /** How often all was read again. */
  looks = 0;

  constructor(context: Context, start: View) {
    this.#context = context;
    this.view = start;
    this.#lookAtMs = context.clock.monotonicMs() + LOOK_MS;
  }

  /** Says what is still missing for each change of it, and now and then that it still is. */
  report(judged: Judged, leftMs: number): void {
    const text = judged.assessment.differences.map(differenceText).join('; ');
    const nowMs = this.#context.clock.monotonicMs();
    if (text === this.#said && nowMs < this.#tellAtMs) return;
    if (text !== this.#said) say(this.#context, `not yet: ${text}`);
    else this.#context.log.info(`still not; ${Math.round(leftMs / 1000)} s left to wait`);
    this.#said = text;
    this.#tellAtMs = nowMs + TELL_MS;
  }

  /** Resolves when something may have changed: an event, or a fresh look after at most 10 s. */
  async next(leftMs: number): Promise<Step<void>> {
    const { clock, scope } = this.#context;
    if (this.#mayWatch) this.#watches ??= this.#watch();
    const signal = AbortSignal.any([scope.signal, this.#wake.signal]);
    const untilLook = this.#mayWatch ? this.#lookAtMs - clock.monotonicMs() : POLL_MS;
    await clock.sleep(Math.max(0, Math.min(leftMs, untilLook)), signal);
    if (scope.ended !== undefined) return refuse(scope.ended);
    if (this.#wake.signal.aborted) {
      this.#wake = new AbortController();
      return go(undefined);
    }
    const looked = await lookAround(this.#context);
    if (looked.kind === 'refuse') return looked;
    this.view = looked.value;
    this.looks += 1;
    // What an event told meanwhile may be newer than what was read, so it is read again at once.
    this.#lookAtMs = clock.monotonicMs() + (this.#wake.signal.aborted ? 0 : LOOK_MS);
    if (this.#wake.signal.aborted) this.#wake = new AbortController();
    return go(undefined);
  }

  close(): void {
    this.#watches?.abort();
  }

  #watch(): AbortController {
    const watches = new AbortController();
    const signal = AbortSignal.any([watches.signal, this.#context.scope.signal]);
    for (const verb of verbs) {
      const { resourceVersion } = this.view.configurations[verb];
      const onEvent = (event: WatchEvent): void => {
        if (!watches.signal.aborted) this.#onEvent(verb, event, watches);
      };
      const resource = webhookResources[verb];
      this.#context.cluster.watchWebhook(resource, configurationNames[verb], resourceVersion, onEvent, signal);
    }
    return watches;
  }

  /** A watch that ended goes on only after the next look, which gives the place to go on from. */
  #onEvent(verb: Verb, event: WatchEvent, watches: AbortController): void {
    if (event.kind === 'ended') {
      watches.abort();
      this.#watches = undefined;
      if (noteForbiddenWatch(this.#context, webhookCall(verb), event.answer, POLL_MS / 1000)) {
        this.#mayWatch = false;
        this.#wake.abort();
      }
      return;
    }
    const changed = configurationIn(verb, event);
    if (changed === undefined) return;
    this.view = { ...this.view, configurations: { ...this.view.configurations, [verb]: changed } };
    this.#wake.abort();
  }
}

/** The configuration after an event; bookmarks, errors and what cannot be read leave it to the next look. */
function configurationIn(verb: Verb, event: Extract<WatchEvent, { kind: 'object' }>): WebhookConfiguration | undefined {
  if (event.type !== 'ADDED' && event.type !== 'MODIFIED' && event.type !== 'DELETED') return undefined;
  const parsed = parseConfiguration(verb, event.object);
  if (typeof parsed === 'string') return undefined;
  return event.type === 'DELETED' ? { ...parsed, entries: [] } : parsed;
}

/** Only what is called for Pods and fails closed can stand in the way of this deploy. */
function decidesPods(webhook: Webhook): boolean {
  const operations = operationsOn(webhook, podKind);
  return webhook.failurePolicy === 'Fail' && (operations.includes('CREATE') || operations.includes('*'));
}

/** Keeps expected and effective for the report, and each warning once. */
export function remember({ history, clock }: Context, { view, assessment }: Judged): void {
  const line = (shape: WebhookShape): WebhookLine => ({
    verb: shape.verb,
    path: shapePath(shape),
    failurePolicy: shape.failurePolicy,
    timeoutSeconds: shape.timeoutSeconds,
  });
  const { matter, expected } = assessment;
  history.convergence = {
    expected: verbs.flatMap((verb) => concerning(expected[verb], matter).map(line)),
    effective: verbs.flatMap((verb) => concerning(view.configurations[verb].entries, matter).map(line)),
    exact: assessment.differences.length === 0,
  };
  const known = new Set(history.warnings.map((warning) => JSON.stringify(warning)));
  const warnings = [
    ...assessment.findings.filter((found) => !isError(found)),
    ...judgeHealth({ webhooks: view.webhooks.filter(decidesPods) }, clock.now(), WARN_DAYS).map(asWarning),
  ];
  history.warnings.push(...warnings.filter((warning) => !known.has(JSON.stringify(warning))));
}

import { type Judgement, judge } from '../../src/admission/answer.ts';
import { explanationOf } from '../../src/admission/explain.ts';
import { endOf } from '../../src/admission/history.ts';
import { withLog } from '../../src/admission/log.ts';
import { podOfImage } from '../../src/admission/pod.ts';
import type { Answer } from '../../src/cluster/port.ts';
import type { ReasonCode } from '../../src/findings/catalogue.ts';
import { type Finding, finding } from '../../src/findings/finding.ts';
import { explainCall } from '../../src/health/call.ts';
import { probeAll } from '../../src/steps/probe.ts';
import { seenIn } from './backends.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { type Seat, seatWith } from './seat.ts';

type Failed = Extract<Judgement, { kind: 'denied' | 'unanswered' }>;

/** What may be over at the next attempt, with nothing in the text that says otherwise. */
const passing: readonly ReasonCode[] = [
  'webhook-timeout',
  'webhook-cut-off',
  'request-budget',
  'probe-unanswered',
  'api-answer',
  'registry-failed',
  'registry-limited',
];
const passingCall = /connection refused|i\/o timeout/;

function deservesAnother(judgement: Failed): boolean {
  if (judgement.again === false) return false;
  return (
    passing.includes(judgement.code) || (judgement.code === 'webhook-unreachable' && passingCall.test(judgement.text))
  );
}

/** What the gate says about one answer. */
async function findingOf(seat: Seat, answer: Answer): Promise<Finding | undefined> {
  const { image, namespace } = seat.subject;
  const { context, clock } = seatWith(seat.folder, { dryRunPod: answer });
  const cover = () => ({ policies: [], timeoutSeconds: undefined, reaches: () => true });
  const limits = { attempts: 1, totalSeconds: 60 };
  const step = await clock.until(probeAll(context, [podOfImage(namespace, image)], cover, limits));
  return step.kind === 'refuse' ? step.findings[0] : undefined;
}

function flaps(seat: Seat, admitted: number, denials: readonly { readonly text: string }[]): Finding {
  const { image } = seat.subject;
  const text = [...new Set(denials.map((denial) => denial.text))].join('; ');
  const facts = { image, admitted: String(admitted), denied: String(denials.length), text };
  return finding('verdict-flaps', `image ${image}`, facts);
}

/** Judges all answers to one request together. `known`: what is found in policies and webhooks. */
export async function judgeAnswers(
  seat: Seat,
  answers: readonly Answer[],
  known: readonly Finding[],
): Promise<Outcome> {
  const { image } = seat.subject;
  const history = answers.map(judge).filter((judgement) => judgement.kind !== 'aborted');
  const end = endOf(history);
  switch (end?.kind) {
    case undefined:
      return refused(finding('not-observed', image, { what: `whether ${image} is admitted` }));
    case 'admitted':
      return proceeded(`${image} was admitted in ${history.length} of ${history.length} attempts.`);
    case 'flaps':
      return refused(flaps(seat, end.admitted, end.denials));
    case 'recovered': {
      const facts = { image, failed: String(end.times), attempts: String(history.length), text: end.failed.text };
      const found = finding('probe-recovered', `image ${image}`, facts, [], 'warning');
      return { verdict: 'proceed', findings: [found] };
    }
    case 'failed':
      return failedOutcome(seat, answers, end.last, known);
  }
}

/** What a rollout or a network may put right by itself. */
const mayPassAlone: readonly ReasonCode[] = [
  'backend-refuses',
  'control-plane-blocked',
  'tunnel-down',
  'backend-error',
];

/** What is seen of the backend says why it was not called. */
function backendCause({ folder, clock }: Seat, last: Failed): Finding | undefined {
  return last.kind === 'unanswered' && last.webhook !== '' ? explainCall(last, seenIn(folder), clock.now()) : undefined;
}

/** The same cause is not told twice. */
function notAbout({ code }: Finding): (other: Finding) => boolean {
  return (other) => other.code !== code;
}

async function failedOutcome(
  seat: Seat,
  answers: readonly Answer[],
  last: Failed,
  known: readonly Finding[],
): Promise<Outcome> {
  const explanation = explanationOf(last, known);
  const others = known.filter((found) => found.severity === 'error' && found !== explanation);
  if (explanation !== undefined)
    return refused({ ...explanation, severity: 'error', evidence: [last.text] }, ...others);
  const cause = backendCause(seat, last);
  if (cause !== undefined) {
    const passes = answers.length === 1 && deservesAnother(last) && mayPassAlone.includes(cause.code);
    return passes ? { verdict: 'retry', findings: [cause] } : refused(cause, ...others.filter(notAbout(cause)));
  }
  const answer = answers.at(-1);
  const found = answer === undefined ? undefined : await findingOf(seat, answer);
  if (found === undefined) throw new Error('an answer that failed has no finding');
  const shown = withLog(found, seat.folder.textOf('kyverno-logs.txt'));
  const counted = { ...shown, facts: { ...shown.facts, attempts: String(answers.length) } };
  return answers.length === 1 && deservesAnother(last)
    ? { verdict: 'retry', findings: [counted] }
    : refused(counted, ...others);
}

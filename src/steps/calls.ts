import type { Answer, ObjectName } from '../cluster/port.ts';
import { asWarning, type Finding, finding } from '../findings/finding.ts';
import type { Context } from './context.ts';

/** A call in words that people and `kubectl auth can-i` share. */
export interface CallName {
  readonly verb: string;
  readonly resource: string;
  /** Only for what lives in a namespace. */
  readonly namespace?: string;
}

/** A call on the Lease. */
export function leaseCall(verb: string, { namespace }: ObjectName): CallName {
  return { verb, resource: 'leases.coordination.k8s.io', namespace };
}

const READ_ATTEMPTS = 4;
const READ_BASE_MS = 250;

/** May the same call get another answer soon? */
export function mayPass(answer: Answer): boolean {
  if (answer.kind === 'no-answer')
    return answer.cause === 'unreachable' || answer.cause === 'timeout' || answer.cause === 'unreadable';
  return answer.kind === 'status' && (answer.status === 429 || answer.status >= 500);
}

/** An answer that did not come, or not from the API server itself, leaves open whether the write went through. */
export function leavesOpen(answer: Exclude<Answer, { kind: 'ok' }>): boolean {
  return answer.kind === 'no-answer' || answer.status >= 500;
}

/** Repeats a read, which changes nothing, while its failure may pass; at most four times with full jitter. */
export async function reading(
  context: Pick<Context, 'clock' | 'random' | 'scope'>,
  read: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { clock, random, scope } = context;
  for (let attempt = 1; ; attempt++) {
    const answer = await read(scope.signal);
    if (!mayPass(answer) || attempt === READ_ATTEMPTS || scope.ended !== undefined) return answer;
    const wait = answer.kind === 'status' ? (answer.retryAfterSeconds ?? 0) * 1000 : 0;
    await clock.sleep(Math.max(wait, random.fraction() * READ_BASE_MS * 2 ** attempt), scope.signal);
  }
}

/** An answer that ends a step, as a finding. */
export function failure(call: CallName, answer: Exclude<Answer, { kind: 'ok' }>): Finding {
  const subject = `${call.verb} ${call.resource}`;
  if (answer.kind === 'no-answer') {
    if (answer.cause === 'credentials') return finding('api-unauthorized', subject, { text: answer.message });
    if (answer.cause === 'unreadable')
      return finding('answer-unreadable', subject, { call: subject, problem: answer.message });
    if (answer.cause === 'tls') return finding('api-untrusted', subject, { call: subject, text: answer.message });
    return finding('api-unreachable', subject, { call: subject, text: answer.message });
  }
  const text = answer.message === '' ? `HTTP ${answer.status}` : answer.message;
  if (answer.status === 401) return finding('api-unauthorized', subject, { text });
  if (answer.status === 403) return finding('api-forbidden', subject, { namespace: 'default', ...call, text });
  return finding('api-answer', subject, { call: subject, status: String(answer.status), text });
}

/** An answer's body that is not in the documented form. */
export function unreadable(call: CallName, problem: string): Finding {
  const subject = `${call.verb} ${call.resource}`;
  return finding('answer-unreadable', subject, { call: subject, problem });
}

/**
 * Did this watch end because it is forbidden? Then a warning says what is read every `seconds` instead. Any other end of
 * a watch is nothing to tell.
 */
export function noteForbiddenWatch(
  { history }: Pick<Context, 'history'>,
  call: Omit<CallName, 'verb'>,
  answer: Answer | undefined,
  seconds: number,
): boolean {
  if (answer?.kind !== 'status' || answer.status !== 403) return false;
  const facts = { namespace: 'default', ...call, text: answer.message, seconds: String(seconds) };
  history.warnings.push(asWarning(finding('watch-forbidden', `watch ${call.resource}`, facts)));
  return true;
}

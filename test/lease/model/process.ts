import type { Answer } from '../../../src/cluster/port.ts';
import type { LivenessAnswer, LivenessQuestion } from '../../../src/lease/proof.ts';
import type { ApiRequest } from './server.ts';

/** What a simulated process waits for. The world puts the answer in before it lets the process go on. */
export type Effect =
  | { readonly kind: 'call'; readonly request: ApiRequest; answer: Answer }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'ask'; readonly question: LivenessQuestion; answer: LivenessAnswer };

/** A program that stops at each effect, so that the world can do anything in between. */
export type Program<T = void> = Generator<Effect, T, void>;

export function noAnswer(cause: 'timeout' | 'unreachable'): Answer {
  return { kind: 'no-answer', cause, message: cause, elapsedMs: 0 };
}

export function* call(request: ApiRequest): Program<Answer> {
  const effect: Effect = { kind: 'call', request, answer: noAnswer('unreachable') };
  yield effect;
  return effect.answer;
}

export function* sleep(ms: number): Program {
  yield { kind: 'sleep', ms };
}

export function* ask(question: LivenessQuestion): Program<LivenessAnswer> {
  const effect: Effect = { kind: 'ask', question, answer: { kind: 'unknown', why: 'no answer' } };
  yield effect;
  return effect.answer;
}

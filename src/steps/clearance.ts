import { type Finding, finding } from '../findings/finding.ts';
import type { Reply } from '../github/comments.ts';
import type { RunState } from '../github/queue.ts';
import type { LivenessAnswer } from '../lease/proof.ts';

/** What GitHub says about this run. */
export type Clearance =
  | { readonly kind: 'clear' }
  /** The entry ahead, by its head, goes first. */
  | { readonly kind: 'not-yet'; readonly ahead: string }
  /** GitHub did not answer, which may pass. */
  | { readonly kind: 'unknown'; readonly finding: Finding }
  /** Never again for this run. */
  | { readonly kind: 'refused'; readonly finding: Finding };

/** Go on, as far as GitHub is concerned. */
export const clear: Clearance = { kind: 'clear' };

/** A value, or what it means that there is none. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly clearance: Extract<Clearance, { finding: Finding }> };

/** Never again, for this reason. */
export function refusal(found: Finding): Extract<Clearance, { kind: 'refused' }> {
  return { kind: 'refused', finding: found };
}

/** The same where a value was asked for. */
export const refused = (found: Finding): Extract<Answered<never>, { ok: false }> => ({
  ok: false,
  clearance: refusal(found),
});

/** A call that came to nothing. */
export type Failed = Extract<Reply<unknown>, { ok: false }>;

/** 401, 403 and 404 do not pass by waiting; everything else may. */
export function lacksAccess({ problem }: Failed): boolean {
  return problem === 'unauthorized' || problem === 'forbidden' || problem === 'not-found';
}

/** What a failed call means for this run: no access is a refusal, and all else may pass. `what` was asked. */
export function failed(what: string, reply: Failed): Extract<Clearance, { finding: Finding }> {
  const facts = { what, why: `${reply.problem}: ${reply.text}` };
  if (lacksAccess(reply)) return refusal(finding('queue-unreadable', 'merge queue', facts));
  return { kind: 'unknown', finding: finding('github-unavailable', 'GitHub', facts) };
}

/** What an answer about a job or a run attempt tells of its life. */
export function livenessOf(reply: Reply<RunState>): LivenessAnswer {
  if (reply.ok) return { kind: 'status', ...reply.value };
  return { kind: lacksAccess(reply) ? 'forbidden' : 'unknown', why: `${reply.problem}: ${reply.text}` };
}

import { readHolder } from './holder.ts';
import type { LeaseRecord } from './record.ts';

/** What GitHub says about a job or a run attempt; everything but an answer proves nothing. */
export type LivenessAnswer =
  | { readonly kind: 'status'; readonly runId: string; readonly status: string; readonly conclusion: string }
  | { readonly kind: 'unknown'; readonly why: string }
  /** GitHub does not let this token see it, or hides it as if it did not exist. */
  | { readonly kind: 'forbidden'; readonly why: string };

/** What has to be asked to learn whether a holder is dead, or why nothing can be asked. */
export type LivenessQuestion =
  | { readonly kind: 'job'; readonly jobId: string; readonly runId: string }
  | { readonly kind: 'attempt'; readonly runId: string; readonly attempt: string }
  | { readonly kind: 'none'; readonly why: string };

/** Death is proved by a completed job or run attempt, never by time, by an error or by a missing page. */
export type Proof =
  | { readonly kind: 'dead'; readonly evidence: string }
  | { readonly kind: 'not-proved'; readonly why: string }
  | { readonly kind: 'forbidden'; readonly why: string };

/**
 * The sharpest question that the Lease allows: its job by id, else its exact run attempt, which no later re-run can
 * answer for. Only in our own repository: a token cannot vouch for another (GitHub REST, actions/jobs and actions/runs).
 */
export function livenessQuestion(record: LeaseRecord, ourRepository: string): LivenessQuestion {
  const holder = readHolder(record.holder);
  if (holder.kind !== 'run') return { kind: 'none', why: `holder ${record.holder} names no workflow run` };
  if (record.repository === '')
    return { kind: 'none', why: 'the Lease does not say which repository its holder belongs to' };
  if (record.repository !== ourRepository) {
    return { kind: 'none', why: `its holder belongs to ${record.repository}, of which this job can prove nothing` };
  }
  // The id stands in an annotation that anybody may have written.
  return !/^[1-9]\d{0,14}$/.test(record.jobId)
    ? { kind: 'attempt', runId: holder.runId, attempt: holder.attempt }
    : { kind: 'job', jobId: record.jobId, runId: holder.runId };
}

/** What the question asks about, in words. */
function subjectOf(question: Exclude<LivenessQuestion, { kind: 'none' }>): string {
  return question.kind === 'job' ? `job ${question.jobId}` : `run ${question.runId} attempt ${question.attempt}`;
}

/** What would have to be seen for the holder to count as dead, in words; `seconds`: the silence that it takes besides. */
export function wouldProve(question: LivenessQuestion, seconds: number): string {
  if (question.kind === 'none') return `nothing can prove it, since ${question.why}`;
  return `it counts as dead once GitHub says that ${subjectOf(question)} is completed, and after a silence of ${seconds} s`;
}

/** Reads the answer: exactly `completed` is dead, and nothing else is. A job of another run vouches for nobody. */
export function proofOf(question: LivenessQuestion, answer: LivenessAnswer): Proof {
  if (question.kind === 'none') return { kind: 'not-proved', why: question.why };
  const what = subjectOf(question);
  if (answer.kind !== 'status') {
    const why = `GitHub does not tell about ${what}: ${answer.why}`;
    return { kind: answer.kind === 'forbidden' ? 'forbidden' : 'not-proved', why };
  }
  if (answer.runId !== question.runId)
    return { kind: 'not-proved', why: `${what} belongs to run ${answer.runId}, not to run ${question.runId}` };
  return answer.status === 'completed'
    ? { kind: 'dead', evidence: `${what} is completed (${answer.conclusion || 'no conclusion'})` }
    : { kind: 'not-proved', why: `${what} is ${answer.status || 'in an unknown state'}` };
}

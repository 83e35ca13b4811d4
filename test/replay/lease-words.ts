import type { Answer } from '../../src/cluster/port.ts';
import { finding } from '../../src/findings/finding.ts';
import { failure, leaseCall } from '../../src/steps/calls.ts';
import { racedLease, unprovedLease } from '../../src/steps/lease-findings.ts';
import { type Outcome, refused } from './outcome.ts';
import type { Seat } from './seat.ts';

/** The facts that the sentences about a Lease share. */
export interface Names {
  readonly lease: string;
  readonly name: string;
  readonly namespace: string;
  readonly holder: string;
}

type Failure = Exclude<Answer, { kind: 'ok' }>;

export function namesOf({ context }: Seat): Names {
  const { name, namespace } = context.lease;
  return { lease: `${namespace}/${name}`, name, namespace, holder: context.holder };
}

export function malformed(names: Names, problem: string): Outcome {
  return refused(finding('lease-malformed', `Lease ${names.lease}`, { ...names, problem }));
}

export function lost(names: Names, seen: string): Outcome {
  return refused(finding('lease-lost', `Lease ${names.lease}`, { ...names, seen }));
}

/** A write of ours met another one of ours, and goes through. */
export function raced(names: Names, done: string, text: string): Outcome {
  return { verdict: 'proceed', findings: [racedLease(names, names.holder, done, text)] };
}

/** A failure that leaves open whose the Lease is: no answer is no loss, so it deserves another attempt. */
export function unproved(names: Names, done: string, problem: string): Outcome {
  return { verdict: 'retry', findings: [unprovedLease(names, done, problem)] };
}

/** Will the same write get the same answer, whoever holds the Lease? */
export function lasting(seat: Seat, answer: Failure): Outcome | undefined {
  const lasts =
    answer.kind === 'no-answer'
      ? answer.cause === 'tls' || answer.cause === 'credentials'
      : answer.status === 401 || answer.status === 403;
  return lasts ? refused(failure(leaseCall('patch', seat.context.lease), answer)) : undefined;
}

/** Was the write refused because the Lease had changed? */
export function isConflict(answer: Failure): boolean {
  return answer.kind === 'status' && (answer.status === 409 || answer.status === 422);
}

export function problemOf(answer: Failure): string {
  return answer.kind === 'status' ? `HTTP ${answer.status} ${answer.message}`.trim() : answer.message;
}

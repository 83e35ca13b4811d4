import type { ObjectName } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { leaseText } from './context.ts';

/** The facts that the sentences about the Lease share. */
export function leaseFacts(lease: ObjectName): {
  readonly lease: string;
  readonly name: string;
  readonly namespace: string;
} {
  return { lease: leaseText(lease), name: lease.name, namespace: lease.namespace };
}

export function leaseSubject(lease: ObjectName): string {
  return `Lease ${leaseText(lease)}`;
}

/** `seen`: what was seen that makes it no longer ours. */
export function lostLease(lease: ObjectName, seen: string): Finding {
  return finding('lease-lost', leaseSubject(lease), { ...leaseFacts(lease), seen });
}

/** `seconds`: how long nobody had renewed it. */
export function unrenewedLease(lease: ObjectName, seconds: string, problem: string): Finding {
  return finding('lease-unrenewed', leaseSubject(lease), { ...leaseFacts(lease), seconds, problem }, [], 'warning');
}

export function malformedLease(lease: ObjectName, problem: string): Finding {
  return finding('lease-malformed', leaseSubject(lease), { ...leaseFacts(lease), problem });
}

export function notFreedLease(lease: ObjectName, holder: string, problem: string): Finding {
  return finding('lease-not-freed', leaseSubject(lease), { ...leaseFacts(lease), holder, problem });
}

/** A failure that leaves open whose the Lease is: no answer is no loss. `done`: what was to be done with it. */
export function unprovedLease(lease: ObjectName, done: string, problem: string): Finding {
  return finding('lease-unproved', leaseSubject(lease), { ...leaseFacts(lease), done, problem }, [], 'notice');
}

/** A write of ours met another one of ours. `text`: what the API server said. */
export function racedLease(lease: ObjectName, holder: string, done: string, text: string): Finding {
  return finding('lease-write-raced', leaseSubject(lease), { ...leaseFacts(lease), holder, done, text }, [], 'notice');
}

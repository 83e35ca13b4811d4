import { type Finding, finding } from '../findings/finding.ts';
import { renewedText } from '../lease/age.ts';
import type { Obstacle } from '../lease/contend.ts';
import type { Proof } from '../lease/proof.ts';
import type { LeaseRecord } from '../lease/record.ts';
import type { Clearance } from './clearance.ts';
import { type Context, leaseText } from './context.ts';
import { leaseFacts } from './lease-findings.ts';
import type { Order } from './turn.ts';

type Named = Pick<Context, 'lease'>;

const orElse = (text: string, otherwise: string): string => (text === '' ? otherwise : text);

/** What a waiting run waits for, in words for the log. */
export function obstacleText({ lease }: Named, obstacle: Obstacle, clearance: Clearance | undefined): string {
  if (obstacle.kind === 'holder') {
    const { holder, link, acquireTime } = obstacle.record;
    const since = orElse(acquireTime, 'an unknown time');
    return `Lease ${leaseText(lease)} is held by ${holder} since ${since} (${orElse(link, 'no link')})`;
  }
  return clearance?.kind === 'unknown'
    ? `GitHub does not tell whether it is our turn: ${clearance.finding.facts['why'] ?? ''}`
    : `The queue's entry ahead (${aheadIn(clearance)}) goes first`;
}

/**
 * Why the Lease was not to be had in the time that there was: `lease-held`, `holder-unreadable`, `not-our-turn` or
 * `github-unavailable`. `proof` is what GitHub says about the holder.
 */
export function obstacleFinding(
  { lease, clock }: Pick<Context, 'lease' | 'clock'>,
  order: Order,
  obstacle: Obstacle,
  clearance: Clearance | undefined,
  waitedMs: number,
  proof?: Proof,
): Finding {
  const waited = String(Math.round(waitedMs / 1000));
  if (obstacle.kind === 'holder') {
    const { holder, link, acquireTime, renewTime } = obstacle.record;
    const facts = {
      ...leaseFacts(lease),
      ...{ holder, waited },
      renewed: renewedText(renewTime, clock.now()),
      link: orElse(link, 'no link'),
      since: orElse(acquireTime, 'an unknown time'),
      proof: proofText(order, obstacle.record, proof),
    };
    return finding(proof?.kind === 'forbidden' ? 'holder-unreadable' : 'lease-held', `Lease ${facts.lease}`, facts);
  }
  if (clearance?.kind === 'unknown') return clearance.finding;
  return finding('not-our-turn', 'merge queue', { ahead: aheadIn(clearance), waited });
}

function aheadIn(clearance: Clearance | undefined): string {
  return clearance?.kind === 'not-yet' ? clearance.ahead : 'unknown';
}

function proofText(order: Order, record: LeaseRecord, proof: Proof | undefined): string {
  const needed = order.wouldProve(record);
  if (proof === undefined) return `It was not silent for long enough to be asked about; ${needed}`;
  if (proof.kind === 'dead')
    return `It is dead (${proof.evidence}), but was not silent for long enough to be replaced; ${needed}`;
  // The same reason is not told twice.
  return needed.includes(proof.why)
    ? `It is not proved dead: ${needed}`
    : `It is not proved dead (${proof.why}); ${needed}`;
}

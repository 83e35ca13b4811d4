import { finding } from '../findings/finding.ts';
import { type Context, say } from './context.ts';
import type { Order } from './turn.ts';

/** How long a gate may take at most, and wait for the Lease within that. */
export interface GateTime {
  readonly timeoutSeconds: number;
  readonly leaseWaitSeconds: number;
}

/**
 * Says so at the start when the merge queue may give this check up before the gate is over, since the deploy comes after
 * that. What cannot be read is no finding: the gate is right without it. It runs beside the gate, and never throws.
 */
export async function tellQueueTime(
  context: Pick<Context, 'log' | 'history'>,
  order: Pick<Order, 'responseSeconds' | 'change'>,
  { timeoutSeconds, leaseWaitSeconds }: GateTime,
): Promise<void> {
  const limit = await order.responseSeconds().catch(() => undefined);
  if (limit === undefined || timeoutSeconds < limit) return;
  const facts = {
    branch: order.change.group?.baseBranch ?? '',
    limit: String(limit),
    minutes: String(limit / 60),
    seconds: String(timeoutSeconds),
    wait: String(leaseWaitSeconds),
    enough: String(Math.floor(timeoutSeconds / 60) + 1),
  };
  context.history.warnings.push(finding('queue-gives-up-first', 'merge queue', facts, [], 'warning'));
  say(context, `The merge queue gives a check up after ${limit} s, and this gate may take ${timeoutSeconds} s`);
}

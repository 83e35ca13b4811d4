import { finding } from '../findings/finding.ts';
import { renderNotice } from '../report/notice.ts';
import type { Runner } from '../runner/runner.ts';

/**
 * The last resort of an entry point: what nobody caught fails the step with one clean annotation instead of a raw
 * stack. A Lease that main had taken by then is freed by post.
 */
export function faultOf(runner: Pick<Runner, 'annotate'>): (error: unknown) => number {
  return (error) => {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const fault = finding('internal-error', 'Admission Gate', { step: 'an unknown place', problem });
    runner.annotate('error', renderNotice(fault));
    return 1;
  };
}

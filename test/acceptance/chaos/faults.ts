import { type Fault as ClusterFault, faultStatuses } from '../../../sandbox/faults.ts';
import type { Fault as GitHubFault } from '../../rig/github/faults.ts';

/** Something that goes wrong with one request. */
export interface Trouble<Fault> {
  readonly name: string;
  readonly fault: Fault | 'hang';
  /** SIGKILL to the process that asks, as soon as its request has come: `reset` is before it is done, `lost` after. */
  readonly kills?: true;
}

/** Text from outside may say anything; this says what would harm a log or a comment if it were not cleaned. */
const hostile = 'Fault \u001b[31m\r\n::error::injected\n@everyone <img src=x>';

/** Each fault that the sandbox can do to a request. */
export const clusterTroubles: readonly Trouble<ClusterFault>[] = [
  { name: 'answered late', fault: { kind: 'latency', ms: 200 } },
  { name: 'not answered', fault: 'hang' },
  { name: 'cut off before it is done', fault: { kind: 'reset' } },
  { name: 'done without an answer', fault: { kind: 'lost' } },
  { name: 'answered in half', fault: { kind: 'truncated' } },
  { name: 'answered from the past', fault: { kind: 'stale' } },
  ...faultStatuses.map((status) => ({ name: `answered ${status}`, fault: { kind: 'status', status } as const })),
  { name: 'killed before it is done', fault: { kind: 'reset' }, kills: true },
  { name: 'killed when it is done', fault: { kind: 'lost' }, kills: true },
];

const statuses = [401, 403, 404, 409, 422, 429, 500, 502, 503, 504] as const;
const headersOf: Readonly<Record<number, Readonly<Record<string, string>>>> = { 429: { 'retry-after': '1' } };

/** Each fault that the stand-in for GitHub can do to a call. */
export const githubTroubles: readonly Trouble<GitHubFault>[] = [
  { name: 'answered late', fault: { kind: 'delay', ms: 200 } },
  { name: 'not answered', fault: 'hang' },
  { name: 'cut off before it is done', fault: { kind: 'reset' } },
  { name: 'done without an answer', fault: { kind: 'lost' } },
  { name: 'answered with half a page', fault: { kind: 'garbage', text: '{"id":' } },
  { name: 'answered with another form', fault: { kind: 'garbage', text: '{"message": "none of what was asked"}' } },
  ...statuses.map((status) => ({
    name: `answered ${status}`,
    fault: { kind: 'status', status, message: hostile, headers: headersOf[status] ?? {} } as const,
  })),
  { name: 'killed before it is done', fault: { kind: 'reset' }, kills: true },
  { name: 'killed when it is done', fault: { kind: 'lost' }, kills: true },
];

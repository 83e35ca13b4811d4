import type { ReasonCode } from '../findings/catalogue.ts';
import type { Finding } from '../findings/finding.ts';

/** How urgent a finding of a diagnosis is. */
export type Rank = 'blocking' | 'soon' | 'risk' | 'unread' | 'fine';

/** Each rank with its heading, the most urgent first. */
export const ranks: readonly (readonly [Rank, string])[] = [
  ['blocking', 'Blocking now'],
  ['soon', 'Will block soon'],
  ['risk', 'Risk'],
  ['unread', 'Not looked at'],
  ['fine', 'Fine'],
];

const soon: readonly ReasonCode[] = ['ca-expires', 'certificate-expires'];
const unread: readonly ReasonCode[] = [
  ...(['api-answer', 'api-unreachable', 'api-untrusted', 'answer-unreadable', 'api-forbidden'] as const),
  ...(['api-unauthorized', 'kind-unproved', 'not-observed'] as const),
];

export function rankOf(found: Finding): Rank {
  if (unread.includes(found.code)) return 'unread';
  if (found.severity === 'error') return 'blocking';
  if (found.severity === 'notice') return 'fine';
  return soon.includes(found.code) ? 'soon' : 'risk';
}

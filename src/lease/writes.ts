import type { PatchOperation } from '../cluster/port.ts';
import { journalAnnotation } from './journal.ts';
import { lastDeployedNote } from './order.ts';
import { microTime } from './record.ts';

/** The Lease as we hold it: whoever has another uid or holder is somebody else. */
export interface Tenure {
  readonly uid: string;
  readonly holder: string;
}

/** A change of the journal's text. `from` is tested, so a write that comes late can never bring an old journal back. */
export interface JournalChange {
  readonly from: string;
  readonly to: string;
}

/** The server applies these tests to the newest object, so no other holder's Lease can ever be changed. */
function tests(tenure: Tenure): readonly PatchOperation[] {
  return [
    { op: 'test', path: '/metadata/uid', value: tenure.uid },
    { op: 'test', path: '/spec/holderIdentity', value: tenure.holder },
  ];
}

/** `~1` is a slash in a JSON Pointer (RFC 6901). */
const journalPath = `/metadata/annotations/${journalAnnotation.replaceAll('/', '~1')}`;

function journalWrite(change: JournalChange | undefined): readonly PatchOperation[] {
  if (change === undefined) return [];
  return [
    { op: 'test', path: journalPath, value: change.from },
    { op: 'replace', path: journalPath, value: change.to },
  ];
}

/**
 * One renewal, which is an assertion too: it succeeds only while the Lease is ours. With a change it writes the
 * journal in the same stroke, so that a journal write costs no request of its own.
 */
export function renewal(tenure: Tenure, now: Date, change?: JournalChange): readonly PatchOperation[] {
  const renewTime: PatchOperation = { op: 'replace', path: '/spec/renewTime', value: microTime(now) };
  return [...tests(tenure), ...journalWrite(change), renewTime];
}

/** What to write down while giving up: that this repository's commit was deployed. */
export interface Deployed {
  readonly repositoryId: string;
  readonly headSha: string;
}

/**
 * Records what was deployed, as part of giving up. A key can be added only to annotations that are there; `bare` is the
 * resourceVersion at which the Lease was seen to have none at all, and it is tested that this is so still.
 */
export function recordDeployed({ repositoryId, headSha }: Deployed, bare?: string): readonly PatchOperation[] {
  const key = lastDeployedNote(repositoryId);
  if (bare === undefined)
    return [{ op: 'add', path: `/metadata/annotations/${key.replaceAll('/', '~1')}`, value: headSha }];
  return [
    { op: 'test', path: '/metadata/resourceVersion', value: bare },
    { op: 'add', path: '/metadata/annotations', value: { [key]: headSha } },
  ];
}

/**
 * Gives the Lease up, and does `more` in the same stroke. The annotations stay: they say who held it last, and the
 * journal what is not settled.
 */
export function giveUp(
  tenure: Tenure,
  now: Date,
  change?: JournalChange,
  more: readonly PatchOperation[] = [],
): readonly PatchOperation[] {
  return [...renewal(tenure, now, change), ...more, { op: 'replace', path: '/spec/holderIdentity', value: '' }];
}

/** What a reading after a failed or lost write of ours says about the Lease. */
export type Standing = 'ours' | 'free' | 'other' | 'replaced';

export function standing(tenure: Tenure, seen: { readonly uid: string; readonly holder: string }): Standing {
  if (seen.uid !== tenure.uid) return 'replaced';
  if (seen.holder === tenure.holder) return 'ours';
  return seen.holder === '' ? 'free' : 'other';
}

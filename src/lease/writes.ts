import type { PatchOperation } from '../cluster/port.ts';
import { microTime } from './record.ts';

/** The Lease as we hold it: whoever has another uid or holder is somebody else. */
export interface Tenure {
  readonly uid: string;
  readonly holder: string;
}

/** The server applies these tests to the newest object, so no other holder's Lease can ever be changed. */
function tests(tenure: Tenure): readonly PatchOperation[] {
  return [
    { op: 'test', path: '/metadata/uid', value: tenure.uid },
    { op: 'test', path: '/spec/holderIdentity', value: tenure.holder },
  ];
}

/** One renewal, which is an assertion too: it succeeds only while the Lease is ours. */
export function renewal(tenure: Tenure, now: Date): readonly PatchOperation[] {
  return [...tests(tenure), { op: 'replace', path: '/spec/renewTime', value: microTime(now) }];
}

/** Gives the Lease up. The annotations stay: they say who held it last. */
export function giveUp(tenure: Tenure, now: Date): readonly PatchOperation[] {
  return [
    ...tests(tenure),
    { op: 'replace', path: '/spec/renewTime', value: microTime(now) },
    { op: 'replace', path: '/spec/holderIdentity', value: '' },
  ];
}

/** What a reading after a failed or lost write of ours says about the Lease. */
export type Standing = 'ours' | 'free' | 'other' | 'replaced';

export function standing(tenure: Tenure, seen: { readonly uid: string; readonly holder: string }): Standing {
  if (seen.uid !== tenure.uid) return 'replaced';
  if (seen.holder === tenure.holder) return 'ours';
  return seen.holder === '' ? 'free' : 'other';
}

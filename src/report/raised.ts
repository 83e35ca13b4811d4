import { type Finding, finding } from '../findings/finding.ts';
import { wordsOf } from '../findings/words.ts';
import type { PatchRecord } from './verdict.ts';

/** A timeout that this run raised, as a finding. */
export function raisedTimeout({ policy, from, to }: PatchRecord): Finding {
  const facts = { policy, from, to: String(to) };
  return finding('timeout-raised', `ImageValidatingPolicy ${policy}`, facts, [], 'notice');
}

/** The same in one line, with what is to be done so that it stays; from a record that is clean. */
export function raisedLine(patch: PatchRecord): string {
  const { what, advice } = wordsOf(raisedTimeout(patch));
  return [what, ...advice].join(' ');
}

import type { Finding } from '../findings/finding.ts';
import { type Words, wordsOf } from '../findings/words.ts';
import type { Verdict } from './verdict.ts';

/** What a verdict tells people, in the order in which they need it; from text that is clean already. */
export interface Story {
  readonly proceed: boolean;
  /** The verdict in a few words. */
  readonly headline: string;
  readonly deciding: Finding;
  readonly words: Words;
  readonly others: readonly { readonly finding: Finding; readonly words: Words }[];
}

function decidingOf({ code, findings }: Verdict): Finding {
  const missing: Finding = { code, severity: 'error', subject: '', facts: {}, evidence: [] };
  return findings.find((found) => found.code === code) ?? missing;
}

const refused = {
  gate: 'Deploy',
  assert: 'Assertion',
  release: 'Release',
  diagnose: 'Diagnosis',
} as const satisfies Record<Verdict['mode'], string>;

function headlineOf({ mode, verdict }: Verdict, { title }: Words): string {
  if (verdict === 'proceed' || mode === 'diagnose') {
    return title;
  }
  return `${refused[mode]} refused: ${title}`;
}

/** The story of a verdict whose texts are clean and bounded (`tidied`). */
export function storyOf(verdict: Verdict): Story {
  const deciding = decidingOf(verdict);
  const words = wordsOf(deciding);
  return {
    proceed: verdict.verdict === 'proceed',
    headline: headlineOf(verdict, words),
    deciding,
    words,
    others: verdict.findings
      .filter((finding) => finding !== deciding)
      .map((finding) => ({ finding, words: wordsOf(finding) })),
  };
}

/** A time of the run for people: `12.3 s` after its start. */
export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** The answer of one attempt: `HTTP 500`, or that there was none. */
export function statusOf(status: number | 'none'): string {
  return status === 'none' ? 'no answer' : `HTTP ${status}`;
}

/** What to do about a warning, which decides nothing: the advice that would otherwise be said nowhere. */
export function adviceOn({ finding, words }: Story['others'][number]): readonly string[] {
  return finding.severity === 'warning' ? words.advice : [];
}

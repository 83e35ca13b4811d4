import { type Finding, isLenience } from '../findings/finding.ts';
import { type Words, wordsOf } from '../findings/words.ts';
import type { GroupRecord, ProbeRecord, Verdict } from './verdict.ts';

/** What a verdict tells people, in the order in which they need it; from text that is clean already. */
export interface Story {
  readonly proceed: boolean;
  /** That and why a refusal does not fail the step; else empty. */
  readonly lenience: string;
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
  check: 'Check',
} as const satisfies Record<Verdict['mode'], string>;

function headlineOf({ mode, verdict }: Verdict, { title }: Words, lenience: string): string {
  if (verdict === 'proceed' || mode === 'diagnose') {
    return title;
  }
  return lenience === ''
    ? `${refused[mode]} refused: ${title}`
    : `${refused[mode]} should be refused, but is let through: ${title}`;
}

/** What the merge group deploys besides its own pull request, as the queue showed it when it was first asked. */
export function groupText({ pullRequest, ahead, base, baseBranch, place }: GroupRecord): string {
  // As many as the queue itself counts before us: nobody is missing from the chain of refs.
  const isWhole = place === ahead.length + 1;
  // GitHub's own number, where it is another one than that of the refs.
  const counted = place === undefined ? '' : ` (ahead in the queue, by its own count: ${place - 1})`;
  const end = isWhole
    ? `on commit ${base}, the head of ${baseBranch} when the queue was asked`
    : `on commit ${base}, the head of ${baseBranch} or of an entry that has left the queue since: which of the two is not known${counted}`;
  if (ahead.length === 0) return `Nothing else is in this merge group: pull request #${pullRequest} stands ${end}.`;
  const others = ahead.map((number) => `#${number}`).join(', ');
  return `This merge group has the content of pull request #${pullRequest} and of those ahead of it: ${others}. The last of them stands ${end}.`;
}

/** The story of a verdict whose texts are clean and bounded (`tidied`). */
export function storyOf(verdict: Verdict): Story {
  const deciding = decidingOf(verdict);
  const words = wordsOf(deciding);
  const lenient = verdict.findings.find(isLenience);
  const lenience = lenient === undefined ? '' : wordsOf(lenient).what;
  return {
    proceed: verdict.verdict === 'proceed',
    lenience,
    headline: headlineOf(verdict, words, lenience),
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

/** What the Pod was asked for, where it comes from, and the time that its webhooks have. */
export function wantedOf({ kind, from, timeoutSeconds }: ProbeRecord): string {
  const wanted =
    kind === 'probe' ? 'must be admitted' : `${from === 'probe-must-deny' ? '' : 'forged image, '}must be denied`;
  return [wanted, from, timeoutSeconds === undefined ? '' : `webhook timeout ${timeoutSeconds} s`]
    .filter(Boolean)
    .join('; ');
}

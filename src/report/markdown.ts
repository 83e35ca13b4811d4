import { rankedSections } from './ranked.ts';
import { details, evidence, failedProbes, firstScreen, joinWithin, nextSteps, runFacts } from './sections.ts';
import { storyOf } from './story.ts';
import { type Tidy, tidied } from './tidy.ts';
import type { Verdict } from './verdict.ts';

/** GitHub takes 65,536 characters in a comment; the rest is left for what a server may add. */
const longestComment = 60_000;
/** At most 3 bytes a unit, so far below the 1 MiB at which the runner drops a summary. */
const longestSummary = 250_000;

const resolved = 'The refusal that stood here is resolved: a later run of the gate was allowed to go on.';

function wholeStory(tidy: Tidy, room: number): readonly string[] {
  if (tidy.verdict.mode === 'diagnose') return [...rankedSections(tidy.verdict), runFacts(tidy.verdict)];
  const story = storyOf(tidy.verdict);
  const open = story.proceed
    ? []
    : [nextSteps(story), evidence(story, tidy.verdict, room), ...failedProbes(tidy.verdict, room)];
  return [firstScreen(story), ...open, ...details(story, tidy, room)];
}

/** The job summary as Markdown, under 1 MiB. Nothing in it from outside acts; no secret. */
export function renderSummary(verdict: Verdict, secrets: readonly string[] = []): string {
  return `${joinWithin(wholeStory(tidied(verdict, secrets), 40_000), longestSummary)}\n`;
}

/**
 * The comment on a pull request as Markdown, at most 60,000 UTF-16 units; its first line is `marker` (`commentMarker`).
 * The first screen says verdict, cause, whose it is and whether to queue again. A verdict to proceed becomes the short
 * form that closes an earlier refusal.
 */
export function renderComment(verdict: Verdict, marker: string, secrets: readonly string[] = []): string {
  const tidy = tidied(verdict, secrets);
  const sections =
    verdict.verdict === 'proceed'
      ? [firstScreen(storyOf(tidy.verdict)), resolved, runFacts(tidy.verdict)]
      : wholeStory(tidy, 8_000);
  return `${marker}\n\n${joinWithin(sections, longestComment - marker.length - 3)}\n`;
}

/**
 * The hidden first line by which a gate finds its own comment again. `parts` say which gate it is (Lease, repository);
 * each is encoded, so that none can end the HTML comment.
 */
export function commentMarker(parts: readonly string[]): string {
  const encoded = parts.map((part) =>
    encodeURIComponent(part.toWellFormed()).replaceAll('%2F', '/').replaceAll('--', '-%2D'),
  );
  return `<!-- admission-gate ${encoded.join(' ')} -->`;
}

import { escapeMarkdown } from '../text/markdown.ts';
import { fileSections } from './files.ts';
import { rankedSections } from './ranked.ts';
import { details, evidence, failedProbes, firstScreen, joinWithin, nextSteps, runFacts } from './sections.ts';
import { groupText, storyOf } from './story.ts';
import { type Tidy, tidied } from './tidy.ts';
import type { Verdict } from './verdict.ts';

/** GitHub takes 65,536 characters in a comment; the rest is left for what a server may add. */
const longestComment = 60_000;
/** At most 3 bytes a unit, so far below the 1 MiB at which the runner drops a summary. */
const longestSummary = 250_000;

const resolved =
  'Resolved: whatever an earlier run refused here no longer stands, since this later one was allowed to go on.';

/** `extra` stands between what everybody reads and what is folded. */
function wholeStory(tidy: Tidy, room: number, extra = ''): readonly string[] {
  if (tidy.verdict.mode === 'check') return [...fileSections(tidy, longestSummary - 2_000), runFacts(tidy.verdict)];
  if (tidy.verdict.mode === 'diagnose') return [...rankedSections(tidy.verdict), runFacts(tidy.verdict)];
  const story = storyOf(tidy.verdict);
  const open = story.proceed
    ? []
    : [nextSteps(story), evidence(story, tidy.verdict, room), ...failedProbes(tidy.verdict, room)];
  return [firstScreen(story), ...open, extra, ...details(story, tidy, room)];
}

/** The job summary as Markdown, under 1 MiB. Nothing in it from outside acts; no secret. */
export function renderSummary(verdict: Verdict, secrets: readonly string[] = []): string {
  const tidy = tidied(verdict, secrets);
  const { mergeGroup } = tidy.verdict;
  const group = mergeGroup === undefined ? '' : escapeMarkdown(groupText(mergeGroup));
  return `${joinWithin(wholeStory(tidy, 40_000, group), longestSummary)}\n`;
}

/**
 * The comment on a pull request as Markdown, at most 60,000 UTF-16 units, below its hidden lines `head`. The first screen
 * says verdict, cause, whose it is and whether to queue again.
 */
export function renderComment(verdict: Verdict, head: string, secrets: readonly string[] = []): string {
  const tidy = tidied(verdict, secrets);
  return below(head, verdict.verdict === 'proceed' ? inShort(tidy) : wholeStory(tidy, 8_000));
}

/** What an earlier comment is turned to by a run that proceeds. */
export function renderResolved(verdict: Verdict, head: string, secrets: readonly string[] = []): string {
  const [first, ...more] = inShort(tidied(verdict, secrets));
  return below(head, [first, resolved, ...more]);
}

function inShort({ verdict }: Tidy): readonly [string, string] {
  return [firstScreen(storyOf(verdict)), runFacts(verdict)];
}

function below(head: string, sections: readonly string[]): string {
  return `${head}\n\n${joinWithin(sections, longestComment - head.length - 3)}\n`;
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

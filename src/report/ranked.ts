import type { Finding } from '../findings/finding.ts';
import { type Words, wordsOf } from '../findings/words.ts';
import { codeBlock, escapeMarkdown } from '../text/markdown.ts';
import { type Rank, rankOf, ranks } from './rank.ts';
import type { Verdict } from './verdict.ts';

interface Ranked {
  readonly rank: Rank;
  readonly heading: string;
  readonly entries: readonly { readonly finding: Finding; readonly words: Words }[];
}

function rankedIn({ findings }: Verdict): readonly Ranked[] {
  return ranks
    .map(([rank, heading]) => {
      const own = findings.filter((found) => rankOf(found) === rank);
      return { rank, heading, entries: own.map((found) => ({ finding: found, words: wordsOf(found) })) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** What proves it, but for what its sentence says already. */
function seenIn({ evidence }: Finding, { what }: Words): readonly string[] {
  return evidence.filter((line) => !what.includes(line)).slice(0, 8);
}

/** What is well needs no advice, and what was not looked at only its rule. */
function detailOf(rank: Rank, { finding, words }: Ranked['entries'][number]): readonly string[] {
  if (rank === 'fine') return [];
  return [
    `Whose it is: ${words.whose}`,
    ...seenIn(finding, words).map((line) => `Seen: ${line}`),
    ...words.advice.map((line) => `Next: ${line}`),
    ...words.commands.map((line) => `Run: ${line}`),
  ];
}

/** One line that is enough to act: why, what that blocks, whose it is, and the first command. */
export function headLine(verdict: Verdict): string {
  const [first] = rankedIn(verdict);
  const entry = first?.entries[0];
  if (first === undefined || entry === undefined) return 'Nothing was found.';
  const { what, whose, commands } = entry.words;
  const reach = entry.finding.facts['reach'] ?? '';
  if (first.rank === 'fine') return `Nothing blocks: ${what}`;
  return [
    `${first.heading}: ${what}`,
    ...(first.rank === 'blocking' && reach !== '' ? [`It blocks ${reach}.`] : []),
    `Whose it is: ${whose}`,
    ...commands.slice(0, 1).map((run) => `Run: ${run}`),
  ].join(' ');
}

/** The log of a diagnosis, from findings that are clean: the head line, then all findings by rank. */
export function rankedLines(verdict: Verdict): readonly string[] {
  const groups = rankedIn(verdict).flatMap(({ rank, heading, entries }) => [
    `${heading} (${entries.length}):`,
    ...entries.flatMap((entry) => [
      `  ${entry.words.what} (${entry.finding.code})`,
      ...detailOf(rank, entry).map((line) => `    ${line}`),
    ]),
  ]);
  return [headLine(verdict), ...groups];
}

/** The same for the job summary and for an issue, as Markdown. */
export function rankedSections(verdict: Verdict): readonly string[] {
  const [first] = rankedIn(verdict);
  const mark = first?.rank === 'blocking' ? '❌' : first?.rank === 'fine' ? '✅' : '⚠️';
  const title = `### ${mark} ${escapeMarkdown(first?.heading ?? 'Nothing was found')}`;
  const sections = rankedIn(verdict).flatMap(({ rank, heading, entries }, index) => {
    const rows = entries.map(({ finding, words }) => markdownOf(rank, finding, words));
    return [...(index === 0 ? [] : [`#### ${escapeMarkdown(heading)}`]), ...rows];
  });
  return [title, ...sections];
}

function markdownOf(rank: Rank, finding: Finding, words: Words): string {
  const { what, whose, advice, commands } = words;
  if (rank === 'fine') return `- ${escapeMarkdown(what)}`;
  const list = [`**Whose it is:** ${escapeMarkdown(whose)}`, ...advice.map((line) => escapeMarkdown(line))];
  const evidence = seenIn(finding, words);
  const seen = evidence.length === 0 ? '' : codeBlock(evidence, { maxLines: 10, maxLength: 400 });
  const run = commands.length === 0 ? '' : codeBlock(commands, { maxLines: 10, maxLength: 5_000 }, 'sh');
  return [escapeMarkdown(what, 1_500), list.map((line) => `- ${line}`).join('\n'), seen, run]
    .filter(Boolean)
    .join('\n\n');
}

import type { Finding } from '../findings/finding.ts';
import { aboutWebhooks, type Words, wordsOf } from '../findings/words.ts';
import { codeBlock, escapeMarkdown } from '../text/markdown.ts';
import { type Rank, rankOf, ranks } from './rank.ts';
import type { Verdict } from './verdict.ts';

interface Entry {
  readonly finding: Finding;
  readonly words: Words;
}

interface Ranked {
  readonly rank: Rank;
  readonly heading: string;
  readonly entries: readonly Entry[];
}

function rankedIn({ findings }: Verdict): readonly Ranked[] {
  return ranks
    .map(([rank, heading]) => {
      const own = findings.filter((found) => rankOf(found) === rank);
      return { rank, heading, entries: own.map((found) => ({ finding: found, words: wordsOf(found) })) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** What proves it, but for what its sentences say already. */
function seenIn({ evidence, facts }: Finding, { what, whose }: Words): readonly string[] {
  const said = `it blocks ${facts['reach'] ?? ''}`;
  const isSaid = (line: string): boolean => line === said || what.includes(line) || whose.includes(line);
  return evidence.filter((line) => !isSaid(line)).slice(0, 8);
}

/** What to do comes before what proves it. What is well needs no advice, and what was not looked at only its rule. */
function actsOf(rank: Rank, { words }: Entry): readonly string[] {
  if (rank === 'fine') return [];
  const [first, ...more] = words.commands;
  return [
    `Whose it is: ${words.whose}`,
    ...(first === undefined ? [] : [`Run first: ${first}`]),
    ...words.advice.map((line) => `Next: ${line}`),
    ...more.map((line) => `Run: ${line}`),
  ];
}

function proofOf(rank: Rank, { finding, words }: Entry): readonly string[] {
  return rank === 'fine' ? [] : seenIn(finding, words).map((line) => `Seen: ${line}`);
}

/** What is enough to act: what is blocked, why, whose it is, the first command, and what not to do. */
export function firstLines(verdict: Verdict): readonly string[] {
  const [first] = rankedIn(verdict);
  const entry = first?.entries[0];
  if (first === undefined || entry === undefined) return ['Nothing was found.'];
  const { blocked, what, why } = entry.words;
  if (first.rank === 'fine') return [`Nothing blocks: ${what}`];
  const head = blocked === '' ? [`${first.heading}: ${what}`] : [`${first.heading}: ${blocked}`, `Why: ${why}`];
  return [...head, ...actsOf(first.rank, entry), ...(first.rank === 'blocking' ? [aboutWebhooks] : [])];
}

function entryLines(rank: Rank, entry: Entry): readonly string[] {
  const { finding, words } = entry;
  return [
    `  ${[words.blocked, words.why].filter(Boolean).join(' ')} (${finding.code})`,
    ...[...actsOf(rank, entry), ...proofOf(rank, entry)].map((line) => `    ${line}`),
  ];
}

/** The log of a diagnosis, from findings that are clean: the most urgent one with what proves it, then the others by rank. */
export function rankedLines(verdict: Verdict): readonly string[] {
  const [first, ...others] = rankedIn(verdict);
  if (first === undefined) return firstLines(verdict);
  const { rank, heading, entries } = first;
  const proof = entries.slice(0, 1).flatMap((entry) => [...proofOf(rank, entry), `Code: ${entry.finding.code}`]);
  const groups = [{ rank, heading: `Also: ${heading}`, entries: entries.slice(1) }, ...others]
    .filter((group) => group.entries.length > 0)
    .flatMap((group) => [
      `${group.heading} (${group.entries.length}):`,
      ...group.entries.flatMap((entry) => entryLines(group.rank, entry)),
    ]);
  return [...firstLines(verdict), ...proof, ...groups];
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
  return [title, ...sections, ...(first?.rank === 'blocking' ? [escapeMarkdown(aboutWebhooks)] : [])];
}

function markdownOf(rank: Rank, finding: Finding, words: Words): string {
  const { blocked, what, why, whose, advice, commands } = words;
  if (rank === 'fine') return `- ${escapeMarkdown(what)}`;
  const list = [`**Whose it is:** ${escapeMarkdown(whose)}`, ...advice.map((line) => escapeMarkdown(line))];
  const evidence = seenIn(finding, words);
  const seen = evidence.length === 0 ? '' : codeBlock(evidence, { maxLines: 10, maxLength: 400 });
  const run = commands.length === 0 ? '' : codeBlock(commands, { maxLines: 10, maxLength: 5_000 }, 'sh');
  const head = blocked === '' ? '' : `**${escapeMarkdown(blocked, 1_500)}**`;
  return [head, escapeMarkdown(why, 1_500), list.map((line) => `- ${line}`).join('\n'), run, seen]
    .filter(Boolean)
    .join('\n\n');
}

import { asWarning, type Finding, isError, isLenience } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import { wordsOf } from '../findings/words.ts';
import { cut } from '../text/clean.ts';
import { logLine } from '../text/log.ts';
import { escapeMarkdown, inlineCode } from '../text/markdown.ts';
import { type Tidy, tidied } from './tidy.ts';
import type { Verdict } from './verdict.ts';

/** An annotation beside the line of a file. */
export interface FileAnnotation {
  readonly kind: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What the runner keeps of one kind per step (actions/runner `ExecutionContext.cs`, `_maxCountPerIssueType`). */
const mostOfKind = 10;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function countsIn({ findings }: Pick<Verdict, 'findings'>, leftOut: number): string {
  const of = (severity: Finding['severity']): number => findings.filter((found) => found.severity === severity).length;
  const files = new Set(findings.flatMap(({ place }) => place?.file ?? []));
  const where = files.size === 0 ? '' : ` in ${counted(files.size, 'file')}`;
  const more = leftOut === 0 ? '' : `, and ${leftOut} more that are not shown`;
  return `${counted(of('error'), 'error')} and ${counted(of('warning'), 'warning')}${where}${more}`;
}

function headOf({ verdict: { verdict, code, findings }, leftOut }: Tidy): string {
  const counts = countsIn({ findings }, leftOut.findings);
  if (verdict === 'proceed' && findings.some(isError))
    return `Check found errors (${code}), and fail-on lets them pass: ${counts}.`;
  return `Check ${verdict === 'proceed' ? 'passed' : 'failed'} (${code}): ${counts}.`;
}

/** One line a finding, as compilers write it; what to do is said once for each way in which it is worded. */
export function fileLines(tidy: Tidy): readonly string[] {
  const said = new Set<string>();
  const lines = tidy.verdict.findings.flatMap((found) => {
    const { what, advice } = wordsOf(found);
    const place = found.place === undefined ? '' : `${placeText(found.place)}: `;
    const next = advice.filter((line) => !said.has(line));
    for (const line of next) said.add(line);
    return [
      `${place}${found.severity}: ${what} (${found.code})`,
      ...found.evidence.map((line) => `  Seen: ${line}`),
      ...(found.severity === 'notice' ? [] : next.map((line) => `  Next: ${line}`)),
    ];
  });
  return [headOf(tidy), ...lines];
}

/** The job summary: how many, and a table with each of them. */
export function fileSections(tidy: Tidy, room: number): readonly string[] {
  const { verdict, findings } = tidy.verdict;
  const mark = verdict === 'refuse' ? '❌' : findings.some(({ severity }) => severity !== 'notice') ? '⚠️' : '✅';
  return [`### ${mark} ${escapeMarkdown(headOf(tidy))}`, tableOf(findings, room)];
}

/** Whole rows as long as there is room, and how many are left. */
function tableOf(findings: readonly Finding[], room: number): string {
  const lines = ['| File | Line | Severity | Code | What it is |', '| --- | --- | --- | --- | --- |'];
  let length = lines.join('\n').length;
  for (const [index, found] of findings.entries()) {
    const { file, line = '' } = found.place ?? {};
    const name = file === undefined ? '' : inlineCode(file);
    const row = `| ${name} | ${line} | ${found.severity} | ${inlineCode(found.code)} | ${escapeMarkdown(wordsOf(found).what)} |`;
    length += row.length + 1;
    if (length > room) return `${lines.join('\n')}\n\n… ${findings.length - index} more rows; report.json has them.`;
    lines.push(row);
  }
  return lines.join('\n');
}

function annotationOf(found: Finding): FileAnnotation {
  const { title, what, advice } = wordsOf(found);
  const { place } = found;
  const seen = found.evidence.map((line) => `Seen: ${line}`);
  const next = advice.map((line) => `Next: ${line}`);
  return {
    kind: found.severity === 'error' ? 'error' : 'warning',
    title: logLine(`Admission Gate: ${title}`, 200),
    message: cut([`${what} (${found.code})`, ...seen, ...next].map((line) => logLine(line, 1_200)).join('\n'), 4_000),
    ...(place === undefined ? {} : { file: place.file, line: place.line, column: place.column }),
  };
}

/** As many as the runner keeps; where there are more, the last says how many, and that the summary has all. */
function bounded(
  findings: readonly Finding[],
  kind: 'error' | 'warning',
  leftOut: number,
  most: number = mostOfKind,
): readonly FileAnnotation[] {
  const own = findings.filter(({ severity }) => severity === kind);
  if (own.length + leftOut <= most) return own.map(annotationOf);
  const more = own.length + leftOut - (most - 1);
  return [
    ...own.slice(0, most - 1).map(annotationOf),
    {
      kind,
      title: `Admission Gate: ${more} more`,
      message: `${counted(more, kind)} more: GitHub shows ten of a kind; the job summary and report.json have all of them.`,
    },
  ];
}

/** The annotations of a check, errors first; notices are none. */
export function renderFileAnnotations(verdict: Verdict, secrets: readonly string[] = []): readonly FileAnnotation[] {
  const { verdict: tidy, leftOut } = tidied(verdict, secrets);
  const isCut = leftOut.findings > 0 && !tidy.findings.some(({ severity }) => severity !== 'error');
  return [...bounded(tidy.findings, 'error', isCut ? leftOut.findings : 0), ...bounded(tidy.findings, 'warning', 0)];
}

/**
 * What else a gate found out about policies that are in files, beside their lines. What decided a refusal has the
 * annotation of every refusal; where the job goes on all the same, none of them is an error.
 */
export function renderPolicyAnnotations(verdict: Verdict, secrets: readonly string[] = []): readonly FileAnnotation[] {
  const { findings, verdict: end } = tidied(verdict, secrets).verdict;
  const isLenient = findings.some(isLenience);
  const others = (end === 'refuse' ? findings.slice(1) : findings)
    .filter(({ place }) => place !== undefined)
    .map((found) => (isLenient && found.severity === 'error' ? asWarning(found) : found));
  return [...bounded(others, 'error', 0, mostOfKind - 1), ...bounded(others, 'warning', 0, mostOfKind - 1)];
}

import type { Place } from '../findings/place.ts';
import { cut } from '../text/clean.ts';
import { logLine } from '../text/log.ts';
import { fileLines } from './files.ts';
import { raisedLine } from './raised.ts';
import { firstLines, rankedLines } from './ranked.ts';
import { adviceOn, groupText, type Story, seconds, statusOf, storyOf, wantedOf } from './story.ts';
import { tidied } from './tidy.ts';
import type { Convergence, ProbeRecord, Verdict } from './verdict.ts';
import { webhookRows } from './webhooks.ts';

const shownProbes = 30;

function titled(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function verdictLines(
  { verdict, code, causeClass, retryable }: Verdict,
  { headline, lenience, words, proceed }: Story,
) {
  const coded = `${verdict} (${code}; cause class ${causeClass}; retryable ${retryable ? 'yes' : 'no'})`;
  const toDo = proceed ? [] : [`Whose it is: ${words.owner}`, `Just queue it again? ${words.again}`];
  return [`Verdict: ${coded}`, ...(lenience === '' ? [] : [lenience]), `${headline}. ${words.what}`, ...toDo];
}

function webhookLines(convergence: Convergence): readonly string[] {
  const rows = webhookRows(convergence).map(({ verb, path, expected, effective, same }) => [
    verb,
    path,
    `expected ${expected}`,
    `effective ${effective}`,
    same ? 'equal' : 'DIFFERS',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(Math.min(60, widths[column] ?? 0))).join('  '));
}

function probeLines(record: ProbeRecord): readonly string[] {
  const { kind, image, podNamespace, passed, attempts, resolved } = record;
  const pinned = resolved.filter((one) => one.image !== one.pinned).map((one) => `  ${one.image} is ${one.pinned}`);
  return [
    `${passed ? 'ok    ' : 'FAILED'} ${kind} ${image} in namespace ${podNamespace} (${wantedOf(record)})`,
    ...attempts.map(
      ({ atMs, elapsedMs, status, outcome, text }) =>
        `  at ${seconds(atMs)}, took ${seconds(elapsedMs)}: ${statusOf(status)}, ${outcome}${text ? `: ${text}` : ''}`,
    ),
    ...pinned,
  ];
}

function probesOf(probes: readonly ProbeRecord[], leftOut: number): readonly string[] {
  const hidden = Math.max(0, probes.length - shownProbes) + leftOut;
  const more = hidden > 0 ? [`… ${hidden} more; see report.json`] : [];
  return [...probes.slice(0, shownProbes).flatMap(probeLines), ...more];
}

/** The lines of the final log group. Each is inert: no workflow command, no terminal sequence, no secret. */
export function renderLog(verdict: Verdict, secrets: readonly string[] = []): readonly string[] {
  const { verdict: tidy, leftOut } = tidied(verdict, secrets);
  if (tidy.mode === 'check') return fileLines({ verdict: tidy, leftOut }).map((line) => logLine(line, 4_000));
  if (tidy.mode === 'diagnose') return rankedLines(tidy).map((line) => logLine(line, 4_000));
  const story = storyOf(tidy);
  const others = story.others.flatMap((other) => [
    `${other.finding.severity} ${other.finding.code}: ${other.words.what}`,
    ...adviceOn(other).map((line) => `  ${line}`),
  ]);
  return [
    ...verdictLines(tidy, story),
    ...titled('Evidence:', story.deciding.evidence),
    ...titled('Webhooks:', tidy.convergence ? webhookLines(tidy.convergence) : []),
    ...titled('Attempts (server dry-run):', probesOf(tidy.probes, leftOut.probes)),
    ...titled('Webhook timeouts raised (timeout-raised):', tidy.patches.map(raisedLine)),
    ...titled('Also seen:', others),
    ...titled('What to do next:', story.words.advice),
    ...titled('Commands:', story.words.commands),
    ...titled('Merge group:', tidy.mergeGroup ? [groupText(tidy.mergeGroup)] : []),
    ...(tidy.lease === ''
      ? []
      : [`Lease ${tidy.lease}, holder ${tidy.holder}${tidy.kyvernoVersion ? `, Kyverno ${tidy.kyvernoVersion}` : ''}`]),
  ].map((line) => logLine(line, 4_000));
}

/**
 * One error annotation, within the runner's limits (title 255, message 4,096 characters); beside the line of a policy's file
 * where it is about that.
 */
export function renderAnnotation(
  verdict: Verdict,
  secrets: readonly string[] = [],
): { readonly title: string; readonly message: string } & Partial<Place> {
  const tidy = tidied(verdict, secrets).verdict;
  const { headline, lenience, words, deciding } = storyOf(tidy);
  const title = logLine(`Admission Gate: ${headline}`, 200);
  const bounded = (lines: readonly string[]): string =>
    cut(lines.map((line) => logLine(line, 1_200)).join('\n'), 4_000);
  if (tidy.mode === 'diagnose') return { title, message: bounded(firstLines(tidy)) };
  const next = [...words.advice, ...words.commands].map((line) => `Next: ${line}`);
  const lines = [
    ...(lenience === '' ? [] : [lenience]),
    words.what,
    `Whose it is: ${words.owner}`,
    `Just queue it again? ${words.again}`,
    ...next,
  ];
  return {
    title,
    message: bounded(lines),
    ...deciding.place,
  };
}

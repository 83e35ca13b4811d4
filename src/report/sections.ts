import { type Cell, codeBlock, escapeMarkdown, inlineCode, linkTo, table } from '../text/markdown.ts';
import { raisedLine } from './raised.ts';
import { adviceOn, type Story, seconds, statusOf, wantedOf } from './story.ts';
import type { Tidy } from './tidy.ts';
import type { Convergence, ProbeRecord, TimelineEntry, Verdict } from './verdict.ts';
import { webhookRows } from './webhooks.ts';

/** How long one table or block may be, in UTF-16 units; whole rows and lines are left out beyond it. */
export type Room = number;

const lineBounds = { maxLines: 30, maxLength: 400 };
/** Wide enough that no command is cut inside a quoted word. */
const commandBounds = { maxLines: 10, maxLength: 5_000 };

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function under(title: string, parts: readonly string[]): string {
  const filled = parts.filter(Boolean);
  return filled.length === 0 ? '' : [`#### ${title}`, ...filled].join('\n\n');
}

function folded(title: string, body: string): string {
  return body === '' ? '' : `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Verdict, cause, whose it is, whether to queue again: what has to fit on the first screen. */
export function firstScreen({ proceed, lenience, headline, words }: Story): string {
  const sign = lenience === '' ? '❌' : '⚠️';
  const title = `### ${proceed ? '✅' : sign} ${escapeMarkdown(headline)}`;
  const what = [...(lenience === '' ? [] : [`**${escapeMarkdown(lenience)}**`]), escapeMarkdown(words.what, 1_500)];
  if (proceed) {
    return [title, ...what].join('\n\n');
  }
  const answers = [
    `**Whose it is:** ${escapeMarkdown(words.owner)}`,
    `**Just queue it again?** ${escapeMarkdown(words.again)}`,
  ];
  return [title, ...what, list(answers), escapeMarkdown(words.about)].join('\n\n');
}

/** Advice, and the commands to paste. */
export function nextSteps({ words }: Story): string {
  const advice = list(words.advice.map((line) => escapeMarkdown(line)));
  const commands = words.commands.length === 0 ? '' : codeBlock(words.commands, commandBounds, 'sh');
  return under('What to do next', [advice, commands]);
}

function webhookTable(convergence: Convergence, room: Room): string {
  const rows = webhookRows(convergence).map(({ verb, path, expected, effective, same }) => [
    verb,
    path,
    expected,
    effective,
    same ? 'yes' : 'NO',
  ]);
  return rows.length === 0 ? '' : table(['Webhook', 'Policies in its path', 'Should be', 'Is', 'Equal'], rows, room);
}

/** The raw lines that prove the deciding cause, and the webhooks as they should be beside as they are. */
export function evidence({ deciding }: Story, { convergence }: Verdict, room: Room): string {
  const lines = deciding.evidence.length === 0 ? '' : codeBlock(deciding.evidence, lineBounds);
  return under('Evidence', [lines, convergence && !convergence.exact ? webhookTable(convergence, room) : '']);
}

function attemptRows({ attempts }: ProbeRecord): readonly (readonly Cell[])[] {
  return attempts.map(({ atMs, elapsedMs, status, outcome, text }, index) => [
    { own: seconds(atMs) },
    { own: seconds(elapsedMs) },
    { own: statusOf(status) },
    outcome,
    text !== '' && text === attempts[index - 1]?.text ? { own: 'as before' } : text,
  ]);
}

function probe(record: ProbeRecord, room: Room): string {
  const { image, podNamespace, passed } = record;
  const wanted = escapeMarkdown(wantedOf(record));
  const title = `${passed ? '✅' : '❌'} ${inlineCode(image)} in namespace ${inlineCode(podNamespace)} (${wanted})`;
  const rows = attemptRows(record);
  return rows.length === 0 ? title : `${title}\n\n${table(['At', 'Took', 'Status', 'Outcome', 'Answer'], rows, room)}`;
}

/** Each probe that did not pass, with its attempts and their times. */
export function failedProbes({ probes }: Verdict, room: Room): readonly string[] {
  return probes
    .filter(({ passed }) => !passed)
    .map((record, index) =>
      index === 0 ? under('Attempts (nothing was created)', [probe(record, room)]) : probe(record, room),
    );
}

function timelineOf(timeline: readonly TimelineEntry[], room: Room): string {
  const rows = timeline.map(({ atMs, what }) => [{ own: seconds(atMs) }, what]);
  return rows.length === 0 ? '' : table(['At', 'What'], rows, room);
}

/** Codes, Lease and link of the run, folded. */
export function runFacts({ code, causeClass, lease, holder, kyvernoVersion, link }: Verdict): string {
  const facts = list([
    `Reason code ${inlineCode(code)}, cause class ${inlineCode(causeClass)}`,
    ...(lease === '' ? [] : [`Lease ${inlineCode(lease)}, holder ${inlineCode(holder)}`]),
    ...(kyvernoVersion === undefined ? [] : [`Kyverno ${inlineCode(kyvernoVersion)}`]),
    ...(!link ? [] : [linkTo('The run', link)]),
  ]);
  return folded('This run', facts);
}

function patchesOf({ patches }: Verdict): string {
  return list(patches.map((patch) => escapeMarkdown(raisedLine(patch))));
}

function othersOf({ others }: Story): string {
  return list(
    others.map((other) => {
      const { finding, words } = other;
      const advice = adviceOn(other).map((line) => `  - ${escapeMarkdown(line)}`);
      const said = `${finding.severity} ${inlineCode(finding.code)}: ${escapeMarkdown(words.what, 500)}`;
      return [said, ...advice].join('\n');
    }),
  );
}

/** What is read only on demand, each part folded; parts with nothing to say are empty. */
export function details(story: Story, { verdict, leftOut }: Tidy, room: Room): readonly string[] {
  const passed = verdict.probes.filter((record) => record.passed).map((record) => probe(record, room));
  const exact = verdict.convergence?.exact ? webhookTable(verdict.convergence, room) : '';
  const hidden = leftOut.findings + leftOut.probes + leftOut.timeline;
  return [
    runFacts(verdict),
    folded('Webhook timeouts raised', patchesOf(verdict)),
    folded(`Also seen (${story.others.length})`, othersOf(story)),
    folded('Webhooks: expected and effective', exact),
    folded(`Probes and controls that passed (${passed.length})`, passed.join('\n\n')),
    folded('Timeline', timelineOf(verdict.timeline, room)),
    hidden > 0 ? `Truncated for length: ${hidden} findings, probes and events are left out.` : '',
  ];
}

/**
 * Joins whole sections up to `max` UTF-16 units. One that does not fit is left out as a whole, so that no fence, row or
 * entity is ever cut, and a last line says so.
 */
export function joinWithin(sections: readonly string[], max: number): string {
  const note = 'Truncated for length: some sections are left out; report.json has them.';
  const kept: string[] = [];
  let length = note.length + 2;
  let complete = true;
  for (const section of sections.filter(Boolean)) {
    const fits = length + section.length + 2 <= max;
    if (fits) {
      kept.push(section);
      length += section.length + 2;
    }
    complete &&= fits;
  }
  return [...kept, ...(complete ? [] : [note])].join('\n\n');
}

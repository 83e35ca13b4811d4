import * as v from 'valibot';
import { finding } from '../../src/findings/finding.ts';
import { wordsOf } from '../../src/findings/words.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import type { Verdict } from '../../src/report/verdict.ts';
import { answersIn } from './answers.ts';
import { type Folder, FolderProblem } from './folder.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';
import { judgeAnswers } from './probing.ts';
import { seatWith } from './seat.ts';

const summarySchema = v.object({ repeat: v.string(), times: v.pipe(v.number(), v.integer(), v.minValue(0)) });
/** At this size the runner drops a summary as a whole. */
const summaryLimit = 1024 * 1024;

/** `report`: what is told of an answer, or how much of a long story is shown. */
export async function judgeReport(folder: Folder): Promise<Outcome> {
  const long = folder.json('summary-input.json');
  if (long !== undefined) return judgeSummary(long);
  const seat = seatWith(folder, {});
  const outcome = await judgeAnswers(seat, answersIn(folder).flat(), []);
  // A report is written at the end, when no attempt is left.
  return outcome.verdict === 'retry' ? refused(...outcome.findings) : outcome;
}

function judgeSummary(object: unknown): Outcome {
  const parsed = v.safeParse(summarySchema, object);
  if (!parsed.success) throw new FolderProblem('summary-input.json', 'not a text with how often it is repeated');
  const { repeat, times } = parsed.output;
  const summary = renderSummary(verdictWith(Array.from({ length: times }, () => repeat)));
  const bytes = Buffer.byteLength(summary);
  const last = summary.trim().split('\n').at(-1) ?? '';
  const note = /^Truncated/.test(last) ? last : 'Nothing had to be left out.';
  return bytes < summaryLimit
    ? proceeded(`${note} The summary has ${bytes} bytes, and the runner drops one of ${summaryLimit}.`)
    : refused(finding('internal-error', 'summary', { step: 'the summary', problem: `it has ${bytes} bytes` }));
}

/** A run in which so much happened. */
function verdictWith(lines: readonly string[]): Verdict {
  const proved = finding('proved', 'gate', {}, lines, 'notice');
  const { causeClass, retryable } = wordsOf(proved);
  return {
    ...{ mode: 'gate', verdict: 'proceed', code: 'proved', causeClass, retryable, findings: [proved] },
    ...{ timeline: lines.map((what, index) => ({ atMs: index, what })), patches: [], probes: [] },
    ...{ lease: '', holder: '' },
  };
}

import { isLenience } from '../findings/finding.ts';
import { renderFileAnnotations, renderPolicyAnnotations } from '../report/files.ts';
import { renderImages } from '../report/images.ts';
import { renderReport } from '../report/json.ts';
import { renderAnnotation, renderLog } from '../report/log.ts';
import { renderSummary } from '../report/markdown.ts';
import type { Verdict } from '../report/verdict.ts';
import type { Runner } from '../runner/runner.ts';
import type { Log } from './context.ts';

export interface Publisher {
  readonly runner: Runner;
  readonly log: Log;
  readonly secrets: readonly string[];
  /** Writes report.json and returns its path. */
  readonly writeReport: (text: string) => string;
  /** Puts the verdict on the pull request, if there is one; returns one line about how that went, or nothing. */
  readonly comment: (verdict: Verdict) => Promise<string>;
}

function titleOf({ mode, verdict, code }: Verdict): string {
  if (mode === 'diagnose') return 'Diagnosis';
  if (mode === 'check') return 'Check';
  return verdict === 'proceed' ? 'Verdict: proceed' : `Verdict: refuse (${code})`;
}

/** Everything that a run leaves behind, from the one verdict. Whatever fails here changes no verdict. */
export async function publish(publisher: Publisher, verdict: Verdict): Promise<void> {
  const { runner, log, secrets } = publisher;
  log.group(titleOf(verdict));
  for (const line of renderLog(verdict, secrets)) runner.line(line);
  log.endGroup();
  await attempt(log, 'the outputs', async () => {
    runner.output('verdict', verdict.verdict);
    runner.output('reason-code', verdict.code);
    runner.output('cause-class', verdict.causeClass);
    runner.output('retryable', String(verdict.retryable));
    runner.output('images', renderImages(verdict));
  });
  await attempt(log, 'report.json', async () => {
    runner.output('report', publisher.writeReport(renderReport(verdict, secrets)));
  });
  if (verdict.mode === 'check') {
    for (const { kind, ...one } of renderFileAnnotations(verdict, secrets)) runner.annotate(kind, one);
  } else if (verdict.verdict === 'refuse') {
    const isLenient = verdict.findings.some(isLenience);
    runner.annotate(isLenient ? 'warning' : 'error', renderAnnotation(verdict, secrets));
  }
  if (verdict.mode === 'gate')
    for (const { kind, ...one } of renderPolicyAnnotations(verdict, secrets)) runner.annotate(kind, one);
  await attempt(log, 'the job summary', () => runner.appendSummary(renderSummary(verdict, secrets)));
  await attempt(log, 'the comment', async () => {
    const line = await publisher.comment(verdict);
    if (line !== '') log.info(line);
  });
}

async function attempt(log: Log, what: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.info(
      `The verdict stands, but ${what} could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

import type { Finding } from '../../src/findings/finding.ts';
import { wordsOf } from '../../src/findings/words.ts';
import { renderDiagnosis } from '../../src/report/diagnosis.ts';
import { logLine } from '../../src/text/log.ts';

/** The outcome of one step: with findings, the deciding one first, or with a text where nothing was found. */
export type Outcome =
  | {
      readonly verdict: 'proceed' | 'warn' | 'retry' | 'refuse';
      readonly findings: readonly [Finding, ...Finding[]];
    }
  | { readonly verdict: 'proceed'; readonly text: string };

/** What is printed for one case. */
export interface Line {
  readonly id: string;
  readonly verdict: string;
  readonly causeClass: string;
  readonly reasonCode: string;
  readonly diagnosis: string;
}

export function refused(first: Finding, ...more: readonly Finding[]): Outcome {
  return { verdict: 'refuse', findings: [first, ...more] };
}

export function proceeded(text: string): Outcome {
  return { verdict: 'proceed', text };
}

/** Goes on, but says what was found on the way; a notice, and what has no cause, is only said. */
export function wentOn(warnings: readonly Finding[], text: string): Outcome {
  const [first, ...more] = warnings.filter(
    (found) => found.severity !== 'notice' && wordsOf(found).causeClass !== 'none',
  );
  return first === undefined ? proceeded(text) : { verdict: 'warn', findings: [first, ...more] };
}

const order = ['refuse', 'retry', 'warn', 'proceed'];

/** Of several outcomes the one that weighs most, the first of equals; their findings together. */
export function worst(first: Outcome, ...more: readonly Outcome[]): Outcome {
  return more.reduce((one, other) => (order.indexOf(other.verdict) < order.indexOf(one.verdict) ? other : one), first);
}

/** While another attempt is deserved, the cause counts as passing; its own class counts when it stays. */
function causeClassOf(outcome: Outcome): string {
  if (outcome.verdict === 'retry') return 'transient';
  return 'text' in outcome ? 'none' : wordsOf(outcome.findings[0]).causeClass;
}

export function lineOf(id: string, outcome: Outcome): Line {
  return {
    id,
    verdict: outcome.verdict,
    causeClass: causeClassOf(outcome),
    reasonCode: 'text' in outcome ? 'none' : outcome.findings[0].code,
    diagnosis: 'text' in outcome ? logLine(outcome.text, 1_500) : renderDiagnosis(outcome.findings),
  };
}

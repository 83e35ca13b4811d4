import { type Finding, finding, isLenience } from '../findings/finding.ts';
import { wordsOf } from '../findings/words.ts';
import type { Verdict } from '../report/verdict.ts';
import { type FilePolicy, placedInFiles } from '../steps/candidates.ts';
import type { RunHistory, Step } from '../steps/context.ts';

/** What the verdict needs to know of the run besides its end. */
export interface RunFacts {
  readonly mode: Verdict['mode'];
  readonly lease: string;
  readonly holder: string;
  readonly link: string;
  readonly history: RunHistory;
  /** The policies as files have them, for the places of findings about them. */
  readonly filePolicies?: readonly FilePolicy[];
}

/** The one verdict: the first finding decides, and the catalogue says what it means. */
export function conclude(
  run: RunFacts,
  verdict: Verdict['verdict'],
  findings: readonly [Finding, ...Finding[]],
): Verdict {
  const [deciding] = findings;
  const { causeClass, retryable } = wordsOf(deciding);
  const { timeline, patches, probes, warnings, convergence, kyvernoVersion, mergeGroup, queuePlace } = run.history;
  const others = [...findings.slice(1), ...warnings.filter((warning) => !findings.includes(warning))];
  const observations = run.history.tape.observations();
  return {
    mode: run.mode,
    verdict,
    code: deciding.code,
    causeClass,
    retryable,
    findings: [deciding, ...others.filter(isLenience), ...others.filter((found) => !isLenience(found))].map((found) =>
      placedInFiles(run.filePolicies ?? [], found),
    ),
    timeline,
    patches,
    probes,
    ...(convergence === undefined ? {} : { convergence }),
    ...(kyvernoVersion === undefined ? {} : { kyvernoVersion }),
    ...(observations === undefined ? {} : { observations }),
    ...(mergeGroup === undefined
      ? {}
      : { mergeGroup: queuePlace === undefined ? mergeGroup : { ...mergeGroup, place: queuePlace } }),
    lease: run.lease,
    holder: run.holder,
    link: run.link,
  };
}

/** The verdict of a gate that has come to its end. */
export function concludeGate(run: RunFacts, ended: Step<void>): Verdict {
  return ended.kind === 'go'
    ? conclude(run, 'proceed', [finding('proved', 'gate', {}, [], 'notice')])
    : conclude(run, 'refuse', ended.findings);
}

import { finding } from '../../src/findings/finding.ts';
import { judgeAcquisition } from './acquire.ts';
import { Folder, FolderProblem } from './folder.ts';
import { judgeInputs } from './inputs.ts';
import { type Line, lineOf, type Outcome, refused } from './outcome.ts';
import { judgePullRequest } from './pull-request.ts';
import { judgePost, judgeRelease } from './release.ts';
import { judgeRenewal } from './renewal.ts';
import { judgeReport } from './report.ts';
import { judgeStage } from './stage.ts';
import { judgeConvergence, judgeDiagnosis, judgeProbe } from './webhooks.ts';

/** Which part of the product a case goes through. */
const runs = new Map<string, (folder: Folder) => Outcome | Promise<Outcome>>([
  ['inputs', judgeInputs],
  ['acquire', judgeAcquisition],
  ['renew', judgeRenewal],
  ['release', judgeRelease],
  ['post', judgePost],
  ['stage', judgeStage],
  ['converge', judgeConvergence],
  ['probe', judgeProbe],
  ['diagnose', judgeDiagnosis],
  ['resolve-pr', judgePullRequest],
  ['report', judgeReport],
]);

async function outcomeOf(folder: Folder): Promise<Outcome> {
  if (!folder.has('case.json')) {
    return refused(finding('not-observed', folder.id, { what: `which part of a gate ${folder.id} is about` }));
  }
  const { run } = folder.about();
  const judge = runs.get(run);
  if (judge !== undefined) return judge(folder);
  const allowed = `one of ${[...runs.keys()].join(', ')}`;
  return refused(finding('bad-input', 'case.json', { input: 'run', allowed, given: JSON.stringify(run) }));
}

/** What cannot be read is refused by its file; anything else that goes wrong is a fault of ours, and said so. */
function faultOf(error: unknown): Outcome {
  if (error instanceof FolderProblem) {
    const facts = { call: `reading ${error.file}`, problem: error.message };
    return refused(finding('answer-unreadable', error.file, facts));
  }
  const problem = error instanceof Error ? error.message : String(error);
  return refused(finding('internal-error', 'replay', { step: 'the replay', problem }));
}

/** Judges one folder of observations as the product would have. */
export async function replay(path: string): Promise<Line> {
  const folder = new Folder(path);
  return lineOf(folder.id, await outcomeOf(folder).catch(faultOf));
}

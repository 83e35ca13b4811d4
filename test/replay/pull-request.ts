import { type Finding, finding } from '../../src/findings/finding.ts';
import { pullRequestOf } from '../../src/github/pull-request.ts';
import type { Folder } from './folder.ts';
import { type Outcome, proceeded } from './outcome.ts';

function unresolved(why: string): Finding {
  return finding('pull-request-unknown', 'pull request', { why }, [], 'warning');
}

/** `resolve-pr`: where a comment would go. Without one, summary and log say everything. */
export function judgePullRequest(folder: Folder): Outcome {
  const found = pullRequestOf(folder.json('event.json'));
  if (found.kind === 'found') {
    const { owner, name } = found.repository;
    return proceeded(`This run is about pull request #${found.number} of ${owner}/${name}.`);
  }
  return found.why === 'not-a-merge-group'
    ? proceeded('There is no pull request: this event is no merge group. Summary and log say everything.')
    : { verdict: 'warn', findings: [unresolved(found.why)] };
}

import * as v from 'valibot';
import { type Finding, finding } from '../../src/findings/finding.ts';
import { pullRequestOf } from '../../src/github/pull-request.ts';
import type { Folder } from './folder.ts';
import { type Outcome, proceeded } from './outcome.ts';

const envSchema = v.object({ GITHUB_EVENT_NAME: v.optional(v.string(), '') });

function unresolved(why: string): Finding {
  return finding('pull-request-unknown', 'pull request', { why }, [], 'warning');
}

/** `resolve-pr`: where a comment would go. Without one, summary and log say everything. */
export function judgePullRequest(folder: Folder): Outcome {
  const { GITHUB_EVENT_NAME: name } = v.parse(envSchema, folder.json('env.json') ?? {});
  const event = folder.json('event.json');
  const isGroup = name === 'merge_group' || (name === '' && event === undefined);
  const found = name === '' || isGroup ? pullRequestOf(event) : ({ kind: 'none', why: 'not-a-merge-group' } as const);
  if (found.kind === 'found') {
    const { owner, name: repository } = found.repository;
    return proceeded(`This run is about pull request #${found.number} of ${owner}/${repository}.`);
  }
  return found.why === 'not-a-merge-group' && !isGroup
    ? proceeded('There is no pull request to comment on: this event is no merge group. Summary and log say everything.')
    : { verdict: 'warn', findings: [unresolved(found.why)] };
}

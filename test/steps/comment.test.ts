import { describe, expect, it } from 'vitest';
import { finding } from '../../src/findings/finding.ts';
import type { Comment, Problem, Reply } from '../../src/github/comments.ts';
import type { Verdict } from '../../src/report/verdict.ts';
import { type CommentRequest, commentOn } from '../../src/steps/comment.ts';
import { type Expected, fakeComments } from '../github/fake-comments.ts';
import { denied, proceeding } from '../report/verdicts.ts';

const ref = `refs/heads/gh-readonly-queue/main/pr-12-${'b'.repeat(40)}`;
const environment = {
  ...{ runId: '1', attempt: '1', job: 'deploy', repository: 'shop/app', repositoryId: '42', sha: 'a'.repeat(40) },
  ...{ serverUrl: 'https://git.example', actor: 'ada', eventName: 'merge_group', ref, eventPath: '/event.json' },
  ...{ runnerName: 'r', workflowFile: 'deploy.yml', runLink: 'https://git.example/shop/app/actions/runs/1/attempts/1' },
};
const queueEvent = { merge_group: { head_ref: ref, base_ref: 'refs/heads/main' } };
const bot = 'github-actions[bot]';
const none: Expected = { call: 'list', page: 1, reply: { ok: true, value: { comments: [], last: true } } };
const viewer: Expected = { call: 'viewer', reply: { ok: true, value: bot } };

interface Given {
  readonly verdict?: Verdict;
  readonly comment?: CommentRequest['inputs']['comment'];
  readonly pullRequest?: number;
  readonly token?: string;
  readonly eventName?: string;
  readonly ref?: string;
  readonly job?: string;
  readonly repository?: string;
  readonly cluster?: string;
  readonly event?: unknown;
  readonly open?: Reply<readonly number[]>;
  readonly earlier?: string;
}

/** What was sent where, and the line for the log. GitHub knows of no comment, or of one of ours. */
async function comment(given: Given = {}) {
  const { earlier } = given;
  const sent: (readonly [number | string, string])[] = [];
  const found: Comment[] = earlier === undefined ? [] : [{ id: 5, author: bot, body: earlier }];
  const line = await commentOn(
    {
      readEvent: () => ('event' in given ? given.event : queueEvent),
      openComments: async () => ({
        openFrom: async () => given.open ?? { ok: false, problem: 'unavailable', text: 'not expected' },
        viewer: async () => ({ ok: true, value: bot }),
        list: async () => ({ ok: true, value: { comments: found, last: true } }),
        create: async ({ number }, body) => {
          sent.push([number, body]);
          return { ok: true, value: { id: 6, author: bot, body } };
        },
        update: async (_, id, body) => {
          sent.push([`update ${id}`, body]);
          return { ok: true, value: { id, author: bot, body } };
        },
      }),
    },
    requestOf(given),
  );
  return { line, sent };
}

function requestOf({
  verdict = denied,
  comment: mode = 'on-refusal',
  pullRequest,
  token = 'ghs_x',
  ...given
}: Given): CommentRequest {
  const { eventName = 'merge_group', cluster = 'https://api.example' } = given;
  return {
    environment: {
      ...environment,
      eventName,
      ref: given.ref ?? ref,
      job: given.job ?? 'deploy',
      repository: given.repository ?? 'shop/app',
    },
    inputs: { comment: mode, pullRequest, githubToken: token },
    ...{ cluster, startedAt: new Date('2026-09-10T12:00:00.000Z'), secrets: [], verdict },
  };
}

describe('the comment', () => {
  it('is put on the pull request of the merge group, below its marker and the time of the run', async () => {
    const { line, sent } = await comment();
    expect(line).toBe('Comment on the pull request created.');
    const [[number, body] = [0, '']] = sent;
    expect(number).toBe(12);
    expect(body).toMatch(
      /^<!-- admission-gate shop\/app deploy\.yml deploy admission-gate\/deploy [\da-z]{13} -->\n<!-- started 2026-09-10T12:00:00\.000Z -->\n\n### ❌ Deploy refused/,
    );
    expect(body).not.toContain('api.example');
  });

  it('is another one for another job and for another cluster', async () => {
    const bodies = [
      await comment(),
      await comment({ job: 'other' }),
      await comment({ cluster: 'https://two.example' }),
    ];
    expect(new Set(bodies.map(({ sent }) => sent[0]?.[1].split('\n')[0])).size).toBe(3);
  });

  it.each<[string, Given, number]>([
    ['a verdict to proceed says nothing first', { verdict: proceeding }, 0],
    ['but with always it does', { verdict: proceeding, comment: 'always' }, 1],
    ['and with a broken glass', { verdict: withBrokenGlass(proceeding) }, 1],
    ['never says nothing at all', { comment: 'never' }, 0],
    ['a group that is no longer queued says nothing', { verdict: { ...denied, code: 'group-superseded' } }, 0],
    ['no token says nothing', { token: '' }, 0],
    ['an event that names no pull request says nothing', { event: {} }, 0],
    ['a push says nothing', { eventName: 'push' }, 0],
    ['a schedule says nothing', { eventName: 'schedule' }, 0],
    ['a person at a shell says nothing', { eventName: '', repository: '', pullRequest: 12 }, 0],
  ])('is there or not: %s', async (_, given, count) => {
    expect((await comment(given)).sent).toHaveLength(count);
  });

  it('that cannot be placed is said with its reason code', async () => {
    expect((await comment({ event: {} })).line).toMatch(/^No comment: .* \(pull-request-unknown\)$/);
  });

  it('is turned to resolved by a later run that proceeds, and back', async () => {
    const [[, earlier] = [0, '']] = (await comment()).sent;
    const resolved = await comment({ verdict: proceeding, earlier });
    expect(resolved.sent).toEqual([['update 5', expect.stringContaining('Resolved: whatever an earlier run refused')]]);
    const back = await comment({ earlier: resolved.sent[0]?.[1] ?? '' });
    expect(back.sent).toEqual([['update 5', expect.stringContaining('### ❌ Deploy refused')]]);
  });

  it('of a person’s run is on the one pull request that is open from the branch, or on the one that the input names', async () => {
    const run = { eventName: 'workflow_dispatch', ref: 'refs/heads/fix/1' };
    const open = (value: readonly number[]): Reply<readonly number[]> => ({ ok: true, value });
    expect((await comment({ ...run, open: open([8]) })).sent[0]?.[0]).toBe(8);
    expect((await comment({ ...run, pullRequest: 9 })).sent[0]?.[0]).toBe(9);
    const closed = await comment({ ...run, open: open([]) });
    expect([closed.sent, closed.line]).toEqual([
      [],
      expect.stringContaining('no pull request is open from branch fix/1'),
    ]);
    const two = await comment({ ...run, open: open([8, 9]) });
    expect([two.sent, two.line]).toEqual([[], expect.stringContaining('name one in input pull-request')]);
    const silent = await comment({ ...run, open: { ok: false, problem: 'forbidden', text: 'raw' } });
    expect([silent.sent, silent.line]).toEqual([
      [],
      expect.stringContaining('(forbidden: raw). Give the job permissions: pull-requests'),
    ]);
  });

  it.each<Problem>(['forbidden', 'locked', 'rate-limited', 'unauthorized', 'rejected'])(
    'that is answered with %s is said in one line',
    async (problem) => {
      const port = fakeComments([viewer, none]);
      const create = async () => ({ ok: false, problem, text: 'raw' }) as const;
      const ports = { readEvent: () => queueEvent, openComments: async () => ({ ...port, create }) };
      const line = await commentOn(ports, requestOf({}));
      expect(line).toContain(`could not be commented on (${problem}: raw).`);
      expect(line).toContain('The verdict stands');
      expect(line.includes('pull-requests: write')).toBe(['forbidden', 'unauthorized'].includes(problem));
    },
  );
});

function withBrokenGlass(verdict: Verdict): Verdict {
  const broken = finding('break-glass', 'input break-glass-reason', { reason: 'INC-7' }, [], 'warning');
  return { ...verdict, findings: [...verdict.findings, broken] };
}

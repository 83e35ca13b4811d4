import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { otherHolder } from '../fakes/leases.ts';
import type { Line } from './outcome.ts';
import { replay } from './replay.ts';

const root = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;

/** Judges a folder with these files; a text is written as it is, everything else as JSON. */
function judged(about: object, files: Readonly<Record<string, unknown>> = {}): Promise<Line> {
  count += 1;
  const path = join(root, `X${count}`);
  mkdirSync(path);
  const all = { 'case.json': { now: '2026-09-10T12:00:00.000000Z', ...about }, ...files };
  for (const [name, content] of Object.entries(all)) {
    writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return replay(path);
}

const ours = 'gh:5002.1:gate';
const repository = 'github.com/example-org/platform';
const completed = { id: 5001, status: 'completed', conclusion: 'cancelled' };

function lease(holderIdentity: string = otherHolder, renewTime = '2026-09-10T11:10:00.000000Z', uid = 'u') {
  return {
    metadata: { name: 'deploy', namespace: 'apps', uid, annotations: { 'admission-gate/repository': repository } },
    spec: { holderIdentity, leaseDurationSeconds: 120, renewTime },
  };
}

function status(code: number, message = '', reason = '') {
  return { kind: 'Status', status: 'Failure', code, message, reason };
}

const outcome = ({ verdict, reasonCode }: Line) => `${verdict} ${reasonCode}`;

describe('a folder without observations', () => {
  it.each([
    ['renew', 'refuse not-observed'],
    ['stage', 'refuse not-observed'],
    ['converge', 'refuse not-observed'],
    ['probe', 'refuse not-observed'],
    ['diagnose', 'refuse not-observed'],
    ['report', 'refuse not-observed'],
    ['resolve-pr', 'warn pull-request-unknown'],
    ['post', 'proceed none'],
    ['something else', 'refuse bad-input'],
  ])('is judged for %s: %s', async (run, expected) => {
    expect(outcome(await judged({ run }))).toBe(expected);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['probe-result.json', '{oops', 'diagnose'],
    ['probe-result.json', { what: 1 }, 'diagnose'],
    ['probe-sequence.json', {}, 'probe'],
    ['policies.yaml', 'a: [b', 'converge'],
    ['lease.json', [], 'acquire'],
    ['summary-input.json', { repeat: 'x', times: -1 }, 'report'],
    ['case.json', { run: 7 }, ''],
    ['inputs.json', { mode: [] }, 'inputs'],
    ['action-state.json', { phase: 7 }, 'post'],
  ])('refuses and is named: %s', async (name, content, run) => {
    const line = await judged({ run }, { [name]: content });
    expect(outcome(line)).toBe('refuse answer-unreadable');
    expect(line.diagnosis).toContain(name);
  });
});

describe('silence of a holder', () => {
  const dead = { 'run-attempt.json': completed };

  it.each([
    ['was seen for its duration', { elapsedSeconds: 120 }, lease(), 'proceed lease-taken-over'],
    ['was seen for less', { elapsedSeconds: 119 }, lease(), 'refuse lease-held'],
    ['has no length', {}, lease(), 'refuse lease-held'],
    [
      'was broken at some time',
      { elapsedSeconds: 500 },
      lease(otherHolder, '2026-09-10T12:01:00.000000Z'),
      'refuse lease-held',
    ],
    ['does not matter once it let go', { elapsedSeconds: 30 }, lease(''), 'proceed none'],
  ])('that %s', async (_, about, after, expected) => {
    const line = await judged(
      { run: 'acquire', ...about },
      { ...dead, 'lease.json': lease(), 'lease.after.json': after },
    );
    expect(outcome(line)).toBe(expected);
  });

  it('is not assumed where the Lease was seen once', async () => {
    expect(outcome(await judged({ run: 'acquire' }, { ...dead, 'lease.json': lease() }))).toBe('refuse lease-held');
  });

  it.each([
    [250, lease(), 'proceed released'],
    [200, lease(), 'refuse deadline-exceeded'],
    [250, lease(otherHolder, '2026-09-10T12:01:00.000000Z'), 'refuse lease-still-renewed'],
  ])(
    'of %i s lets a person release only what was silent for two durations',
    async (elapsedSeconds, after, expected) => {
      const files = {
        'lease.json': lease(),
        'lease.after.json': after,
        'inputs.json': { 'confirm-holder': otherHolder },
      };
      expect(outcome(await judged({ run: 'release', elapsedSeconds }, files))).toBe(expected);
    },
  );
});

describe('a renewal', () => {
  it.each([
    ['that is accepted', {}, 'proceed none'],
    ['of a Lease that is gone', { 'renew-result.json': status(404) }, 'refuse lease-lost'],
    [
      'of a Lease that was made anew',
      { 'renew-result.json': status(422), 'lease.after.json': lease(ours, undefined, 'v') },
      'refuse lease-lost',
    ],
    ['that is forbidden', { 'renew-result.json': status(403) }, 'refuse api-forbidden'],
    ['that got no answer', { 'renew-error.json': { message: 'fetch failed' } }, 'retry lease-unproved'],
    ['that fails', { 'renew-result.json': status(503) }, 'retry lease-unproved'],
  ])('%s', async (_, files, expected) => {
    expect(outcome(await judged({ run: 'renew' }, { 'lease.json': lease(ours), ...files }))).toBe(expected);
  });

  it('that failed for too long leaves the Lease stale', async () => {
    const files = { 'lease.json': lease(ours), 'renew-error.json': { message: 'fetch failed' } };
    expect(outcome(await judged({ run: 'renew', elapsedSeconds: 80 }, files))).toBe('refuse lease-stale');
  });
});

describe('the end of a job', () => {
  it.each([
    ['frees what is ours', ours, 'held', 'proceed none'],
    ['says that the Lease was lost', otherHolder, 'held', 'refuse lease-lost'],
    ['leaves alone what main never had', otherHolder, '', 'proceed none'],
    ['has nothing to do after a refusal', ours, 'freed', 'proceed none'],
  ])('%s', async (_, holder, phase, expected) => {
    const files = { 'lease.json': lease(holder), 'action-state.json': { holder: ours, phase } };
    expect(outcome(await judged({ run: 'post' }, files))).toBe(expected);
  });
});

describe('one answer', () => {
  const call = (problem: string) =>
    status(
      500,
      `failed calling webhook "ivpol.validate.kyverno.svc-fail": Post "https://x/ivpol/validate/p": ${problem}`,
    );

  it.each([
    ['a refused connection', call('dial tcp 10.0.0.1:443: connect: connection refused'), 'retry webhook-unreachable'],
    ['no endpoints', call('no endpoints available for service "x"'), 'refuse webhook-no-endpoints'],
    ['an API server that is busy', status(429, 'too many requests'), 'retry api-answer'],
    ['a quota', status(403, 'pods "p" is forbidden: exceeded quota: q'), 'refuse quota-exceeded'],
  ])('deserves another where it may pass: %s', async (_, answer, expected) => {
    expect(outcome(await judged({ run: 'diagnose' }, { 'probe-result.json': answer }))).toBe(expected);
  });

  it('does not when it came again', async () => {
    const timeout = { code: 500, body: call('context deadline exceeded') };
    const line = await judged({ run: 'diagnose' }, { 'probe-sequence.json': [timeout, timeout] });
    expect(outcome(line)).toBe('refuse webhook-timeout');
  });

  it('weighs least of those that are worse', async () => {
    const files = { 'probe-result.json': call('context deadline exceeded'), 'write-result.json': status(401) };
    expect(outcome(await judged({ run: 'diagnose' }, files))).toBe('refuse api-unauthorized');
  });
});

describe('the queue', () => {
  const ref = `refs/heads/gh-readonly-queue/main/pr-9-${'b'.repeat(40)}`;
  const group = { head_ref: ref, head_sha: 'a'.repeat(40), base_ref: 'refs/heads/main', base_sha: 'b'.repeat(40) };

  it.each([
    ['still has our group', {}, 'proceed none'],
    [
      'has another head',
      { 'get-ref-result.json': { ref, object: { sha: 'c'.repeat(40) } } },
      'refuse group-superseded',
    ],
    ['may not be read', { 'get-ref-result.json': { status: 403 } }, 'refuse queue-unreadable'],
    [
      'is not found, nor is its base branch',
      { 'get-ref-result.json': { status: 404 }, 'get-base-ref-result.json': { status: 404 } },
      'refuse queue-unreadable',
    ],
  ])('%s', async (_, files, expected) => {
    const event = { merge_group: group, repository: { full_name: 'o/r' } };
    expect(outcome(await judged({ run: 'acquire' }, { 'event.json': event, ...files }))).toBe(expected);
  });
});

it('never reads what is expected, nor the title', async () => {
  const files = { 'expected.json': '{oops', 'expected-result.json': '{oops', 'inputs.json': { policies: 'p1' } };
  expect(outcome(await judged({ run: 'inputs', title: 7, id: 'other' }, files))).toBe('proceed none');
});

import { describe, expect, it } from 'vitest';
import { finding } from '../../src/findings/finding.ts';
import type { Problem } from '../../src/github/comments.ts';
import { type Change, Order } from '../../src/steps/turn.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { cancel, contextOn } from '../fakes/context.ts';
import { leaseRecord } from '../fakes/leases.ts';
import {
  ahead,
  changeOf,
  deployed,
  fails,
  group,
  orderOn,
  ours,
  type QueueScript,
  queuedWith,
  says,
} from '../fakes/queue.ts';

/** What the order says, the warnings that it leaves, and the calls that it cost. */
async function ask(lastDeployed: string, script?: QueueScript, given: Partial<Change> = {}) {
  const context = contextOn(new FakeCluster({ replies: {} }));
  const { order, queue } = orderOn(context, script, given);
  const clearance = await context.clock.until(order.turn(lastDeployed));
  const code = clearance.kind === 'refused' || clearance.kind === 'unknown' ? clearance.finding.code : '';
  const warnings = context.history.warnings.map((warning) => `${warning.severity} ${warning.code}`);
  return {
    said: [clearance.kind, code].join(' ').trim(),
    warnings,
    calls: queue.calls.map((call) => call.split(' ')[0]),
  };
}

describe('a run outside the queue', () => {
  it('needs no call and no token while nothing older can be recorded', async () => {
    expect(await ask('')).toMatchObject({ said: 'clear' });
    expect(await ask(ours)).toMatchObject({ said: 'clear' });
  });

  it.each([
    ['ahead', 'refused older-than-deployed'],
    ['behind', 'clear'],
    ['diverged', 'clear'],
    ['identical', 'clear'],
  ] as const)('whose head, compared with what was deployed last, finds that %s, is %s', async (comparison, said) => {
    expect(await ask(deployed, { compare: says(comparison) })).toEqual({ said, warnings: [], calls: ['compare'] });
  });

  it('goes on with a warning when GitHub does not know any more what was deployed last', async () => {
    const said = await ask(deployed, { compare: says('unknown-to-github') });
    expect(said).toMatchObject({ said: 'clear', warnings: ['warning last-deployed-unknown'] });
  });

  it('may be older where that is asked for, and says so', async () => {
    const said = await ask(deployed, { compare: says('ahead') }, { allowOlder: true });
    expect(said).toMatchObject({ said: 'clear', warnings: ['warning older-allowed'] });
  });

  it('that may be older does not depend on GitHub, and says what it does not know', async () => {
    const said = await ask(deployed, { compare: fails('forbidden') }, { allowOlder: true });
    expect(said).toMatchObject({ said: 'clear', warnings: ['warning queue-unreadable'] });
  });
});

describe('a merge group', () => {
  const inQueue = { group };

  it.each<[string, string, QueueScript, string, readonly string[]]>([
    ['the entry ahead is not queued any more', '', { queuedGroups: says(queuedWith()) }, 'clear', ['queuedGroups']],
    ['the entry ahead was deployed last', ahead, { queuedGroups: says(queuedWith(ahead)) }, 'clear', ['queuedGroups']],
    [
      'the entry ahead has no run',
      '',
      { queuedGroups: says(queuedWith(ahead)), runStatuses: says([]) },
      'clear',
      ['queuedGroups', 'runStatuses'],
    ],
    [
      'all runs of the entry ahead are completed',
      '',
      { queuedGroups: says(queuedWith(ahead)), runStatuses: says(['completed', 'completed']) },
      'clear',
      ['queuedGroups', 'runStatuses'],
    ],
    [
      'a run of the entry ahead is not completed',
      '',
      { queuedGroups: says(queuedWith(ahead)), runStatuses: says(['completed', 'queued']) },
      'not-yet',
      ['queuedGroups', 'runStatuses'],
    ],
    [
      'its ref is gone while the base branch is there',
      '',
      { queuedGroups: says([]), branchHead: says(ahead) },
      'refused group-superseded',
      ['queuedGroups', 'branchHead'],
    ],
    [
      'its ref points at another commit',
      '',
      { queuedGroups: says([{ ref: group.ref, sha: deployed }]) },
      'refused group-superseded',
      ['queuedGroups'],
    ],
    [
      'not even the base branch is found',
      '',
      { queuedGroups: says([]), branchHead: says(undefined) },
      'refused queue-unreadable',
      ['queuedGroups', 'branchHead'],
    ],
    [
      'it is older than what was deployed last',
      deployed,
      { queuedGroups: says(queuedWith()), compare: says('ahead') },
      'refused older-than-deployed',
      ['queuedGroups', 'compare'],
    ],
  ])('when %s', async (_, lastDeployed, script, said, calls) => {
    expect(await ask(lastDeployed, script, inQueue)).toEqual({ said, warnings: [], calls });
  });

  it('is refused without a token', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const none = finding('queue-unreadable', 'merge queue', { what: 'anything', why: 'no token' });
    const order = new Order(context, changeOf(inQueue), async () => none);
    expect(await order.turn('')).toEqual({ kind: 'refused', finding: none });
  });

  it.each<[Problem, string]>([
    ['unauthorized', 'refused queue-unreadable'],
    ['forbidden', 'refused queue-unreadable'],
    ['not-found', 'refused queue-unreadable'],
    ['rate-limited', 'unknown github-unavailable'],
    ['unavailable', 'unknown github-unavailable'],
    ['unreadable', 'unknown github-unavailable'],
    ['rejected', 'unknown github-unavailable'],
  ])('is never let through by a reply that is %s', async (problem, said) => {
    for (const script of [
      { queuedGroups: fails(problem) },
      { queuedGroups: says([]), branchHead: fails(problem) },
      { queuedGroups: says(queuedWith(ahead)), runStatuses: fails(problem) },
    ]) {
      expect(await ask('', script, inQueue)).toMatchObject({ said });
    }
    expect(await ask(deployed, { queuedGroups: says(queuedWith()), compare: fails(problem) }, inQueue)).toMatchObject({
      said,
    });
  });

  it('asks again when GitHub did not answer, three times at most', async () => {
    const twice = [fails('unavailable'), fails('unreadable'), says(queuedWith())];
    expect(await ask('', { queuedGroups: twice }, inQueue)).toMatchObject({ said: 'clear' });
    const thrice = [fails('unavailable'), fails('unavailable'), fails('unavailable')];
    expect((await ask('', { queuedGroups: thrice }, inQueue)).calls).toHaveLength(3);
  });

  it('objects while it holds the Lease only to a group that is not queued, or not known to be', async () => {
    const object = async (script: QueueScript) => {
      const context = contextOn(new FakeCluster({ replies: {} }));
      return (await context.clock.until(orderOn(context, script, inQueue).order.objection()))?.code;
    };
    expect(await object({ queuedGroups: says(queuedWith(ahead)) })).toBeUndefined();
    expect(await object({ queuedGroups: says([]), branchHead: says(ahead) })).toBe('group-superseded');
    expect(await object({ queuedGroups: fails('unavailable') })).toBe('github-unavailable');
  });

  it('says why the run ended rather than that GitHub was cut off', async () => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    cancel(context);
    expect((await orderOn(context, { queuedGroups: fails('aborted') }, inQueue).order.objection())?.code).toBe(
      'cancelled',
    );
  });
});

describe('the files that a group changed', () => {
  it.each<[string, QueueScript, readonly string[] | string]>([
    ['GitHub lists them', { changedFiles: says(['a.yaml']) }, ['a.yaml']],
    ['it may have left some out', { changedFiles: says('300 at most') }, '300 at most'],
    ['it does not let us', { changedFiles: fails('forbidden', 'no') }, 'forbidden: no'],
    ['it is away', { changedFiles: fails('unavailable', 'gone') }, 'unavailable: gone'],
  ])('are told, or why not, when %s', async (_, script, said) => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const { order, queue } = orderOn(context, script, { group });
    expect(await context.clock.until(order.changedFiles(group))).toEqual(said);
    expect(queue.calls[0]).toBe(`changedFiles ${ahead} ${ours}`);
  });
});

describe('the proof that a holder is dead', () => {
  const held = { link: 'x', annotations: { 'admission-gate/repository': 'git.example/shop/app' } };
  const state = (status: string, runId = '5001') => says({ status, conclusion: 'failure', runId });

  it.each<[string, object, QueueScript | undefined, string]>([
    ['its attempt is completed', {}, { attempt: state('completed') }, 'dead'],
    ['its attempt is in progress', {}, { attempt: state('in_progress') }, 'not-proved'],
    ['its job is completed', { 'admission-gate/job-id': '77' }, { job: state('completed') }, 'dead'],
    ['its job is waiting', { 'admission-gate/job-id': '77' }, { job: state('waiting') }, 'not-proved'],
    ['its job is of another run', { 'admission-gate/job-id': '77' }, { job: state('completed', '6') }, 'not-proved'],
    ['its job id is no id', { 'admission-gate/job-id': '77/..' }, { attempt: state('completed') }, 'dead'],
    ['it is of another repository', { 'admission-gate/repository': 'git.example/shop/other' }, undefined, 'not-proved'],
    ['the token may not see it', {}, { attempt: fails('forbidden') }, 'forbidden'],
    ['it is not found', {}, { attempt: fails('not-found') }, 'forbidden'],
    ['GitHub is away', {}, { attempt: fails('unavailable') }, 'not-proved'],
  ])('when %s', async (_, annotations, script, kind) => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const record = leaseRecord({ ...held, annotations: { ...held.annotations, ...annotations } });
    expect((await orderOn(context, script).order.proof(record)).kind).toBe(kind);
  });
});

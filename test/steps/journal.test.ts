import { describe, expect, it } from 'vitest';
import type { MalformedPolicy, Policy } from '../../src/kyverno/policy.ts';
import { emptyJournal, type JournalEntry, journalText } from '../../src/lease/journal.ts';
import { LeaseJournal, settleInherited } from '../../src/steps/journal.ts';
import { settledText } from '../../src/steps/settle.ts';
import { FakeCluster } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { policyOf, timeout } from '../fakes/policies.ts';

const holder = 'gh:2.1:deploy:0b0b0b0b';
const change = {
  operation: 'raise-timeout',
  policy: 'p1',
  uid: 'u-1',
  resourceVersion: '1',
  generation: 1,
  from: 10,
  to: 30,
} as const;
const planned: JournalEntry = { id: `${holder}/1`, phase: 'planned', ...change };
const dead: JournalEntry = { ...planned, id: 'gh:1.1:deploy:0a0a0a0a/1' };

function taken(stored = emptyJournal, open: readonly JournalEntry[] = []): LeaseJournal {
  const journal = new LeaseJournal(holder);
  journal.takeUp(stored, open, open);
  return journal;
}

describe('the journal while the Lease is ours', () => {
  it('plans nothing and writes nothing before it was taken up', () => {
    const journal = new LeaseJournal(holder);
    expect(journal.plan(change)).toBeUndefined();
    expect(journal.pending()).toBeUndefined();
  });

  it('has nothing to write when nothing is planned', () => {
    expect(taken().pending()).toBeUndefined();
  });

  it('writes a plan once, and settles it with the next write', () => {
    const journal = taken();
    const id = journal.plan(change) ?? '';
    const plan = { from: emptyJournal, to: journalText([planned]) };
    expect(journal.pending()).toEqual(plan);
    journal.written(plan);
    expect(journal.pending()).toBeUndefined();
    journal.settled(id);
    expect(journal.isSettled(id)).toBe(true);
    expect(journal.pending()).toEqual({ from: plan.to, to: emptyJournal });
  });

  it('settles one entry and plans the next in one write', () => {
    const journal = taken();
    const first = journal.plan(change) ?? '';
    journal.written(journal.pending() ?? { from: '', to: '' });
    journal.settled(first);
    journal.plan({ ...change, policy: 'p2' });
    const next = { ...planned, id: `${holder}/2`, policy: 'p2' };
    expect(journal.pending()).toEqual({ from: journalText([planned]), to: journalText([next]) });
  });

  it('keeps what the run before left open, before its own', () => {
    const journal = taken(journalText([dead]), [dead]);
    journal.plan(change);
    expect(journal.pending()?.to).toBe(journalText([dead, planned]));
  });

  it('plans no more than there is room for', () => {
    const full = Array.from({ length: 32 }, (_, index) => ({ ...dead, id: `${dead.id}${index}` }));
    expect(taken(journalText(full), full).plan(change)).toBeUndefined();
  });

  it.each([
    ['is what was to be written: its answer was lost', journalText([planned]), true, undefined],
    ['is what it was: it is still to be written', emptyJournal, true, journalText([planned])],
    ['is neither: somebody else writes it', journalText([dead]), false, journalText([planned])],
  ])('is read after a failed write, and %s', (_, text, expected, pending) => {
    const journal = taken();
    journal.plan(change);
    const attempted = journal.pending() ?? { from: '', to: '' };
    expect(journal.saw(text, attempted)).toBe(expected);
    expect(journal.pending()?.to).toBe(pending);
  });
});

describe('the journal of the run before', () => {
  const inherited = (text: string, policies: readonly (Policy | MalformedPolicy)[]) => {
    const context = contextOn(new FakeCluster({ replies: {} }));
    const journal = new LeaseJournal(holder);
    return { journal, context, step: settleInherited(context, journal, text, policies) };
  };
  const p1 = policyOf('p1', timeout(30), { uid: 'u-1' });

  it('is adopted where the write is there, and leaves the Lease with the next write', () => {
    const { journal, context, step } = inherited(journalText([dead]), [p1]);
    expect(step.kind).toBe('go');
    expect(context.history.warnings.map(({ code, severity }) => [code, severity])).toEqual([
      ['journal-adopted', 'notice'],
    ]);
    expect(journal.pending()).toEqual({ from: journalText([dead]), to: emptyJournal });
  });

  it('is told as a line and not as a finding where nothing came of it', () => {
    const { journal, context } = inherited(journalText([dead]), []);
    expect(context.history.warnings).toEqual([]);
    expect(context.lines).toEqual([expect.stringContaining('planned by gh:1.1:deploy:0a0a0a0a: that policy is gone')]);
    expect(journal.pending()?.to).toBe(emptyJournal);
  });

  it('stays where the policy is not in the documented form', () => {
    const malformed = { family: 'ivpol', name: 'p1', namespace: undefined, problem: 'spec: missing' } as const;
    const { journal, context, step } = inherited(journalText([dead]), [malformed]);
    expect(step.kind).toBe('go');
    expect(context.history.warnings.map(({ code, severity }) => [code, severity])).toEqual([
      ['journal-unsettled', 'warning'],
    ]);
    expect(journal.pending()).toBeUndefined();
  });

  it('refuses where it cannot be read, and is not touched', () => {
    const { journal, step } = inherited('{"version":2}', [p1]);
    expect(step).toMatchObject({ kind: 'refuse', findings: [{ code: 'journal-malformed' }] });
    expect(journal.stored).toBeUndefined();
  });

  it('is not confused with a namespaced policy of the same name', () => {
    const other = policyOf('p1', timeout(30), { uid: 'u-1', namespace: 'apps' });
    const { context } = inherited(journalText([dead]), [other]);
    expect(context.lines).toEqual([expect.stringContaining('that policy is gone')]);
  });
});

describe('the words for a settlement', () => {
  it.each([
    ['adopted', { kind: 'adopted' }, 'it was written, and stays'],
    ['never written', { kind: 'never-written' }, 'it was never written'],
    ['changed since', { kind: 'changed-since', found: '20' }, 'it is 20 now, which is left as it is'],
    ['gone', { kind: 'gone' }, 'that policy is gone'],
    ['unsettled', { kind: 'unsettled', problem: 'HTTP 403' }, 'not settled, HTTP 403'],
  ] as const)('say policy, timeouts, holder and end: %s', (_, settlement, end) => {
    const start = 'Journal: ImageValidatingPolicy p1, timeoutSeconds 10 -> 30 planned by gh:1.1:deploy:0a0a0a0a';
    expect(settledText({ entry: dead, settlement })).toBe(`${start}: ${end}`);
  });
});

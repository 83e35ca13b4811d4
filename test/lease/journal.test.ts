import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyJournal,
  hasRoom,
  holderOf,
  type JournalEntry,
  journalAnnotation,
  journalText,
  type PolicySeen,
  readJournal,
  type Settlement,
  settle,
  unsettledOf,
} from '../../src/lease/journal.ts';
import { claimBody, type LeaseRecord, readLease, releaseBody } from '../../src/lease/record.ts';

type RaiseEntry = Extract<JournalEntry, { operation: 'raise-timeout' }>;

const entry: RaiseEntry = {
  id: 'gh:1.1:deploy:0a0a0a0a/1',
  operation: 'raise-timeout',
  phase: 'planned',
  policy: 'verify-app-images',
  uid: 'u-1',
  resourceVersion: '17',
  generation: 3,
  from: 10,
  to: 30,
};
const fullest: RaiseEntry = {
  ...entry,
  id: 'i'.repeat(160),
  policy: 'p'.repeat(253),
  uid: 'u'.repeat(64),
  resourceVersion: 'r'.repeat(64),
  generation: Number.MAX_SAFE_INTEGER,
  from: Number.MIN_SAFE_INTEGER,
};

const digests = { from: `sha256:${'a'.repeat(64)}`, to: `sha256:${'b'.repeat(64)}` };
const { from: _, to: __, ...common } = entry;
const put: JournalEntry = { ...common, operation: 'put-spec', ...digests };
const retiring: JournalEntry = { ...common, operation: 'retire', by: 'verify-all' };
const { from: ___, to: ____, ...longest } = fullest;

describe('a journal that we write', () => {
  it.each([
    ['empty', []],
    ['of one entry', [entry]],
    ['of an absent timeout', [{ ...entry, from: null }]],
    ['of as many entries as there may be, each as long as it may be', Array.from({ length: 32 }, () => fullest)],
    ['of every operation', [entry, put, retiring]],
    [
      'of as many specs as there may be',
      Array.from({ length: 32 }, () => ({ ...longest, operation: 'put-spec' as const, ...digests })),
    ],
    [
      'of as many retirements as there may be',
      Array.from({ length: 32 }, () => ({ ...longest, operation: 'retire' as const, by: 'p'.repeat(253) })),
    ],
  ])('is read as it was written: %s', (_, entries) => {
    expect(readJournal(journalText(entries))).toEqual({ kind: 'entries', entries });
  });

  it('is the same text whatever order the fields of an entry came in', () => {
    const turned: JournalEntry = Object.assign({ to: 30, from: 10 }, entry);
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(entry));
    expect(journalText([turned])).toBe(journalText([entry]));
  });

  it('has room for 32 entries', () => {
    expect(hasRoom(Array.from({ length: 31 }, () => entry))).toBe(true);
    expect(hasRoom(Array.from({ length: 32 }, () => entry))).toBe(false);
  });

  it('names in each entry the holder that planned it', () => {
    expect(holderOf(entry)).toBe('gh:1.1:deploy:0a0a0a0a');
  });
});

describe('a journal that anybody may have written', () => {
  const one = (change: object) => JSON.stringify({ version: 1, entries: [{ ...entry, ...change }] });

  it('is empty when there is none', () => {
    expect(readJournal(undefined)).toEqual({ kind: 'entries', entries: [] });
  });

  it.each([
    ['no text', '', /journal/],
    ['no JSON', '{', /journal/],
    ['another version', JSON.stringify({ version: 2, entries: [] }), /^version/],
    ['a field more', JSON.stringify({ version: 1, entries: [], more: 1 }), /^more/],
    ['an operation of a later version', one({ operation: 'delete' }), /^entries\.0\.operation/],
    ['a phase of a later version', one({ phase: 'applied' }), /^entries\.0\.phase/],
    ['a field more in an entry', one({ undo: true }), /^entries\.0\.undo/],
    ['a timeout that no webhook can have', one({ to: 31 }), /^entries\.0\.to/],
    ['a timeout that is no number', one({ from: '10' }), /^entries\.0\.from/],
    ['an entry without id', one({ id: undefined }), /^entries\.0\.id/],
    ['a name that no object can have', one({ policy: 'p'.repeat(254) }), /^entries\.0\.policy/],
    ['33 entries', journalText(Array.from({ length: 33 }, () => entry)), /^entries/],
    ['more characters than we ever write', ' '.repeat(40_000), /40000 characters/],
  ])('is malformed, and told where: %s', (_, text, problem) => {
    const found = readJournal(text);
    expect(found).toMatchObject({ kind: 'malformed', problem: expect.stringMatching(problem) });
  });

  it('never makes the reader throw', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"version":1,"entries":[${json}]}`),
    );
    fc.assert(fc.property(text, (found) => ['entries', 'malformed'].includes(readJournal(found).kind)));
  });
});

describe('what became of an entry', () => {
  const policy = (timeoutSeconds: number | undefined, uid = 'u-1'): PolicySeen => ({
    kind: 'policy',
    uid,
    timeoutSeconds,
    digest: digests.from,
    isOff: false,
  });
  const now = (change: object): PolicySeen => ({ ...policy(10), ...change });

  it.each<[string, JournalEntry, PolicySeen, Settlement]>([
    ['the new timeout is there', entry, policy(30), { kind: 'adopted' }],
    ['the old timeout is there', entry, policy(10), { kind: 'never-written' }],
    ['there was none and is none', { ...entry, from: null }, policy(undefined), { kind: 'never-written' }],
    ['there was none and it is there', { ...entry, from: null }, policy(30), { kind: 'adopted' }],
    ['somebody wrote another', entry, policy(20), { kind: 'changed-since', found: '20' }],
    ['somebody took it away', entry, policy(undefined), { kind: 'changed-since', found: 'absent' }],
    ['the policy was made anew', entry, policy(30, 'u-2'), { kind: 'gone' }],
    ['the new spec is there', put, now({ digest: digests.to }), { kind: 'adopted' }],
    ['the old spec is there', put, policy(10), { kind: 'never-written' }],
    ['somebody wrote another spec', put, now({ digest: 'other' }), { kind: 'changed-since', found: 'other' }],
    ['it is still on', retiring, policy(10), { kind: 'never-written' }],
    ['it is off', retiring, now({ isOff: true }), { kind: 'to-undo' }],
    ['it is off, and was changed besides', retiring, now({ isOff: true, digest: 'other' }), { kind: 'to-undo' }],
    ['a retired one was deleted', retiring, { kind: 'absent' }, { kind: 'gone' }],
    ['the policy was deleted', entry, { kind: 'absent' }, { kind: 'gone' }],
    [
      'the policy cannot be read',
      entry,
      { kind: 'unreadable', problem: 'HTTP 403' },
      { kind: 'unsettled', problem: 'HTTP 403' },
    ],
  ])('%s', (_, planned, seen, settlement) => {
    expect(settle(planned, seen)).toEqual(settlement);
  });

  it('keeps exactly those in the journal that are not settled', () => {
    const other = { ...entry, id: 'gh:1.1:deploy:0a0a0a0a/2' };
    const unreadable = settle(other, { kind: 'unreadable', problem: 'HTTP 500' });
    expect(
      unsettledOf([
        { entry, settlement: { kind: 'adopted' } },
        { entry: other, settlement: unreadable },
        { entry: retiring, settlement: { kind: 'to-undo' } },
        { entry: put, settlement: { kind: 'changed-since', found: 'other' } },
      ]),
    ).toEqual([other, retiring]);
  });
});

describe('the Lease', () => {
  const name = { namespace: 'admission-gate', name: 'deploy' };
  const notes = { repository: 'r', repositoryId: '1', jobId: '2', runnerName: 'n', headSha: 's', link: 'l' };
  const claim = { holder: 'gh:2.1:deploy:0b0b0b0b', durationSeconds: 60, notes };
  const now = new Date('2026-01-02T03:04:05.678Z');
  const stored = (body: object): LeaseRecord => {
    const parts: Record<string, unknown> = { ...body };
    const reading = readLease({
      ...parts,
      metadata: Object.assign({ uid: 'u', resourceVersion: '1' }, parts['metadata']),
    });
    if (reading.kind === 'malformed') throw new Error(reading.problem);
    return reading.record;
  };
  const journalOf = (body: object) => stored(body).annotations[journalAnnotation];
  const dead = (journal: string) => ({
    ...stored(claimBody(name, claim, now)),
    annotations: { [journalAnnotation]: journal },
  });

  it('has an empty journal when it is new, so that every later write has a text to test', () => {
    expect(journalOf(claimBody(name, claim, now))).toBe(emptyJournal);
    const bare = { ...stored(claimBody(name, claim, now)), annotations: {} };
    expect(journalOf(claimBody(name, claim, now, bare))).toBe(emptyJournal);
  });

  it.each([journalText([entry]), 'not a journal'])('keeps the journal %j over a claim and over a release', (text) => {
    expect(journalOf(claimBody(name, claim, now, dead(text)))).toBe(text);
    expect(journalOf(releaseBody(name, dead(text), now))).toBe(text);
  });

  it('is released with what is left of the journal', () => {
    expect(journalOf(releaseBody(name, dead(journalText([entry])), now, emptyJournal))).toBe(emptyJournal);
  });
});

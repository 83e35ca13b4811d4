import { describe, expect, it } from 'vitest';
import {
  emptyJournal,
  type JournalEntry,
  journalAnnotation,
  journalText,
  type Settled,
} from '../../src/lease/journal.ts';
import { giveUp, renewal } from '../../src/lease/writes.ts';
import { freeByHolder, freeLease, renewOnce } from '../../src/steps/lease-writes.ts';
import type { Closing } from '../../src/steps/settle.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeCluster, hang, type Script } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { leaseObject, otherHolder, ourHolder } from '../fakes/leases.ts';
import { policyObject, timeout } from '../fakes/policies.ts';

const tenure = { uid: 'lease-uid', holder: ourHolder };
const entry: JournalEntry = {
  id: `${ourHolder}/1`,
  operation: 'raise-timeout',
  phase: 'planned',
  policy: 'p1',
  uid: 'uid-p1',
  resourceVersion: '10',
  generation: 1,
  from: 10,
  to: 30,
};
const open = journalText([entry]);
const ours = (journal: string) => leaseObject({ holder: ourHolder, annotations: { [journalAnnotation]: journal } });
const refused = status(422, 'the server rejected our request');
const raised = ok(policyObject('p1', timeout(30)));

function on(replies: Script['replies']) {
  const context = contextOn(new FakeCluster({ replies }));
  const told: Settled[] = [];
  const closing = (text: string, settled: readonly string[] = []): Closing => ({
    text,
    isSettled: (id) => settled.includes(id),
    onSettled: (one) => told.push(one),
  });
  const patches = () => context.cluster.bodies.filter(({ call }) => call === 'patchLease').map(({ body }) => body);
  return { context, told, closing, patches, until: <T>(promise: Promise<T>) => context.clock.until(promise) };
}

describe('a renewal', () => {
  const change = { from: emptyJournal, to: open };

  it('carries a change of the journal in its one request', async () => {
    const { context, patches } = on({ patchLease: ok(ours(open)) });
    expect((await renewOnce(context, tenure, context.scope.signal, change)).kind).toBe('renewed');
    expect(patches()).toEqual([renewal(tenure, context.clock.now(), change)]);
    expect(context.cluster.calls).toEqual(['patchLease']);
  });

  it.each([
    [
      'tells the journal as it is when it was refused and the Lease is ours',
      ours(open),
      { kind: 'unknown', journal: open },
    ],
    ['is lost when it was refused and the Lease is another’s', leaseObject({ holder: otherHolder }), { kind: 'lost' }],
  ])('%s', async (_, lease, expected) => {
    const { context } = on({ patchLease: refused, readLease: ok(lease) });
    expect(await renewOnce(context, tenure, context.scope.signal, change)).toMatchObject(expected);
  });

  it('reads nothing after an answer that never came: the next one tells', async () => {
    const { context } = on({ patchLease: none('timeout') });
    const renewed = await renewOnce(context, tenure, context.scope.signal, change);
    expect(renewed).toMatchObject({ kind: 'unknown', answer: { kind: 'no-answer' } });
    expect(renewed).not.toHaveProperty('journal');
  });
});

describe('giving the Lease up', () => {
  it('leaves the journal as it is where nothing is known of it', async () => {
    const { context, patches, until } = on({ patchLease: ok(ours('')) });
    expect(await until(freeLease(context, tenure))).toEqual({ kind: 'freed' });
    expect(patches()).toEqual([giveUp(tenure, context.clock.now())]);
  });

  it('takes out what is settled already without reading', async () => {
    const { context, closing, patches, until } = on({ patchLease: ok(ours('')) });
    expect(await until(freeLease(context, tenure, closing(open, [entry.id])))).toEqual({ kind: 'freed' });
    expect(patches()).toEqual([giveUp(tenure, context.clock.now(), { from: open, to: emptyJournal })]);
    expect(context.cluster.calls).toEqual(['patchLease']);
  });

  it('settles what is open by reading, and frees last', async () => {
    const { context, told, closing, patches, until } = on({ 'readPolicy p1': raised, patchLease: ok(ours('')) });
    expect(await until(freeLease(context, tenure, closing(open)))).toEqual({ kind: 'freed' });
    expect(told).toEqual([{ entry, settlement: { kind: 'adopted' } }]);
    expect(patches()).toEqual([giveUp(tenure, context.clock.now(), { from: open, to: emptyJournal })]);
    expect(context.cluster.calls).toEqual(['readPolicy p1', 'patchLease']);
  });

  it('keeps what cannot be settled in the journal and frees all the same, within 5 s', async () => {
    const { context, told, closing, patches, until } = on({ 'readPolicy p1': hang, patchLease: ok(ours('')) });
    expect(await until(freeLease(context, tenure, closing(open)))).toEqual({ kind: 'freed' });
    expect(told).toMatchObject([{ entry, settlement: { kind: 'unsettled' } }]);
    expect(patches()).toEqual([giveUp(tenure, context.clock.now())]);
    expect(context.clock.monotonicMs()).toBeLessThan(5000);
  });

  it('settles a plan whose answer was lost, once it sees that it is there', async () => {
    const { context, told, closing, patches, until } = on({
      patchLease: [refused, ok(ours(''))],
      readLease: ok(ours(open)),
      'readPolicy p1': [ok(policyObject('p1', timeout(10)))],
    });
    expect(await until(freeLease(context, tenure, closing('{"version":1,"entries":[] }')))).toEqual({ kind: 'freed' });
    expect(told).toEqual([{ entry, settlement: { kind: 'never-written' } }]);
    expect(patches().at(-1)).toEqual(giveUp(tenure, context.clock.now(), { from: open, to: emptyJournal }));
  });

  it('reads each policy once, however often giving up has to be tried', async () => {
    const { context, closing, until } = on({
      'readPolicy p1': [raised],
      patchLease: [status(500), status(500), ok(ours(''))],
      readLease: ok(ours(open)),
    });
    expect(await until(freeLease(context, tenure, closing(open)))).toEqual({ kind: 'freed' });
    expect(context.cluster.count('patchLease')).toBe(3);
  });

  it('does not touch a journal that it cannot read', async () => {
    const { context, closing, patches, until } = on({ patchLease: ok(ours('')) });
    expect(await until(freeLease(context, tenure, closing('{"version":2}')))).toEqual({ kind: 'freed' });
    expect(patches()).toEqual([giveUp(tenure, context.clock.now())]);
  });
});

describe('giving up what a killed main held', () => {
  it('settles by what is in the Lease', async () => {
    const { context, told, until, closing } = on({
      readLease: ok(ours(open)),
      'readPolicy p1': status(404),
      patchLease: ok(ours('')),
    });
    expect(await until(freeByHolder(context, ourHolder, '', closing('').onSettled))).toEqual({ kind: 'freed' });
    expect(told).toEqual([{ entry, settlement: { kind: 'gone' } }]);
  });

  it('leaves the journal to the next holder where nobody is told', async () => {
    const { context, patches, until } = on({ readLease: ok(ours(open)), patchLease: ok(ours(open)) });
    expect(await until(freeByHolder(context, ourHolder))).toEqual({ kind: 'freed' });
    expect(patches()).toEqual([giveUp(tenure, context.clock.now())]);
  });
});

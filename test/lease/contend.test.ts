import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASK_AGAIN_MS, type Contention, isSameJob, type Move, nextMove } from '../../src/lease/contend.ts';
import type { Proof } from '../../src/lease/proof.ts';
import type { Seen } from '../../src/lease/silence.ts';
import { leaseRecord, otherHolder, ourHolder } from '../fakes/leases.ts';

const me = { holder: ourHolder, jobId: '', runnerName: 'runner 1' };
const deadProof: Proof = { kind: 'dead', evidence: 'its run is completed' };
const noProof: Proof = { kind: 'not-proved', why: 'its run is in_progress' };

function seen(holder: string, silentForMs = 0): Seen {
  const record = leaseRecord({ holder });
  const at = (ms: number) => ({ sentMs: ms, arrivedMs: ms, record });
  return { first: at(0), last: at(silentForMs) };
}

/** A contest with a minute left, at our turn. */
const contention = (change: Partial<Contention>): Contention => ({
  ...{ me, seen: undefined, proof: undefined, turn: true, leftMs: 60_000 },
  ...change,
});

const told = (move: Move): string => ('ms' in move ? `${move.kind} ${move.ms}` : move.kind);

describe('the next move', () => {
  it.each<[string, Partial<Contention>, string]>([
    ['there is no Lease', {}, 'create'],
    ['it is free', { seen: seen('') }, 'swap'],
    ['it is ours already', { seen: seen(ourHolder) }, 'have'],
    ['it is ours already, and our time is over', { seen: seen(ourHolder), leftMs: 0 }, 'have'],
    ['it is held', { seen: seen(otherHolder) }, 'wait 60000'],
    ['it is held, by one that was silent for a while', { seen: seen(otherHolder, 45_000) }, 'wait 15000'],
    ['its holder was silent for its duration', { seen: seen(otherHolder, 60_000) }, 'prove'],
    ['its holder is proved dead', { seen: seen(otherHolder, 60_000), proof: deadProof }, 'take-over'],
    ['its holder is proved dead, but was not silent', { seen: seen(otherHolder, 59_999), proof: deadProof }, 'wait 1'],
    ['its holder is not proved dead', { seen: seen(otherHolder, 60_000), proof: noProof }, `wait ${ASK_AGAIN_MS}`],
    ['there is none, and it is not our turn', { turn: false }, `wait ${ASK_AGAIN_MS}`],
    ['it is free, and it is not our turn', { seen: seen(''), turn: false }, `wait ${ASK_AGAIN_MS}`],
    [
      'its holder is dead, and it is not our turn',
      { seen: seen(otherHolder, 60_000), proof: deadProof, turn: false },
      `wait ${ASK_AGAIN_MS}`,
    ],
    ['it is free, and nobody asked whose turn it is', { seen: seen(''), turn: undefined }, 'ask-turn'],
    ['it is held, and nobody asked whose turn it is', { seen: seen(otherHolder), turn: undefined }, 'wait 60000'],
    ['it is free in the last moment', { seen: seen(''), leftMs: 0 }, 'swap'],
    ['it is held, and our time is over', { seen: seen(otherHolder), leftMs: 0 }, 'give-up'],
    ['it is not our turn, and our time is over', { turn: false, leftMs: -1 }, 'give-up'],
    ['little time is left', { seen: seen(otherHolder), leftMs: 5 }, 'wait 5'],
    [
      'its holder is a gate of our own job',
      { seen: seen('gh:5002.1:gate:ffff'), me: { ...me, runnerName: '' } },
      'same-job',
    ],
  ])('when %s', (_, change, move) => {
    expect(told(nextMove(contention(change)))).toBe(move);
  });

  const contests = fc.record({
    holder: fc.constantFrom('', otherHolder, ourHolder, 'gh:5002.1:gate:ffff', 'user:eve@host:1', 'what is this?'),
    silentForMs: fc.integer({ min: 0, max: 200_000 }),
    proof: fc.constantFrom(undefined, deadProof, noProof),
    turn: fc.constantFrom(undefined, true, false),
    leftMs: fc.integer({ min: -10_000, max: 700_000 }),
  });

  it('takes what another holds only after silence and proof, and nothing at all out of turn', () => {
    fc.assert(
      fc.property(contests, ({ holder, silentForMs, ...rest }) => {
        const move = nextMove(contention({ ...rest, seen: seen(holder, silentForMs) }));
        if (['create', 'swap', 'take-over'].includes(move.kind)) expect(rest.turn).toBe(true);
        if (move.kind === 'swap') expect(holder).toBe('');
        if (move.kind === 'take-over') {
          expect(rest.proof).toBe(deadProof);
          expect(silentForMs).toBeGreaterThanOrEqual(60_000);
        }
      }),
    );
  });

  it('never waits longer than it may, and always for some time', () => {
    fc.assert(
      fc.property(contests, ({ holder, silentForMs, ...rest }) => {
        const move = nextMove(contention({ ...rest, seen: seen(holder, silentForMs) }));
        if (move.kind !== 'wait') return;
        expect(move.ms).toBeGreaterThan(0);
        expect(move.ms).toBeLessThanOrEqual(rest.leftMs);
      }),
    );
  });
});

describe('the same job', () => {
  const record = (holder: string, jobId: string, runnerName: string) =>
    leaseRecord({ holder, annotations: { 'admission-gate/job-id': jobId, 'admission-gate/runner-name': runnerName } });

  it.each([
    ['the same job id', { ...me, jobId: '7' }, record('gh:1.1:x:y', '7', 'r'), true],
    [
      'another job id, though all else is alike',
      { ...me, jobId: '7' },
      record('gh:5002.1:gate:y', '8', 'runner 1'),
      false,
    ],
    ['the same attempt, job key and runner', me, record('gh:5002.1:gate:y', '', 'runner 1'), true],
    ['another runner, as in a matrix', me, record('gh:5002.1:gate:y', '', 'runner 2'), false],
    ['another attempt', me, record('gh:5002.2:gate:y', '', 'runner 1'), false],
    ['another job key', me, record('gh:5002.1:deploy:y', '', 'runner 1'), false],
    ['a person', me, record('user:eve@host:1', '', 'runner 1'), false],
  ])('with %s', (_, contender, held, same) => {
    expect(isSameJob(contender, held)).toBe(same);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHolder } from '../../src/lease/holder.ts';
import {
  FIELD_MANAGER_MAX,
  fieldManagerOf,
  HOLDER_MAX,
  holderIdentity,
  type Identity,
} from '../../src/lease/identity.ts';

const text = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 200 }));
const identity: fc.Arbitrary<Identity> = fc.oneof(
  fc.record({ kind: fc.constant('run' as const), runId: text, attempt: text, job: text }),
  fc.record({ kind: fc.constant('user' as const), name: text, host: text }),
);
const nonce = '0a0b0c0d';
const run = (job: string): string => holderIdentity({ kind: 'run', runId: '16300000001', attempt: '2', job }, nonce);

describe('a holder', () => {
  it('is the run as GitHub names it, and is read back', () => {
    expect(run('deploy')).toBe('gh:16300000001.2:deploy:0a0b0c0d');
    expect(readHolder(run('deploy'))).toMatchObject({ kind: 'run', runId: '16300000001', attempt: '2', job: 'deploy' });
  });

  it('is the person and the machine', () => {
    expect(holderIdentity({ kind: 'user', name: 'ada', host: 'desk.example' }, nonce)).toBe(
      'user:ada@desk.example:0a0b0c0d',
    );
  });

  it('has always the same four parts, whatever the job is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (job) => {
        expect(run(job)).toMatch(/^gh:16300000001\.2:[A-Za-z0-9._-]{1,50}:0a0b0c0d$/);
      }),
    );
  });

  it('is in its field manager whole, printable and within what the API server takes, whatever it is made of', () => {
    fc.assert(
      fc.property(identity, text, (who, random) => {
        const holder = holderIdentity(who, random);
        expect(holder.length).toBeLessThanOrEqual(HOLDER_MAX);
        expect(fieldManagerOf(holder)).toBe(`admission-gate/${holder}`);
        expect(fieldManagerOf(holder).length).toBeLessThanOrEqual(FIELD_MANAGER_MAX);
        expect(fieldManagerOf(holder)).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });

  it.each([
    ['differ only after the cut', `${'j'.repeat(60)}a`, `${'j'.repeat(60)}b`],
    ['differ only in what may not be in a holder', 'build:a', 'build/a'],
    ['differ only in that one needs no change', 'build-a', 'build:a'],
  ])('tells two jobs apart that %s', (_, first, second) => {
    expect(run(first)).not.toBe(run(second));
  });

  it('tells any two jobs of a run apart', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        expect(run(first) === run(second)).toBe(first === second);
      }),
    );
  });
});

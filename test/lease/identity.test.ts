import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldManagerOf, holderIdentity } from '../../src/lease/identity.ts';

describe('a holder', () => {
  it.each([
    [{ kind: 'run', runId: '5002', attempt: '1', job: 'gate' }, 'gh:5002.1:gate:a1'],
    [{ kind: 'run', runId: '5002', attempt: '2', job: 'deploy / prod:eu' }, 'gh:5002.2:deploy---prod-eu:a1'],
    [{ kind: 'user', name: 'ada', host: 'desk.example' }, 'user:ada@desk.example:a1'],
    [{ kind: 'user', name: 'a@b:c', host: 'x\ny' }, 'user:a-b-c@x-y:a1'],
  ] as const)('%j is %s', (identity, holder) => {
    expect(holderIdentity(identity, 'a1')).toBe(holder);
  });

  it('has always the same four parts, whatever the job is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (job) => {
        expect(holderIdentity({ kind: 'run', runId: '5002', attempt: '1', job }, 'a1b2c3d4')).toMatch(
          /^gh:5002\.1:[A-Za-z0-9._-]{1,60}:a1b2c3d4$/,
        );
      }),
    );
  });

  it('is whole in the field manager of a run, however long the job is called', () => {
    const holder = holderIdentity(
      { kind: 'run', runId: '9'.repeat(20), attempt: '100', job: 'j'.repeat(200) },
      'a1b2c3d4',
    );
    expect(fieldManagerOf(holder)).toBe(`admission-gate/${holder}`);
  });

  it('never makes a field manager that the API server does not take', () => {
    expect(fieldManagerOf('h'.repeat(500)).length).toBe(128);
  });
});

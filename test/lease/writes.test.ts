import { describe, expect, it } from 'vitest';
import { giveUp, renewal, standing } from '../../src/lease/writes.ts';

const tenure = { uid: 'u', holder: 'me' };
const now = new Date('2026-09-10T12:00:00Z');
const ours = [
  { op: 'test', path: '/metadata/uid', value: 'u' },
  { op: 'test', path: '/spec/holderIdentity', value: 'me' },
];
const renewed = { op: 'replace', path: '/spec/renewTime', value: '2026-09-10T12:00:00.000000Z' };

describe('a write to our Lease', () => {
  it('renews it only while uid and holder are ours', () => {
    expect(renewal(tenure, now)).toEqual([...ours, renewed]);
  });

  it('gives it up only while uid and holder are ours, and leaves the rest', () => {
    expect(giveUp(tenure, now)).toEqual([...ours, renewed, { op: 'replace', path: '/spec/holderIdentity', value: '' }]);
  });
});

it.each([
  [{ uid: 'u', holder: 'me' }, 'ours'],
  [{ uid: 'u', holder: '' }, 'free'],
  [{ uid: 'u', holder: 'me too' }, 'other'],
  [{ uid: 'v', holder: 'me' }, 'replaced'],
  [{ uid: 'v', holder: '' }, 'replaced'],
])('a Lease seen as %j is %s', (seen, stands) => {
  expect(standing(tenure, seen)).toBe(stands);
});

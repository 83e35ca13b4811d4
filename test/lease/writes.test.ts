import { describe, expect, it } from 'vitest';
import { emptyJournal } from '../../src/lease/journal.ts';
import { giveUp, renewal, standing } from '../../src/lease/writes.ts';

const tenure = { uid: 'u-1', holder: 'gh:1.1:deploy:0a0a0a0a' };
const now = new Date('2026-01-02T03:04:05.678Z');
const time = '2026-01-02T03:04:05.678000Z';
const change = { from: 'old', to: emptyJournal };
const ours = [
  { op: 'test', path: '/metadata/uid', value: 'u-1' },
  { op: 'test', path: '/spec/holderIdentity', value: 'gh:1.1:deploy:0a0a0a0a' },
];
const journal = [
  { op: 'test', path: '/metadata/annotations/admission-gate~1journal', value: 'old' },
  { op: 'replace', path: '/metadata/annotations/admission-gate~1journal', value: emptyJournal },
];
const renewed = [{ op: 'replace', path: '/spec/renewTime', value: time }];
const freed = [{ op: 'replace', path: '/spec/holderIdentity', value: '' }];

describe('a write of the holder', () => {
  it.each([
    ['a renewal', renewal(tenure, now), [...ours, ...renewed]],
    ['a renewal with a change of the journal', renewal(tenure, now, change), [...ours, ...journal, ...renewed]],
    ['giving up', giveUp(tenure, now), [...ours, ...renewed, ...freed]],
    [
      'giving up with a change of the journal',
      giveUp(tenure, now, change),
      [...ours, ...journal, ...renewed, ...freed],
    ],
  ])(
    'tests that the Lease is ours and the journal as it was seen, before it changes anything: %s',
    (_, patch, expected) => {
      expect(patch).toEqual(expected);
    },
  );
});

describe('the standing of the Lease that was read', () => {
  it.each([
    ['ours', 'u-1', tenure.holder],
    ['free', 'u-1', ''],
    ['other', 'u-1', 'gh:2.1:deploy:0b0b0b0b'],
    ['replaced', 'u-2', tenure.holder],
    ['replaced', 'u-2', ''],
  ] as const)('is %s for uid %s and holder %j', (expected, uid, holder) => {
    expect(standing(tenure, { uid, holder })).toBe(expected);
  });
});

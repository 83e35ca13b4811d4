import { describe, expect, it } from 'vitest';
import { renewedText } from '../../src/lease/age.ts';

const now = new Date('2026-09-10T12:00:00Z');

describe('the age of a renewal', () => {
  it.each([
    ['2026-09-10T11:59:30.000000Z', '30 s ago'],
    ['2026-09-10T11:10:00.000000Z', '50 minutes ago'],
    ['2026-09-09T12:00:00.000000Z', '24 hours ago'],
    ['2026-09-10T12:04:00.000000Z', '4 minutes ahead of'],
  ])('of %s is %s', (time, age) => {
    expect(renewedText(time, now)).toMatch(`${time} (${age}`);
  });

  it('is not made up for what is no time', () => {
    expect(renewedText('yesterday', now)).toBe('yesterday');
  });
});

import { expect, it } from 'vitest';
import { faultOf } from '../../src/modes/fault.ts';
import { FakeRunner } from '../fakes/runner.ts';

it('is told in one annotation that cannot act, without a secret, and fails the step', () => {
  const runner = new FakeRunner();
  const error = new Error('bad\r::set-output name=verdict::proceed\nAuthorization: Bearer abcdefghijklmnop');
  expect(faultOf(runner)(error)).toBe(1);
  expect(runner.annotations).toHaveLength(1);
  expect(runner.annotations[0]).toContain('internal-error');
  expect(runner.annotations[0]).toContain('fault.test.ts');
  expect(runner.annotations[0]).not.toMatch(/^\s*::|[\r]|abcdefghijklmnop/m);
});

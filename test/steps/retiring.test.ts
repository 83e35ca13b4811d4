import { describe, expect, it } from 'vitest';
import { judgeRetiring } from '../../src/steps/retiring.ts';
import { wholeSpec } from '../fakes/candidates.ts';
import { policyOf } from '../fakes/policies.ts';
import { kyverno } from '../kyverno/situation.ts';

const place = { file: 'p.yaml', line: 1, column: 1 };
const inFile = (name: string, spec: object = {}) => ({
  file: { object: {}, place, places: {} },
  candidate: policyOf(name, { ...wholeSpec, ...spec }),
});

function said(names: readonly string[], successors: ReturnType<typeof inFile>[]): readonly string[] {
  const view = { policies: names.map((name) => policyOf(name, wholeSpec)) };
  return judgeRetiring(names, successors, kyverno('1.19.1'), view).map(({ code }) => code);
}

describe('a policy that is to be retired', () => {
  it.each([
    ['is covered by one of the files that denies all that it denies', ['b'], [inFile('a')], ['retire-covered']],
    ['is not by one that denies less', ['b'], [inFile('a', { validations: [] })], ['retire-uncovered']],
    ['is not by itself', ['b'], [inFile('b')], ['retire-uncovered']],
    [
      'is not by another one that goes too',
      ['a', 'b'],
      [inFile('a'), inFile('b')],
      ['retire-uncovered', 'retire-uncovered'],
    ],
  ])('%s', (_, names, successors, codes) => {
    expect(said(names, successors)).toEqual(codes);
  });
});

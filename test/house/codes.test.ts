import { describe, expect, it } from 'vitest';
import { catalogue, isReasonCode } from '../../src/findings/catalogue.ts';
import { literalText, nodesOf, readSources } from './sources.ts';

const outside = readSources().filter(({ path }) => !path.startsWith('findings/'));
const texts = new Set(outside.flatMap(({ tree }) => [...nodesOf(tree)].flatMap(({ node }) => literalText(node) ?? [])));

describe('the reason codes', () => {
  it('are all given by the product itself, so that the page of codes lists nothing that nobody can meet', () => {
    expect(Object.keys(catalogue).filter((code) => !texts.has(code))).toEqual([]);
  });

  it('are known by these names alone', () => {
    expect([isReasonCode('lease-held'), isReasonCode('toString'), isReasonCode('no-such-code')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

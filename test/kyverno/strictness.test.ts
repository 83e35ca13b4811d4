import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWith } from '../../src/kyverno/candidate.ts';
import { compileGlob } from '../../src/kyverno/glob.ts';
import { isWithin } from '../../src/kyverno/glob-within.ts';
import { eachSigned } from '../fakes/candidates.ts';
import { podRule, policyOf } from '../fakes/policies.ts';
import { kyverno } from './situation.ts';

const some = <T>(...values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const selector = fc.record({ matchLabels: fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2')) });

/** Specs that the table of rules knows, with several entries in each list. */
const specs = fc.record({
  failurePolicy: fc.constantFrom('Fail', 'Ignore'),
  validationActions: some('Deny', 'Audit', 'Warn'),
  matchConstraints: fc.record({
    resourceRules: some(podRule, { ...podRule, apiGroups: ['apps'], resources: ['deployments'] }),
    namespaceSelector: selector,
    objectSelector: selector,
  }),
  matchConditions: fc.subarray([
    { name: 'a', expression: 'a' },
    { name: 'b', expression: 'b' },
  ]),
  matchImageReferences: fc.subarray([{ glob: 'a/*' }, { glob: 'a/b/*' }, { glob: 'c*' }, { expression: 'ref == "d"' }]),
  attestors: some({ name: 'release' }, { name: 'builder' }, { name: 'other' }),
  attestations: fc.subarray([{ name: 'sbom' }, { name: 'provenance' }]),
  validations: some({ expression: eachSigned }, { expression: 'object.a' }, { expression: 'object.b' }),
  validationConfigurations: fc.record({ mutateDigest: fc.boolean(), required: fc.boolean() }),
});

const versions = fc.constantFrom('1.18.2', '1.19.1');
const kindOf = (from: object, to: object, on: string) =>
  compareWith(policyOf('verify', from), policyOf('verify', to), kyverno(on).version).kind;

/** Lists of which all entries have to hold. */
const lists = ['attestors', 'attestations', 'validations'] as const;

describe('What is proved of two policies', () => {
  it('is never that one with an entry taken away is no weaker', () => {
    fc.assert(
      fc.property(specs, specs, fc.constantFrom(...lists), versions, (from, other, list, on) => {
        const entries: readonly object[] = from[list];
        fc.pre(entries.length > 0);
        const to = { ...other, [list]: entries.slice(1) };
        expect(['weaker', 'unproved']).toContain(kindOf(from, to, on));
      }),
    );
  });

  it('is that it is the same as itself', () => {
    fc.assert(
      fc.property(specs, versions, (spec, on) => {
        expect(kindOf(spec, spec, on)).toBe('same');
      }),
    );
  });

  it('holds on from one to the next', () => {
    const isProved = (from: object, to: object, on: string) => ['same', 'not-weaker'].includes(kindOf(from, to, on));
    fc.assert(
      fc.property(specs, specs, specs, versions, (a, b, c, on) => {
        if (isProved(a, b, on) && isProved(b, c, on)) expect(kindOf(a, c, on)).not.toBe('weaker');
      }),
    );
  });

  it('is never both ways where images, Pods or checks differ in more than order', () => {
    const bare = ({ failurePolicy, matchConstraints, validationConfigurations }: object & Record<string, unknown>) =>
      JSON.stringify([failurePolicy, matchConstraints, validationConfigurations]);
    fc.assert(
      fc.property(specs, specs, versions, (a, b, on) => {
        fc.pre(bare(a) !== bare(b));
        expect([kindOf(a, b, on), kindOf(b, a, on)]).not.toEqual(['not-weaker', 'not-weaker']);
      }),
    );
  });
});

describe('A glob within another', () => {
  const piece = fc.constantFrom('a', 'b', '/', '*', ':');
  const globs = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const texts = fc.array(fc.constantFrom('a', 'b', '/', ':', 'z'), { maxLength: 8 }).map((parts) => parts.join(''));

  it('matches nothing that the other does not', () => {
    fc.assert(
      fc.property(globs, globs, texts, (one, other, text) => {
        if (isWithin(one, other) && compileGlob(one)?.(text)) expect(compileGlob(other)?.(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a/b', 'a/*', true],
    ['a/*', '*', true],
    ['a/*:*', 'a/*', true],
    ['a/*', 'a/*:*', false],
    ['*', 'a*', false],
    ['a?', 'a*', false],
    ['a{b,c}', 'a*', false],
    ['a?', 'a?', true],
  ])('%s in %s: %s', (one, other, expected) => {
    expect(isWithin(one, other)).toBe(expected);
  });
});

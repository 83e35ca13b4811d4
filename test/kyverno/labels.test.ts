import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certainlyDisjoint,
  type LabelSelector,
  type Labels,
  mergeSelectors,
  selectorJson,
  selects,
} from '../../src/kyverno/labels.ts';

const keys = ['a', 'b', 'constructor'] as const;
const values = ['1', '2', '3'] as const;

const requirement = fc.oneof(
  fc.record({
    key: fc.constantFrom(...keys),
    operator: fc.constantFrom('In' as const, 'NotIn' as const),
    values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }),
  }),
  fc.record({
    key: fc.constantFrom(...keys),
    operator: fc.constantFrom('Exists' as const, 'DoesNotExist' as const),
    values: fc.constant<string[]>([]),
  }),
);

const selector: fc.Arbitrary<LabelSelector> = fc.record({
  matchLabels: fc.dictionary(fc.constantFrom(...keys), fc.constantFrom(...values), { maxKeys: 2 }),
  matchExpressions: fc.array(requirement, { maxLength: 3 }),
});

/** Every set of labels over the keys and values above: no key, or one of three values, for each of three keys. */
const allLabels: readonly Labels[] = keys.reduce<readonly Labels[]>(
  (sets, key) => sets.flatMap((set) => [set, ...values.map((value) => ({ ...set, [key]: value }))]),
  [{}],
);

/** Kubernetes' words on each operator, written without looking at the code under test. */
function satisfies(labels: Labels, { matchLabels, matchExpressions }: LabelSelector): boolean {
  const own = new Map(Object.entries(labels));
  const wanted = [...Object.entries(matchLabels)].every(([key, value]) => own.get(key) === value);
  return (
    wanted &&
    matchExpressions.every(({ key, operator, values: listed }) => {
      const value = own.get(key);
      const isListed = value !== undefined && listed.includes(value);
      return { In: isListed, NotIn: !isListed, Exists: own.has(key), DoesNotExist: !own.has(key) }[operator];
    })
  );
}

const of = (key: string, operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist', ...list: string[]): LabelSelector => ({
  matchLabels: {},
  matchExpressions: [{ key, operator, values: list }],
});
const label = (key: string, value: string): LabelSelector => ({
  matchLabels: { [key]: value },
  matchExpressions: [],
});

describe('a label selector', () => {
  it('selects exactly the labels that satisfy all of its requirements', () => {
    fc.assert(
      fc.property(selector, fc.constantFrom(...allLabels), (one, labels) => {
        expect(selects(one, labels)).toBe(satisfies(labels, one));
      }),
    );
  });

  it('selects everything where there is none', () => {
    expect(selects(undefined, {})).toBe(true);
    expect(selects({ matchLabels: {}, matchExpressions: [] }, { a: '1' })).toBe(true);
  });
});

describe('two selectors', () => {
  it('are never called disjoint when some labels satisfy both', () => {
    fc.assert(
      fc.property(selector, selector, (a, b) => {
        const together = allLabels.some((labels) => satisfies(labels, a) && satisfies(labels, b));
        expect(certainlyDisjoint(a, b) && together).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('are judged alike in either order', () => {
    fc.assert(fc.property(selector, selector, (a, b) => certainlyDisjoint(a, b) === certainlyDisjoint(b, a)));
  });

  it.each([
    [label('team', 'one'), label('team', 'two')],
    [label('team', 'one'), of('team', 'NotIn', 'one', 'two')],
    [of('team', 'In', 'one', 'two'), of('team', 'In', 'three')],
    [of('team', 'Exists'), of('team', 'DoesNotExist')],
    [label('team', 'one'), of('team', 'DoesNotExist')],
  ])('%j and %j can have nothing in common', (a, b) => {
    expect(certainlyDisjoint(a, b)).toBe(true);
  });

  it.each([
    [label('team', 'one'), label('zone', 'two')],
    [label('team', 'one'), of('team', 'In', 'one', 'two')],
    [of('team', 'NotIn', 'one'), of('team', 'NotIn', 'two')],
    [of('team', 'NotIn', 'one'), of('team', 'DoesNotExist')],
    [label('team', 'one'), undefined],
    [undefined, undefined],
  ])('%j and %j can have something in common', (a, b) => {
    expect(certainlyDisjoint(a, b)).toBe(false);
  });
});

describe('a selector as Go writes it', () => {
  it.each([
    [undefined, 'null'],
    [{ matchLabels: {}, matchExpressions: [] }, '{}'],
    [{ matchLabels: { b: '1', a: '2' }, matchExpressions: [] }, '{"matchLabels":{"a":"2","b":"1"}}'],
    [of('team', 'Exists'), '{"matchExpressions":[{"key":"team","operator":"Exists"}]}'],
    [of('team', 'In', 'b', 'a'), '{"matchExpressions":[{"key":"team","operator":"In","values":["b","a"]}]}'],
  ])('is, for %j, %s', (selector, text) => {
    expect(selectorJson(selector)).toBe(text);
  });
});

describe('two selectors as one', () => {
  it.each([
    [undefined, undefined, undefined],
    [label('a', '1'), undefined, label('a', '1')],
    [undefined, label('a', '1'), label('a', '1')],
    [label('a', '1'), label('a', '2'), label('a', '2')],
    [
      of('a', 'Exists'),
      { ...of('b', 'Exists'), matchLabels: { c: '1' } },
      { matchLabels: { c: '1' }, matchExpressions: ['a', 'b'].flatMap((key) => of(key, 'Exists').matchExpressions) },
    ],
  ])('are, for %j and %j, %j', (a, b, merged) => {
    expect(mergeSelectors(a, b)).toEqual(merged);
  });
});

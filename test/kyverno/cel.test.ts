import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileReference, isAlwaysTrue, syntaxOf } from '../../src/kyverno/cel.ts';

const image = 'reg.example:5000/team/app:1';

describe('an expression over the text of an image', () => {
  it.each([
    ['ref.startsWith("reg.example")', true],
    ['ref == "reg.example:5000/team/app:1" // all of it', true],
    ['ref.matches("/app:[0-9]+$") && !ref.contains("@")', true],
    ['ref.split("/")[1] in ["team", "other"] ? true : false', true],
    ['["a/", "reg."].exists(p, ref.startsWith(p))', true],
    ['["a/", "reg."].all(p, ref.startsWith(p))', false],
    ['size(ref) > 100 || ref.lowerAscii() != ref', false],
    ['ref.substring(0, 3) == "reg" && ref.lastIndexOf(":") > 5', true],
  ])('is evaluated: %s', (expression, expected) => {
    expect(compileReference(expression)?.(image)).toBe(expected);
  });

  it.each([
    ['a function of Kyverno', 'image(ref).registry() == "a"'],
    ['an unknown function', 'ref.isFine()'],
    ['a split with a limit', 'ref.split("/", 2)[1] == "team"'],
    ['another variable', 'object.spec.x == ref'],
    ['optional fields', 'ref.?x.hasValue()'],
    ['a text that is no regular expression', 'ref.matches("(")'],
    ['an index that is not there', 'ref.split("/")[9] == "a"'],
    ['another type than true or false', 'ref'],
    ['loops within loops', '["a"].all(a, ["b"].all(b, true))'],
    ['a loop over what is not written out', 'ref.split("").all(c, c != "x")'],
    ['functions that can multiply a text', 'ref.replace("", ref).size() > 1'],
    ['no CEL', 'ref =='],
    ['nothing', ''],
    ['more than 1,000 characters', `ref == "${'a'.repeat(1000)}"`],
  ])('is left to Kyverno where it has %s', (_, expression) => {
    expect(compileReference(expression)?.(image)).toBeUndefined();
  });

  it('ends in true, false or unknown, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string(), (expression, ref) => {
        expect([true, false, undefined]).toContain(compileReference(expression)?.(ref));
      }),
    );
  });

  it('finds in a text what JavaScript finds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z:/@.]{0,4}$/), fc.stringMatching(/^[a-z:/@.]{0,12}$/), (part, ref) => {
        const quoted = JSON.stringify(part);
        expect(compileReference(`ref.contains(${quoted})`)?.(ref)).toBe(ref.includes(part));
        expect(compileReference(`ref.startsWith(${quoted})`)?.(ref)).toBe(ref.startsWith(part));
        expect(compileReference(`ref.endsWith(${quoted})`)?.(ref)).toBe(ref.endsWith(part));
      }),
    );
  });
});

describe('the syntax of an expression', () => {
  it.each([
    'images.containers.map(image, verifyImageSignatures(image, [attestors.cosign])).all(e, e > 0)',
    '!has(object.spec.x) || object.spec["a-b"] in [r"a\\d", \'b\', """c"""] // why',
    'variables.x.exists_one(i, i == 2u) && 0x1F == 31 && 1.5e3 > 1.0',
    'namespaceObject.metadata.labels["a/b"] == "x" ? true : false',
    '- -1 == 1 && - - -size("a") < 0 && a - -b == 1',
    '! ! true',
    `"${'('.repeat(300)}" != '' // ${'('.repeat(300)}`,
    `${'('.repeat(249)}true${')'.repeat(249)}`,
  ])('is CEL: %s', (expression) => {
    expect(syntaxOf(expression)).toEqual({ kind: 'ok' });
  });

  it.each([
    ['ref ==', 1, 5],
    ['true &&\n  (false))', 2, 10],
    ['', 1, 1],
    ['"open', 1, 1],
    ['! -!true', 1, 3],
    [`true &&\n${'('.repeat(400)}true${')'.repeat(400)}`, 2, 250],
    [`${'['.repeat(4_000)}`, 1, 250],
  ])('is none, and where: %s', (expression, line, column) => {
    expect(syntaxOf(expression)).toMatchObject({ kind: 'invalid', line, column });
  });

  it.each(['object.?x.hasValue()', 'm[?"a"].orValue("b") == "b"', '{?"a": x} == {}', 'a.`b-c` == 1'])(
    'is not told where this parser reads less than Kyverno’s: %s',
    (expression) => {
      expect(syntaxOf(expression)).toMatchObject({ kind: 'unknown', why: expect.stringContaining('optional fields') });
    },
  );
});

describe('a long chain', () => {
  it.each([
    ['fields', (steps: number) => `object${'.a'.repeat(steps)}`],
    ['choices', (steps: number) => `${'true ? true : '.repeat(steps)}true`],
    ['sums', (steps: number) => `1${' + 1'.repeat(steps)}`],
    ['calls', (steps: number) => `"a"${'.trim()'.repeat(steps)}`],
    ['entries', (steps: number) => `${'{"a": '.repeat(steps)}1${'}'.repeat(steps)}`],
  ])('of %s is not told, as cel-go may refuse it', (_, chain) => {
    expect(syntaxOf(chain(90))).toEqual({ kind: 'ok' });
    expect(syntaxOf(chain(240))).toMatchObject({ kind: 'unknown', why: expect.stringContaining('100 steps') });
  });

  it.each(['&&', '||'])('of %s is read, as cel-go balances it', (sign) => {
    expect(syntaxOf(`true${` ${sign} true`.repeat(500)}`)).toEqual({ kind: 'ok' });
  });
});

describe('an expression that is always true', () => {
  it.each(['true', ' true // so', '!false', '1 == 1', 'true || false', '[1].all(i, i == 1)'])(
    'is one: %s',
    (expression) => {
      expect(isAlwaysTrue(expression)).toBe(true);
    },
  );

  it.each(['false', 'ref == ref', 'images == images', 'variables.x', '1', '', 'true &&', 'nosuch()'])(
    'cannot be told of %s',
    (expression) => {
      expect(isAlwaysTrue(expression)).toBe(false);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, defaultLength } from '../../src/text/clean.ts';
import { hostileText, secretText } from './hostile.ts';

const unsafe = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

describe('cleanLine', () => {
  it.each([
    ['a colour sequence', '\u001b[1;31mdenied\u001b[0m', 'denied'],
    ['a hyperlink sequence', 'see \u001b]8;;https://x.example\u0007this\u001b]8;;\u001b\\', 'see this'],
    ['an unterminated sequence, whose text stays', '\u001b]0;title', '0;title'],
    ['a one-byte sequence', '\u009b31mred', 'red'],
    ['line ends of every kind', 'a\r\nb\u2028c\u0085d\ve', 'a b c d e'],
    ['a bare carriage return', 'ok\r::error::x', 'ok ::error::x'],
    ['bidi overrides', 'a\u202eb\u2066c', 'abc'],
    ['zero-width and tag characters', 'a\u200bb\ufeffc\u{e0041}d', 'abcd'],
    ['a no-break space', 'a\u00a0b', 'a b'],
    ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
    ['indentation, which stays', '  a', '  a'],
  ])('cleans %s', (_, text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });

  it('cuts at a code point and says so', () => {
    expect(cleanLine('ab😀cd', 4)).toBe('ab…');
    expect(cleanLine('abcd', 4)).toBe('abcd');
  });

  it('leaves nothing that acts on a terminal or cannot be seen', () => {
    fc.assert(fc.property(hostileText, (text) => !unsafe.test(cleanLine(text)) && cleanLine(text).isWellFormed()));
  });

  it('keeps to its length', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 1, max: 60 }), (text, max) => cleanLine(text, max).length <= max),
    );
  });

  it('is idempotent, with a cut and with known secrets', () => {
    fc.assert(
      fc.property(
        hostileText,
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.string(), { maxLength: 3 }),
        (text, max, secrets) => {
          const once = cleanLine(text, max, secrets);
          expect(cleanLine(once, max, secrets)).toBe(once);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('hides a planted secret, whatever stands around it', () => {
    fc.assert(
      fc.property(hostileText, secretText, hostileText, (before, secret, after) => {
        expect(cleanLine(`${before}${secret}${after}`, 100_000)).not.toContain(secret.slice(0, 20));
      }),
      { numRuns: 500 },
    );
  });

  it('hides a secret that invisible characters split', () => {
    fc.assert(
      fc.property(secretText, fc.nat({ max: 10 }), (secret, at) => {
        const split = `${secret.slice(0, at)}\u200b\u001b[0m${secret.slice(at)}`;
        expect(cleanLine(split)).not.toContain(secret.slice(0, 20));
      }),
    );
  });

  it('hides a known value, whatever stands around it', () => {
    const known = fc.string({ unit: fc.constantFrom(...'abc.*+?^{}()|[]\\/=-9$'), minLength: 6, maxLength: 30 });
    fc.assert(
      fc.property(hostileText, known, hostileText, (before, secret, after) => {
        fc.pre(!'***'.includes(secret) && !secret.includes('***'));
        expect(cleanLine(`${before}${secret}${after}`, 100_000, [secret])).not.toContain(secret);
      }),
    );
  });

  // Time in proportion to the text is a blink here; with the square of it, the test would time out.
  it.each(['eyJ', '\u009d', '://', 'token: ', '`', '-----BEGIN ', 'a ', 'ghp_', 'password: "', 'authorization'])(
    'comes to an end with three hundred thousand times %j',
    (piece) => {
      expect(cleanLine(piece.repeat(300_000)).length).toBeLessThanOrEqual(defaultLength);
    },
  );
});

describe('cleanLines', () => {
  const bounds = { maxLines: 3, maxLength: 100 };

  it('makes several lines of a text with line ends, and says how many it left out', () => {
    expect(cleanLines(['a\nb', 'c', 'd', 'e'], bounds)).toEqual(['a', 'b', '… 3 more lines']);
  });

  it('hides a private key that stands on several lines', () => {
    const key = [
      'x -----BEGIN RSA PRIVATE KEY-----',
      'Proc-Type: 4,ENCRYPTED',
      'TUlJRW93SUJB',
      '-----END RSA PRIVATE KEY-----',
      'y',
    ];
    expect(cleanLines(key, bounds)).toEqual(['x ***', 'y']);
    expect(cleanLines([key.join('\n')], bounds)).toEqual(['x ***', 'y']);
  });

  it('does not let a planted key header hide the evidence after it', () => {
    expect(cleanLines(['-----BEGIN PRIVATE KEY-----', 'expected p1 30 s'], bounds)).toEqual([
      '***',
      'expected p1 30 s',
    ]);
  });
});

import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../src/text/clean.ts';
import { shellWord } from '../../src/text/shell.ts';
import { hostileText } from './hostile.ts';

describe('shellWord', () => {
  it.each([
    ['verify-app-images', 'verify-app-images'],
    ['registry.example/app:v1@sha256:0a', 'registry.example/app:v1@sha256:0a'],
    ['imagevalidatingpolicies/p1', 'imagevalidatingpolicies/p1'],
    ['', "''"],
    ['a b', "'a b'"],
    ["it's", "'it'\\''s'"],
    ['$(id)', "'$(id)'"],
    ['~root', "'~root'"],
    ['=ls', "'=ls'"],
    ['a\nb', "'a b'"],
  ])('writes %j as %s', (text, expected) => {
    expect(shellWord(text)).toBe(expected);
  });

  it('is read back by a shell as the one cleaned word', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 50, maxLength: 50 }), (texts) => {
        const script = `printf '%s\\n' ${texts.map(shellWord).join(' ')}`;
        const words = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' });
        expect(words).toBe(texts.map((text) => `${cleanLine(text, 4_096)}\n`).join(''));
      }),
      { numRuns: 10 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../src/text/clean.ts';
import { codeBlock, escapeMarkdown, inlineCode, linkTo, table } from '../../src/text/markdown.ts';
import { hostileText, secretText } from './hostile.ts';

/** CommonMark 6.1: a run of backticks opens a span that the next run of the same length closes. */
function outsideCode(text: string): string {
  return text.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '§');
}

function codeOf(text: string): string {
  const spans = text
    .replaceAll('&#124;', '|')
    .replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, (_, __, code: string) =>
      /^ .*\S.* $/.test(code) ? code.slice(1, -1) : code,
    );
  return spans;
}

/** What may stand outside code: words and plain punctuation, and entities of ours. */
const inert = /^[\p{L}\p{M}\p{N}§ .,;:'’"“”‘()?!%/–—…&#-]*$/u;
const entity = /&#\d{2,3};/g;

describe('escapeMarkdown', () => {
  it.each([
    [
      'plain words stay',
      'The policy was denied (twice), "so it says".',
      'The policy was denied (twice), "so it says".',
    ],
    [
      'the end of a quotation',
      'for “image verification failed”, or (see above).',
      'for “image verification failed”, or (see above).',
    ],
    ['a mention', 'ask @octocat, now', 'ask `@octocat`, now'],
    ['an issue', 'see #12 and o/r#3', 'see `#12` and `o/r#3`'],
    ['an abbreviated reference', 'GH-123', '`GH-123`'],
    ['a SHA', 'at deadbeef', 'at `deadbeef`'],
    ['a number that may be a SHA', 'at 1234567', 'at `1234567`'],
    ['a URL', 'go to https://x.example/a.', 'go to `https://x.example/a`.'],
    ['a bare host', 'www.x.example', '`www.x.example`'],
    ['an address', 'a@x.example', '`a@x.example`'],
    ['an emoji code', 'well :tada:', 'well `:tada`:'],
    ['HTML', '<b>x</b>', '`<b>x</b>`'],
    ['an entity', 'a &lt; b', 'a `&lt`; b'],
    ['emphasis', '**x** _y_ ~z~', '`**x**` `_y_` `~z~`'],
    ['math', '$x$', '`$x$`'],
    ['a link', '[t](u)', '`[t](u)`'],
    ['a list mark', '1. x', '1&#46; x'],
    ['a rule', '---', '&#45;&#45;&#45;'],
    ['backticks', 'a`b``c', '```a`b``c```'],
    ['a pipe', 'a|b', '`a`&#124;`b`'],
    ['line ends', 'a\n\n# b', 'a `#` b'],
  ])('makes %s inert', (_, text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it('leaves nothing outside code that Markdown or GitHub acts on', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const outside = outsideCode(escapeMarkdown(text));
        expect(outside).toMatch(inert);
        expect(outside.replace(entity, 'e')).not.toMatch(/[&#]|^\s|\bwww\.|:\/\/|:[\w+-]+:|[\da-f]{7}|^\d+[.)] |^-/i);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shows no planted secret', () => {
    fc.assert(
      fc.property(hostileText, secretText, (text, secret) => {
        expect(escapeMarkdown(`${text}${secret}`)).not.toContain(secret.slice(0, 20));
      }),
    );
  });
});

describe('inlineCode', () => {
  it.each([
    ['x', '`x`'],
    ['', '` `'],
    ['`x', '`` `x ``'],
    [' x ', '` x`'],
    ['a\\|b', '`a\\`&#124;`b`'],
  ])('writes %j as %s', (text, expected) => {
    expect(inlineCode(text)).toBe(expected);
  });

  it('is closed only by its own end, holds the cleaned text and no pipe', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const code = inlineCode(text);
        expect(outsideCode(code).replaceAll('&#124;', '')).toMatch(/^§*$/);
        expect(code).not.toContain('|');
        const clean = cleanLine(text);
        expect(codeOf(code)).toBe(clean === '' ? ' ' : clean);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('codeBlock', () => {
  const bounds = { maxLines: 20, maxLength: 200 };

  it('has a fence that no line closes', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 5 }), (texts) => {
        const lines = codeBlock(texts, bounds).split('\n');
        const fence = /^`+/.exec(lines[0] ?? '')?.[0] ?? '';
        expect(fence.length).toBeGreaterThanOrEqual(3);
        expect(lines.at(-1)).toBe(fence);
        expect(lines.slice(1, -1).filter((line) => line.includes(fence))).toEqual([]);
      }),
    );
  });

  it('gives no bot a command at the start of a line', () => {
    expect(codeBlock(['/merge', ' @bot go'], bounds)).toBe('```text\n· /merge\n · @bot go\n```');
  });
});

describe('table', () => {
  it('has one row for each, with as many cells as its head, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostileText, hostileText), { maxLength: 5 }), (rows) => {
        const lines = table(['One', 'Two'], rows, 100_000).split('\n');
        expect(lines).toHaveLength(rows.length + 2);
        expect(new Set(lines.map((line) => line.split('|').length))).toEqual(new Set([4]));
      }),
    );
  });

  it('leaves whole rows out, and says how many', () => {
    const rows = Array.from({ length: 10 }, (_, row) => [`row ${row}`]);
    expect(table(['Head'], rows, 50)).toBe('| Head |\n| --- |\n| `row 0` |\n| `row 1` |\n\n… 8 more rows');
  });
});

describe('linkTo', () => {
  it.each([
    ['https://git.example/o/r/actions/runs/1', '[Run](https://git.example/o/r/actions/runs/1)'],
    ['javascript:alert(1)', '`javascript:alert(1)`'],
    ['https://git.example/a)b', '`https://git.example/a)b`'],
    ['https://user:pw@git.example/', '`https://***@git.example/`'],
  ])('links %s only when it is a plain web address', (address, expected) => {
    expect(linkTo('Run', address)).toBe(expected);
  });
});

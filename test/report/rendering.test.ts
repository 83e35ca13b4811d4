import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finding, placed } from '../../src/findings/finding.ts';
import { commentMarker, renderComment, renderResolved, renderSummary } from '../../src/report/markdown.ts';
import type { Verdict } from '../../src/report/verdict.ts';
import { hostileText } from '../text/hostile.ts';
import { examples, flooded } from './verdicts.ts';

const marker = commentMarker(['admission-gate/deploy', 'shop/app']);

const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'empty'],
  [/^\|/, 'row'],
  [/^ {0,2}- /, 'item'],
  [/^#{3,4} /, 'heading'],
  [/^`{3,}(?:text|sh)$/, 'fence'],
  [/^<details>$/, 'fold'],
  [/^<summary>/, 'title'],
  [/^<\/details>$/, 'end of a fold'],
  [/^<!-- /, 'marker'],
];

/** Lines by what they are for GitHub's Markdown (GFM); those inside a fence are text. */
function kindsOf(markdown: string): readonly (readonly [string, string])[] {
  let fence = '';
  return markdown.split('\n').map((line) => {
    if (fence !== '') {
      if (line === fence) fence = '';
      return ['fenced', line];
    }
    const kind = beginnings.find(([beginning]) => beginning.test(line))?.[1] ?? 'prose';
    if (kind === 'fence') fence = line.replace(/\w+$/, '');
    return [kind, line];
  });
}

/** What may stand directly above; all else would draw the line into the block above, or leave it unread inside HTML. */
const above: Readonly<Record<string, readonly string[]>> = {
  row: ['empty', 'row'],
  item: ['empty', 'item'],
  heading: ['empty'],
  fence: ['empty'],
  prose: ['empty'],
  fold: ['empty'],
  title: ['fold'],
  'end of a fold': ['empty'],
};

const cellsIn = (row: string): number => row.replaceAll('\\|', '').split('|').length - 2;

/** What would not be shown as it is meant, in the light theme or the dark one. */
function misrendered(markdown: string): readonly string[] {
  const lines = kindsOf(markdown);
  return lines.flatMap(([kind, line], index) => {
    const [before, previous] = lines[index - 1] ?? ['empty', ''];
    const isPlaced = above[kind]?.includes(before) ?? true;
    const isEven = kind !== 'row' || before !== 'row' || cellsIn(line) === cellsIn(previous);
    // No style, no colour and no picture, so that both themes of GitHub show all of it.
    const html = kind === 'fenced' || kind === 'marker' ? [] : (line.replace(/(`+).*?\1/g, '').match(/<[^>]*>/g) ?? []);
    const isPlain = html.every((tag) => /^<\/?(?:details|summary)>$/.test(tag));
    return isPlaced && isEven && isPlain ? [] : [`${before}, then ${kind}: ${line}`];
  });
}

const facts = { policy: 'p', field: 'spec.x|y', version: '1.19.1' };
const found = placed(finding('field-unknown', 'policy p', facts, ['a | b']), { file: 'a|b.yaml', line: 7, column: 3 });
const blank: Verdict = { ...flooded('text', 0), findings: [found] };
const verdicts: readonly (readonly [string, Verdict])[] = [
  ...examples,
  ['a check with findings', { ...blank, mode: 'check' }],
  ['a check without any', { ...blank, mode: 'check', verdict: 'proceed', findings: [] }],
  ['a diagnosis', { ...blank, mode: 'diagnose', findings: flooded('text', 4).findings }],
  ['a merge group', { ...blank, mergeGroup: { pullRequest: 2, ahead: [1], base: 'f'.repeat(40), baseBranch: 'main' } }],
];

describe('what GitHub renders', () => {
  it.each(verdicts)('is shown as it is meant: %s', (_, verdict) => {
    expect(misrendered(renderSummary(verdict))).toEqual([]);
    expect(misrendered(renderComment(verdict, marker))).toEqual([]);
    expect(misrendered(renderResolved(verdict, marker))).toEqual([]);
  });

  it('is so whatever texts from outside say', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('gate', 'check', 'diagnose'), (text, mode) => {
        expect(misrendered(renderSummary({ ...flooded(text, 2), mode }))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a table below prose', 'prose\n| a |\n| --- |'],
    ['a row with a cell too many', '| a |\n| --- |\n| b | c |'],
    ['Markdown right below the summary of a fold', '<details>\n<summary>a</summary>\n- b\n\n</details>'],
    ['a colour of its own', '<font color="black">a</font>'],
    ['a picture', 'a <img src="light.png">'],
  ])('would not be, and is found: %s', (_, markdown) => {
    expect(misrendered(markdown)).not.toEqual([]);
  });
});

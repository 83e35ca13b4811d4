import { type Bounds, cleanLine, cleanLines } from './clean.ts';

const longestProse = 4_000;

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

function codeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = /^`|`$|^ .*\S.* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/**
 * A code span: literal for Markdown and for GitHub's mentions, references and emoji. A pipe leaves the span as an entity,
 * because a table would split the row there and parsers differ on how a backslash before it counts.
 */
export function inlineCode(text: string, max?: number): string {
  const line = cleanLine(text, max);
  return line === ''
    ? '` `'
    : line
        .split('|')
        .map((part) => (part === '' ? '' : codeSpan(part)))
        .join('&#124;');
}

/** Bots read commands such as `/merge` at the start of a line of a comment, inside a block too. */
function withoutCommand(line: string): string {
  return line.replace(/^(\s*)(?=[/@])/, '$1· ');
}

/** A fenced block whose fence no line can close; every line is cleaned and bounded. */
export function codeBlock(lines: readonly string[], bounds: Bounds, language: 'text' | 'sh' = 'text'): string {
  const body = cleanLines(lines, bounds).map(withoutCommand).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(body) + 1));
  return `${fence}${language}\n${body}\n${fence}`;
}

const plainCore = /^(?:[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.,;'’"()?!%/–—…-]*|[–—…]+)?$/u;
/** What GitHub may link although it is only letters and digits: abbreviated SHAs, `GH-1`, a repository's own prefixes. */
const reference = /[\da-f]{7}|\d{7}|[a-z][^\s]*\d|\d[^\s]*[a-z]|\bwww\./i;

/** The punctuation around a word that is not part of it: closing marks only where there are opening ones. */
const bracketed = /^([("'“‘]+)(.*?)([.,;:?!)"'”’]*)$/;
const ended = /^()(.*?)([.,;:?!]*)$/;
/** The end of a quotation of several words, which a plain word may have. */
const quoted = /^(.*?)[.,;:?!)"'”’]+$/;

function isPlain(core: string): boolean {
  return plainCore.test(core) && !reference.test(core);
}

function escapeWord(word: string): string {
  if (/^-+$/.test(word)) {
    return '&#45;'.repeat(word.length);
  }
  if (/^\d+[.)]$/.test(word)) {
    return `${word.slice(0, -1)}&#${word.codePointAt(word.length - 1)};`;
  }
  if (isPlain(quoted.exec(word)?.[1] ?? word)) return word;
  const [, before = '', core = word, after = ''] = bracketed.exec(word) ?? ended.exec(word) ?? [];
  return isPlain(core) ? word : `${before}${inlineCode(core)}${after}`;
}

/**
 * Prose from outside as inert Markdown of one line: plain words stay, every other word (image, URL, mention, reference,
 * SHA, tag, emphasis, emoji code) becomes a code span, which is the one form that neither the Markdown parser nor
 * GitHub's own filters act on: a backslash stops neither `@name` nor `#1`.
 */
export function escapeMarkdown(text: string, max: number = longestProse): string {
  return cleanLine(text, max).split(/ +/).filter(Boolean).map(escapeWord).join(' ');
}

/** A link to a plain http(s) address, its label escaped; any other address is shown as code. */
export function linkTo(label: string, address: string): string {
  const url = cleanLine(address);
  return /^https?:\/\/[\w.:-]+(?:\/[\w.~/%-]*)?$/.test(url) ? `[${escapeMarkdown(label)}](${url})` : inlineCode(url);
}

/** What is put in as a string is from outside, and becomes a code span. Own words are prose that a narrow column does not break. */
export type Cell = string | { readonly own: string };

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return escapeMarkdown(cell.own).replaceAll(' ', '&nbsp;');
  return cell === '' ? '' : inlineCode(cell, 300);
}

/** A table of cells; rows that do not fit into `maxLength` are counted in a last line. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[], maxLength: number): string {
  const lines = [`| ${head.map((cell) => escapeMarkdown(cell)).join(' | ')} |`, `|${' --- |'.repeat(head.length)}`];
  let length = lines.join('\n').length;
  for (const row of rows) {
    const line = `| ${row.map(cellText).join(' | ')} |`;
    length += line.length + 1;
    if (length > maxLength) {
      return `${lines.join('\n')}\n\n… ${rows.length - lines.length + 2} more rows`;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

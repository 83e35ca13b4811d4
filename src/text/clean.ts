import { linesOf, plainText } from './plain.ts';
import { redact } from './redact.ts';

/** UTF-16 units of one line unless told otherwise. */
export const defaultLength = 2_000;
const rounds = 8;

/** Cuts to at most `max` UTF-16 units, never inside a code point; what was cut ends in an ellipsis. */
export function cut(text: string, max: number): string {
  if (text.length <= max) {
    return text;
  }
  return `${text.slice(0, Math.max(0, max - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * One safe line of at most `max` UTF-16 units: no terminal sequence, control, bidi or invisible character, no line end,
 * no secret by pattern or by known value. All printing goes through here. Idempotent.
 *
 * Secrets are looked for before the sequences go as well as after: a sequence can swallow the first letter of a secret,
 * and an invisible character can split one.
 */
export function cleanLine(text: string, max: number = defaultLength, secrets: readonly string[] = []): string {
  let line = plainText(redact(text, secrets));
  for (let round = 0; round < rounds; round += 1) {
    const next = cut(redact(line, secrets).trimEnd(), max);
    if (next === line) {
      break;
    }
    line = next;
  }
  return line;
}

/** Bounds of a block of lines. */
export interface Bounds {
  readonly maxLines: number;
  readonly maxLength: number;
}

const keyBegins = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/;
const keyEnds = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY/;
/** What stands inside a key: base64, or a header such as `Proc-Type: 4,ENCRYPTED`. */
const keyBody = /^\s*(?:[A-Za-z0-9+/=]*|[\w-]+: \S+)\s*$/;

/**
 * A private key over several lines becomes one masked line. Only lines that can belong to a key are hidden with it, so
 * that a planted first line cannot hide the evidence after it.
 */
function withoutKeys(lines: readonly string[]): readonly string[] {
  let inKey = false;
  const kept: string[] = [];
  for (const line of lines) {
    const text = plainText(line);
    if (inKey && (keyEnds.test(text) || keyBody.test(text))) {
      inKey = !keyEnds.test(text);
    } else {
      inKey = keyBegins.test(text) && !keyEnds.test(text);
      kept.push(line);
    }
  }
  return kept;
}

/** Safe lines, each as of `cleanLine`; texts of several lines become several, private keys across lines are hidden. */
export function cleanLines(
  texts: readonly string[],
  { maxLines, maxLength }: Bounds,
  secrets: readonly string[] = [],
): readonly string[] {
  const lines = withoutKeys(texts.flatMap(linesOf));
  const shown = lines.length <= maxLines ? lines : lines.slice(0, Math.max(0, maxLines - 1));
  const clean = shown.map((line) => cleanLine(line, maxLength, secrets));
  return shown.length === lines.length ? clean : [...clean, `… ${lines.length - shown.length} more lines`];
}

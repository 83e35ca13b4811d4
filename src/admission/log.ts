import type { ReasonCode } from '../findings/catalogue.ts';
import type { Finding } from '../findings/finding.ts';
import { verifierRow } from './denial-texts.ts';
import { parseImage } from './image.ts';

/** Why a verification failed, as Kyverno's log says it. */
export interface LoggedCause {
  readonly code: ReasonCode;
  /** The verifier's own words. */
  readonly text: string;
  /** The lines that say so, raw. */
  readonly lines: readonly string[];
}

/** Kyverno writes one of these (`pkg/image/verifiers`, `pkg/cel/libs/imageverify`), as text or as JSON. */
const failedLine = /image verification failed|failed to verify (?:image|attestation)/;

/** How many lines are kept as evidence. */
const MOST_LINES = 5;

function unquoted(text: string): string {
  return text.replaceAll(/\\(["\\])/g, '$1');
}

/** The value of `error` in either form of a line: `"error":"…"` or `error="…"`. */
function errorIn(line: string): string {
  const found = /"error":\s*"((?:[^"\\]|\\.)*)"/.exec(line) ?? /\berror="((?:[^"\\]|\\.)*)"/.exec(line);
  return found === null ? line : unquoted(found[1] ?? '');
}

/** Is the line about this repository? What names no image cannot be told from the verification of others. */
function names(line: string, repository: string): boolean {
  const image = /"image":\s*"([^"]+)"/.exec(line)?.[1] ?? /\bimage="?([^"\s]+)/.exec(line)?.[1];
  return image !== undefined && parseImage(image)?.repository === repository;
}

/**
 * Reads why an image was not verified from the log of the admission controller. Only lines that name its repository
 * count, and only when all of them show one cause: anything else leaves the cause hidden (`undefined`).
 */
export function causeInLog(log: string, image: string): LoggedCause | undefined {
  const repository = parseImage(image)?.repository;
  if (repository === undefined) return undefined;
  const lines = log.split('\n').filter((line) => failedLine.test(line) && names(line, repository));
  const codes = new Set(lines.map((line) => verifierRow(errorIn(line))?.code));
  const [code] = codes;
  const last = lines.at(-1);
  if (codes.size !== 1 || code === undefined || last === undefined) return undefined;
  return { code, text: errorIn(last), lines: lines.slice(-MOST_LINES) };
}

/** Denials whose text stands for several causes, which only the log tells apart. */
export function hidesCause({ code }: Finding): boolean {
  return code === 'probe-denied' || code === 'legacy-verification-failed';
}

/** The same finding with the cause that the log shows; as it is where the log shows none. */
export function withLog(found: Finding, log: string): Finding {
  const cause = hidesCause(found) ? causeInLog(log, found.facts['image'] ?? '') : undefined;
  if (cause === undefined) return found;
  const denial = found.facts['text'] ?? '';
  return {
    ...found,
    code: cause.code,
    facts: { ...found.facts, text: cause.text },
    evidence: [denial, ...cause.lines],
  };
}

import type { FactOf, ReasonCode } from './catalogue.ts';
import type { Place } from './place.ts';

/**
 * Whether the same input can give another answer, and who can change that (design, cause classes).
 * `undetermined` means that the cluster hides the cause; it is never replaced by a guess.
 */
export type CauseClass =
  | 'none'
  | 'transient'
  | 'structural'
  | 'undetermined'
  | 'config'
  | 'infra'
  | 'permission'
  | 'not-ours';

/** Whose move it is next. `change` is the pull request itself; nothing else may ever be blamed on it. */
export type Owner = 'nobody' | 'change' | 'policy' | 'platform' | 'access' | 'other-vendor' | 'other-run' | 'workflow';

export type Severity = 'error' | 'warning' | 'notice';

/** One coded fact. Rooms return these; only the catalogue turns them into words. */
export interface Finding {
  readonly code: ReasonCode;
  readonly severity: Severity;
  /** What it is about, e.g. `ImageValidatingPolicy verify-app-images`. */
  readonly subject: string;
  /** Values that the catalogue's sentences name; raw, cleaned only when printed. */
  readonly facts: Readonly<Record<string, string>>;
  /** Raw lines that prove it: expected and effective, answers with times, texts of the server. */
  readonly evidence: readonly string[];
  /** It is about another vendor's part: class `not-ours`, whatever the code's own class, and that vendor's to act on. */
  readonly foreign?: true;
  /** Where in a file it stands, for those about what files say. */
  readonly place?: Place;
}

/** Builds a finding whose facts are exactly those that the catalogue's sentences for this code name. */
export function finding<C extends ReasonCode>(
  code: C,
  subject: string,
  facts: Readonly<Record<FactOf<C>, string>>,
  evidence: readonly string[] = [],
  severity: Severity = 'error',
): Finding {
  return { code, severity, subject, facts, evidence };
}

/** The same fact where it does not decide: said, but nothing is refused for it. */
export function asWarning(found: Finding): Finding {
  return { ...found, severity: 'warning' };
}

/** The same fact with the place in a file where it stands. */
export function placed(found: Finding, place: Place): Finding {
  return { ...found, place };
}

/** Does it say that a refusal does not fail this step? */
export function isLenience({ code }: Finding): boolean {
  return code === 'enforcement-warn' || code === 'break-glass';
}

/** Does a run fail for these findings, as input `fail-on` says? */
export function failsOn(failOn: 'error' | 'warning' | 'never', findings: readonly Finding[]): boolean {
  if (failOn === 'never') return false;
  return findings.some((found) => isError(found) || (failOn === 'warning' && found.severity === 'warning'));
}

export function isError(found: Finding): boolean {
  return found.severity === 'error';
}

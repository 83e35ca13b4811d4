import type { ReasonCode } from '../findings/catalogue.ts';

/** May the same question get another answer soon? `once`: asking may itself do harm, so one more time at most. */
export type Again = boolean | 'once';

/** A row of knowledge about one wording: what it means, and whether asking again may help. */
export interface Row {
  readonly pattern: RegExp;
  readonly code: ReasonCode;
  /** Ambiguous wordings say yes; repeats bound it. */
  readonly again: Again;
}

/** The first row that knows the text; a table whose last row takes everything always has one. */
export function rowFor(rows: readonly Row[], text: string): Row | undefined {
  return rows.find((row) => row.pattern.test(text));
}

/** As `rowFor`, with what an unknown text means. */
export function rowOr(rows: readonly Row[], text: string, code: ReasonCode, again: Again): Pick<Row, 'code' | 'again'> {
  return rowFor(rows, text) ?? { code, again };
}

/** Which part of Kyverno a webhook entry belongs to; `other`: another product's. */
export type Engine = 'ivpol' | 'nivpol' | 'vpol' | 'mpol' | 'gpol' | 'cpol' | 'other';

const engines: readonly (readonly [RegExp, Engine])[] = [
  [/^ivpol\./, 'ivpol'],
  [/^nivpol\./, 'nivpol'],
  [/^n?vpol\./, 'vpol'],
  [/^n?mpol\./, 'mpol'],
  [/^n?gpol\./, 'gpol'],
  [/^(?:validate|mutate|validate-policy|mutate-policy)\.kyverno\.svc/, 'cpol'],
];

/** By the name of the entry (kyverno `pkg/config/config.go`); ClusterPolicies and Policies are `cpol`. */
export function engineOf(webhook: string): Engine {
  return engines.find(([pattern]) => pattern.test(webhook))?.[1] ?? 'other';
}

/** Does this engine verify images by an image validating policy? */
export function isImageEngine(engine: Engine): boolean {
  return engine === 'ivpol' || engine === 'nivpol';
}

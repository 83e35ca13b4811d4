/** The pieces of Go's layout `2006-01-02T15:04:05.000000Z07:00`, each with what it takes from the front of a text. */
const pieces: readonly (readonly [layout: string, taken: RegExp])[] = [
  ['2006', /^\d{4}/],
  ['-', /^-/],
  ['01', /^\d{2}/],
  ['-', /^-/],
  ['02', /^\d{2}/],
  ['T', /^T/],
  ['15', /^\d{2}/],
  [':', /^:/],
  ['04', /^\d{2}/],
  [':', /^:/],
  ['05', /^\d{2}/],
  ['.000000', /^\.\d{6}/],
  ['Z07:00', /^(?:Z|[+-]\d{2}:\d{2})/],
];

/**
 * Why a text is no MicroTime, in Go's words, or nothing. Exactly six digits follow the second
 * (apimachinery `meta/v1/micro_time.go`; texts of Go's `time.Parse`).
 */
export function microTimeProblem(text: string): string | undefined {
  let rest = text;
  for (const [layout, taken] of pieces) {
    const found = taken.exec(rest)?.[0];
    if (found === undefined) {
      return `parsing time "${text}" as "2006-01-02T15:04:05.000000Z07:00": cannot parse "${rest}" as "${layout}"`;
    }
    rest = rest.slice(found.length);
  }
  return rest === '' ? undefined : `parsing time "${text}": extra text: "${rest}"`;
}

/** A time as metadata shows it: whole seconds. */
export function secondTime(now: Date): string {
  return `${now.toISOString().slice(0, 19)}Z`;
}

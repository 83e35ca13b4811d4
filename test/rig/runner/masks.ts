/** Hides secrets in text that is written from now on. */
export interface Masker {
  /** Adds the value, each line of it, and the usual encodings of both. */
  add(secret: string): void;
  mask(text: string): string;
}

type Encoder = (value: string) => string;

const base64After =
  (shift: number): Encoder =>
  (value) => {
    const bytes = Buffer.from(value);
    return (bytes.length > shift ? bytes.subarray(shift) : bytes).toString('base64');
  };

const encoders: readonly Encoder[] = [
  (value) => value,
  base64After(0),
  base64After(1),
  base64After(2),
  (value) => JSON.stringify(value).slice(1, -1),
  (value) => encodeURIComponent(value),
  (value) =>
    value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;'),
  (value) => value.replaceAll("'", "''"),
  (value) => (value.length > 8 ? value.replace(/^"(.*)"$/s, '$1') : value),
];

/**
 * Has no minimum length, as the runner has none: a one-letter secret hides that letter everywhere.
 * Source: actions/runner `src/Runner.Common/HostContext.cs` (encoders), `src/Runner.Worker/ActionCommandManager.cs`
 * (`AddMaskCommandExtension`).
 */
export function createMasker(): Masker {
  const values = new Set<string>();
  return {
    add(secret) {
      for (const value of [secret, ...secret.split(/[\r\n]+/)]) {
        if (value !== '') for (const encode of encoders) values.add(encode(value));
      }
    },
    mask: (text) => hide(text, occurrences(text, values)),
  };
}

type Span = readonly [start: number, end: number];

function occurrences(text: string, values: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const value of values) {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) spans.push([at, at + value.length]);
  }
  return spans.sort(([a], [b]) => a - b);
}

/** Overlapping and touching secrets become one `***`, so that the log does not tell where one ends. */
function hide(text: string, spans: readonly Span[]): string {
  let shown = '';
  let hiddenUntil = -1;
  for (const [start, end] of spans) {
    if (start > hiddenUntil) shown += `${text.slice(Math.max(hiddenUntil, 0), start)}***`;
    hiddenUntil = Math.max(hiddenUntil, end);
  }
  return shown + text.slice(Math.max(hiddenUntil, 0));
}

import { plainText } from '../text/plain.ts';
import { redact } from '../text/redact.ts';

/** UTF-16 units; a gate that waits for minutes in a large cluster has seen that much. */
const longest = 4_000_000;
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu;
/** Nothing is decided by them, and they are where secrets stand in plain text. */
const leftOut: ReadonlySet<string> = new Set(['env', 'envFrom', 'kubectl.kubernetes.io/last-applied-configuration']);

/**
 * What a run was told, as JSON without secrets. Texts stay whole, so that they can be judged again; what a reader would
 * not see of them is written as an escape. `undefined` when it is too long.
 */
export function observationsJson(observations: object, secrets: readonly string[]): string | undefined {
  const hidden = (text: string): string => withoutSecrets(text, secrets);
  const json = JSON.stringify(observations, (_, value: unknown) => {
    if (typeof value === 'string') return hidden(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept = Object.entries(value).filter(([key]) => !leftOut.has(key));
    return Object.fromEntries(kept.map(([key, member]) => [hidden(key), member]));
  });
  return json.length > longest ? undefined : json.replaceAll(unseen, escaped);
}

/** A secret may be split by characters that nobody sees: then the text is shown without them. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const plain = plainText(text);
  const clean = redact(plain, secrets);
  return clean === plain ? redact(text.toWellFormed(), secrets) : clean;
}

function escaped(unit: string): string {
  return Array.from({ length: unit.length }, (_, at) => unit.charCodeAt(at))
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('');
}

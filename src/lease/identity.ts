/** The run or person that asks for the Lease. */
export type Identity =
  | { readonly kind: 'run'; readonly runId: string; readonly attempt: string; readonly job: string }
  | { readonly kind: 'user'; readonly name: string; readonly host: string };

/** A field manager may have this many characters (apimachinery `meta/v1/validation`, FieldManagerMaxLength). */
export const FIELD_MANAGER_MAX = 128;
const managerPrefix = 'admission-gate/';
/** The most characters that a holder of ours has, so that it is in the field manager whole: the fence compares the two. */
export const HOLDER_MAX = FIELD_MANAGER_MAX - managerPrefix.length;

const DIGEST_LENGTH = 13;

/** FNV-1a of 64 bits in base 36: tells texts apart that were cut or changed; nothing relies on it as a secret. */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36).padStart(DIGEST_LENGTH, '0');
}

/** The text in characters that a holder may have and of at most `most`; what had to be changed ends in a digest. */
function part(text: string, most: number): string {
  const safe = text.replaceAll(/[^A-Za-z0-9._-]/g, '-');
  if (safe === text && text.length <= most) return text;
  return `${safe.slice(0, most - DIGEST_LENGTH - 1)}-${digest(text)}`;
}

/**
 * The holderIdentity: `gh:<run_id>.<run_attempt>:<job>:<nonce>`, or a person's `user:<name>@<host>:<nonce>`, of at
 * most `HOLDER_MAX` characters. The nonce tells two gate steps of one job apart, and our own lost write from another's.
 */
export function holderIdentity(identity: Identity, nonce: string): string {
  const end = part(nonce, 16);
  return identity.kind === 'run'
    ? `gh:${part(identity.runId, 20)}.${part(identity.attempt, 15)}:${part(identity.job, 50)}:${end}`
    : `user:${part(identity.name, 42)}@${part(identity.host, 42)}:${end}`;
}

/** The field manager of this holder's policy writes. It is never cut, so the fence can compare it as it is. */
export function fieldManagerOf(holder: string): string {
  return `${managerPrefix}${holder}`;
}

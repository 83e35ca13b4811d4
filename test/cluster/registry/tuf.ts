import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** An empty TUF repository: Kyverno 1.18 refreshes one for every verification, even with a static key. */
export interface TufRepository {
  readonly files: ReadonlyMap<string, string>;
  /** root.json, which a client must be given beforehand. */
  readonly root: string;
}

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const envelope = { spec_version: '1.0', version: 1, expires: '2099-01-01T00:00:00Z' } as const;

export function makeTufRepository(): TufRepository {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: rawHex(publicKey) } };
  const keyid = sha256(canonical(key));
  const signed = (content: Json) => {
    const sig = sign(null, Buffer.from(canonical(content)), privateKey).toString('hex');
    return JSON.stringify({ signed: content, signatures: [{ keyid, sig }] });
  };
  const role = { keyids: [keyid], threshold: 1 };
  const roles = { root: role, timestamp: role, snapshot: role, targets: role };
  const root = signed({ _type: 'root', ...envelope, consistent_snapshot: false, keys: { [keyid]: key }, roles });
  const targets = signed({ _type: 'targets', ...envelope, targets: {} });
  const snapshot = signed({ _type: 'snapshot', ...envelope, meta: { 'targets.json': fileMeta(targets) } });
  const timestamp = signed({ _type: 'timestamp', ...envelope, meta: { 'snapshot.json': fileMeta(snapshot) } });
  const files = { 'root.json': root, 'targets.json': targets, 'snapshot.json': snapshot, 'timestamp.json': timestamp };
  return { files: new Map(Object.entries(files)), root };
}

function fileMeta(body: string) {
  return { length: body.length, hashes: { sha256: sha256(body) }, version: 1 };
}

// The last 32 bytes of an ed25519 SubjectPublicKeyInfo are the key itself.
function rawHex(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
}

/** OLPC canonical JSON, the form that TUF signs: sorted keys, no white space, only `"` and `\` escaped. */
function canonical(value: Json): string {
  if (typeof value === 'string') return `"${value.replace(/[\\"]/g, '\\$&')}"`;
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(canonical)}]`;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${canonical(key)}:${canonical(item)}`)}}`;
}

// Array.isArray does not narrow a readonly array.
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

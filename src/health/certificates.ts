import { X509Certificate } from 'node:crypto';

/** A certificate as far as trust in a webhook depends on it. */
export interface Certificate {
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly x509: X509Certificate;
}

const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function read(pem: string): Certificate | undefined {
  try {
    const x509 = new X509Certificate(pem);
    const subject = x509.subject.replaceAll('\n', ', ') || 'a certificate without a subject';
    return { subject, notBefore: new Date(x509.validFrom), notAfter: new Date(x509.validTo), x509 };
  } catch {
    return undefined;
  }
}

/** All certificates of a PEM text that can be read. */
export function certificatesIn(pem: string): readonly Certificate[] {
  return (pem.match(block) ?? []).map(read).filter((one) => one !== undefined);
}

/** What a caBundle (base64 of PEM) can do at a moment. */
export type Bundle =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'expired'; readonly last: Certificate }
  | { readonly kind: 'not-yet'; readonly first: Certificate }
  /** Until `last` expires there is one that is valid; `expired` ones are of no use any more. */
  | { readonly kind: 'valid'; readonly last: Certificate; readonly expired: readonly Certificate[] };

/**
 * Judges a caBundle by time alone. Which of several certificates signs is known only from what is served, so it is
 * expired when none is left that is valid.
 */
export function judgeBundle(caBundle: string, now: Date): Bundle {
  if (caBundle === '') return { kind: 'none' };
  const all = certificatesIn(Buffer.from(caBundle, 'base64').toString('utf8'));
  const [first] = [...all].sort((a, b) => a.notBefore.getTime() - b.notBefore.getTime());
  const [last] = [...all].sort((a, b) => b.notAfter.getTime() - a.notAfter.getTime());
  if (first === undefined || last === undefined) return { kind: 'unreadable' };
  if (last.notAfter < now) return { kind: 'expired', last };
  if (first.notBefore > now) return { kind: 'not-yet', first };
  return { kind: 'valid', last, expired: all.filter(({ notAfter }) => notAfter < now) };
}

/** Whether the API server would trust what is served, and if not, why. */
export type Trust =
  | { readonly kind: 'trusted'; readonly until: Date; readonly subject: string }
  | { readonly kind: 'expired'; readonly certificate: Certificate }
  | { readonly kind: 'wrong-name'; readonly names: string }
  | { readonly kind: 'unknown-authority'; readonly issuer: string };

const MAX_CHAIN = 8;

function isIssuedBy({ x509 }: Certificate, issuer: Certificate): boolean {
  return x509.checkIssued(issuer.x509) && x509.verify(issuer.x509.publicKey);
}

/** The certificates from `from` up to one of the bundle; `undefined` where none leads there. */
function chainTo(
  bundle: readonly Certificate[],
  served: readonly Certificate[],
  from: Certificate,
  depth = 0,
): readonly Certificate[] | undefined {
  if (bundle.some(({ x509 }) => x509.raw.equals(from.x509.raw))) return [from];
  const root = bundle.find((one) => isIssuedBy(from, one));
  if (root !== undefined) return [from, root];
  const above = served.filter((one) => one !== from && isIssuedBy(from, one));
  if (depth >= MAX_CHAIN) return undefined;
  const chain = above.map((one) => chainTo(bundle, served, one, depth + 1)).find((one) => one !== undefined);
  return chain && [from, ...chain];
}

/** Node throws for a name or an address in a form that it does not take: such a host is not named by any certificate. */
function isFor({ x509 }: Certificate, host: string): boolean {
  const isAddress = /^[\d.]+$|:/.test(host);
  try {
    return (isAddress ? x509.checkIP(host) : x509.checkHost(host, { subject: 'never' })) !== undefined;
  } catch {
    return false;
  }
}

/** Verifies a served chain (leaf first) as Go's `x509.Verify` with the caBundle as its only roots would. */
export function judgeServed(
  caBundle: string,
  served: readonly Certificate[],
  host: string,
  now: Date,
): Trust | undefined {
  const [leaf] = served;
  if (leaf === undefined || caBundle === '') return undefined;
  const bundle = certificatesIn(Buffer.from(caBundle, 'base64').toString('utf8'));
  const chain = chainTo(bundle, served, leaf);
  if (chain === undefined) return { kind: 'unknown-authority', issuer: leaf.x509.issuer.replaceAll('\n', ', ') };
  const expired = chain.find(({ notAfter, notBefore }) => notAfter < now || notBefore > now);
  if (expired !== undefined) return { kind: 'expired', certificate: expired };
  if (!isFor(leaf, host)) return { kind: 'wrong-name', names: leaf.x509.subjectAltName ?? 'no name' };
  const until = new Date(Math.min(...chain.map(({ notAfter }) => notAfter.getTime())));
  return { kind: 'trusted', until, subject: leaf.subject };
}

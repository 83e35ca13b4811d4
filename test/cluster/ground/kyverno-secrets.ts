import type { CertificateMaker, CertificatePair } from './certificates.ts';

export const kyvernoNamespace = 'kyverno';
export const kyvernoService = 'kyverno-svc';
const host = `${kyvernoService}.${kyvernoNamespace}.svc`;

export const authoritySecret = `${host}.kyverno-tls-ca`;
export const servingSecret = `${host}.kyverno-tls-pair`;

export type Secret = ReturnType<typeof secretOf>;

/** The Secrets that Kyverno would make at its first start, one second a step: with them it is ready 4 s earlier. */
export async function makeKyvernoSecrets(certificates: CertificateMaker): Promise<readonly Secret[]> {
  const authority = await certificates.authority('kyverno-ca');
  const serving = await certificates.serving('kyverno-serving', authority, [`DNS:${host}`]);
  return [secretOf(authoritySecret, authority), secretOf(servingSecret, serving)];
}

function secretOf(name: string, { certificate, key }: CertificatePair) {
  // Kyverno renews only what carries its own label.
  const labels = { 'cert.kyverno.io/managed-by': 'kyverno' };
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: kyvernoNamespace, labels },
    type: 'kubernetes.io/tls',
    stringData: { 'tls.crt': certificate, 'tls.key': key },
  };
}

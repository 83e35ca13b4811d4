import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A certificate and its private key, as PEM files and as PEM text. */
export interface CertificatePair {
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly certificate: string;
  readonly key: string;
}

/** Makes certificates with openssl into one folder; names are file names there. */
export class CertificateMaker {
  readonly #openssl: string;
  readonly #folder: string;

  constructor(openssl: string, folder: string) {
    this.#openssl = openssl;
    this.#folder = folder;
  }

  authority(name: string): Promise<CertificatePair> {
    return this.#make(name, []);
  }

  /** @param hosts subject alternative names in openssl's form: `DNS:localhost` */
  serving(name: string, authority: CertificatePair, hosts: readonly string[]): Promise<CertificatePair> {
    const limits = ['basicConstraints=critical,CA:FALSE', `subjectAltName=${hosts}`, 'extendedKeyUsage=serverAuth'];
    const issuer = ['-CA', authority.certificateFile, '-CAkey', authority.keyFile];
    return this.#make(name, [...issuer, ...limits.flatMap((limit) => ['-addext', limit])]);
  }

  async #make(name: string, options: readonly string[]): Promise<CertificatePair> {
    const path = join(this.#folder, name);
    const [certificateFile, keyFile] = [`${path}.crt`, `${path}.key`];
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile];
    // Kyverno renews what is valid for less than another 15 days.
    const request = ['req', '-x509', '-days', '365', '-subj', `/CN=${name}`, '-out', certificateFile];
    await execute(this.#openssl, [...request, ...newKey, ...options]);
    const [certificate, key] = [await readFile(certificateFile, 'utf8'), await readFile(keyFile, 'utf8')];
    return { certificateFile, keyFile, certificate, key };
  }
}

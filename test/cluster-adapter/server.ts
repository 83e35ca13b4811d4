import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readKubeconfig } from '../../src/cluster/kubeconfig.ts';
import { Transport } from '../../src/cluster/transport.ts';
import { systemClock } from '../../src/process/clock.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';

interface KeyPair {
  readonly key: string;
  readonly cert: string;
}

/** Certificates for 127.0.0.1 made anew for each run of the tests: one that signs itself, and one that the first signs. */
function certificates(): { readonly own: KeyPair; readonly signed: KeyPair } {
  const folder = mkdtempSync(join(tmpdir(), 'admission-gate-tls-'));
  const path = (name: string): string => join(folder, name);
  const make = (name: string, more: readonly string[]): KeyPair => {
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1'];
    const files = ['-keyout', path(`${name}.key`), '-out', path(`${name}.cert`)];
    execFileSync('openssl', [...request, ...subject, ...files, ...more], { stdio: 'pipe' });
    return { key: readFileSync(path(`${name}.key`), 'utf8'), cert: readFileSync(path(`${name}.cert`), 'utf8') };
  };
  const own = make('own', []);
  const signed = make('signed', ['-CA', path('own.cert'), '-CAkey', path('own.key')]);
  rmSync(folder, { recursive: true });
  return { own, signed };
}

export const tls = certificates();

export interface TestServer {
  readonly port: number;
  readonly url: string;
  /** How many TLS connections were opened. */
  readonly connections: () => number;
}

/** An https server on a free port of the loopback, which ends with the test. */
export async function serve(listener: RequestListener, pair = tls.own): Promise<TestServer> {
  const server = createServer(pair, listener);
  let connections = 0;
  server.on('secureConnection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const { port } = address;
  return { port, url: `https://127.0.0.1:${port}`, connections: () => connections };
}

interface Trust {
  readonly user?: string;
  readonly ca?: string;
}

/** A transport to the server by a kubeconfig that trusts the certificate that signs itself, unless told otherwise. */
export function transportTo(server: string, { user = 'token: t0ken', ca = tls.own.cert }: Trust = {}): Transport {
  const data = Buffer.from(ca).toString('base64');
  const authority = ca === '' ? '' : `, certificate-authority-data: ${data}`;
  const text = kubeconfigText(server, user).replace(`server: "${server}"`, `server: "${server}"${authority}`);
  const read = readKubeconfig([temporaryFile(text)], '');
  if (read.kind === 'unusable') throw new Error(read.problem);
  const transport = new Transport(read.config, read.server, systemClock);
  onTestFinished(() => transport.close());
  return transport;
}

/** Never aborted. */
export const going = new AbortController().signal;

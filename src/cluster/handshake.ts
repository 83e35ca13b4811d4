import { connect, type DetailedPeerCertificate, type PeerCertificate } from 'node:tls';

const TIMEOUT_MS = 2_000;
const MOST = 10;

function pemOf({ raw }: PeerCertificate): string {
  return `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`;
}

/** Node links each certificate to its issuer, and the last one to itself. */
function chainOf(leaf: DetailedPeerCertificate): readonly string[] {
  const chain: DetailedPeerCertificate[] = [];
  let next: DetailedPeerCertificate | undefined = leaf;
  while (next?.raw !== undefined && !chain.includes(next) && chain.length < MOST) {
    chain.push(next);
    next = next.issuerCertificate;
  }
  return chain.map(pemOf);
}

/**
 * One TLS handshake, in which every certificate is taken and nothing is sent: what is served, leaf first, as PEM. Empty
 * when the address cannot be reached within two seconds or speaks no TLS. Never throws.
 */
export function servedAt(
  host: string,
  port: number,
  serverName: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const servername = /^[\d.]+$|:/.test(serverName) ? '' : serverName;
    const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: TIMEOUT_MS });
    const end = (served: readonly string[]): void => {
      signal.removeEventListener('abort', stop);
      socket.destroy();
      resolve(served);
    };
    const stop = (): void => end([]);
    signal.addEventListener('abort', stop, { once: true });
    socket.once('secureConnect', () => end(chainOf(socket.getPeerCertificate(true))));
    socket.once('timeout', stop);
    socket.once('error', stop);
    if (signal.aborted) stop();
  });
}

import { once } from 'node:events';
import { createServer as createPlainServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../../sandbox/certificate.ts';
import { servedAt } from '../../src/cluster/handshake.ts';
import { certificatesIn, judgeServed } from '../../src/health/certificates.ts';

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const forever = new AbortController().signal;

describe('a handshake', () => {
  it('tells what is served, whoever signed it', async () => {
    const now = new Date();
    const { certificate, key } = makeCertificate(now);
    const port = await listening(createServer({ cert: certificate, key }));
    const served = (await servedAt('127.0.0.1', port, 'svc.vendor.svc', forever)).flatMap(certificatesIn);
    const bundle = Buffer.from(certificate).toString('base64');
    expect(judgeServed(bundle, served, '127.0.0.1', now)?.kind).toBe('trusted');
    expect(judgeServed(bundle, served, 'svc.vendor.svc', now)?.kind).toBe('wrong-name');
  });

  it('comes to nothing where no TLS is spoken, nobody listens or the run is over', async () => {
    const port = await listening(createPlainServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    expect(await servedAt('127.0.0.1', port, '127.0.0.1', forever)).toEqual([]);
    expect(await servedAt('127.0.0.1', 1, 'x', forever)).toEqual([]);
    expect(await servedAt('127.0.0.1', port, 'x', AbortSignal.abort())).toEqual([]);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The only address that anything of the ground listens on or dials. */
export const loopback = '127.0.0.1';

// A stopped process gets its port back at its next start, so a port is not given twice while this process lives.
const given = new Set<number>();

/** Asks the kernel for a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

/** Makes the server listen on a free loopback port and returns that port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, loopback);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return address.port;
}

export async function close(server: Server): Promise<void> {
  server.close();
  if (server.listening) await once(server, 'close');
}

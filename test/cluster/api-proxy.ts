import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Cluster } from './cluster.ts';
import { CertificateMaker } from './ground/certificates.ts';
import { listen, loopback } from './ground/ports.ts';
import { type GroundUser, kubeconfig } from './ground/users.ts';

/** One request as it came, whoever sent it. */
export interface ProxiedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
}

/** The place where one request waits: `before` the server has seen it, or `after` the server has answered. */
interface Stop {
  readonly reached: Promise<ProxiedRequest>;
  /** The server's status, when it has answered. */
  readonly status: Promise<number>;
  /** Lets it go on, however late, whether or not its sender is still there. */
  pass(): void;
  /** Breaks the sender's connection: a request stopped before is never sent, one stopped after has lost its answer. */
  cut(): void;
}

/** Stands between the gate and the API server, and passes everything on but what it was told to stop. */
export interface ApiProxy extends AsyncDisposable {
  /** Path of a kubeconfig that leads here with the user's own credentials. */
  readonly kubeconfig: string;
  readonly requests: readonly ProxiedRequest[];
  /** Stops the next request that matches, and only that one. */
  stopAt(where: 'before' | 'after', matches: (request: ProxiedRequest) => boolean): Stop;
}

interface Armed {
  readonly where: 'before' | 'after';
  readonly matches: (request: ProxiedRequest) => boolean;
  readonly reach: (request: ProxiedRequest) => void;
  readonly goesOn: Promise<boolean>;
  readonly answered: (status: number) => void;
}

interface Upstream {
  readonly server: string;
  readonly agent: Agent;
}

const configSchema = v.object({
  clusters: v.tuple([
    v.object({ cluster: v.object({ server: v.string(), 'certificate-authority-data': v.string() }) }),
  ]),
  users: v.tuple([v.object({ user: v.object({ token: v.string() }) })]),
});

/** Starts a proxy in front of the cluster's API server for one user. Disposing it breaks every connection. */
export async function startApiProxy(cluster: Cluster, user: GroundUser = 'admin'): Promise<ApiProxy> {
  const config = v.parse(configSchema, parse(await readFile(await cluster.kubeconfigFor(user), 'utf8')));
  const [{ cluster: real }] = config.clusters;
  const agent = new Agent({ keepAlive: true, ca: Buffer.from(real['certificate-authority-data'], 'base64') });
  const certificates = new CertificateMaker(cluster.tools.openssl, cluster.folder);
  const authority = await certificates.authority('proxy-ca');
  const { key, certificate: cert } = await certificates.serving('proxy', authority, [`IP:${loopback}`]);
  const requests: ProxiedRequest[] = [];
  const armed = new Set<Armed>();
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    handle({ server: real.server, agent }, armed, requests, incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  const port = await listen(server);
  const path = join(cluster.folder, `proxy-${port}.kubeconfig`);
  await writeFile(
    path,
    kubeconfig(`https://${loopback}:${port}`, authority.certificate, user, config.users[0].user.token),
  );
  return {
    kubeconfig: path,
    requests,
    stopAt: (where, matches) => arm(armed, where, matches),
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

function arm(armed: Set<Armed>, where: Armed['where'], matches: Armed['matches']): Stop {
  const reached = Promise.withResolvers<ProxiedRequest>();
  const decided = Promise.withResolvers<boolean>();
  const answered = Promise.withResolvers<number>();
  armed.add({ where, matches, reach: reached.resolve, goesOn: decided.promise, answered: answered.resolve });
  return {
    reached: reached.promise,
    status: answered.promise,
    pass: () => decided.resolve(true),
    cut: () => decided.resolve(false),
  };
}

async function handle(
  upstream: Upstream,
  armed: Set<Armed>,
  requests: ProxiedRequest[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const proxied = { method: incoming.method ?? '', path: incoming.url ?? '', body: await text(incoming) };
  requests.push(proxied);
  const stop = [...armed].find(({ matches }) => matches(proxied));
  if (stop !== undefined) armed.delete(stop);
  if (stop?.where === 'before' && !(await goesOn(stop, proxied))) return void incoming.socket.destroy();
  const answer = await forward(upstream, incoming, proxied).catch((error: unknown) => {
    // It was never done, so it is the next attempt that is to be stopped.
    if (stop !== undefined) armed.add(stop);
    throw error;
  });
  stop?.answered(answer.statusCode ?? 0);
  if (stop?.where === 'after' && !(await goesOn(stop, proxied))) {
    answer.destroy();
    return void incoming.socket.destroy();
  }
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  // What is watched may have nothing to say for a long time, and its head must not wait for that.
  outgoing.flushHeaders();
  outgoing.on('close', () => answer.destroy());
  answer.on('error', () => outgoing.destroy());
  answer.pipe(outgoing);
}

function goesOn(stop: Armed, proxied: ProxiedRequest): Promise<boolean> {
  stop.reach(proxied);
  return stop.goesOn;
}

function forward({ server, agent }: Upstream, incoming: IncomingMessage, { method, path, body }: ProxiedRequest) {
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = incoming.headers;
  const sized = body === '' ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(new URL(path, server), { method, headers: sized, agent }, resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}

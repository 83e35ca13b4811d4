import type { IncomingMessage } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import type { Clock } from '../process/clock.ts';
import { answerOf } from './answer.ts';
import { credentialsOf } from './kubeconfig.ts';
import type { Answer, NoAnswerCause } from './port.ts';

/** Beyond any answer that the gate asks for; a body that grows past it is not read to its end. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly contentType?: string;
  /** The answer is no JSON but a text, which is the body of the success. */
  readonly plainText?: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What OpenSSL says of a certificate or a handshake (Node.js documentation, "X509 certificate error codes"). */
const tlsCode =
  /^(?:ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_|PATH_LENGTH_)/;

/** Why an error left a call without an answer. */
export function causeOf(error: unknown): NoAnswerCause {
  return tlsCode.test(codeOf(error)) ? 'tls' : 'unreachable';
}

/** An error of several addresses that were tried has no message of its own. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? codeOf(error) || error.name : error.message;
}

/** Sends requests to one API server over kept-alive connections with the credentials of one kubeconfig. */
export class Transport {
  readonly #config: KubeConfig;
  readonly #base: URL;
  readonly #clock: Clock;
  #agent: { readonly agent: Agent; readonly cert: unknown } | undefined;

  constructor(config: KubeConfig, server: string, clock: Clock) {
    this.#config = config;
    this.#base = new URL(server);
    this.#clock = clock;
  }

  /** One call to its end. Never throws; a call cut off by `signal` or by its own time limit says so. */
  async send(call: Call): Promise<Answer> {
    const started = this.#clock.monotonicMs();
    const elapsed = (): number => this.#clock.monotonicMs() - started;
    const limit = AbortSignal.timeout(call.timeoutMs);
    const none = (cause: NoAnswerCause, message: string): Answer => ({
      kind: 'no-answer',
      cause,
      message,
      elapsedMs: elapsed(),
    });
    try {
      const response = await this.open(call, AbortSignal.any([call.signal, limit]));
      const text = await readAll(response);
      const status = response.statusCode ?? 0;
      if (call.plainText === true && status === 200) return { kind: 'ok', status, body: text, elapsedMs: elapsed() };
      return answerOf(status, response.headers['retry-after'], text, elapsed());
    } catch (error) {
      if (call.signal.aborted) return none('aborted', 'the call was cut off by this run');
      if (limit.aborted) return none('timeout', `timed out: no answer within ${Math.round(call.timeoutMs / 1000)} s`);
      if (error instanceof CredentialsError) return none('credentials', error.message);
      return none(causeOf(error), messageOf(error));
    }
  }

  /** Opens one request and resolves with the response as soon as its head is there; rejects as node does. */
  async open(call: Omit<Call, 'timeoutMs' | 'signal'>, signal: AbortSignal): Promise<IncomingMessage> {
    const options = await this.#options(call, signal);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    return new Promise((resolve, reject) => {
      const sent = request(options, resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent?.agent.destroy();
  }

  async #options(call: Omit<Call, 'timeoutMs' | 'signal'>, signal: AbortSignal): Promise<RequestOptions> {
    const { proxied, ...credentials } = await unlessAborted(signal, credentialsOf(this.#config));
    const query = new URLSearchParams(call.query).toString();
    const prefix = this.#base.pathname.replace(/\/$/, '');
    return {
      ...credentials,
      ...(proxied ? {} : { agent: this.#agentFor(credentials) }),
      protocol: 'https:',
      hostname: this.#base.hostname.replace(/^\[|\]$/g, ''),
      port: this.#base.port,
      method: call.method,
      path: `${prefix}${call.path}${query === '' ? '' : `?${query}`}`,
      headers: {
        ...credentials.headers,
        accept: call.plainText === true ? '*/*' : 'application/json',
        'user-agent': 'admission-gate',
        ...(call.body === undefined ? {} : { 'content-type': call.contentType ?? 'application/json' }),
      },
      signal,
    };
  }

  /** Connections are kept as long as the client certificate stays the same; exec plugins may renew it. */
  #agentFor(credentials: RequestOptions): Agent {
    if (this.#agent === undefined || String(this.#agent.cert) !== String(credentials.cert)) {
      const { ca, cert, key, rejectUnauthorized, servername } = credentials;
      const agent = new Agent({ keepAlive: true, ca, cert, key, rejectUnauthorized, servername });
      this.#agent = { agent, cert };
    }
    return this.#agent.agent;
  }
}

/** An exec plugin that hangs must not outlive the time of the call that asked for it. */
async function unlessAborted<T>(signal: AbortSignal, credentials: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const named = credentials.catch((error: unknown) => {
    throw new CredentialsError(error);
  });
  try {
    return await Promise.race([named, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The kubeconfig's way to get credentials failed, e.g. its exec plugin is missing or exits non-zero. */
class CredentialsError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function readAll(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const part: Buffer = Buffer.from(chunk);
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new Error(`the answer is larger than ${MAX_BODY_BYTES} bytes`);
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path/posix';
import { close, listen, loopback } from '../ground/ports.ts';
import { type Fault, FaultSwitch } from './faults.ts';
import { type Images, type Manifest, makeImages, type Repository, type Tag } from './images.ts';
import { makeTufRepository, type TufRepository } from './tuf.ts';

const tufFolder = '/tuf';

/**
 * A read-only OCI registry in this process, with signed, unsigned and wrongly signed images, and the TUF mirror that
 * Kyverno 1.18 asks for. It answers only while this process's event loop turns: a test that blocks it blocks Kyverno.
 */
export class Registry {
  readonly #server: Server;
  readonly #images: Images;
  readonly #tuf: TufRepository;
  readonly #faults: FaultSwitch;
  readonly #requests: string[];
  /** `127.0.0.1:<port>`, the first part of every reference. */
  readonly host: string;

  private constructor(server: Server, port: number) {
    this.host = `${loopback}:${port}`;
    this.#server = server;
    this.#images = makeImages(this.host);
    this.#tuf = makeTufRepository();
    this.#faults = new FaultSwitch();
    this.#requests = [];
    server.on('request', (request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<Registry> {
    const server = createServer();
    return new Registry(server, await listen(server));
  }

  /** `<host>/<repository>:<tag>`. */
  image(repository: Repository, tag: Tag): string {
    return `${this.host}/${repository}:${tag}`;
  }

  digest(repository: Repository, tag: Tag): string {
    const manifest = this.#images.manifests.get(`${repository}/${tag}`);
    if (!manifest) throw new Error(`no image ${repository}:${tag}`);
    return manifest.digest;
  }

  /** PEM of the key that the tag `signed` verifies with. */
  get publicKey(): string {
    return this.#images.publicKey;
  }

  get tufMirror(): string {
    return `http://${this.host}${tufFolder}`;
  }

  get tufRoot(): string {
    return this.#tuf.root;
  }

  /** Replaces all faults; none without arguments. */
  setFaults(...faults: readonly Fault[]): void {
    this.#faults.set(faults);
  }

  /** `METHOD URL` of each request since the last call with `clear`. */
  requests({ clear = false } = {}): readonly string[] {
    const seen = [...this.#requests];
    if (clear) this.#requests.length = 0;
    return seen;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await close(this.#server);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    this.#requests.push(`${method} ${url}`);
    if (await this.#faults.strike(`${method} ${url}`, request, response)) return;
    const found = this.#find(url);
    if ('error' in found) response.writeHead(404, json).end(JSON.stringify({ errors: [found.error] }));
    else response.writeHead(200, found.headers).end(method === 'HEAD' ? undefined : found.body);
  }

  #find(url: string): Found {
    if (/^\/v2\/?$/.test(url)) return { headers: json, body: Buffer.from('{}') };
    if (dirname(url) === tufFolder) return foundFile(this.#tuf.files.get(basename(url)));
    const [, repository, kind, reference = ''] = /^\/v2\/(.+)\/(manifests|blobs)\/([^?]+)/.exec(url) ?? [];
    if (kind === 'manifests') return foundManifest(this.#images.manifests.get(`${repository}/${reference}`));
    if (kind === 'blobs') return foundBlob(reference, this.#images.blobs.get(reference));
    return notFound('UNSUPPORTED', 'not served here');
  }
}

type Found =
  | { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer }
  | { readonly error: { readonly code: string; readonly message: string } };

const json = { 'content-type': 'application/json' };

function notFound(code: string, message: string): Found {
  return { error: { code, message } };
}

function foundFile(content: string | undefined): Found {
  return content === undefined ? notFound('NOT_FOUND', 'no such file') : { headers: json, body: Buffer.from(content) };
}

function foundManifest(manifest: Manifest | undefined): Found {
  if (!manifest) return notFound('MANIFEST_UNKNOWN', 'manifest unknown');
  return content(manifest.mediaType, manifest.digest, manifest.body);
}

function foundBlob(digest: string, body: Buffer | undefined): Found {
  return body
    ? content('application/octet-stream', digest, body)
    : notFound('BLOB_UNKNOWN', 'blob unknown to registry');
}

function content(type: string, digest: string, body: Buffer): Found {
  return {
    headers: { 'content-type': type, 'content-length': body.length, 'docker-content-digest': digest },
    body,
  };
}

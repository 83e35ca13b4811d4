import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const repositories = ['app', 'app2', 'app3'] as const;
const tags = ['signed', 'unsigned', 'wrongkey'] as const;
export type Repository = (typeof repositories)[number];
export type Tag = (typeof tags)[number];

export interface Manifest {
  readonly mediaType: string;
  readonly digest: string;
  readonly body: Buffer;
}

/** A registry's contents: blobs by digest, manifests by `<repository>/<tag or digest>`. */
export interface Images {
  readonly blobs: ReadonlyMap<string, Buffer>;
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** PEM of the key that signed the tag `signed`; `wrongkey` is signed by another. */
  readonly publicKey: string;
}

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

const oci = 'application/vnd.oci.image';
const simpleSigning = 'application/vnd.dev.cosign.simplesigning.v1+json';

/** Makes every repository with every tag, signed as `cosign sign --key` without a transparency log does. */
export function makeImages(host: string): Images {
  const [right, wrong] = [ecKeys(), ecKeys()];
  const keys: Readonly<Record<Tag, KeyObject | undefined>> = {
    signed: right.privateKey,
    wrongkey: wrong.privateKey,
    unsigned: undefined,
  };
  const store = new Store();
  for (const repository of repositories) {
    for (const tag of tags) {
      const { digest } = addImage(store, repository, tag);
      const key = keys[tag];
      if (key) addSignature(store, host, repository, digest, key);
    }
  }
  const publicKey = right.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { blobs: store.blobs, manifests: store.manifests, publicKey };
}

function ecKeys() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

class Store {
  readonly blobs = new Map<string, Buffer>();
  readonly manifests = new Map<string, Manifest>();

  blob(mediaType: string, content: string): Descriptor {
    const bytes = Buffer.from(content);
    const digest = digestOf(bytes);
    this.blobs.set(digest, bytes);
    return { mediaType, digest, size: bytes.length };
  }

  manifest(repository: string, tag: string, config: Descriptor, layer: object): Manifest {
    const mediaType = `${oci}.manifest.v1+json`;
    const body = Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType, config, layers: [layer] }));
    const manifest = { mediaType, digest: digestOf(body), body };
    for (const reference of [tag, manifest.digest]) this.manifests.set(`${repository}/${reference}`, manifest);
    return manifest;
  }
}

function addImage(store: Store, repository: Repository, tag: Tag): Manifest {
  const layer = store.blob(`${oci}.layer.v1.tar`, `layer ${repository} ${tag}`);
  return store.manifest(repository, tag, addConfig(store, layer, { architecture: 'amd64', os: 'linux' }), layer);
}

function addSignature(store: Store, host: string, repository: Repository, digest: string, key: KeyObject): void {
  const payload = simpleSigningPayload(`${host}/${repository}`, digest);
  const signature = sign('sha256', Buffer.from(payload), key).toString('base64');
  const layer = store.blob(simpleSigning, payload);
  const config = addConfig(store, layer, { architecture: '', os: '' });
  const annotations = { 'dev.cosignproject.cosign/signature': signature };
  store.manifest(repository, `${digest.replace(':', '-')}.sig`, config, { ...layer, annotations });
}

function addConfig(store: Store, layer: Descriptor, platform: object): Descriptor {
  const rootfs = { type: 'layers', diff_ids: [layer.digest] };
  return store.blob(`${oci}.config.v1+json`, JSON.stringify({ ...platform, config: {}, rootfs }));
}

function simpleSigningPayload(reference: string, digest: string): string {
  const identity = { 'docker-reference': reference };
  const image = { 'docker-manifest-digest': digest };
  return JSON.stringify({
    critical: { identity, image, type: 'cosign container image signature' },
    optional: null,
  });
}

function digestOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

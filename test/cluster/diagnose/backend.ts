import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from '../cluster.ts';
import { listen, loopback } from '../ground/ports.ts';

const execute = promisify(execFile);
const registration = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
const namespace = 'vendor';

/** A certificate authority that is valid for a given time, and a certificate by it for one Service. */
export interface Chain {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

const settings = [
  '[ca]\ndefault_ca=d\n[d]\ndatabase=index.txt\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256',
  'policy=p\nunique_subject=no\n[p]\ncommonName=supplied\n',
].join('\n');

/** Makes a chain whose every certificate is valid from `from` to `to` (`20250101000000Z`). */
export async function chain(cluster: Cluster, name: string, from: string, to: string): Promise<Chain> {
  const { folder, tools } = cluster;
  const run = (...args: readonly string[]) => execute(tools.openssl, args, { cwd: folder });
  const sign = async (of: string, subject: string, extension: string, by: readonly string[]) => {
    await run(
      'req',
      '-new',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      `${of}.key`,
      '-subj',
      `/CN=${subject}`,
      '-out',
      `${of}.csr`,
    );
    await writeFile(join(folder, `${of}.ext`), extension);
    await run(
      'ca',
      '-batch',
      '-notext',
      '-config',
      'dated.cnf',
      '-in',
      `${of}.csr`,
      '-extfile',
      `${of}.ext`,
      '-startdate',
      from,
      '-enddate',
      to,
      '-out',
      `${of}.pem`,
      ...by,
    );
  };
  await writeFile(join(folder, 'dated.cnf'), settings);
  await writeFile(join(folder, 'index.txt'), '');
  const authority = `${name}-ca`;
  await sign(authority, authority, 'basicConstraints=critical,CA:TRUE\n', [
    '-selfsign',
    '-keyfile',
    `${authority}.key`,
  ]);
  const host = `subjectAltName=DNS:${name}.${namespace}.svc\n`;
  await sign(name, name, host, ['-cert', `${authority}.pem`, '-keyfile', `${authority}.key`]);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    authority: await read(`${authority}.pem`),
    certificate: await read(`${name}.pem`),
    key: await read(`${name}.key`),
  };
}

/** A backend of another vendor that listens and allows everything. */
export async function startBackend({
  certificate,
  key,
}: Chain): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server: Server = createServer({ cert: certificate, key }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const review: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(allowed(review)));
  });
  const port = await listen(server);
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function allowed(review: unknown): unknown {
  const uid = typeof review === 'object' && review !== null && 'request' in review ? uidOf(review.request) : '';
  return { apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', response: { uid, allowed: true } };
}

function uidOf(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'uid' in request ? request.uid : '';
}

/** A Service of the vendor: on loopback, or with a ClusterIP that nobody must dial. */
export async function vendorService(cluster: Cluster, name: string, spec: object = {}): Promise<void> {
  const service = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, namespace },
    spec: { type: 'ExternalName', externalName: loopback, ...spec },
  };
  await cluster.admin.expect('POST', `/api/v1/namespaces/${namespace}/services`, service);
}

interface VendorWebhook {
  readonly service: string;
  readonly port?: number;
  readonly caBundle?: string;
  readonly resource?: string;
  readonly timeoutSeconds?: number;
  readonly failurePolicy?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A fail-closed webhook of the vendor for one resource in namespace `apps`; returns how to take it away again. */
export async function vendorWebhook(
  cluster: Cluster,
  name: string,
  webhook: VendorWebhook,
): Promise<() => Promise<void>> {
  const {
    service,
    port = 443,
    caBundle = '',
    resource = 'configmaps',
    timeoutSeconds = 5,
    failurePolicy = 'Fail',
  } = webhook;
  const entry = {
    name: `${name}.vendor.example`,
    clientConfig: { service: { namespace, name: service, port }, caBundle: Buffer.from(caBundle).toString('base64') },
    rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: [resource] }],
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'apps' } },
    ...{ failurePolicy, timeoutSeconds, sideEffects: 'None', admissionReviewVersions: ['v1'] },
  };
  const metadata = { name: `vendor-${name}`, labels: webhook.labels ?? {} };
  const body = {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingWebhookConfiguration',
    metadata,
    webhooks: [entry],
  };
  await cluster.admin.expect('POST', registration, body);
  return async () => {
    await cluster.admin.expect('DELETE', `${registration}/vendor-${name}`);
  };
}

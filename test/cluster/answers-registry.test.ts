import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../sandbox/certificate.ts';
import { causeInLog } from '../../src/admission/log.ts';
import type { Context } from '../../src/steps/context.ts';
import { useCluster } from './fixture.ts';
import { asked, contextOn } from './gate/asking.ts';
import { expectProceed } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { readLog } from './ground/process.ts';
import type { PolicyOptions } from './policies.ts';
import type { Fault } from './registry/faults.ts';

const cluster = useCluster();
let context: Context;
let untrusted: TlsServer;
beforeAll(async () => {
  await cluster().createNamespace('admission-gate');
  context = await contextOn(cluster());
  untrusted = await tlsServer();
});
afterAll(async () => {
  context.cluster.close();
  await untrusted.close();
});

/** A server whose certificate signs itself. */
async function tlsServer() {
  const { certificate: cert, key } = makeCertificate(new Date());
  const server = createServer({ cert, key }, (_, response) => response.end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  return { port: address.port, close: async () => void server.close() };
}

type TlsServer = Awaited<ReturnType<typeof tlsServer>>;

/** Manifests of images, by tag or digest; those of signatures have a tag that ends in `.sig`. */
const onImage = /\/app\/manifests\/(?!\S*\.sig)/;
const onSignature = /\/app\/manifests\/\S*\.sig/;
const longMs = 60_000;

async function applied(options: Partial<PolicyOptions> = {}): Promise<string> {
  await cluster().apply({ name: 'p1', timeoutSeconds: 10, ...options });
  await cluster().published('p1');
  return cluster().registry.image('app', 'signed');
}

function errors(code: string) {
  return { body: { errors: [{ code, message: 'so it is' }] } };
}

describe('what the registry does with the image is shown by the denial', () => {
  test.each<[string, Omit<Fault, 'match'>, string]>([
    ['401', { status: 401, ...errors('UNAUTHORIZED') }, 'registry-access'],
    ['403', { status: 403, ...errors('DENIED') }, 'registry-access'],
    ['403 of something before it', { status: 403 }, 'registry-access'],
    ['404', { status: 404, ...errors('MANIFEST_UNKNOWN') }, 'image-not-found'],
    ['404 of a repository', { status: 404, ...errors('NAME_UNKNOWN') }, 'image-not-found'],
    ['429', { status: 429, ...errors('TOOMANYREQUESTS') }, 'registry-limited'],
    ['503', { status: 503 }, 'registry-failed'],
    ['a reset connection', { reset: true }, 'registry-failed'],
  ])('%s', async (_, fault, code) => {
    const image = await applied();
    cluster().registry.setFaults({ match: onImage, ...fault });
    expect(await asked(context, [image])).toMatchObject({
      code,
      judgement: { kind: 'denied', engine: 'ivpol', policies: ['p1'] },
    });
  });

  test('a redirect to a server of an authority that nobody knows', async () => {
    const image = await applied();
    const headers = { location: `https://127.0.0.1:${untrusted.port}/v2/app/manifests/signed` };
    cluster().registry.setFaults({ match: onImage, status: 307, headers });
    expect(await asked(context, [image])).toMatchObject({
      code: 'registry-untrusted',
      judgement: { kind: 'denied', engine: 'ivpol', policies: ['p1'] },
    });
  });

  test('a connection that nobody takes', async () => {
    await applied();
    const nobody = cluster()
      .registry.image('app', 'signed')
      .replace(/:\d+\//, ':1/');
    const policy = cluster().policy({ name: 'p2', timeoutSeconds: 10 });
    const spec = { ...policy.spec, matchImageReferences: [{ glob: '127.0.0.1:1/*' }] };
    await cluster().admin.expect('POST', '/apis/policies.kyverno.io/v1beta1/imagevalidatingpolicies', {
      ...policy,
      spec,
    });
    await cluster().published('p1', 'p2');
    // On 1.18 a second policy on the Pod hides it; on 1.19 each speaks for itself.
    expect(['registry-failed', 'policy-not-evaluated']).toContain((await asked(context, [nobody])).code);
  });
});

describe('what the registry does with the signature is hidden by the denial, and shown by the log', () => {
  test.each<[string, Omit<Fault, 'match'>, string | undefined]>([
    ['401', { status: 401, ...errors('UNAUTHORIZED') }, 'registry-access'],
    ['403', { status: 403, ...errors('DENIED') }, 'registry-access'],
    ['404', { status: 404, ...errors('MANIFEST_UNKNOWN') }, 'signature-missing'],
    ['429', { status: 429, ...errors('TOOMANYREQUESTS') }, 'registry-limited'],
    ['503', { status: 503 }, 'registry-failed'],
    ['a reset connection', { reset: true }, 'registry-failed'],
  ])('%s', async (_, fault, code) => {
    const image = await applied();
    const before = (await readLog(cluster().folder, 'kyverno')).length;
    cluster().registry.setFaults({ match: onSignature, ...fault });
    expect(await asked(context, [image])).toMatchObject({ code: 'probe-denied', judgement: { policies: ['p1'] } });
    const log = (await readLog(cluster().folder, 'kyverno')).slice(before);
    expect(causeInLog(log, image)?.code, log).toBe(code);
  });

  test.each([
    ['unsigned', 'signature-missing'],
    ['wrongkey', 'signature-mismatch'],
  ] as const)('so is an image that is %s', async (tag, code) => {
    await applied();
    const image = cluster().registry.image('app', tag);
    const before = (await readLog(cluster().folder, 'kyverno')).length;
    expect((await asked(context, [image])).code).toBe('probe-denied');
    const log = (await readLog(cluster().folder, 'kyverno')).slice(before);
    expect(causeInLog(log, image)?.code, log).toBe(code);
  });
});

describe('a slow registry', () => {
  // First, as a verification that the API server has given up goes on and would use the fault up.
  test('is a warning of the gate where it takes more than half of the timeout', async () => {
    await applied({ timeoutSeconds: 20 });
    cluster().registry.setFaults({ match: onImage, delayMs: 12_000, times: 1 });
    const run = await runGate(cluster(), { inputs: { 'webhook-timeout-seconds': '20' } });
    expectProceed(run);
    expect(run.report.findings.map(({ code, severity }) => `${severity} ${code}`)).toContain('warning probe-slow');
  });

  test.each([
    ['hangs on the image', onImage, longMs],
    ['hangs on the signature', onSignature, longMs],
    ['takes 12 s for the image', onImage, 12_000],
    ['takes 12 s for the signature', onSignature, 12_000],
  ])('that %s is a timeout at 10 s, and no deadlock', async (_, match, delayMs) => {
    const image = await applied();
    cluster().registry.setFaults({ match, delayMs, times: 1 });
    const { answer, code } = await asked(context, [image]);
    expect(code).toBe('webhook-timeout');
    expect(answer.elapsedMs).toBeGreaterThan(9_900);
  });

  test.each([
    ['the image', onImage],
    ['the signature', onSignature],
  ])('that takes 12 s for %s is a success at 30 s', async (_, match) => {
    const image = await applied({ timeoutSeconds: 30 });
    cluster().registry.setFaults({ match, delayMs: 12_000, times: 1 });
    expect((await asked(context, [image])).code).toBe('admitted');
  });

  test('once makes a Pod succeed, time out and succeed again', async () => {
    const image = await applied();
    const codes = [(await asked(context, [image])).code];
    cluster().registry.setFaults({ match: onImage, delayMs: 12_000, times: 1 });
    for (let again = 0; again < 2; again++) codes.push((await asked(context, [image])).code);
    expect(codes).toEqual(['admitted', 'webhook-timeout', 'admitted']);
  });
});

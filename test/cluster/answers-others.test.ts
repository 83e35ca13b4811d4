import { createServer, type Server } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { podOfImage } from '../../src/admission/pod.ts';
import type { Context } from '../../src/steps/context.ts';
import { probeAll } from '../../src/steps/probe.ts';
import { useCluster } from './fixture.ts';
import { asked, contextOn, type Said } from './gate/asking.ts';
import { CertificateMaker } from './ground/certificates.ts';
import { close, listen } from './ground/ports.ts';
import { isBefore119, testedVersion } from './versions.ts';

const cluster = useCluster();
const before119 = isBefore119(testedVersion());
let context: Context;
beforeAll(async () => {
  context = await contextOn(cluster());
});
afterAll(() => context.cluster.close());

const registrations = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
const signed = () => cluster().registry.image('app', 'signed');

describe('two basic policies on one path', () => {
  test('deadlock some requests, which is told from slowness by the path and the time', async () => {
    await cluster().apply({ name: 'p1', repositories: ['app'] });
    await cluster().apply({ name: 'p2', repositories: ['app2'] });
    await cluster().published('p1', 'p2');
    const images = [signed(), cluster().registry.image('app2', 'signed')];
    const said: Said[] = [];
    while (said.length < 8 && said.every(({ code }) => code === 'admitted')) said.push(await asked(context, images));
    const last = said.at(-1);
    if (last?.code === 'admitted') {
      expect(before119).toBe(false);
      return;
    }
    expect(last).toMatchObject({ code: 'webhook-deadlock', judgement: { again: false } });
  });
});

describe('what has nothing to do with Kyverno', () => {
  beforeAll(async () => {
    await cluster().createNamespace('full');
    await cluster().createNamespace('restricted', { 'pod-security.kubernetes.io/enforce': 'restricted' });
    const quotas = '/api/v1/namespaces/full/resourcequotas';
    const quota = {
      apiVersion: 'v1',
      kind: 'ResourceQuota',
      metadata: { name: 'q' },
      spec: { hard: { 'requests.cpu': '1' } },
    };
    await cluster().admin.expect('POST', quotas, quota);
    // Nobody fills the status in here, and without it the quota does not count.
    const status = { hard: { 'requests.cpu': '1' }, used: { 'requests.cpu': '500m' } };
    await cluster().admin.expect('PATCH', `${quotas}/q/status`, { status }, 'application/merge-patch+json');
  });

  test('is told apart by the answer', async () => {
    const big = { resources: { requests: { cpu: '800m' } } };
    const codes = [
      (await asked(context, [signed()], 'full', big)).code,
      (await asked(context, [signed()], 'full')).code,
      (await asked(context, [signed()], 'restricted')).code,
      (await asked(context, [signed()], 'nowhere')).code,
      (await asked(context, ['not an image reference!'], 'apps', { name: 'UPPER' })).code,
    ];
    expect(codes).toEqual([
      'quota-exceeded',
      'quota-exceeded',
      'pod-security',
      'probe-namespace-missing',
      'probe-invalid',
    ]);
  });

  test('a quota lets the Pod of a probe pass with the smallest requests', async () => {
    const pod = podOfImage('full', signed());
    const containers = [{ name: 'a', image: signed(), resources: { requests: { cpu: '800m' } } }];
    const cover = () => ({ policies: [], timeoutSeconds: undefined, reaches: () => true });
    const limits = { attempts: 1, totalSeconds: 60 };
    expect((await probeAll(context, [{ ...pod, spec: { ...pod.spec, containers } }], cover, limits)).kind).toBe('go');
  });

  test('a user without rights', async () => {
    const nobody = await contextOn(cluster(), 'deployer');
    expect((await asked(nobody, [signed()])).code).toBe('api-forbidden');
    nobody.cluster.close();
  });

  test('the webhook of another product, whether it denies or cannot be called', async () => {
    const certificates = new CertificateMaker(cluster().tools.openssl, cluster().folder);
    const authority = await certificates.authority('vendor-ca');
    const { certificate: cert, key } = await certificates.serving('vendor', authority, ['IP:127.0.0.1']);
    const server = denyingServer(cert, key);
    const url = `https://127.0.0.1:${await listen(server)}/`;
    const rules = [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }];
    const webhook = {
      name: 'deny.vendor.example',
      clientConfig: { url, caBundle: Buffer.from(authority.certificate).toString('base64') },
      rules,
      sideEffects: 'None',
      admissionReviewVersions: ['v1'],
    };
    await cluster().admin.expect('POST', registrations, {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingWebhookConfiguration',
      metadata: { name: 'vendor' },
      webhooks: [webhook],
    });
    try {
      await expect
        .poll(async () => (await asked(context, [signed()])).judgement)
        .toMatchObject({
          kind: 'denied',
          code: 'other-webhook',
          engine: 'other',
          text: 'not on a Friday',
        });
      // A broken connection or a refused one, as the API server keeps connections.
      server.closeAllConnections();
      await close(server);
      expect((await asked(context, [signed()])).judgement).toMatchObject({
        kind: 'unanswered',
        code: 'other-webhook',
      });
    } finally {
      await cluster().admin.expect('DELETE', `${registrations}/vendor`);
    }
  });
});

describe('many probes', () => {
  test('200 of them are all admitted, four at a time', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const pods = Array.from({ length: 200 }, (_, index) => ({
      ...podOfImage('apps', signed()),
      labels: { n: `${index}` },
    }));
    const before = context.history.probes.length;
    let open = 0;
    let most = 0;
    const counting: Context = {
      ...context,
      cluster: {
        ...context.cluster,
        dryRunPod: async (...call) => {
          most = Math.max(most, ++open);
          return context.cluster.dryRunPod(...call).finally(() => {
            open -= 1;
          });
        },
      },
    };
    const step = await probeAll(counting, pods, () => ({ policies: ['p1'], timeoutSeconds: 30, reaches: () => true }), {
      attempts: 3,
      totalSeconds: 240,
    });
    expect(step.kind).toBe('go');
    expect([most, context.history.probes.slice(before).filter(({ passed }) => passed).length]).toEqual([4, 200]);
    const resolved = context.history.probes.at(-1)?.resolved ?? [];
    const digest = cluster().registry.digest('app', 'signed');
    expect(resolved).toEqual(before119 ? [] : [{ image: signed(), pinned: `${signed()}@${digest}` }]);
  });
});

/** Answers every AdmissionReview with a denial. */
function denyingServer(cert: string, key: string): Server {
  return createServer({ cert, key }, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { request: review } = JSON.parse(body);
    const denial = { uid: review.uid, allowed: false, status: { message: 'not on a Friday' } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview', response: denial }));
  });
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { useCluster } from './fixture.ts';
import { jsonPatch, mergePatch } from './ground/client.ts';
import { at, imagesIn, messageOf } from './ground/readers.ts';
import { until } from './ground/until.ts';
import { policiesPath } from './policies.ts';
import { isBefore119 } from './versions.ts';

const cluster = useCluster();
const leases = '/apis/coordination.k8s.io/v1/namespaces/apps/leases';

describe('webhooks', () => {
  test('a policy with a timeout of 30 s gets a fine-grained webhook of its own in each configuration', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    const fineGrained = { failurePolicy: 'Fail', timeoutSeconds: 30 };
    expect(await cluster().published('p1')).toEqual({
      mutating: [{ name: 'ivpol.mutate.kyverno.svc-fail-finegrained-p1', path: '/ivpol/mutate/p1', ...fineGrained }],
      validating: [
        { name: 'ivpol.validate.kyverno.svc-fail-finegrained-p1', path: '/ivpol/validate/p1', ...fineGrained },
      ],
    });
  });

  test('two policies without a timeout share one webhook of 10 s', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().apply({ name: 'p2', repositories: ['app2'] });
    const { mutating, validating } = await cluster().published('p1', 'p2');
    expect(mutating).toMatchObject([{ path: '/ivpol/mutate/p1/p2', timeoutSeconds: 10 }]);
    expect(validating).toMatchObject([{ path: '/ivpol/validate/p1/p2', timeoutSeconds: 10 }]);
  });

  test('a policy is published only after a rolling update of Kyverno has ended', async () => {
    await cluster().beginRollingUpdate();
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await until('Kyverno has seen the policy', async () => {
      const policy = await cluster().admin.expect('GET', `${policiesPath}/p1`);
      return at(policy, 'status', 'conditionStatus', 'conditions') !== undefined;
    });
    expect(await cluster().resourceWebhooks()).toEqual({ mutating: [], validating: [] });
    expect(await cluster().probe(cluster().registry.image('app', 'unsigned'))).toMatchObject({ status: 201 });
    await cluster().endRollingUpdate();
    await cluster().published('p1');
  });

  test('a namespaced policy has its own path', async () => {
    await cluster().apply({ name: 'n1', namespace: 'apps', timeoutSeconds: 30 });
    const { validating } = await cluster().webhooksWhen(
      'n1 is published',
      (webhooks) => webhooks.validating.length > 0,
    );
    expect(validating).toMatchObject([{ path: '/nivpol/validate/n1', timeoutSeconds: 30 }]);
  });
});

describe('admission', () => {
  test('signed images are admitted; unsigned and wrongly signed ones are denied', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const { registry } = cluster();
    const signed = await cluster().probe(registry.image('app', 'signed'));
    expect(signed.status).toBe(201);
    const pinned = `${registry.image('app', 'signed')}@${registry.digest('app', 'signed')}`;
    expect(imagesIn(signed.body)).toEqual([isBefore119(cluster().version) ? registry.image('app', 'signed') : pinned]);
    for (const tag of ['unsigned', 'wrongkey'] as const) {
      const denied = await cluster().probe(registry.image('app', tag));
      expect(denied.status).toBe(400);
      expect(messageOf(denied.body)).toMatch(
        /ivpol\.validate\..*denied the request: Policy p1 failed: p1: image is not signed/,
      );
    }
  });

  test('a forged digest is denied by the policy that covers the repository', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const forged = `@sha256:${randomBytes(32).toString('hex')}`;
    const covered = await cluster().probe(`${cluster().registry.image('app', 'signed')}${forged}`);
    expect(covered.status).toBe(400);
    expect(messageOf(covered.body)).toMatch(/Policy p1 error: .*MANIFEST_UNKNOWN/);
    const uncovered = await cluster().probe(`${cluster().registry.image('app3', 'signed')}${forged}`);
    expect(uncovered.status).toBe(201);
  });

  test('a registry fault reaches the answer and ends with the fault', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    const image = cluster().registry.image('app', 'signed');
    cluster().registry.setFaults({ match: /manifests\/signed/, status: 401 });
    const faulty = await cluster().probe(image);
    expect(faulty.status).toBe(400);
    expect(messageOf(faulty.body)).toContain('Policy p1 error');
    expect(cluster().registry.requests()).toContain('GET /v2/app/manifests/signed');
    cluster().registry.setFaults();
    expect(await cluster().probe(image)).toMatchObject({ status: 201 });
  });
});

describe('faults', () => {
  test('while Kyverno is stopped, a policy cannot be patched', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 30 });
    await cluster().published('p1');
    await cluster().stopKyverno();
    const patch = { spec: { webhookConfiguration: { timeoutSeconds: 25 } } };
    const answer = await cluster().admin.request('PATCH', `${policiesPath}/p1`, patch, mergePatch);
    expect(answer.status).toBe(500);
    expect(messageOf(answer.body)).toMatch(
      /failed calling webhook "validate-policy\.kyverno\.svc".*(?:connection refused|connection reset|broken pipe|EOF)/,
    );
  });

  test('while Kyverno is suspended, an admission runs into the timeout of its webhook', async () => {
    await cluster().apply({ name: 'p1', timeoutSeconds: 1 });
    await cluster().published('p1');
    cluster().suspendKyverno();
    const answer = await cluster().probe(cluster().registry.image('app', 'signed'));
    expect(answer.status).toBe(500);
    expect(messageOf(answer.body)).toContain('/ivpol/mutate/p1?timeout=1s": context deadline exceeded');
  });

  test('a Kyverno that ends gracefully at scale 0 takes its webhooks with it', async () => {
    await cluster().scaleKyvernoToZero();
    await expect(cluster().resourceWebhooks()).rejects.toThrow('404');
  });

  test('what was stored outlives the API server', async () => {
    await cluster().createNamespace('kept');
    await cluster().stopApiServer();
    await expect(cluster().admin.request('GET', '/readyz')).rejects.toThrow('ECONNREFUSED');
    await cluster().startApiServer();
    expect(await cluster().admin.request('GET', '/api/v1/namespaces/kept')).toMatchObject({ status: 200 });
  });
});

describe('the API', () => {
  test('a JSON Patch whose test fails changes nothing', async () => {
    const spec = { holderIdentity: 'me', leaseDurationSeconds: 60 };
    const lease = { apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', metadata: { name: 'deploy' }, spec };
    await cluster().admin.expect('POST', leases, lease);
    const patch = [
      { op: 'test', path: '/spec/holderIdentity', value: 'another' },
      { op: 'replace', path: '/spec/leaseDurationSeconds', value: 1 },
    ];
    const answer = await cluster().admin.request('PATCH', `${leases}/deploy`, patch, jsonPatch);
    expect(answer).toMatchObject({ status: 422, body: { reason: 'Invalid' } });
    expect(await cluster().admin.expect('GET', `${leases}/deploy`)).toMatchObject({ spec });
  });

  test('the deployer may do nothing', async () => {
    const answer = await cluster().clientFor('deployer').request('GET', leases);
    expect(answer).toMatchObject({ status: 403, body: { reason: 'Forbidden' } });
  });

  test('a kubeconfig file serves kubectl', async () => {
    const args = ['--kubeconfig', await cluster().kubeconfigFor('admin'), 'get', 'namespaces', '-o', 'name'];
    const { stdout } = await promisify(execFile)(cluster().tools.kubectl, args);
    expect(stdout.split('\n')).toContain('namespace/apps');
  });
});

import { describe, expect, test } from 'vitest';
import type { KyvernoBehaviour } from '../../sandbox/kyverno/behaviour.ts';
import { healthy, image, policy, registry } from '../../sandbox/scenarios/common.ts';
import { kyvernoDown } from '../../sandbox/scenarios/outages.ts';
import { at } from '../cluster/ground/readers.ts';
import { FakeClock } from '../fakes/clock.ts';
import { adminOf, onStage } from './client.ts';

const pods = '/api/v1/namespaces/apps/pods?dryRun=All';
const webhooks = '/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations';
const pod = (name: string): object => ({ metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: name }] } });
const messageOf = (body: unknown): unknown => at(body, 'message');

describe('a recorded Kyverno', () => {
  test('tells the recorded answers under the names of the scenario, the last for ever', async () => {
    const answers = [{ recorded: 'denied-unsigned' }, { recorded: 'allowed-signed-by-tag' }] as const;
    await using place = await onStage({ ...healthy, pods: { [image]: answers } });
    const client = adminOf(place.sandbox);
    const first = await client.request('POST', pods, pod(image));
    expect(first.status).toBe(400);
    expect(messageOf(first.body)).toBe(
      `admission webhook "ivpol.validate.kyverno.svc-fail-finegrained-${policy}" denied the request: Policy ${policy} failed: ${policy}: image is not signed`,
    );
    expect((await client.request('POST', pods, pod(image))).status).toBe(201);
    expect((await client.request('POST', pods, pod(image))).status).toBe(201);
  });

  test.each(['1.18.2', '1.19.1'] as const)('%s denies a forged digest as a real one did', async (version) => {
    await using place = await onStage({ ...healthy, version });
    const client = adminOf(place.sandbox);
    const digest = `sha256:${'1'.repeat(64)}`;
    for (const forged of [`${registry}/team/tool@${digest}`, `${registry}/team/tool:2@${digest}`]) {
      const { status, body } = await client.request('POST', pods, pod(forged));
      expect(status).toBe(400);
      expect(messageOf(body)).toContain(`Policy ${policy} error: `);
      expect(messageOf(body)).toContain(`http://${registry}/v2/team/tool/manifests/${digest}: MANIFEST_UNKNOWN`);
    }
  });

  test('says nothing to an image that no policy matches', async () => {
    await using place = await onStage(healthy);
    expect((await adminOf(place.sandbox).request('POST', pods, pod('other.example/a:1'))).status).toBe(201);
  });

  test('that resets breaks the connection of the request that asked', async () => {
    await using place = await onStage({ ...healthy, pods: { [image]: [{ broken: 'reset' }] } });
    await expect(adminOf(place.sandbox).request('POST', pods, pod(image))).rejects.toThrow();
    expect(place.sandbox.lines().at(-1)).toBe('create pods/apps (dry-run) reset');
    expect(place.sandbox.failures).toEqual([]);
  });

  test('that hangs is answered for by the API server after 34 s', async () => {
    const clock = new FakeClock();
    await using place = await onStage({ ...healthy, pods: { [image]: [{ broken: 'hang' }] } }, undefined, clock);
    const answer = adminOf(place.sandbox).request('POST', pods, pod(image));
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.pass(34_000);
    expect(await answer).toMatchObject({ status: 504, body: { reason: 'Timeout' } });
  });

  test('that is down blocks Services too, in the words of the API server', async () => {
    await using place = await onStage(kyvernoDown.kyverno);
    const body = { metadata: { name: 'shop' }, spec: { ports: [{ port: 80 }] } };
    const answer = await adminOf(place.sandbox).request('POST', '/api/v1/namespaces/apps/services', body);
    expect(answer).toMatchObject({ status: 500, body: { reason: 'InternalError' } });
    expect(JSON.stringify(answer.body)).toContain('failed calling webhook \\"validate.kyverno.svc-fail\\"');
  });

  test('that flaps publishes one set after the other when the event has come, and tells watchers', async () => {
    const clock = new FakeClock();
    const flapping: KyvernoBehaviour = {
      ...healthy,
      publications: [
        {
          after: { pods: 1 },
          steps: [
            { set: 'j-timeout-absent', afterMs: 1000 },
            { set: 'b-one-fail-30', afterMs: 1000 },
          ],
        },
      ],
    };
    await using place = await onStage(flapping, undefined, clock);
    const client = adminOf(place.sandbox);
    const timeouts: unknown[] = [];
    place.sandbox.store.listen({ plural: 'validatingwebhookconfigurations' }, ({ object }) => {
      timeouts.push(at(object, 'metadata', 'generation'));
    });
    const names = async (): Promise<string> => JSON.stringify(await client.expect('GET', webhooks));
    const asked = client.expect('POST', pods, pod(image));
    while (clock.sleeping < 2) await new Promise((resolve) => setImmediate(resolve));
    await clock.pass(0);
    await asked;
    expect(await names()).toContain('svc-fail-finegrained-');
    await clock.pass(1000);
    expect(await names()).not.toContain('svc-fail-finegrained-');
    await clock.pass(1000);
    expect(await names()).toContain('svc-fail-finegrained-');
    expect(timeouts).toEqual([2, 3]);
  });
});

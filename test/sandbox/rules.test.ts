import { expect, test } from 'vitest';
import type { LoggedRequest } from '../../sandbox/log.ts';
import { healthy } from '../../sandbox/scenarios/common.ts';
import { fieldManagerOf } from '../../src/lease/identity.ts';
import { repeatedBlindly } from '../acceptance/rules/answers.ts';
import { brokenByWrites } from '../acceptance/rules/writes.ts';
import { jsonPatch, mergePatch } from '../cluster/ground/client.ts';
import { adminOf, onStage } from './client.ts';

// The chaos matrix is worth as much as its rules see: each write here breaks one.

const policy = '/apis/policies.kyverno.io/v1beta1/imagevalidatingpolicies/verify-app-images';
const leases = '/apis/coordination.k8s.io/v1/namespaces/admission-gate/leases';
const pods = '/api/v1/namespaces/apps/pods';
const gate = 'fieldManager=admission-gate/1.1';
const timeout = (timeoutSeconds: number): object => ({ spec: { webhookConfiguration: { timeoutSeconds } } });
const pod = { metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: 'registry.example/app:1.4.2' }] } };

test.each([
  ['a policy patched without a resourceVersion', 'PATCH', `${policy}?${gate}`, timeout(30), /had no precondition/],
  ['a timeout lowered', 'PATCH', `${policy}?${gate}`, timeout(10), /became weaker/],
  ['another field changed', 'PATCH', `${policy}?${gate}`, { spec: { failurePolicy: 'Ignore' } }, /became weaker/],
  ['a policy written without the Lease', 'PATCH', `${policy}?${gate}`, timeout(31), /without the Lease/],
  ['another Lease', 'POST', leases, { metadata: { name: 'other' }, spec: {} }, /is not our Lease/],
  ['a Pod that is really made', 'POST', pods, pod, /was no dry-run/],
  ['a ConfigMap', 'POST', '/api/v1/namespaces/apps/configmaps', { metadata: { name: 'c' } }, /is not named in inputs/],
])('%s is seen', async (_, method, path, body, broken) => {
  await using place = await onStage(healthy);
  const contentType = method === 'PATCH' ? mergePatch : 'application/json';
  await adminOf(place.sandbox).expect(method, path, body, contentType);
  expect(brokenByWrites(place.sandbox).join('\n')).toMatch(broken);
});

const holder = 'gh:1001.1:deploy:0a0a0a0a';

test.each([
  ['a policy written by another than the holder', 'PATCH', `${policy}?${gate}`, timeout(31), /without the Lease/],
  [
    'a policy written, but not into the journal before',
    'PATCH',
    `${policy}?fieldManager=${encodeURIComponent(fieldManagerOf(holder))}`,
    timeout(31),
    /not into the journal/,
  ],
  ['a policy deleted', 'DELETE', policy, {}, /became weaker/],
  ['a Lease deleted', 'DELETE', `${leases}/deploy`, {}, /a Lease was deleted/],
])('under a Lease, %s is seen', async (_, method, path, body, broken) => {
  await using place = await onStage(healthy, { holder, durationSeconds: 60, link: '' });
  const contentType = method === 'PATCH' ? mergePatch : 'application/json';
  await adminOf(place.sandbox).expect(method, path, body, contentType);
  expect(brokenByWrites(place.sandbox).join('\n')).toMatch(broken);
});

test('a living stranger’s Lease that is taken is seen', async () => {
  await using place = await onStage(healthy, { holder: 'gh:777.1:deploy:0a0a0a0a', durationSeconds: 60, link: '' });
  const merged = {
    metadata: { resourceVersion: String(place.sandbox.store.revision) },
    spec: { holderIdentity: holder },
  };
  await adminOf(place.sandbox).expect('PATCH', `${leases}/deploy`, merged, mergePatch);
  expect(brokenByWrites(place.sandbox).join('\n')).toMatch(/went to gh:1001/);
});

const write = (outcome: LoggedRequest['outcome'], verb: LoggedRequest['verb'] = 'create'): LoggedRequest => ({
  verb,
  resource: 'leases',
  namespace: 'admission-gate',
  name: '',
  dryRun: false,
  query: {},
  body: '{}',
  user: '',
  connection: '1-2',
  revision: 1,
  outcome,
});

test.each([
  ['repeated after a lost answer', [write('lost'), write(409)], true],
  ['repeated after a 503', [write(503), write(201)], true],
  ['repeated after a reading', [write('lost'), write(404, 'get'), write(201)], false],
  ['repeated after a refusal', [write(409), write(201)], false],
])('a claim that is %s', (_, log, isBlind) => {
  expect(repeatedBlindly(log, () => 1)).toHaveLength(isBlind ? 1 : 0);
});

test('a renewal that tests only the holder is seen', async () => {
  await using place = await onStage(healthy, { holder: 'a', durationSeconds: 60, link: '' });
  const operations = [
    { op: 'test', path: '/spec/holderIdentity', value: 'a' },
    { op: 'replace', path: '/spec/holderIdentity', value: 'b' },
  ];
  await adminOf(place.sandbox).expect('PATCH', `${leases}/deploy`, operations, jsonPatch);
  expect(brokenByWrites(place.sandbox).join('\n')).toMatch(/had no precondition/);
});

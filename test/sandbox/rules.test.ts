import { expect, test } from 'vitest';
import { healthy } from '../../sandbox/scenarios/common.ts';
import { brokenByWrites } from '../acceptance/rules.ts';
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

test('a renewal that tests only the holder is seen', async () => {
  await using place = await onStage(healthy, { holder: 'a', durationSeconds: 60, link: '' });
  const operations = [
    { op: 'test', path: '/spec/holderIdentity', value: 'a' },
    { op: 'replace', path: '/spec/holderIdentity', value: 'b' },
  ];
  await adminOf(place.sandbox).expect('PATCH', `${leases}/deploy`, operations, jsonPatch);
  expect(brokenByWrites(place.sandbox).join('\n')).toMatch(/had no precondition/);
});

import { type ConformanceRequest, mergePatch, namespace } from '../request.ts';

const group = '/apis/policies.kyverno.io/v1beta1';
const policies = `${group}/imagevalidatingpolicies`;
const one = `${policies}/conformance-a`;
const namespaced = `${group}/namespaces/${namespace}/namespacedimagevalidatingpolicies`;
const gate = 'fieldManager=admission-gate/1.1&fieldValidation=Strict';

const spec = {
  failurePolicy: 'Fail',
  validationActions: ['Deny'],
  matchConstraints: {
    resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['pods'] }],
  },
  matchImageReferences: [{ glob: 'registry.example/app:*' }],
  attestors: [{ name: 'cosign', cosign: { key: { data: 'key' } } }],
  validations: [{ expression: 'true', message: 'fine' }],
};

function policy(name: string, more: object = {}, kind = 'ImageValidatingPolicy'): object {
  return { apiVersion: 'policies.kyverno.io/v1beta1', kind, metadata: { name }, spec: { ...spec, ...more } };
}

function raise(name: string, metadata: object, timeoutSeconds: unknown, path = one): ConformanceRequest {
  const body = { metadata, spec: { webhookConfiguration: { timeoutSeconds } } };
  return { name, method: 'PATCH', path: `${path}?${gate}`, body, contentType: mergePatch };
}

const seen = { resourceVersion: '{{policy.resourceVersion}}', uid: '{{policy.uid}}' };

const writing: readonly ConformanceRequest[] = [
  { name: 'list policies of which there are none', method: 'GET', path: policies },
  { name: 'get a policy that is not there', method: 'GET', path: one },
  {
    name: 'create a policy without a timeout',
    method: 'POST',
    path: `${policies}?fieldManager=team`,
    body: policy('conformance-a'),
    remember: 'policy',
  },
  { name: 'create a policy again', method: 'POST', path: policies, body: policy('conformance-a') },
  raise('raise a timeout that is absent', seen, 30),
  raise('raise a timeout under an old resourceVersion', seen, 29),
  raise('raise a timeout under another uid', { uid: '00000000-0000-0000-0000-000000000000' }, 29),
  raise('raise a timeout under an old resourceVersion and another uid', { ...seen, uid: 'x' }, 29),
  raise('raise a timeout to what it is', {}, 30),
  raise('raise a timeout of a policy that is not there', {}, 30, `${policies}/gone`),
  raise('write a timeout as text', {}, '30'),
  raise('write a timeout outside of 1 to 30', {}, 45),
  {
    name: 'another manager sets a timeout back',
    method: 'PATCH',
    path: `${one}?fieldManager=argocd`,
    body: { spec: { webhookConfiguration: { timeoutSeconds: 10 } } },
    contentType: mergePatch,
  },
  {
    name: 'a merge patch that removes a field',
    method: 'PATCH',
    path: `${one}?fieldManager=argocd`,
    body: { spec: { webhookConfiguration: null } },
    contentType: mergePatch,
  },
  { name: 'get a policy', method: 'GET', path: one, remember: 'now' },
  {
    name: 'replace a policy as dry-run',
    method: 'PUT',
    path: `${one}?dryRun=All&fieldManager=admission-gate/1.1`,
    body: {
      ...policy('conformance-a', { failurePolicy: 'Ignore' }),
      metadata: { name: 'conformance-a', resourceVersion: '{{now.resourceVersion}}' },
    },
  },
  {
    name: 'replace a policy without a resourceVersion',
    method: 'PUT',
    path: one,
    body: policy('conformance-a'),
  },
  {
    name: 'a merge patch that is no object',
    method: 'PATCH',
    path: one,
    text: '[',
    contentType: mergePatch,
  },
  {
    name: 'create a second policy',
    method: 'POST',
    path: `${policies}?fieldManager=team`,
    body: policy('conformance-b'),
  },
  { name: 'list policies', method: 'GET', path: policies },
  {
    name: 'watch policies from a resourceVersion that is gone',
    method: 'GET',
    path: `${policies}?watch=true&allowWatchBookmarks=true&timeoutSeconds=10&resourceVersion=1`,
    events: 1,
  },
  { name: 'delete a policy', method: 'DELETE', path: `${policies}/conformance-b` },
];

const namespacedOnes: readonly ConformanceRequest[] = [
  {
    name: 'create a namespaced policy',
    method: 'POST',
    path: `${namespaced}?fieldManager=team`,
    body: policy('conformance-n', {}, 'NamespacedImageValidatingPolicy'),
  },
  { name: 'get a namespaced policy', method: 'GET', path: `${namespaced}/conformance-n` },
  {
    name: 'list namespaced policies of all namespaces',
    method: 'GET',
    path: `${group}/namespacedimagevalidatingpolicies`,
  },
  { name: 'a resource that is not there', method: 'GET', path: `${group}/nothings` },
  { name: 'a group that is not there', method: 'GET', path: '/apis/nothing.example/v1/things' },
];

export const policyRequests = [...writing, ...namespacedOnes];

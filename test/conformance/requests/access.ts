import { type Asker, type ConformanceRequest, jsonPatch, mergePatch, namespace } from '../request.ts';

const leases = `/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases`;
const policies = '/apis/policies.kyverno.io/v1beta1/imagevalidatingpolicies';
const webhooks = '/apis/admissionregistration.k8s.io/v1';

type Call = readonly [what: string, method: ConformanceRequest['method'], path: string, contentType?: string];

/** Every call of the gate that somebody may have no right to. */
const calls: readonly Call[] = [
  ['create a Lease', 'POST', leases],
  ['replace a Lease', 'PUT', `${leases}/deploy`],
  ['patch a Lease', 'PATCH', `${leases}/deploy`, jsonPatch],
  ['delete a Lease', 'DELETE', `${leases}/deploy`],
  ['get a Lease elsewhere', 'GET', '/apis/coordination.k8s.io/v1/namespaces/default/leases/deploy'],
  ['list policies', 'GET', policies],
  ['get a policy', 'GET', `${policies}/p1`],
  ['patch a policy', 'PATCH', `${policies}/p1`, mergePatch],
  ['list namespaced policies', 'GET', '/apis/policies.kyverno.io/v1beta1/namespacedimagevalidatingpolicies'],
  ['list mutating webhooks', 'GET', `${webhooks}/mutatingwebhookconfigurations`],
  ['watch mutating webhooks', 'GET', `${webhooks}/mutatingwebhookconfigurations?watch=true`],
  ['get a validating webhook', 'GET', `${webhooks}/validatingwebhookconfigurations/w`],
  ['list Deployments', 'GET', '/apis/apps/v1/namespaces/kyverno/deployments'],
  ['get a namespace', 'GET', '/api/v1/namespaces/apps'],
  ['dry-run a Pod', 'POST', `/api/v1/namespaces/${namespace}/pods?dryRun=All`],
  ['get a ConfigMap', 'GET', `/api/v1/namespaces/${namespace}/configmaps/spec`],
];

function asked(as: Asker, text: string, [what, method, path, contentType]: Call): ConformanceRequest {
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: contentType === jsonPatch ? [] : {} };
  return { name: `${text}: ${what}`, method, path, as, ...body, ...(contentType === undefined ? {} : { contentType }) };
}

export const accessRequests: readonly ConformanceRequest[] = [
  ...calls.map((call) => asked('deployer', 'without the right', call)),
  { name: 'with the right: get a Lease', method: 'GET', path: `${leases}/deploy`, as: 'deployer' },
  { name: 'with a wrong token: get a Lease', method: 'GET', path: `${leases}/deploy`, as: 'nobody' },
  {
    name: 'with a wrong token: a path that is not there',
    method: 'GET',
    path: '/apis/nothing.example/v1/x',
    as: 'nobody',
  },
  {
    name: 'without the right: a path that is not there',
    method: 'GET',
    path: '/apis/nothing.example/v1/x',
    as: 'deployer',
  },
];

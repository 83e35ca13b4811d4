import { type ConformanceRequest, jsonPatch, mergePatch, namespace } from '../request.ts';

const leases = `/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases`;
const deploy = `${leases}/deploy`;
const ours = 'fieldManager=admission-gate';

function lease(name: string, spec: object, metadata: object = {}): object {
  return { apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', metadata: { name, namespace, ...metadata }, spec };
}

const held = {
  holderIdentity: 'gh:1.1:deploy',
  leaseDurationSeconds: 60,
  acquireTime: '2026-11-30T00:00:00.000000Z',
  renewTime: '2026-11-30T00:00:00.000000Z',
  leaseTransitions: 0,
};
const version = { resourceVersion: '{{lease.resourceVersion}}' };
const identity = { uid: '{{lease.uid}}', ...version };
const annotations = { 'admission-gate/link': 'a', 'admission-gate/job-id': '' };

const creating: readonly ConformanceRequest[] = [
  { name: 'get a Lease that is not there', method: 'GET', path: deploy },
  {
    name: 'create a Lease in a namespace that is not there',
    method: 'POST',
    path: `/apis/coordination.k8s.io/v1/namespaces/nowhere/leases?${ours}`,
    body: { ...lease('deploy', held), metadata: { name: 'deploy', namespace: 'nowhere' } },
  },
  {
    name: 'create a Lease whose time has three digits after the second',
    method: 'POST',
    path: leases,
    body: lease('deploy', { ...held, renewTime: '2026-11-30T00:00:00.000Z' }),
  },
  {
    name: 'create a Lease whose time has no zone',
    method: 'POST',
    path: leases,
    body: lease('deploy', { ...held, renewTime: '2026-11-30T00:00:00.000000' }),
  },
  {
    name: 'create a Lease that lasts no time',
    method: 'POST',
    path: leases,
    body: lease('deploy', { ...held, leaseDurationSeconds: 0 }),
  },
  { name: 'create a Lease without a name', method: 'POST', path: leases, body: lease('', held) },
  { name: 'create a Lease from what is no JSON', method: 'POST', path: leases, text: '{' },
  { name: 'create a Lease of the wrong kind', method: 'POST', path: leases, body: { apiVersion: 'v1', kind: 'Pod' } },
  {
    name: 'create a Lease as dry-run',
    method: 'POST',
    path: `${leases}?dryRun=All&${ours}`,
    body: lease('deploy', held),
  },
  { name: 'a dry-run has stored no Lease', method: 'GET', path: deploy },
  {
    name: 'create a Lease',
    method: 'POST',
    path: `${leases}?${ours}`,
    body: lease('deploy', held, { annotations }),
    remember: 'lease',
  },
  { name: 'create a Lease again', method: 'POST', path: `${leases}?${ours}`, body: lease('deploy', held) },
  { name: 'get a Lease', method: 'GET', path: deploy },
];

const replacing: readonly ConformanceRequest[] = [
  {
    name: 'replace a Lease',
    method: 'PUT',
    path: `${deploy}?${ours}`,
    body: lease(
      'deploy',
      { ...held, leaseTransitions: 1, holderIdentity: 'gh:2.1:deploy' },
      { ...identity, annotations },
    ),
    remember: 'replaced',
  },
  {
    name: 'replace a Lease by what it is',
    method: 'PUT',
    path: `${deploy}?${ours}`,
    body: lease('deploy', { ...held, leaseTransitions: 1, holderIdentity: 'gh:2.1:deploy' }, { annotations }),
  },
  {
    name: 'replace a Lease under an old resourceVersion',
    method: 'PUT',
    path: `${deploy}?${ours}`,
    body: lease('deploy', held, identity),
  },
  {
    name: 'replace a Lease under another uid',
    method: 'PUT',
    path: `${deploy}?${ours}`,
    body: lease('deploy', held, { uid: '00000000-0000-0000-0000-000000000000' }),
  },
  {
    name: 'replace a Lease without a resourceVersion',
    method: 'PUT',
    path: `${deploy}?${ours}`,
    body: lease('deploy', held, { annotations }),
  },
  {
    name: 'replace a Lease under another name',
    method: 'PUT',
    path: deploy,
    body: lease('other', held),
  },
  {
    name: 'replace a Lease that is not there, under a resourceVersion',
    method: 'PUT',
    path: `${leases}/gone`,
    body: lease('gone', held, version),
  },
  {
    name: 'replace a Lease that is not there, under a uid',
    method: 'PUT',
    path: `${leases}/never`,
    body: lease('never', held, { uid: '{{lease.uid}}' }),
  },
  { name: 'replace a Lease as dry-run', method: 'PUT', path: `${deploy}?dryRun=All`, body: lease('deploy', held) },
  { name: 'a dry-run has replaced no Lease', method: 'GET', path: deploy, remember: 'lease' },
];

function patch(name: string, ...operations: readonly object[]): ConformanceRequest {
  return { name, method: 'PATCH', path: `${deploy}?${ours}`, body: operations, contentType: jsonPatch };
}

const test = (path: string, value: unknown): object => ({ op: 'test', path, value });
const replace = (path: string, value: unknown): object => ({ op: 'replace', path, value });
const isOurs = [test('/metadata/uid', '{{lease.uid}}'), test('/spec/holderIdentity', 'gh:2.1:deploy')];

const patching: readonly ConformanceRequest[] = [
  patch('renew a Lease', ...isOurs, replace('/spec/renewTime', '2026-11-30T00:00:10.000000Z')),
  patch('renew a Lease of another holder', test('/spec/holderIdentity', 'x'), replace('/spec/renewTime', 'x')),
  patch('renew a Lease of another uid', test('/metadata/uid', 'x'), replace('/spec/renewTime', 'x')),
  patch('test a field that is not there', test('/spec/nothing', 'x')),
  patch('replace an annotation that is not there', replace('/metadata/annotations/admission-gate~1last-deployed', 'x')),
  patch('replace below a field that is not there', replace('/metadata/labels/a', 'x')),
  patch('remove a field that is not there', { op: 'remove', path: '/spec/preferredHolder' }),
  patch('add below a field that is not there', { op: 'add', path: '/spec/a/b', value: 1 }),
  patch('write a time with three digits after the second', replace('/spec/renewTime', '2026-11-30T00:00:10.000Z')),
  patch('write a time that is none', replace('/spec/renewTime', 'soon')),
  patch('write a number as text', replace('/spec/leaseDurationSeconds', '60')),
  patch('write a duration of no time', replace('/spec/leaseDurationSeconds', 0)),
  patch('an operation that is none', { op: 'swap', path: '/spec/renewTime', value: 'x' }),
  patch('no operation at all'),
  patch('add an annotation', { op: 'add', path: '/metadata/annotations/admission-gate~1journal', value: '[]' }),
  patch('remove an annotation', { op: 'remove', path: '/metadata/annotations/admission-gate~1journal' }),
  patch('write another uid', replace('/metadata/uid', '00000000-0000-0000-0000-000000000000')),
  patch('write another name', replace('/metadata/name', 'other')),
  patch('write an old resourceVersion', replace('/metadata/resourceVersion', '1')),
  { ...patch('patch a Lease that is not there', replace('/spec/renewTime', 'x')), path: `${leases}/never` },
  {
    name: 'patch with the type of plain JSON',
    method: 'PATCH',
    path: deploy,
    body: {},
    contentType: 'application/json',
  },
  { name: 'patch with what is no list', method: 'PATCH', path: deploy, body: {}, contentType: jsonPatch },
  {
    name: 'take a Lease over by a merge patch of another manager',
    method: 'PATCH',
    path: `${deploy}?fieldManager=other`,
    body: { spec: { holderIdentity: 'other' }, metadata: { annotations: { 'admission-gate/job-id': null } } },
    contentType: mergePatch,
  },
  patch('give a Lease up', test('/metadata/uid', '{{lease.uid}}'), replace('/spec/holderIdentity', '')),
  { name: 'list Leases', method: 'GET', path: leases },
];

const deleting: readonly ConformanceRequest[] = [
  {
    name: 'delete a Lease under another uid',
    method: 'DELETE',
    path: deploy,
    body: { preconditions: { uid: '00000000-0000-0000-0000-000000000000' } },
  },
  {
    name: 'delete a Lease under an old resourceVersion',
    method: 'DELETE',
    path: deploy,
    body: { preconditions: version },
  },
  { name: 'delete a Lease', method: 'DELETE', path: deploy, body: { preconditions: { uid: '{{lease.uid}}' } } },
  { name: 'delete a Lease that is not there', method: 'DELETE', path: deploy },
];

export const leaseRequests = [...creating, ...replacing, ...patching, ...deleting];

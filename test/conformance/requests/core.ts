import { type ConformanceRequest, mergePatch, namespace } from '../request.ts';

const pods = `/api/v1/namespaces/${namespace}/pods`;
const dryRun = `${pods}?dryRun=All&fieldManager=admission-gate`;
const configMaps = `/api/v1/namespaces/${namespace}/configmaps`;
const deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;

function pod(image: unknown, metadata: object = { name: 'probe' }): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace, labels: { 'app.kubernetes.io/managed-by': 'admission-gate' }, ...metadata },
    spec: { automountServiceAccountToken: false, restartPolicy: 'Never', containers: [{ name: 'probe', image }] },
  };
}

const namespaces: readonly ConformanceRequest[] = [
  { name: 'get a namespace that is not there', method: 'GET', path: '/api/v1/namespaces/nowhere' },
  {
    name: 'create a namespace',
    method: 'POST',
    path: '/api/v1/namespaces?fieldManager=team',
    body: { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'conformance-b', labels: { team: 'b' } } },
  },
  {
    name: 'create a namespace again',
    method: 'POST',
    path: '/api/v1/namespaces',
    body: { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'conformance-b' } },
  },
  { name: 'get a namespace', method: 'GET', path: '/api/v1/namespaces/conformance-b' },
];

const probes: readonly ConformanceRequest[] = [
  { name: 'dry-run a Pod by tag', method: 'POST', path: dryRun, body: pod('registry.example/app:1') },
  {
    name: 'dry-run a Pod by tag and digest',
    method: 'POST',
    path: dryRun,
    body: pod(`registry.example/app:1@sha256:${'a'.repeat(64)}`),
  },
  { name: 'dry-run a Pod of the tag latest', method: 'POST', path: dryRun, body: pod('registry.example/app') },
  {
    name: 'dry-run a Pod whose name is to be made up',
    method: 'POST',
    path: dryRun,
    body: pod('registry.example/app:1', { generateName: 'probe-' }),
  },
  { name: 'a dry-run has stored no Pod', method: 'GET', path: `${pods}/probe` },
  {
    name: 'dry-run a Pod in a namespace that is not there',
    method: 'POST',
    path: '/api/v1/namespaces/nowhere/pods?dryRun=All',
    body: { ...pod('a'), metadata: { name: 'probe' } },
  },
  { name: 'dry-run a Pod without an image', method: 'POST', path: dryRun, body: pod('') },
  { name: 'dry-run a Pod whose image is a number', method: 'POST', path: dryRun, body: pod(1) },
  { name: 'dry-run a Pod without a name', method: 'POST', path: dryRun, body: pod('a', {}) },
  {
    name: 'dry-run a Pod without containers',
    method: 'POST',
    path: dryRun,
    body: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'probe' }, spec: { containers: [] } },
  },
  { name: 'dry-run by half', method: 'POST', path: `${pods}?dryRun=Some`, body: pod('a') },
];

const configMap = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'spec' }, data: { spec: '{}' } };
const kept: readonly ConformanceRequest[] = [
  { name: 'list Deployments of which there are none', method: 'GET', path: deployments },
  {
    name: 'list Deployments in a namespace that is not there',
    method: 'GET',
    path: '/apis/apps/v1/namespaces/nowhere/deployments',
  },
  {
    name: 'create a ConfigMap',
    method: 'POST',
    path: `${configMaps}?fieldManager=admission-gate`,
    body: configMap,
    remember: 'map',
  },
  { name: 'create a ConfigMap again', method: 'POST', path: configMaps, body: configMap },
  { name: 'get a ConfigMap', method: 'GET', path: `${configMaps}/spec` },
  {
    name: 'patch a ConfigMap',
    method: 'PATCH',
    path: `${configMaps}/spec?fieldManager=admission-gate`,
    body: { data: { more: 'x' } },
    contentType: mergePatch,
  },
  {
    name: 'delete a ConfigMap under its old resourceVersion',
    method: 'DELETE',
    path: `${configMaps}/spec`,
    body: { preconditions: { resourceVersion: '{{map.resourceVersion}}' } },
  },
  {
    name: 'delete a ConfigMap',
    method: 'DELETE',
    path: `${configMaps}/spec`,
    body: { preconditions: { uid: '{{map.uid}}' } },
  },
];

export const coreRequests = [...namespaces, ...probes, ...kept];

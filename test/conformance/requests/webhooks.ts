import { type ConformanceRequest, mergePatch } from '../request.ts';

const group = '/apis/admissionregistration.k8s.io/v1';

/** Calls nobody: its rule names a resource that there is not. */
function entry(name: string, more: object): object {
  return {
    name,
    clientConfig: { url: 'https://127.0.0.1:1/nowhere' },
    rules: [
      {
        operations: ['CREATE'],
        apiGroups: ['nothing.example'],
        apiVersions: ['v1'],
        resources: ['things'],
        scope: '*',
      },
    ],
    failurePolicy: 'Fail',
    matchPolicy: 'Equivalent',
    namespaceSelector: {},
    objectSelector: {},
    sideEffects: 'NoneOnDryRun',
    timeoutSeconds: 10,
    admissionReviewVersions: ['v1'],
    ...more,
  };
}

function requestsFor(kind: string, plural: string, more: object): readonly ConformanceRequest[] {
  const path = `${group}/${plural}`;
  const own = `${path}/conformance`;
  const configuration = { apiVersion: 'admissionregistration.k8s.io/v1', kind, metadata: { name: 'conformance' } };
  const withTimeout = (timeoutSeconds: number): object => ({
    webhooks: [entry('one.conformance.example', { ...more, timeoutSeconds })],
  });
  const watch = `${path}?watch=true&allowWatchBookmarks=true&fieldSelector=metadata.name%3Dconformance`;
  const patch = (name: string, body: object): ConformanceRequest => ({
    name: `${plural}: ${name}`,
    method: 'PATCH',
    path: own,
    body,
    contentType: mergePatch,
  });
  return [
    { name: `${plural}: list none`, method: 'GET', path, remember: plural },
    { name: `${plural}: get one that is not there`, method: 'GET', path: own },
    { name: `${plural}: create`, method: 'POST', path, body: { ...configuration, ...withTimeout(10) } },
    { name: `${plural}: list`, method: 'GET', path },
    { name: `${plural}: list by name`, method: 'GET', path: `${path}?fieldSelector=metadata.name%3Dconformance` },
    {
      name: `${plural}: list by a name that is not there`,
      method: 'GET',
      path: `${path}?fieldSelector=metadata.name%3Dx`,
    },
    { name: `${plural}: list by a field that is not there`, method: 'GET', path: `${path}?fieldSelector=spec.x%3Dx` },
    patch('raise a timeout', withTimeout(30)),
    patch('a timeout outside of 1 to 30', withTimeout(45)),
    { name: `${plural}: get`, method: 'GET', path: own },
    { name: `${plural}: delete`, method: 'DELETE', path: own },
    {
      name: `${plural}: watch what happened since the first list`,
      method: 'GET',
      path: `${watch}&timeoutSeconds=300&resourceVersion={{${plural}.resourceVersion}}`,
      events: 3,
    },
    {
      name: `${plural}: watch from a resourceVersion that is none`,
      method: 'GET',
      path: `${watch}&timeoutSeconds=10&resourceVersion=soon`,
      events: 1,
    },
  ];
}

const quiet: ConformanceRequest = {
  name: 'a watch in which nothing happens ends when its time is over',
  method: 'GET',
  path: `${group}/mutatingwebhookconfigurations?watch=true&allowWatchBookmarks=true&fieldSelector=metadata.name%3Dx&timeoutSeconds=1&resourceVersion={{validatingwebhookconfigurations.resourceVersion}}`,
  events: 1,
};

const others = `${group}/mutatingwebhookconfigurations`;
const bookmarking = `${others}?watch=true&allowWatchBookmarks=true&fieldSelector=metadata.name%3Dx&timeoutSeconds=4`;
const kind = 'MutatingWebhookConfiguration';
const other = { apiVersion: 'admissionregistration.k8s.io/v1', kind, metadata: { name: 'other' }, webhooks: [] };

const bookmarks: readonly ConformanceRequest[] = [
  {
    name: 'a watch during which another object of its kind changes gets a bookmark 2 s before its end',
    method: 'GET',
    path: `${bookmarking}&resourceVersion={{validatingwebhookconfigurations.resourceVersion}}`,
    events: 1,
    meanwhile: { method: 'POST', path: others, body: other },
  },
  {
    name: 'a watch that begins before that change gets none, since it was told of it',
    method: 'GET',
    path: `${bookmarking}&resourceVersion={{validatingwebhookconfigurations.resourceVersion}}`,
    events: 1,
  },
  { name: 'delete that other object', method: 'DELETE', path: `${others}/other` },
];

export const webhookRequests = [
  ...requestsFor('MutatingWebhookConfiguration', 'mutatingwebhookconfigurations', { reinvocationPolicy: 'Never' }),
  ...requestsFor('ValidatingWebhookConfiguration', 'validatingwebhookconfigurations', {}),
  quiet,
  ...bookmarks,
];

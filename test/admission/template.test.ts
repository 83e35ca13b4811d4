import { describe, expect, it } from 'vitest';
import { templatesIn } from '../../src/admission/template.ts';

const spec = { containers: [{ name: 'a', image: 'r/a:1' }] };
const template = { metadata: { labels: { app: 'web' } }, spec };
const object = (kind: string, rest: object, apiVersion = 'apps/v1') => ({
  apiVersion,
  kind,
  metadata: { name: 'web', namespace: 'shop' },
  ...rest,
});

function read(value: unknown) {
  const found = templatesIn(value);
  return found.kind === 'templates' ? found.templates : found;
}

describe('the template of an object', () => {
  it.each([
    ['Deployment', 'apps/v1', ['spec', 'template']],
    ['StatefulSet', 'apps/v1', ['spec', 'template']],
    ['DaemonSet', 'apps/v1', ['spec', 'template']],
    ['ReplicaSet', 'apps/v1', ['spec', 'template']],
    ['ReplicationController', 'v1', ['spec', 'template']],
    ['Job', 'batch/v1', ['spec', 'template']],
    ['Rollout', 'rollouts.example/v1', ['spec', 'template']],
    ['CronJob', 'batch/v1', ['spec', 'jobTemplate', 'spec', 'template']],
    ['PodTemplate', 'v1', ['template']],
  ] as const)('of kind %s is found', (kind, apiVersion, path) => {
    const inner = path.reduceRight<object>((value, key) => ({ [key]: value }), template);
    expect(read(object(kind, inner, apiVersion))).toEqual([
      {
        owner: `${kind} web`,
        path,
        namespace: 'shop',
        labels: { app: 'web' },
        annotations: {},
        spec: { ...spec, initContainers: [], ephemeralContainers: [] },
        images: [{ image: 'r/a:1', path: [...path, 'spec', 'containers', 0, 'image'] }],
      },
    ]);
  });

  it('of a Pod is the Pod itself', () => {
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { generateName: 'web-', labels: { a: 'b' } }, spec };
    expect(read(pod)).toMatchObject([{ owner: 'Pod web-', path: [], labels: { a: 'b' }, namespace: undefined }]);
  });

  it('has its images in the order of their start', () => {
    const all = {
      ...spec,
      initContainers: [{ name: 'i', image: 'r/i' }],
      ephemeralContainers: [{ name: 'e', image: 'r/e' }],
    };
    expect(read(object('Pod', { spec: all }, 'v1'))).toMatchObject([
      { images: [{ image: 'r/i' }, { image: 'r/a:1' }, { image: 'r/e' }] },
    ]);
  });

  it('is found in Lists, and in Lists of those', () => {
    const items = [object('Deployment', { spec: { template } }), object('Service', {}, 'v1')];
    const list = { apiVersion: 'v1', kind: 'List', items: [{ apiVersion: 'v1', kind: 'DeploymentList', items }] };
    expect(read(list)).toMatchObject([
      {
        path: ['items', 0, 'items', 0, 'spec', 'template'],
        images: [{ path: ['items', 0, 'items', 0, 'spec', 'template', 'spec', 'containers', 0, 'image'] }],
      },
    ]);
  });

  it.each([
    ['a Service', object('Service', { spec: {} }, 'v1')],
    ['an unknown kind with another template', object('SealedSecret', { spec: { template: { data: {} } } })],
    ['a kustomization', { kind: 'Kustomization', resources: [] }],
    ['a text', 'text'],
    ['nothing', null],
  ])('is not looked for in %s', (_, value) => {
    expect(read(value)).toEqual([]);
  });

  it.each([
    ['without containers', { spec: {} }, 'spec.containers'],
    ['with no container', { spec: { containers: [] } }, 'spec.containers'],
    ['whose container has no image', { spec: { containers: [{ name: 'a' }] } }, 'spec.containers.0.image'],
    ['whose label is a number', { metadata: { labels: { a: 1 } }, spec }, 'metadata.labels.a'],
  ])('is malformed %s, and says where', (_, inner, where) => {
    expect(read(object('Deployment', { spec: { template: inner } }))).toMatchObject({
      kind: 'malformed',
      owner: 'Deployment web',
      problem: expect.stringContaining(where),
    });
  });
});

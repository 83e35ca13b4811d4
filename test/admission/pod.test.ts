import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../src/admission/control.ts';
import {
  distinctPods,
  podBody,
  podOfImage,
  podOfTemplate,
  probeLabels,
  withForged,
  withSmallRequests,
} from '../../src/admission/pod.ts';
import { resolvedIn } from '../../src/admission/resolved.ts';
import { type Template, templatesIn } from '../../src/admission/template.ts';

function templateOf(spec: object, metadata: object = {}, namespace?: string): Template {
  const read = templatesIn({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', ...(namespace === undefined ? {} : { namespace }) },
    spec: { template: { metadata, spec } },
  });
  if (read.kind !== 'templates' || read.templates[0] === undefined) throw new Error('no template');
  return read.templates[0];
}

const c = (name: string, image: string, more: object = {}) => ({ name, image, ...more });

describe('the Pod of one image', () => {
  it('is as small as can be and meets Pod Security', () => {
    expect(podBody(podOfImage('apps', 'registry.example/app:1'), 'admission-gate-1')).toEqual({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'admission-gate-1', namespace: 'apps', labels: probeLabels, annotations: {} },
      spec: {
        automountServiceAccountToken: false,
        restartPolicy: 'Never',
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [
          {
            name: 'probe',
            image: 'registry.example/app:1',
            securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
          },
        ],
      },
    });
  });
});

describe('the Pod of a template', () => {
  const spec = {
    serviceAccountName: 'web',
    initContainers: [c('i', 'r/i:1')],
    containers: [c('a', 'r/a:1', { resources: { requests: { cpu: '2', 'x.example/gpu': '1' } } }), c('b', 'r/b:1')],
    ephemeralContainers: [c('e', 'r/e:1', { targetContainerName: 'a' })],
  };
  const pod = podOfTemplate(
    templateOf(spec, { labels: { app: 'web' }, annotations: { x: 'y' } }),
    'apps',
    'web.yaml:1:1',
  );

  it('is the whole template, its ephemeral containers as ordinary ones', () => {
    expect(pod).toMatchObject({ namespace: 'apps', labels: { app: 'web' }, annotations: { x: 'y' } });
    expect(pod.images).toEqual(['r/i:1', 'r/a:1', 'r/b:1', 'r/e:1']);
    expect(pod.spec).toEqual({
      automountServiceAccountToken: false,
      serviceAccountName: 'web',
      initContainers: spec.initContainers,
      containers: [...spec.containers, c('e', 'r/e:1')],
    });
  });

  it('lives where the template says', () => {
    expect(podOfTemplate(templateOf({ containers: [c('a', 'a')] }, {}, 'shop'), 'apps', '').namespace).toBe('shop');
  });

  it('has a token where the template asks for one', () => {
    const asking = templateOf({ automountServiceAccountToken: true, containers: [c('a', 'a')] });
    expect(podOfTemplate(asking, 'apps', '').spec['automountServiceAccountToken']).toBe(true);
  });

  it('asks for little of what it asks for, and for nothing else', () => {
    const small = withSmallRequests(pod).spec['containers'];
    expect(small).toEqual([
      c('a', 'r/a:1', { resources: { requests: { cpu: '1m', 'x.example/gpu': '1' } } }),
      c('b', 'r/b:1'),
      c('e', 'r/e:1'),
    ]);
  });

  it('has one container forged in a control, and no other', () => {
    const two = podOfTemplate(templateOf({ containers: [c('a', 'r/a:1'), c('b', 'r/a:1')] }), 'apps', '');
    expect(withForged(two, 'r/a:1', 'r/a:1@sha256:0').spec['containers']).toEqual([
      c('a', 'r/a:1@sha256:0'),
      c('b', 'r/a:1'),
    ]);
  });
});

describe('Pods', () => {
  const pod = (labels: object, ...images: string[]) =>
    podOfTemplate(
      templateOf({ containers: images.map((image, index) => c(`c${index}`, image)) }, { labels }),
      'apps',
      '',
    );

  it('are the same whatever their template is called and however its keys are ordered', () => {
    const [a, b] = [pod({ x: '1', y: '2' }, 'a'), pod({ y: '2', x: '1' }, 'a')];
    expect(distinctPods([a, pod({}, 'a'), b])).toEqual([a, pod({}, 'a')]);
  });

  it('have one control for each form of each repository in each group, the first Pod that has it', () => {
    const pods = [pod({}, 'r/a:1', 'r/b:1'), pod({ x: 'y' }, 'r/a:1'), pod({}, 'r/a:2'), pod({}, 'r/a:1')];
    const controls = (group: (one: object) => string) =>
      controlsOf(pods, group, () => 'f'.repeat(64)).map(({ image, pod: { labels } }) => [
        image.replace(/f{64}/, 'F'),
        Object.keys(labels).length,
      ]);
    const all = [
      ['r/a:1@sha256:F', 0],
      ['r/b:1@sha256:F', 0],
      ['r/a:2@sha256:F', 0],
    ];
    expect(controls(() => '')).toEqual(all);
    expect(controls((one) => JSON.stringify(one)).length).toBe(4 + 1);
  });
});

describe('the digest behind a tag', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const body = (...images: string[]) => ({ spec: { containers: images.map((image) => ({ image })) } });

  it.each([
    [
      'is seen where Kyverno wrote it',
      body(`r/a:1@${digest}`),
      ['r/a:1'],
      [{ image: 'r/a:1', pinned: `r/a:1@${digest}` }],
    ],
    [
      'is seen for each container',
      body('r/b:1', `r/a:1@${digest}`),
      ['r/a:1', 'r/b:1'],
      [{ image: 'r/a:1', pinned: `r/a:1@${digest}` }],
    ],
    ['is not that of a longer tag', body(`r/a:12@${digest}`), ['r/a:1'], []],
    ['is not known where the image is unchanged', body('r/a:1'), ['r/a:1'], []],
    ['is its own where it was given', {}, [`r/a@${digest}`], [{ image: `r/a@${digest}`, pinned: `r/a@${digest}` }]],
    ['is not known of an answer without a Pod', 'text', ['r/a:1'], []],
  ])('%s', (_, answer, images, resolved) => {
    expect(resolvedIn(answer, images)).toEqual(resolved);
  });
});

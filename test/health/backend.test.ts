import { describe, expect, it } from 'vitest';
import { backendState, type Observed } from '../../src/health/backend.ts';
import { deploymentSchema, parsed } from '../../src/health/objects.ts';
import { client, container, pod, ready, running, seen, service, slice, unready, webhook } from './seen.ts';

const { address } = webhook();
const trouble = (observed: Observed) => backendState(observed, address).trouble;
const down = { services: [service()], slices: [slice(unready)] };
const oom = { terminated: { reason: 'OOMKilled', exitCode: 137, finishedAt: '2026-09-10T11:58:00Z' } };
const unschedulable = {
  phase: 'Pending',
  conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable' }],
};

describe('a backend', () => {
  it.each<readonly [string, Observed, string | undefined]>([
    ['of which nothing was read is not judged', seen(), undefined],
    ['with a serving endpoint can answer', seen({ services: [service()], slices: [slice(ready)] }), undefined],
    ['with an endpoint that says nothing counts as ready', seen({ slices: [slice({})] }), undefined],
    [
      'whose last endpoint ends but serves can answer',
      seen({ slices: [slice({ conditions: { ready: false, serving: true, terminating: true } })] }),
      undefined,
    ],
    ['whose Service is gone', seen({ services: [] }), 'no-service'],
    ['whose Service has another port', seen({ services: [service({ ports: [{ port: 8443 }] })] }), 'no-port'],
    ['without endpoints', seen({ services: [service()], slices: [] }), 'no-endpoints'],
    ['without Pods', seen({ ...down, pods: [] }), 'no-pods'],
    ['scaled to nothing beside other Pods', seen({ ...down, pods: [pod(running, 'other', { app: 'x' })] }), 'no-pods'],
    [
      'whose Pods are killed for memory',
      seen({ ...down, pods: [pod(container({}, { lastState: oom }))] }),
      'out-of-memory',
    ],
    ['whose Pods find no node', seen({ ...down, pods: [pod(unschedulable)] }), 'unschedulable'],
    [
      'whose Pods crash, with no endpoints read',
      seen({ pods: [pod(container({ waiting: { reason: 'CrashLoopBackOff' } }))] }),
      'crash-loop',
    ],
    [
      'of which one Pod crashes while another serves can answer',
      seen({
        services: [service()],
        slices: [slice(ready, unready)],
        pods: [pod(running), pod(container({ waiting: { reason: 'CrashLoopBackOff' } }), 'kyverno-1')],
      }),
      undefined,
    ],
    [
      'of an ExternalName has no endpoints of its own',
      seen({ services: [service({ type: 'ExternalName' })], slices: [] }),
      undefined,
    ],
  ])('%s', (_, observed, expected) => {
    expect(trouble(observed)).toBe(expected);
  });

  it('behind a URL is not known', () => {
    const { address: url } = webhook({ clientConfig: { url: 'https://127.0.0.1:1/x' } });
    expect(backendState(seen({ services: [], slices: [] }), url).trouble).toBeUndefined();
  });

  it('in a namespace that was not read is not judged', () => {
    const other = webhook(client('elsewhere', 'svc')).address;
    const partly = { ...seen(), services: { in: ['kyverno'], items: [] }, slices: { in: ['kyverno'], items: [] } };
    expect(backendState(partly, other).trouble).toBeUndefined();
  });

  it('is shown by its endpoints and Pods, the worst first', () => {
    const pods = [
      pod(running),
      pod(container({ waiting: { reason: 'ImagePullBackOff', message: 'not found' } }), 'kyverno-1'),
    ];
    expect(backendState(seen({ slices: [slice(ready, unready)], pods }), address).evidence).toEqual([
      'Service kyverno/kyverno-svc: 1 ready of 2 endpoints',
      'Pod kyverno-1: Running; container kyverno: 3 restarts, waiting: ImagePullBackOff not found',
      'Pod kyverno-0: Running',
    ]);
  });
});

describe('what was seen of a backend', () => {
  it('names the Deployments that are scaled to 0 where there are no Pods', () => {
    const idle = { metadata: { name: 'guard', namespace: 'kyverno' }, spec: { replicas: 0 } };
    const busy = { metadata: { name: 'busy', namespace: 'kyverno' }, spec: { replicas: 1 } };
    const deployments = { in: 'all', items: parsed(deploymentSchema, [idle, busy]) } as const;
    expect(backendState({ ...seen({ ...down, slices: [slice()], pods: [] }), deployments }, address).evidence).toEqual([
      'Deployment guard is scaled to 0',
      'Service kyverno/kyverno-svc has no endpoints',
    ]);
  });

  it.each([
    ['is named where it was reached', 'OOMKilled', true],
    ['is no matter of another end', 'Error', false],
  ])('a memory limit %s', (_, reason, named) => {
    const containers = [{ name: 'kyverno', resources: { limits: { memory: '384Mi' } } }];
    const ended = { ...pod(container({ terminated: { exitCode: 137, reason } })), spec: { containers } };
    const { evidence } = backendState(seen({ ...down, pods: [ended] }), address);
    expect(evidence.join().includes('memory limit 384Mi')).toBe(named);
  });
});

describe('a Pod that does not serve', () => {
  const found = (status: object) => trouble(seen({ ...down, pods: [pod(status)] }));

  it.each([
    ['waits for its image', container({ waiting: { reason: 'ErrImagePull' } }), 'image-pull'],
    ['lacks a Secret', container({ waiting: { reason: 'CreateContainerConfigError' } }), 'config'],
    ['ended with an error', container({ terminated: { exitCode: 1, reason: 'Error' } }), 'crash-loop'],
    ['is killed for memory just now', container(oom), 'out-of-memory'],
    ['ended at a time that nobody knows', container({ terminated: { exitCode: 1, finishedAt: null } }), 'crash-loop'],
    ['fails its readiness probe', container({ running: {} }), 'not-ready'],
    ['was evicted', { phase: 'Failed', reason: 'Evicted', message: 'low on memory' }, 'not-ready'],
    [
      'has an init container that fails',
      {
        ...container({ waiting: { reason: 'PodInitializing' } }),
        initContainerStatuses: [{ name: 'init', state: { waiting: { reason: 'CrashLoopBackOff' } } }],
      },
      'crash-loop',
    ],
    [
      'has an init container that is done',
      {
        ...container({ running: {} }),
        initContainerStatuses: [{ name: 'init', state: { terminated: { exitCode: 0 } } }],
      },
      'not-ready',
    ],
  ])('%s', (_, status, expected) => {
    expect(found(status)).toBe(expected);
  });

  it('is told with exit code, restarts and memory limit', () => {
    const limits = { containers: [{ name: 'kyverno', resources: { limits: { memory: '384Mi' } } }] };
    const killed = {
      ...pod(container({ waiting: { reason: 'CrashLoopBackOff' } }, { restartCount: 23, lastState: oom })),
      spec: limits,
    };
    expect(backendState(seen({ pods: [killed] }), address).evidence).toEqual([
      'Pod kyverno-0: Running; container kyverno: last ended with OOMKilled (exit code 137) at 2026-09-10T11:58:00Z, 23 restarts, memory limit 384Mi, waiting: CrashLoopBackOff',
    ]);
  });
});

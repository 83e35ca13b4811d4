import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Observed } from '../../src/health/backend.ts';
import { parsed, podSchema, type Seen, serviceSchema, sliceSchema } from '../../src/health/objects.ts';
import { readWebhooks, type Webhook } from '../../src/health/webhook.ts';

/** A certificate of `test/health/certificates`, as PEM. */
export function pem(name: string): string {
  return readFileSync(join(import.meta.dirname, 'certificates', `${name}.pem`), 'utf8');
}

/** These certificates as a caBundle. */
export function bundle(...names: readonly string[]): string {
  return Buffer.from(names.map(pem).join('')).toString('base64');
}

export const now = new Date('2026-09-10T12:00:00Z');

export const kyvernos = 'ivpol.validate.kyverno.svc-fail-finegrained-p1';
export const vendors = 'validation.example.com';

/** An entry as the API server has it; of Kyverno for Pods unless changed. */
export function entry(change: object = {}): object {
  return {
    name: kyvernos,
    clientConfig: { service: { namespace: 'kyverno', name: 'kyverno-svc', path: '/ivpol/validate/p1', port: 443 } },
    rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'], scope: '*' }],
    failurePolicy: 'Fail',
    sideEffects: 'NoneOnDryRun',
    timeoutSeconds: 30,
    ...change,
  };
}

export function webhooks(...entries: readonly object[]): readonly Webhook[] {
  const { webhooks: read, unread } = readWebhooks('validate', { metadata: { name: 'guard' }, webhooks: entries });
  const [problem] = unread;
  if (problem !== undefined) throw new Error(problem.problem);
  return read;
}

export function webhook(change: object = {}): Webhook {
  const [one] = webhooks(entry(change));
  if (one === undefined) throw new Error('no webhook');
  return one;
}

/** A client configuration with that Service, and a caBundle where one is named. */
export function client(namespace: string, name: string, port = 443, caBundle = ''): object {
  return { clientConfig: { service: { namespace, name, port }, caBundle } };
}

const named = (name: string, labels: object = {}) => ({ name, namespace: 'kyverno', labels });

export function service(change: object = {}): object {
  const spec = { type: 'ClusterIP', selector: { app: 'kyverno' }, ports: [{ port: 443 }], ...change };
  return { metadata: named('kyverno-svc'), spec };
}

export function slice(...endpoints: readonly object[]): object {
  return { metadata: named('kyverno-svc-x', { 'kubernetes.io/service-name': 'kyverno-svc' }), endpoints };
}

export const ready = { conditions: { ready: true } };
export const unready = { conditions: { ready: false } };

export function pod(status: object, name = 'kyverno-0', labels: object = { app: 'kyverno' }): object {
  return { metadata: named(name, labels), status };
}

export const running = { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] };

/** One container's status in a Pod that is not ready. */
export function container(state: object, more: object = {}): object {
  return {
    phase: 'Running',
    conditions: [{ type: 'Ready', status: 'False' }],
    containerStatuses: [{ name: 'kyverno', ready: false, restartCount: 3, state, ...more }],
  };
}

interface Given {
  readonly webhooks?: readonly Webhook[];
  readonly services?: readonly object[];
  readonly slices?: readonly object[];
  readonly pods?: readonly object[];
}

function all<T>(items: readonly T[] | undefined): Seen<T> | undefined {
  return items && { in: 'all', items };
}

/** What was read of a cluster; a kind that is not given was not read. */
export function seen({ webhooks: entries = [webhook()], services, slices, pods }: Given = {}): Observed {
  return {
    webhooks: entries,
    services: all(services && parsed(serviceSchema, services)),
    slices: all(slices && parsed(sliceSchema, slices)),
    pods: all(pods && parsed(podSchema, pods)),
  };
}

import { judge } from '../admission/answer.ts';
import { podBody, podOfImage } from '../admission/pod.ts';
import type { ObjectRef } from '../cluster/port.ts';
import { asWarning, type Finding, finding } from '../findings/finding.ts';
import type { Observed } from '../health/backend.ts';
import { causeOfCall } from '../health/call.ts';
import { failure } from './calls.ts';
import type { Context } from './context.ts';

/** A harmless object of a kind that a cluster lives on, to be created by server dry-run. */
interface Sample {
  readonly ref: Omit<ObjectRef, 'namespace' | 'name'>;
  readonly body: object;
}

const container = { name: 'probe', image: 'registry.invalid/admission-gate:probe' };
const labels = { 'app.kubernetes.io/name': 'admission-gate-probe' };

const samples = {
  Pod: { ref: { group: '', version: 'v1', resource: 'pods' }, body: {} },
  Service: {
    ref: { group: '', version: 'v1', resource: 'services' },
    body: { spec: { ports: [{ port: 80 }], selector: labels } },
  },
  ConfigMap: { ref: { group: '', version: 'v1', resource: 'configmaps' }, body: { data: {} } },
  Secret: { ref: { group: '', version: 'v1', resource: 'secrets' }, body: { type: 'Opaque', data: {} } },
  ServiceAccount: { ref: { group: '', version: 'v1', resource: 'serviceaccounts' }, body: {} },
  Deployment: {
    ref: { group: 'apps', version: 'v1', resource: 'deployments' },
    body: {
      spec: {
        replicas: 0,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [container] } },
      },
    },
  },
  Job: {
    ref: { group: 'batch', version: 'v1', resource: 'jobs' },
    body: { spec: { suspend: true, template: { spec: { restartPolicy: 'Never', containers: [container] } } } },
  },
  Lease: { ref: { group: 'coordination.k8s.io', version: 'v1', resource: 'leases' }, body: { spec: {} } },
} as const satisfies Record<string, Sample>;

export type ProbedKind = keyof typeof samples;

/** What the API server said when one object of a kind was to be created. */
export interface KindAnswer {
  readonly kind: ProbedKind;
  readonly outcome: 'created' | 'blocked' | 'denied' | 'unknown';
  readonly webhook: string;
  readonly text: string;
  readonly elapsedMs: number;
  readonly finding?: Finding;
}

function bodyOf(kind: ProbedKind, namespace: string, name: string): object {
  if (kind === 'Pod') return podBody(podOfImage(namespace, container.image), name);
  const { ref, body } = samples[kind];
  const apiVersion = ref.group === '' ? ref.version : `${ref.group}/${ref.version}`;
  return { apiVersion, kind, metadata: { name, namespace, labels }, ...body };
}

/** Creates one object of each kind by server dry-run, all at once: nothing is stored. */
export function probeKinds(
  context: Context,
  kinds: readonly ProbedKind[],
  namespace: string,
): Promise<readonly KindAnswer[]> {
  return Promise.all(kinds.map((kind) => probeKind(context, kind, namespace)));
}

async function probeKind(context: Context, kind: ProbedKind, namespace: string): Promise<KindAnswer> {
  const { cluster, random, scope } = context;
  const { ref } = samples[kind];
  const body = bodyOf(kind, namespace, `admission-gate-${random.hex(4)}`);
  const answer = await cluster.dryRun({ ...ref, namespace }, body, scope.signal);
  const elapsedMs = Math.round(answer.elapsedMs);
  if (answer.kind === 'ok') return { kind, outcome: 'created', webhook: '', text: '', elapsedMs };
  const judgement = judge(answer);
  if (judgement.kind === 'denied' && judgement.code !== 'webhook-without-dry-run') {
    const facts = { kind, podNamespace: namespace, webhook: judgement.webhook, text: judgement.text };
    const found = finding('kind-denied', `kind ${kind}`, facts, [], 'notice');
    return { kind, outcome: 'denied', webhook: judgement.webhook, text: judgement.text, elapsedMs, finding: found };
  }
  if (judgement.kind === 'unanswered' && judgement.webhook !== '') {
    return { kind, outcome: 'blocked', webhook: judgement.webhook, text: judgement.text, elapsedMs };
  }
  const text = answer.message || (answer.kind === 'status' ? `HTTP ${answer.status}` : 'no answer');
  const facts = { kind, podNamespace: namespace, text };
  const call = {
    verb: 'create',
    resource: ref.group === '' ? ref.resource : `${ref.resource}.${ref.group}`,
    namespace,
  };
  const forbidden = answer.kind === 'status' && answer.status === 403 && / is forbidden: User "/.test(text);
  const found = forbidden ? failure(call, answer) : finding('kind-unproved', `kind ${kind}`, facts);
  return { kind, outcome: 'unknown', webhook: '', text, elapsedMs, finding: asWarning(found) };
}

/** One finding for each webhook that keeps kinds from being created now, with the kinds and their answers. */
export function blockedFindings(answers: readonly KindAnswer[], seen: Observed, now: Date): readonly Finding[] {
  const blocked = answers.filter(({ outcome }) => outcome === 'blocked');
  return [...new Set(blocked.map(({ webhook }) => webhook))].map((webhook) => {
    const own = blocked.filter((one) => one.webhook === webhook);
    const cause = causeOfCall({ webhook, text: own[0]?.text ?? '' }, seen, now);
    const lines = own.map(({ kind, elapsedMs }) => `${kind}: creation refused after ${elapsedMs} ms`);
    return { ...cause, evidence: [...lines, ...cause.evidence] };
  });
}

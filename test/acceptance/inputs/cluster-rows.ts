import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parseJson, valueAt } from '../../../sandbox/json.ts';
import { healthy, image, registry } from '../../../sandbox/scenarios/common.ts';
import { bodyOf, patched, probe, provedWrites, type Row, raised, slowRegistry, stale, taken } from './row.ts';

/** Another form of the same repository, since only that is covered. */
const sidecar = `${registry}/app:2-sidecar`;

/** The kubeconfig of the sandbox, with a context before it that leads nowhere. */
function withTwoContexts(path: string): void {
  const own = readFileSync(path, 'utf8');
  const parsed = parseJson(own);
  const elsewhere = { name: 'elsewhere', cluster: { server: 'https://127.0.0.1:1' } };
  const clusters = [elsewhere, valueAt(parsed, 'clusters')].flat();
  const contexts = [
    { name: 'elsewhere', context: { cluster: 'elsewhere', user: 'admin' } },
    valueAt(parsed, 'contexts'),
  ];
  const more = { clusters, contexts: contexts.flat(), 'current-context': 'elsewhere' };
  writeFileSync(path, JSON.stringify({ ...JSON.parse(own), ...more }));
}

/** Inputs about the cluster: how it is reached, what is observed, repaired, waited for and probed. */
export const clusterRows: Readonly<Record<string, readonly Row[]>> = {
  policies: [
    {
      says: 'names what may be repaired',
      inputs: {},
      scenario: stale,
      code: 'proved',
      writes: [taken, patched, raised, probe(201), probe(400), patched, patched],
    },
    {
      says: 'when empty lets nothing be written',
      inputs: { policies: '' },
      scenario: stale,
      code: 'proved',
      writes: provedWrites,
      look: ({ run }) => expect(run.report.findings.map(({ severity }) => severity)).toContain('warning'),
    },
  ],
  'probe-images': [
    {
      says: 'lists images that are all probed, each once, with a control for each tag',
      inputs: { 'probe-images': `${image}\n${sidecar}\n${image}\n` },
      scenario: {
        kyverno: { ...healthy, pods: { ...healthy.pods, [sidecar]: [{ recorded: 'allowed-signed-by-tag' }] } },
      },
      code: 'proved',
      writes: [taken, probe(201), probe(201), probe(400), probe(400), patched, patched],
    },
  ],
  'probe-namespace': [
    {
      says: 'is where the Pods are sent',
      inputs: { 'probe-namespace': 'kyverno' },
      code: 'proved',
      writes: [taken, probe(201, 'kyverno'), probe(400, 'kyverno'), patched, patched],
    },
  ],
  'webhook-timeout-seconds': [
    {
      says: 'is what a lower timeout is raised to',
      inputs: { 'webhook-timeout-seconds': '15', 'convergence-timeout-seconds': '1' },
      scenario: stale,
      code: 'not-converged',
      writes: [taken, patched, raised, patched],
      look: (seen) => {
        const sent = parseJson(bodyOf(seen, 'patch', 'imagevalidatingpolicies'));
        expect(valueAt(sent, 'spec', 'webhookConfiguration', 'timeoutSeconds')).toBe(15);
      },
    },
    {
      says: 'leaves a higher timeout as it is',
      inputs: { 'webhook-timeout-seconds': '15' },
      code: 'proved',
      writes: provedWrites,
    },
  ],
  kubeconfig: [
    {
      says: 'leads to the cluster, and its private copy to the end of the job',
      inputs: {},
      deploy: async ({ place }) => writeFileSync(place.kubeconfig, ''),
      code: 'proved',
      writes: provedWrites,
    },
  ],
  context: [
    {
      says: 'chooses one that is not the current one',
      inputs: { context: 'sandbox' },
      before: ({ place }) => withTwoContexts(place.kubeconfig),
      code: 'proved',
      writes: provedWrites,
    },
  ],
  'kyverno-namespace': [
    {
      says: 'is where Kyverno is looked for',
      inputs: { 'kyverno-namespace': 'apps' },
      code: 'kyverno-version-unknown',
      writes: [taken, patched],
      look: ({ requests }) => {
        const asked = requests.filter(({ resource }) => resource === 'deployments').map(({ namespace }) => namespace);
        expect(asked).toEqual(['apps']);
      },
    },
  ],
  'kyverno-version': [
    {
      says: 'is believed where no Kyverno is found',
      inputs: { 'kyverno-version': '1.19.1', 'kyverno-namespace': 'apps' },
      code: 'proved',
      writes: provedWrites,
    },
  ],
  'convergence-timeout-seconds': [
    {
      says: 'is how long the webhooks are waited for',
      inputs: { 'convergence-timeout-seconds': '1' },
      scenario: { kyverno: { ...healthy, set: 'j-timeout-absent' } },
      code: 'not-converged',
      writes: [taken, patched, raised, patched],
      look: ({ run }) => expect(run.main.log).toContain(' 1 s'),
    },
  ],
  'probe-attempts': [1, 3].map((times) => ({
    says: `of ${times} sends a Pod so often`,
    inputs: { 'probe-attempts': String(times) },
    scenario: slowRegistry,
    code: 'webhook-timeout',
    writes: [taken, ...Array.from({ length: times }, () => probe(500)), patched],
  })),
  'probe-timeout-seconds': [
    {
      says: 'ends a probe that nobody answers',
      inputs: { 'probe-timeout-seconds': '1' },
      scenario: { kyverno: { ...healthy, pods: { [image]: [{ broken: 'hang' }] } } },
      code: 'probe-unanswered',
      writes: [taken, 'create pods/apps (dry-run) open', patched],
    },
  ],
  'timeout-seconds': [
    {
      says: 'ends the whole gate',
      inputs: {
        'timeout-seconds': '2',
        'lease-wait-seconds': '0',
        'convergence-timeout-seconds': '1',
        'probe-timeout-seconds': '1',
      },
      before: ({ place: { sandbox } }) =>
        void sandbox.fault({ at: { verb: 'get', resource: 'namespaces' }, fault: { kind: 'hang' } }),
      code: 'deadline-exceeded',
      writes: [taken, patched],
      look: ({ run }) => expect(run.main.log).toContain(' 2 s'),
    },
  ],
};

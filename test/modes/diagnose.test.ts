import { describe, expect, it } from 'vitest';
import { parts } from '../../src/steps/survey.ts';
import { none, ok, status } from '../fakes/answers.ts';
import type { Reply } from '../fakes/cluster.ts';
import { LivingCluster } from '../fakes/living.ts';
import { client, entry, service, slice, unready } from '../health/seen.ts';
import { run } from './starting.ts';

const list = (kind: string, ...all: readonly object[]) => ({
  kind: 'List',
  items: all.map((one) => ({ kind, ...one })),
});
const guard = (change: object = {}) =>
  list('ValidatingWebhookConfiguration', { metadata: { name: 'guard' }, webhooks: [entry(change)] });
const down = [guard(), list('Service', service()), list('EndpointSlice', slice(unready))];
const well = [guard({ failurePolicy: 'Ignore' }), list('Service', service()), list('EndpointSlice', slice({}))];

describe('a saved bundle', () => {
  const judged = (bundle: readonly unknown[] | undefined, inputs: object = {}) =>
    run({ inputs: { mode: 'diagnose', from: 'bundle', ...inputs }, ...(bundle === undefined ? {} : { bundle }) });

  it('is judged without a cluster', async () => {
    const { code, reason, dialled, runner } = await judged(down);
    expect([code, reason, dialled]).toEqual([1, 'backend-no-endpoints', []]);
    const start = runner.lines.findIndex((line) => line.startsWith('Blocking now: '));
    const screen = runner.lines.slice(start, start + 12);
    expect(screen.slice(0, 4)).toEqual([
      expect.stringMatching(
        /^Blocking now: Creating pods is refused, because Kyverno \(webhook .*\) has to approve it/,
      ),
      expect.stringMatching(/^Why: Service kyverno\/kyverno-svc behind webhook .* has no endpoints that serve\.$/),
      'Whose it is: The platform team: the cluster or Kyverno has to be put right.',
      'Run first: kubectl get services,endpointslices,pods --namespace kyverno',
    ]);
    expect(screen.join(' ')).toMatch(/Do not delete validatingwebhookconfigurations\/guard: .* creating pods/);
    expect(screen.join(' ')).not.toContain('pull request');
  });

  it('names who installed what blocks, in the first screen, the summary and the annotation alike', async () => {
    const owned = list('ValidatingWebhookConfiguration', {
      metadata: {
        name: 'guard',
        labels: { 'app.kubernetes.io/managed-by': 'Helm' },
        annotations: { 'meta.helm.sh/release-name': 'guard', 'meta.helm.sh/release-namespace': 'v' },
      },
      webhooks: [entry({ name: 'a.example.com', ...client('v', 's') })],
    });
    const { runner } = await judged([
      owned,
      list('Service', service(), { metadata: { name: 'other', namespace: 'v' } }),
    ]);
    const whose = 'Whoever runs the webhook at v/s: not Kyverno. It comes from Helm release v/guard.';
    expect(runner.lines).toContain(`Whose it is: ${whose}`);
    expect(runner.summaries.join('').replaceAll('\\', '')).toContain(whose);
    expect(runner.annotations.join(' ')).toContain(whose);
  });

  it.each([
    ['error', down, 1],
    ['never', down, 0],
    ['error', [guard(), list('Service', service()), list('EndpointSlice', slice({}))], 0],
    ['warning', [guard(), list('Service', service()), list('EndpointSlice', slice({}))], 1],
    ['warning', well, 0],
  ])('fails on %s as asked', async (failOn, bundle, expected) => {
    expect((await judged(bundle, { 'fail-on': failOn })).code).toBe(expected);
  });

  it.each<[string, unknown]>([
    ['without a name', list('ValidatingWebhookConfiguration', { metadata: {}, webhooks: [entry()] })],
    ['without metadata', { kind: 'ValidatingWebhookConfiguration', webhooks: [entry()] }],
    ['that is no object', { kind: 'ValidatingWebhookConfigurationList', items: [null] }],
  ])('with a configuration %s is never fine', async (_, configuration) => {
    const { code, reason, runner } = await judged([guard({ failurePolicy: 'Ignore' }), configuration]);
    expect([code, reason]).toEqual([1, 'webhook-unreadable']);
    expect(runner.lines).toContain('Run first: kubectl get validatingwebhookconfigurations --output yaml');
  });

  it('that lacks a part says which, and who can add it', async () => {
    const { runner } = await judged(down);
    expect(runner.lines.find((line) => line.includes('(not-observed)'))).toContain(
      'which mutatingwebhookconfigurations, namespaces',
    );
    expect(runner.lines.join(' ')).toContain('Whoever saved it can add that');
  });

  it('that cannot be read, or has nothing to judge, is bad input', async () => {
    expect([(await judged(undefined)).reason, (await judged([{ kind: 'PodList', items: [] }])).reason]).toEqual([
      'bad-input',
      'bad-input',
    ]);
  });
});

describe('a cluster', () => {
  const lists = parts.map((part): [string, Reply] => [
    `read ${part}${part === 'configmaps' ? ' kyverno/kyverno' : ['deployments', 'leases', 'pods'].includes(part) ? ' kyverno' : ''}`,
    ok({
      items:
        part === 'validatingwebhookconfigurations'
          ? [{ metadata: { name: 'guard' }, webhooks: [entry({ name: 'a.example.com', ...client('v', 's') })] }]
          : [],
    }),
  ]);
  const replies = { ...Object.fromEntries(lists), 'read pods v': ok({ items: [] }), 'dryRun services': ok({}, 201) };
  const diagnosed = (more: Readonly<Record<string, Reply>> = {}, inputs: object = {}) =>
    run({
      cluster: new LivingCluster([], { ...replies, ...more }),
      inputs: { mode: 'diagnose', 'diagnose-kinds': 'Service', ...inputs },
    });

  it('is looked at, and nothing but a dry-run is written', async () => {
    const { code, reason, cluster } = await diagnosed();
    expect([code, reason]).toEqual([1, 'backend-service-missing']);
    expect(cluster.port.calls.filter((call) => !call.startsWith('read '))).toEqual(['dryRun services']);
  });

  it('that refuses a kind is told with the kind', async () => {
    const text =
      'Internal error occurred: failed calling webhook "a.example.com": failed to call webhook: Post "https://s.v.svc:443/x": service "s" not found';
    const { runner } = await diagnosed({ 'dryRun services': status(500, text) });
    expect(runner.lines.some((line) => line.includes('Service: creation refused after'))).toBe(true);
  });

  it('that does not answer is told as such', async () => {
    const unreachable: Reply = none('tls', 'self-signed');
    const all = Object.fromEntries(Object.keys(replies).map((call) => [call, unreachable]));
    const { code, runner } = await diagnosed(all);
    expect(code).toBe(1);
    expect(runner.lines.some((line) => line.startsWith('Not looked at'))).toBe(true);
  });

  it('is saved where that is asked for', async () => {
    const { written } = await diagnosed({}, { save: 'bundle' });
    expect(Object.keys(written[0] ?? {})).toEqual(
      expect.arrayContaining(['bundle.json', 'validatingwebhookconfigurations.json']),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/cluster/port.ts';
import { bundleOf, surveyFrom } from '../../src/steps/bundle.ts';
import { findingsOf, withOwners } from '../../src/steps/diagnose.ts';
import { blockedFindings, probeKinds } from '../../src/steps/kinds.ts';
import { observedIn, parts, type Survey, survey } from '../../src/steps/survey.ts';
import { ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { client, entry, now, service, slice, unready, vendors } from '../health/seen.ts';
import { diagnoseRules } from './diagnose-rules.ts';

const configuration = (labels: object = {}, ...entries: readonly object[]) => ({
  kind: 'ValidatingWebhookConfiguration',
  metadata: { name: 'guard', labels },
  webhooks: entries,
});
const items = (...all: readonly unknown[]): Answer => ok({ items: all });
const forbidden = status(403, 'services is forbidden: User "x" cannot list');

const whereOf = (part: string): string =>
  part === 'configmaps' ? ' kyverno/kyverno' : ['deployments', 'leases', 'pods'].includes(part) ? ' kyverno' : '';

/** A cluster in which every list is empty but the given ones. */
function clusterWith(replies: Readonly<Record<string, Reply>>): FakeCluster {
  const lists = parts.map((part): [string, Reply] => [
    `read ${part}${whereOf(part)}`,
    part === 'configmaps' ? status(404, 'not found') : items(),
  ]);
  return new FakeCluster({ replies: { ...Object.fromEntries(lists), ...replies } });
}

async function looked(replies: Readonly<Record<string, Reply>>): Promise<{ survey: Survey; cluster: FakeCluster }> {
  const cluster = clusterWith(replies);
  const context = contextOn(cluster);
  const read = await context.clock.until(survey(context));
  expect(cluster.refused).toEqual([]);
  return { survey: read, cluster };
}

const sight = (read: Survey) => ({
  survey: read,
  kinds: [],
  now,
  warnDays: 14,
  kyvernoVersion: '',
  kyvernoNamespace: 'kyverno',
});
const codes = (read: Survey) => findingsOf(sight(read)).map(({ severity, code }) => `${severity} ${code}`);
const down = configuration({}, entry({ name: vendors, ...client('vendor', 'svc') }));

describe('a survey', () => {
  it('asks for nothing but what docs/diagnose.md names', async () => {
    const listed = diagnoseRules
      .filter(({ verb, where }) => verb === 'list' || where === 'kyverno')
      .flatMap(({ resources }) => resources);
    expect([...parts].sort()).toEqual([...listed].sort());
    const page = readFileSync(join(import.meta.dirname, '../../docs/diagnose.md'), 'utf8');
    const named = diagnoseRules.flatMap(({ resources }) => resources);
    expect(named.filter((resource) => !page.includes(resource))).toEqual([]);
  });

  it('asks once for each part, and for the Pods of what cannot answer', async () => {
    const { cluster } = await looked({
      'read validatingwebhookconfigurations': items(down),
      'read pods vendor': items(),
    });
    // Where a backend is down, policies of other engines are left alone.
    expect(cluster.calls.length).toBe(parts.length - 3 + 1);
    expect(cluster.calls).toContain('read pods vendor');
  });

  it('goes on without what may not be read, and names the rule', async () => {
    const { survey: read } = await looked({
      'read services': forbidden,
      'read validatingwebhookconfigurations': items(down),
      'read pods vendor': items(),
    });
    expect(read.unread.map(({ code, facts }) => [code, facts['verb'], facts['resource']])).toEqual([
      ['api-forbidden', 'list', 'services'],
    ]);
    expect(codes(read)).toContain('error backend-without-pods');
  });

  it('takes a kind that is not served for one without objects', async () => {
    const { survey: read } = await looked({ 'read imagevalidatingpolicies': status(404, 'not found') });
    expect([read.unread, read.objects.imagevalidatingpolicies]).toEqual([[], { in: 'all', items: [] }]);
  });
});

describe('a diagnosis', () => {
  it('puts what blocks first', async () => {
    const { survey: read } = await looked({
      'read validatingwebhookconfigurations': items(down, configuration({}, entry({ sideEffects: 'Some' }))),
      'read services': items(service()),
      'read endpointslices': items(slice({})),
      'read pods vendor': items(),
    });
    expect(codes(read)[0]).toBe('error backend-service-missing');
    expect(codes(read)).toContain('warning dry-run-unsupported');
  });

  it('says that nothing stands against what is well', async () => {
    const fine = configuration({}, entry({ failurePolicy: 'Ignore' }));
    const { survey: read } = await looked({
      'read validatingwebhookconfigurations': items(fine),
      'read services': items(service()),
      'read endpointslices': items(slice({})),
    });
    expect(codes(read)).toEqual(['notice webhook-fine']);
  });

  it('does not tell what follows from a Kyverno that is down', async () => {
    const silent = {
      metadata: { name: 'kyverno', namespace: 'kyverno' },
      spec: { renewTime: '2026-09-10T11:00:00.000000Z' },
    };
    const both = {
      'read leases kyverno': items(silent),
      'read validatingwebhookconfigurations': items(configuration({}, entry())),
    };
    const { survey: alone } = await looked({
      ...both,
      'read services': items(service()),
      'read endpointslices': items(slice({})),
    });
    expect(codes(alone)).toContain('warning kyverno-without-leader');
    const { survey: read } = await looked({
      ...both,
      'read services': items(service()),
      'read endpointslices': items(slice(unready)),
    });
    expect(codes(read)).toEqual(['error backend-without-pods']);
  });

  it('says what would be open without any of the webhooks that share a backend', async () => {
    const services = {
      rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['UPDATE'], resources: ['services'] }],
    };
    const { survey: read } = await looked({
      'read validatingwebhookconfigurations': items(
        configuration({}, entry(), entry({ name: 'two.kyverno.svc', ...services })),
      ),
    });
    const [first] = findingsOf(sight(read));
    expect(first?.facts['opens']).toBe('creating pods in all namespaces; updating services in all namespaces');
  });

  it('adds who owns the configuration of what blocks, and how that owner is', async () => {
    const labels = {
      'kustomize.toolkit.fluxcd.io/name': 'infra',
      'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
    };
    const { survey: read } = await looked({
      'read validatingwebhookconfigurations': items({ ...down, metadata: { name: 'guard', labels } }),
      'read pods vendor': items(),
    });
    const context = contextOn(
      new FakeCluster({ replies: { 'read kustomizations flux-system/infra': ok({ spec: { suspend: true } }) } }),
    );
    const [first] = await withOwners(context, findingsOf(sight(read)), observedIn(read.objects).webhooks);
    expect(first?.evidence.at(-1)).toBe(
      'Configuration guard comes from Flux Kustomization flux-system/infra (suspended)',
    );
  });
});

describe('a kind', () => {
  const refused = status(
    500,
    `Internal error occurred: failed calling webhook "${vendors}": failed to call webhook: Post "https://svc.vendor.svc:443/x?timeout=10s": no endpoints available for service "svc"`,
  );

  it.each<readonly [string, Answer, string]>([
    ['that is created is well', ok({}, 201), 'created'],
    ['that a webhook keeps from being created is blocked', refused, 'blocked'],
    [
      'that a webhook denies is not blocked',
      status(400, `admission webhook "${vendors}" denied the request: no`),
      'denied',
    ],
    ['that may not be created is not known', status(403, 'services is forbidden: User "x" cannot create'), 'unknown'],
    ['that is not answered is not known', status(503, 'busy'), 'unknown'],
  ])('%s', async (_, answer, outcome) => {
    const context = contextOn(new FakeCluster({ replies: { 'dryRun services': answer } }));
    const [one] = await probeKinds(context, ['Service'], 'default');
    expect(one?.outcome).toBe(outcome);
  });

  it('is told once for each webhook, with all kinds that it keeps from being created', async () => {
    const context = contextOn(new FakeCluster({ replies: { 'dryRun services': refused, 'dryRun pods': refused } }));
    const answers = await probeKinds(context, ['Service', 'Pod'], 'default');
    const found = blockedFindings(answers, { webhooks: [] }, now);
    expect(found.map(({ code, foreign }) => [code, foreign])).toEqual([['backend-no-endpoints', true]]);
    expect(found[0]?.evidence.filter((line) => line.includes('creation refused'))).toHaveLength(2);
  });
});

describe('a support bundle', () => {
  const pod = {
    kind: 'Pod',
    metadata: { name: 'p', namespace: 'kyverno' },
    spec: { containers: [{ name: 'c', image: 'i', env: [{ name: 'PASSWORD', value: 'hunter2hunter2' }] }] },
  };
  const replies = {
    'read validatingwebhookconfigurations': items(configuration({ token: 'ghs_0123456789abcdef' }, entry())),
    'read services': items(service()),
    'read endpointslices': items(slice(unready)),
    'read pods kyverno': items(pod),
  };

  it('is judged as the cluster was', async () => {
    const { survey: read } = await looked(replies);
    const files = bundleOf(read, now, []);
    const saved = surveyFrom(
      Object.values(files).map((text): unknown => JSON.parse(text)),
      new Date(0),
    );
    expect(saved?.at).toEqual(now);
    expect(saved && findingsOf(sight(saved.survey))).toEqual(findingsOf(sight(read)));
  });

  it('has no Secrets, no environment of a container and no credential', async () => {
    const { survey: read } = await looked(replies);
    const text = JSON.stringify(bundleOf(read, now, ['known-secret']));
    expect(text).not.toMatch(/hunter2|ghs_0|PASSWORD/);
    expect(Object.keys(bundleOf(read, now, []))).not.toContain('secrets.json');
  });

  it('may be plain output of kubectl', () => {
    const list = (kind: string, ...all: readonly object[]) => ({
      kind: 'List',
      items: all.map((one) => ({ kind, ...one })),
    });
    const documents = [
      list('ValidatingWebhookConfiguration', configuration({}, entry())),
      { kind: 'ServiceList', items: [] },
      list('EndpointSlice', slice(unready)),
      7,
    ];
    const saved = surveyFrom(documents, now);
    expect(saved && codes(saved.survey)[0]).toBe('error backend-no-endpoints');
  });

  it('is none without webhook configurations', () => {
    expect(surveyFrom([{ kind: 'PodList', items: [pod] }, 'x', null], now)).toBeUndefined();
  });
});

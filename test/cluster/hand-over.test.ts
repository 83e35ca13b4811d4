import { beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { emptyJournal } from '../../src/lease/journal.ts';
import { type ProxiedRequest, startApiProxy } from './api-proxy.ts';
import { useCluster } from './fixture.ts';
import { readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { journalNow } from './gate/journal.ts';
import { mergePatch } from './ground/client.ts';
import { until } from './ground/until.ts';
import { type PolicyOptions, policiesPath } from './policies.ts';
import { grant, permissionsOf, without } from './rbac/parts.ts';
import { isBefore119, testedVersion } from './versions.ts';

// docs/one-policy.md, by hand, while unsigned Pods of both repositories are sent all the time.

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));

const union: PolicyOptions = { name: 'p1', repositories: ['app', 'app2'] };

function patched(name: string, spec: object): Promise<unknown> {
  return cluster().admin.expect('PATCH', `${policiesPath}/${name}`, { spec }, mergePatch);
}

/** Sends unsigned Pods until it is stopped; gives what was admitted, and how many were sent. */
function streaming() {
  const seen = { sent: 0, admitted: [] as string[], isOver: false };
  const stream = async (image: string): Promise<void> => {
    while (!seen.isOver) {
      const { status } = await cluster().probe(image);
      seen.sent += 1;
      if (status === 201) seen.admitted.push(image);
    }
  };
  const images = [cluster().registry.image('app', 'unsigned'), cluster().registry.image('app2', 'unsigned')];
  const streams = Promise.all([...images, ...images].map(stream));
  return {
    stopped: async () => {
      seen.isOver = true;
      await streams;
      return seen;
    },
  };
}

/**
 * No webhook shows it, as the path stays: from 1.19 on the denial names A. Up to 1.18 both of one path deadlock instead
 * for images of both, which is no admission either, and takes longer than Kyverno needs.
 */
async function takenUp(): Promise<void> {
  const ask = () => cluster().probe(cluster().registry.image('app2', 'unsigned'));
  if (isBefore119(testedVersion())) expect((await ask()).status).not.toBe(201);
  else await until('p1 denies', async () => JSON.stringify((await ask()).body).includes('p1: image is not signed'));
}

const forgedOf = (repository: 'app' | 'app2'): string =>
  `${cluster().registry.image(repository, 'signed')}@sha256:${'f'.repeat(64)}`;

test('two basic policies become one without a moment in which an unsigned Pod is admitted', async () => {
  await cluster().apply({ name: 'p1' });
  await cluster().apply({ name: 'p2', repositories: ['app2'] });
  await cluster().published('p1', 'p2');
  const pods = streaming();
  await patched('p1', { matchImageReferences: cluster().policy(union).spec.matchImageReferences });
  await takenUp();
  await patched('p2', { evaluation: { admission: { enabled: false } } });
  await cluster().published('p1');
  expect((await cluster().probe(forgedOf('app2'))).status).toBe(400);
  await patched('p1', { webhookConfiguration: { timeoutSeconds: 30 } });
  await cluster().webhooksWhen('p1 has its own path', ({ mutating, validating }) =>
    [...mutating, ...validating].every(({ timeoutSeconds }) => timeoutSeconds === 30),
  );
  const { sent, admitted } = await pods.stopped();
  expect(admitted).toEqual([]);
  expect(sent).toBeGreaterThan(4);
  for (const repository of ['app', 'app2'] as const)
    expect((await cluster().probe(cluster().registry.image(repository, 'signed'))).status).toBe(201);
});

describe('the gate with apply-policies', () => {
  const both = () =>
    ['app', 'app2'].map((name) => cluster().registry.image(name === 'app' ? 'app' : 'app2', 'signed')).join('\n');

  const handOverInputs = () => ({
    policies: 'p1',
    'policy-files': 'policies',
    'apply-policies': 'true',
    'retire-policies': 'p2',
    'probe-images': both(),
  });

  /** A gate in a checkout whose file has the union, or something else. */
  function handingOver(file: object = cluster().policy(union), inputs: Readonly<Record<string, string>> = {}) {
    return runGate(cluster(), {
      files: { 'policies/p1.yaml': stringify(file) },
      inputs: { ...handOverInputs(), ...inputs },
    });
  }

  async function twoBasic(): Promise<void> {
    await cluster().apply({ name: 'p1' });
    await cluster().apply({ name: 'p2', repositories: ['app2'] });
    await cluster().published('p1', 'p2');
  }

  const specs = async (): Promise<string> => {
    const list = await cluster().admin.expect('GET', policiesPath);
    return JSON.stringify(list, (key, value: unknown) => (['metadata', 'status'].includes(key) ? undefined : value));
  };

  test('does the same by itself, and no unsigned Pod is admitted meanwhile', async () => {
    await twoBasic();
    const pods = streaming();
    const { report, main } = await handingOver();
    const { sent, admitted } = await pods.stopped();
    expect(report.code, main.log).toBe('proved');
    expect(admitted).toEqual([]);
    expect(sent).toBeGreaterThan(4);
    expect(report.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['policy-brought-in', 'policy-retired']),
    );
    await cluster().webhooksWhen('p1 alone has a path, of 30 s', ({ mutating, validating }) =>
      [...mutating, ...validating].every(({ timeoutSeconds, path }) => timeoutSeconds === 30 && path.endsWith('/p1')),
    );
  });

  test.each<[string, string, () => object, Readonly<Record<string, string>>]>([
    ['is weaker', 'candidate-weaker', () => cluster().policy({ ...union, failurePolicy: 'Ignore' }), {}],
    [
      'verifies nothing',
      'candidate-weaker',
      () => cluster().policy({ ...union, validation: { expression: 'true' } }),
      {},
    ],
    ['does not cover what is to be retired', 'retire-uncovered', () => cluster().policy({ name: 'p1' }), {}],
    ['is not tried by any probe', 'retire-untried', () => cluster().policy(union), { 'probe-images': 'app' }],
  ])('writes nothing where the file %s', async (_, code, file, inputs) => {
    await twoBasic();
    const before = await specs();
    const only = inputs['probe-images'] === 'app' ? { 'probe-images': cluster().registry.image('app', 'signed') } : {};
    const { report, main } = await handingOver(file(), only);
    expect(report.code, main.log).toBe(code);
    expect(await specs()).toBe(before);
  });

  test('writes nothing while an exception is from the policy that stays alone', async () => {
    await twoBasic();
    const exception = {
      apiVersion: 'policies.kyverno.io/v1beta1',
      kind: 'PolicyException',
      metadata: { name: 'legacy' },
      spec: { policyRefs: [{ kind: 'ImageValidatingPolicy', name: 'p1' }] },
    };
    const path = '/apis/policies.kyverno.io/v1beta1/namespaces/apps/policyexceptions';
    await cluster().admin.expect('POST', path, exception);
    const before = await specs();
    const { report, main } = await handingOver();
    await cluster().admin.expect('DELETE', `${path}/legacy`);
    expect([report.code, await specs()], main.log).toEqual(['retire-exempted', before]);
  });

  test('writes nothing where Kyverno rejects the file', async () => {
    await cluster().apply({ name: 'p1' });
    await cluster().published('p1');
    const before = await specs();
    const good = cluster().policy(union);
    const bad = { ...good, spec: { ...good.spec, variables: [{ name: 'x', expression: 'this is no CEL' }] } };
    const alone = { 'retire-policies': '', 'probe-images': cluster().registry.image('app', 'signed') };
    const refused = await handingOver(bad, alone);
    expect(refused.report.code, refused.main.log).toBe('candidate-unproved');
    const digest = /sha256:[0-9a-f]{64}/.exec(JSON.stringify(refused.report.findings[0]))?.[0] ?? '';
    const { report, main } = await handingOver(bad, { ...alone, 'accept-policy-change': digest });
    expect(report.code, main.log).toBe('patch-refused');
    expect(await specs()).toBe(before);
  });

  const isPatchOf = (name: string, text: string) => (request: ProxiedRequest) =>
    request.method === 'PATCH' &&
    request.path.startsWith(`${policiesPath}/${name}?`) &&
    !request.path.includes('dryRun') &&
    request.body.includes(text);

  test.each<[string, 'before' | 'after', (request: ProxiedRequest) => boolean]>([
    ['after A is widened', 'after', isPatchOf('p1', 'matchImageReferences')],
    ['after B is retired', 'after', isPatchOf('p2', '"enabled":false')],
    ['before a control is sent', 'before', ({ path, body }) => path.includes('/pods?') && body.includes('@sha256:')],
    ['after the timeout is raised', 'after', isPatchOf('p1', 'timeoutSeconds')],
  ])('killed %s, leaves no unsigned Pod a way in, and the next gate ends it', async (_, where, isThere) => {
    await twoBasic();
    const pods = streaming();
    await using proxy = await startApiProxy(cluster());
    const stop = proxy.stopAt(where, isThere);
    const killed = await runGate(cluster(), {
      files: { 'policies/p1.yaml': stringify(cluster().policy(union)) },
      inputs: { ...handOverInputs(), kubeconfig: proxy.kubeconfig, 'lease-duration-seconds': '3600' },
      during: async (step) => {
        await stop.reached;
        step.kill();
        stop.cut();
      },
    });
    expect(killed.main.signal).toBe('SIGKILL');
    const { report, main } = await handingOver();
    const { admitted } = await pods.stopped();
    expect(report.code, main.log).toBe('proved');
    expect(admitted).toEqual([]);
    expect(await journalNow(cluster())).toBe(emptyJournal);
    const { spec } = await readPolicy(cluster(), 'p2');
    expect(spec).toMatchObject({ evaluation: { admission: { enabled: false } } });
  });

  test('needs parts gate and candidates of deploy/rbac.yaml, and without the second names the rule', async () => {
    await twoBasic();
    const before = await specs();
    const own = { kubeconfig: await cluster().kubeconfigFor('deployer') };
    await using _ = await grant(cluster(), 'gate');
    const refused = await handingOver(undefined, own);
    expect(refused.report.code, refused.main.log).toBe('api-forbidden');
    expect(refused.main.log).toContain('cannot list resource "policyexceptions"');
    await using __ = await grant(cluster(), 'candidates');
    const [list] = permissionsOf('candidates').filter(({ resource }) => resource === 'policyexceptions');
    if (list === undefined) throw new Error('part candidates does not list policyexceptions');
    {
      await using ___ = await without(cluster(), list);
      const blind = await handingOver(undefined, own);
      expect([blind.report.code, await specs()], blind.main.log).toEqual(['api-forbidden', before]);
      expect(blind.main.log).toContain('cannot list resource "policyexceptions"');
    }
    const { report, main } = await handingOver(undefined, own);
    expect([before.includes('"enabled":false'), report.code], main.log).toEqual([false, 'proved']);
  });
});

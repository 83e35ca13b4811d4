import { beforeAll, expect, test } from 'vitest';
import { compileReference } from '../../src/kyverno/cel.ts';
import { coverageOf } from '../../src/kyverno/coverage.ts';
import { isMalformed, type Policy, parsePolicy } from '../../src/kyverno/policy.ts';
import { imageFindings } from '../../src/kyverno/provable.ts';
import { defaultSettings } from '../../src/kyverno/settings.ts';
import { parseVersion, rulesOf } from '../../src/kyverno/version.ts';
import type { Cluster } from './cluster.ts';
import { useCluster } from './fixture.ts';
import { expectRefused } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { until } from './ground/until.ts';
import { policiesPath } from './policies.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));
const pod = { namespace: 'apps', namespaceLabels: {}, podLabels: {} };

/** HOST is the registry; only images that it has can be told apart by whether they are verified. */
const references: readonly (readonly [string, object])[] = [
  ['every repository, across slashes', { glob: 'HOST*' }],
  ['one repository with every tag', { glob: 'HOST/app:*' }],
  ['one repository with every digest', { glob: 'HOST/app@*' }],
  ['an exact tag', { glob: 'HOST/app:unsigned' }],
  ['an exact tag and what follows', { glob: 'HOST/app:unsigned*' }],
  ['one character', { glob: 'HOST/app?:unsigned*' }],
  ['a list of characters', { glob: 'HOST/app[23]:*' }],
  ['a range of characters', { glob: 'HOST/app[2-3]:*' }],
  ['all characters but some', { glob: 'HOST/app[!2]*' }],
  ['alternatives', { glob: 'HOST/{app2,app3}:*' }],
  ['an alternative that is empty', { glob: 'HOST/app{,2}:*' }],
  ['an escaped star', { glob: 'HOST/app\\*' }],
  ['no registry', { glob: 'app:*' }],
  ['an expression on the beginning', { expression: 'ref.startsWith("HOST/app2")' }],
  ['an expression on the digest', { expression: 'ref.contains("@sha256:")' }],
  ['a regular expression', { expression: 'ref.matches("/app[23]?:[a-z]+")' }],
  ['parts of the text', { expression: 'ref.split("/")[1] in ["app:unsigned", "app2:unsigned"]' }],
  ['a list of beginnings', { expression: '["HOST/app3", "HOST/app2"].exists(p, ref.startsWith(p))' }],
  ['its size', { expression: 'ref.startsWith("HOST") && size(ref) > "HOST/app:unsigned".size()' }],
];

function imagesOf(on: Cluster): readonly string[] {
  const { registry } = on;
  const digest = registry.digest('app', 'unsigned');
  const unsigned = (['app', 'app2', 'app3'] as const).map((repository) => registry.image(repository, 'unsigned'));
  return [...unsigned, `${registry.host}/app:unsigned@${digest}`, `${registry.host}/app@${digest}`];
}

/** What the rules say of each image; `unknown` is no answer and is left out by whoever compares. */
function judged(on: Cluster, policy: object, images: readonly string[]): readonly string[] {
  const version = parseVersion(on.version);
  const served = { ...policy, metadata: { name: 'p', uid: 'u', resourceVersion: '1' } };
  const parsed = parsePolicy('ivpol', served);
  if (version === undefined || isMalformed(parsed)) throw new Error('not in the documented form');
  const kyverno = { version, settings: defaultSettings, expressions: compileReference };
  return images.map((image) => coverageOf(image, pod, [parsed], kyverno)[0]?.[1].kind ?? 'unknown');
}

test.each(references)('an image is verified as the rules say: by %s', async (_, reference) => {
  const { host } = cluster().registry;
  const template = cluster().policy({ name: 'p1', timeoutSeconds: 30 });
  const matchImageReferences = [JSON.parse(JSON.stringify(reference).replaceAll('HOST', host))];
  const policy = { ...template, spec: { ...template.spec, matchImageReferences } };
  await cluster().admin.expect('POST', policiesPath, policy);
  await cluster().published('p1');
  const images = imagesOf(cluster());
  const answers = await Promise.all(images.map((image) => cluster().probe(image)));
  const seen = answers.map(({ status }) => (status === 201 ? 'not-covered' : 'covered'));
  expect(judged(cluster(), policy, images)).toEqual(seen);
  expect(answers.every(({ status, body }) => status === 201 || JSON.stringify(body).includes('p1'))).toBe(true);
});

/** A policy of two exact tags, which no forged image matches. */
async function exactTags(): Promise<void> {
  const { registry } = cluster();
  const template = cluster().policy({ name: 'p1', timeoutSeconds: 30, mutateDigest: false, verifyDigest: false });
  const matchImageReferences = (['signed', 'wrongkey'] as const).map((tag) => ({ glob: registry.image('app', tag) }));
  const policy = { ...template, spec: { ...template.spec, matchImageReferences } };
  await cluster().admin.expect('POST', policiesPath, policy);
}

test('an image whose policy no forged image can come to is refused before it is probed', async () => {
  await exactTags();
  const run = await runGate(cluster(), { inputs: {} });
  await expectRefused(cluster(), run, 'coverage-unproved');
});

test('such an image is proved by one that must be denied, and by no control', async () => {
  await exactTags();
  const inputs = { 'probe-must-deny': cluster().registry.image('app', 'wrongkey') };
  const run = await runGate(cluster(), { inputs });
  expect([run.main.exitCode, run.main.outputs['reason-code']]).toEqual([0, 'proved']);
  expect(run.main.log).toContain('no policy matches this form');
});

test('a tag comes to a policy that demands digests as the digest that another one pinned', async () => {
  const parsed = (options: Parameters<Cluster['policy']>[0]) => {
    const policy = { ...cluster().policy(options) };
    const read = parsePolicy('ivpol', { ...policy, metadata: { name: options.name, uid: 'u', resourceVersion: '1' } });
    if (isMalformed(read)) throw new Error('not in the documented form');
    return { policy, read };
  };
  const demands = parsed({ name: 'p1', timeoutSeconds: 20, mutateDigest: false });
  const pins = parsed({ name: 'p2', timeoutSeconds: 20 });
  const version = parseVersion(cluster().version);
  if (version === undefined) throw new Error('no version');
  const image = cluster().registry.image('app', 'signed');
  const said = (policies: readonly Policy[]) => {
    const kyverno = { version, settings: defaultSettings };
    return imageFindings(image, coverageOf(image, pod, policies, kyverno), kyverno).map(({ code }) => code);
  };
  const { admin, registry } = cluster();
  await admin.expect('POST', policiesPath, demands.policy);
  await until('p1 is asked', async () => (await cluster().probe(registry.image('app', 'unsigned'))).status === 400);
  const alone = await cluster().probe(image);
  const denied = rulesOf(version) === '1.18' ? [] : ['tag-will-be-denied'];
  expect(said([demands.read])).toEqual(denied);
  expect(JSON.stringify(alone.body).includes('does not have a digest')).toBe(denied.length > 0);
  // Up to 1.18 nothing pins, and two such policies hide each other.
  if (denied.length === 0) return;
  await admin.expect('POST', policiesPath, pins.policy);
  await until('the tag is pinned', async () => (await cluster().probe(image)).status === 201);
  expect(said([demands.read, pins.read])).toEqual([]);
});

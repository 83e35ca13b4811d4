import { beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { useCluster } from './fixture.ts';
import { runGate } from './gate/job.ts';
import { type PolicyOptions, policiesPath } from './policies.ts';
import { isBefore119, testedVersion } from './versions.ts';

const cluster = useCluster();
beforeAll(() => cluster().createNamespace('admission-gate'));
const app: PolicyOptions = { name: 'p1', timeoutSeconds: 30 };

/** A gate in a checkout whose files have these policies, and what it tells of them. */
async function told(...files: readonly PolicyOptions[]) {
  const text = files.map((options) => stringify(cluster().policy(options))).join('---\n');
  const before = await cluster().admin.expect('GET', policiesPath);
  const run = await runGate(cluster(), {
    files: { 'policies/all.yaml': text },
    inputs: { 'policy-files': 'policies' },
  });
  expect(run.report.code, run.main.log).toBe('proved');
  expect(run.main).toMatchObject({ conclusion: 'success', exitCode: 0 });
  const after = await cluster().admin.expect('GET', policiesPath);
  // Each of them stands at its line of the file, and none fails the step.
  expect(run.main.annotations.filter(({ type, file }) => type !== 'warning' || file !== 'policies/all.yaml')).toEqual(
    [],
  );
  const found = run.report.findings.filter(({ code }) => /^(?:git|candidate)-/.test(code)).map(({ code }) => code);
  return { found, specs: [specsOf(before), specsOf(after)] };
}

function specsOf(list: unknown): string {
  return JSON.stringify(list, (key, value: unknown) => (['metadata', 'status'].includes(key) ? undefined : value));
}

describe('policies in files beside those that the API server has', () => {
  test.each<[string, PolicyOptions, readonly string[]]>([
    ['the same, for all that the server adds', app, []],
    ['another timeout', { ...app, timeoutSeconds: 20 }, ['git-differs']],
    ['more images', { ...app, repositories: ['app', 'app2'] }, ['git-differs']],
    ['other images', { ...app, repositories: ['app2'] }, ['git-unproved']],
    ['nothing to be verified', { ...app, validation: { expression: 'true' } }, ['git-weaker']],
    ['a condition more', { ...app, matchConditions: [{ name: 'a', expression: 'true' }] }, ['git-weaker']],
    ['no failure', { ...app, failurePolicy: 'Ignore' }, ['git-weaker', 'git-would-refuse']],
  ])('say %s, and nothing of it is written', async (_, file, codes) => {
    await cluster().apply(app);
    await cluster().published('p1');
    const { found, specs } = await told(file);
    expect(found).toEqual(codes);
    expect(specs[1]).toBe(specs[0]);
  });

  test('of a policy that is not in the cluster say so, and create none', async () => {
    await cluster().apply(app);
    await cluster().published('p1');
    const { found, specs } = await told(app, { ...app, name: 'p2' });
    expect(found).toEqual(['candidate-not-live']);
    expect(specs[1]).toBe(specs[0]);
  });
});

/** Holds when one image is signed, whatever the others are: it is not proved to be no weaker with more images. */
const oneIsEnough = {
  expression: 'images.containers.exists(image, verifyImageSignatures(image, [attestors.cosign]) > 0)',
};

test('more images make a validation weaker that one of them satisfies, which is why that is not proved', async () => {
  const pod = [cluster().registry.image('app', 'unsigned'), cluster().registry.image('app2', 'signed')];
  // No image is signed where there is none to be verified: elsewhere it would deny everything.
  const apps = { matchLabels: { 'kubernetes.io/metadata.name': 'apps' } };
  const narrow: PolicyOptions = { ...app, validation: oneIsEnough, namespaceSelector: apps };
  await cluster().apply(narrow);
  await cluster().published('p1');
  const before = await cluster().probe(pod);
  await cluster().reset();
  await cluster().apply({ ...narrow, repositories: ['app2', 'app'] });
  await cluster().published('p1');
  const after = await cluster().probe(pod);
  // From 1.19 on, `required` denies an image that no validation came to.
  expect([before.status, after.status]).toEqual([400, isBefore119(testedVersion()) ? 201 : 400]);
});

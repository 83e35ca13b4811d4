import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAction } from './action.ts';

let folder = '';
let usable: Record<string, string> = {};

/** A kubeconfig that is in order; what it names would refuse any call, so that a run that dials is seen. */
const kubeconfigText = `apiVersion: v1
kind: Config
clusters: [{name: c, cluster: {server: "https://127.0.0.1:1"}}]
users: [{name: u, user: {token: token-of-the-user}}]
contexts: [{name: here, context: {cluster: c, user: u}}]
current-context: here
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'acceptance-'));
  const kubeconfig = join(folder, 'kubeconfig');
  await writeFile(kubeconfig, kubeconfigText);
  usable = { kubeconfig, 'probe-images': 'registry.example/app:1' };
});
afterAll(() => rm(folder, { recursive: true }));

describe('bad input ends in one clear line, and nothing is written', () => {
  test.each([
    ['mode', { mode: 'deploy' }, /Input mode: gate, assert, release, diagnose or check/],
    ['webhook-timeout-seconds', { 'webhook-timeout-seconds': '31' }, /a whole number from 1 to 30/],
    ['webhook-timeout-seconds', { 'webhook-timeout-seconds': '0' }, /a whole number from 1 to 30/],
    ['lease', { lease: 'Deploy' }, /namespace\/name/],
    ['timeout-seconds', { 'timeout-seconds': '100' }, /at least \d+, the sum of/],
    ['kubeconfig', { kubeconfig: '/nowhere/kubeconfig' }, /must be a readable kubeconfig/],
    ['context', { context: 'nowhere' }, /must be one of/],
    ['probe-images', { 'probe-images': 'UPPER/Case:tag' }, /one image reference per line/],
  ])('%s', async (input, inputs, allowed) => {
    const run = await runAction({ inputs: { ...usable, ...inputs } });
    const code = input === 'kubeconfig' || input === 'context' ? 'kubeconfig-unusable' : 'bad-input';
    expect(run.main).toMatchObject({ exitCode: 1, outputs: { verdict: 'refuse', 'reason-code': code } });
    expect(run.main.annotations).toMatchObject([{ type: 'error' }]);
    expect(run.main.log).toMatch(allowed);
    expect(run.main.log).toContain(`nput ${input}`);
    expect(run.post.raw).toEqual([]);
  });

  test('a token in a broken kubeconfig is never shown', async () => {
    const kubeconfig = join(folder, 'broken.kubeconfig');
    await writeFile(kubeconfig, 'users: [{name: a, user: {token: very-secret-token-value}}\n  oops: [');
    const { main } = await runAction({ inputs: { ...usable, kubeconfig } });
    expect(main.outputs['reason-code']).toBe('kubeconfig-unusable');
    expect(JSON.stringify(main.raw)).not.toContain('very-secret-token-value');
  });
});

describe('an API server that cannot be reached', () => {
  test('is told as such, and is not blamed on the change', async () => {
    const { main } = await runAction({ inputs: usable });
    expect(main.outputs).toMatchObject({ 'reason-code': 'api-unreachable', 'cause-class': 'infra', retryable: 'true' });
  });
});

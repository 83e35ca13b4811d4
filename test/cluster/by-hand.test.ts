import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fences } from '../docs/markdown.ts';
import { useCluster } from './fixture.ts';
import { readPolicy } from './gate/expectations.ts';
import { heldBy, holderNow } from './gate/lease.ts';

// Every command of docs/by-hand.md, as it stands there but for the names.

const cluster = useCluster();
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  await cluster().createNamespace('admission-gate');
  const bin = join(cluster().folder, 'bin');
  mkdirSync(bin);
  symlinkSync(cluster().tools.kubectl, join(bin, 'kubectl'));
  const path = [bin, process.env['PATH']].join(delimiter);
  env = { PATH: path, HOME: cluster().folder, KUBECONFIG: await cluster().kubeconfigFor('admin') };
});

beforeEach(async () => {
  await cluster().apply({ name: 'p1' });
  await cluster().published('p1');
  await heldBy(cluster(), '');
});

/** Runs the one block of the page that contains these words. */
async function byHand(words: string, replaced: Readonly<Record<string, string>> = {}) {
  const blocks = fences.filter(({ at, text }) => at.startsWith('docs/by-hand.md:') && text.includes(words));
  expect(blocks, words).toHaveLength(1);
  const script = Object.entries({ ...replaced, 'verify-app-images': 'p1' }).reduce(
    (given, [from, to]) => given.replaceAll(from, to),
    blocks[0]?.text ?? '',
  );
  // Not synchronously: the registry that Kyverno asks lives in this process.
  const child = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout, stderr };
}

const dead = 'gh:1234567890.1:deploy:0a1b2c3d';

test('the Lease is taken only while it is free, shown, and freed only from the holder that is named', async () => {
  expect((await byHand('acquireTime')).stderr).toBe('');
  const holder = await holderNow(cluster());
  expect(holder).toMatch(/^user:[^@]+@./);
  const { stdout: shown } = await byHand('.metadata.annotations');
  expect(shown).toContain(`${holder} renewed 20`);
  expect(shown).toContain('https://github.com/octo-org/shop/actions/runs/1');
  expect((await byHand('acquireTime')).status, 'taken twice').not.toBe(0);
  expect((await byHand('holder=')).status, 'freed from somebody else').not.toBe(0);
  expect(await holderNow(cluster())).toBe(holder);
  expect((await byHand('holder=', { [dead]: holder })).stderr).toBe('');
  expect(await holderNow(cluster())).toBe('');
});

test('a timeout is raised, the webhooks follow, and the probe and its forgery show that it verifies', async () => {
  expect((await byHand('--type merge')).stderr).toBe('');
  expect((await readPolicy(cluster(), 'p1')).spec.webhookConfiguration.timeoutSeconds).toBe(30);
  await cluster().webhooksWhen('30 s', ({ mutating, validating }) =>
    [mutating, validating].every(([webhook]) => webhook?.timeoutSeconds === 30),
  );
  expect((await byHand('for kind in')).stdout).toBe('/ivpol/mutate/p1 Fail 30\n/ivpol/validate/p1 Fail 30\n');
  const image = cluster().registry.image('app', 'signed');
  const { status, stdout, stderr } = await byHand('kubectl run', { 'registry.example/app:1.4.2': image });
  expect(stdout).toContain('pod/probe created (server dry run)');
  expect(stderr).toMatch(/admission webhook "ivpol\.\w+\.kyverno\.svc-fail-finegrained-p1" denied the request/);
  expect(status, 'the forgery is denied').not.toBe(0);
});

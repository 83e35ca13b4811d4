import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kubeconfigPaths, readKubeconfig, secretsOf } from '../../src/cluster/kubeconfig.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';

function problemOf(text: string, context = ''): string {
  const read = readKubeconfig([temporaryFile(text)], context);
  return read.kind === 'unusable' ? read.problem : 'usable';
}

describe('the place of the kubeconfig', () => {
  it.each([
    ['the input', 'a/config', { KUBECONFIG: '/b', HOME: '/h' }, [resolve('a/config')]],
    ['KUBECONFIG', '', { KUBECONFIG: '/b', HOME: '/h' }, ['/b']],
    [
      'all files of KUBECONFIG in their order',
      '',
      { KUBECONFIG: ['/b', '', 'c'].join(delimiter), HOME: '/h' },
      ['/b', resolve('c')],
    ],
    ['the home folder', '', { KUBECONFIG: '', HOME: '/h' }, [join('/h', '.kube', 'config')]],
  ])('is %s', (_, input, env, paths) => {
    expect(kubeconfigPaths(input, env)).toEqual(paths);
  });
});

describe('a kubeconfig', () => {
  it('is usable when its current context names a cluster and a user', () => {
    expect(readKubeconfig([temporaryFile(kubeconfigText())], '')).toMatchObject({
      kind: 'usable',
      server: 'https://cluster.example',
    });
  });

  it('is used in the context that was asked for', () => {
    const other = kubeconfigText().replace('current-context: main', 'current-context: gone');
    expect(readKubeconfig([temporaryFile(other)], 'main')).toMatchObject({ kind: 'usable' });
    expect(readKubeconfig([temporaryFile(other)], '')).toMatchObject({ kind: 'unusable', input: 'kubeconfig' });
  });

  it('is refused for a context that it does not have, and its contexts are named', () => {
    expect(readKubeconfig([temporaryFile(kubeconfigText())], 'prod')).toEqual({
      kind: 'unusable',
      input: 'context',
      problem: 'must be one of main',
      given: 'prod',
    });
    expect(problemOf('{}', 'prod')).toContain('the kubeconfig has none');
  });

  it.each([
    ['a plain http server', kubeconfigText('http://cluster.example'), 'its server must be an https address'],
    ['a server that is no address', kubeconfigText('https://'), 'its server must be an https address'],
    ['no server', kubeconfigText(''), 'must'],
    [
      'no user',
      kubeconfigText().replace('user: u', 'user: gone'),
      'its current context must name a cluster and a user',
    ],
    [
      'no cluster',
      kubeconfigText().replace('cluster: c,', 'cluster: gone,'),
      'its current context must name a cluster and a user',
    ],
    ['nothing', '', 'must be a readable kubeconfig'],
    ['a list', '- a\n- b\n', 'must'],
    ['a text', 'hello', 'must'],
  ])('is refused with %s', (_, text, problem) => {
    expect(problemOf(text)).toContain(problem);
  });

  it.each([
    ['that is not there', '/does/not/exist', 'ENOENT'],
    ['that is a folder', '/', 'EISDIR'],
  ])('is refused as a file %s', (_, path, code) => {
    expect(readKubeconfig([path], '')).toMatchObject({
      kind: 'unusable',
      input: 'kubeconfig',
      problem: expect.stringContaining(code),
      given: path,
    });
  });

  it.each([
    ['a broken line', kubeconfigText(undefined, 'token: "s3cr3t').replaceAll('}', '')],
    ['a tab', `\ttoken: s3cr3t\n${kubeconfigText()}`],
    ['an unknown alias', kubeconfigText(undefined, 'token: *s3cr3t')],
    ['an unknown tag', kubeconfigText(undefined, 'token: !s3cr3t x')],
    ['a key twice', kubeconfigText(undefined, 's3cr3t: 1, s3cr3t: 2')],
    ['a text in the place of all', 's3cr3t'],
    ['users that are a text', kubeconfigText().replace(/users:[\s\S]*contexts:/, 'users: s3cr3t\ncontexts:')],
    ['a user without a name', kubeconfigText().replace('- name: u', '- token: s3cr3t')],
  ])('never shows its content when it cannot be read because of %s', (_, text) => {
    expect(problemOf(text)).not.toContain('s3cr3t');
    expect(problemOf(text)).not.toBe('usable');
  });
});

describe('several kubeconfigs', () => {
  const first = kubeconfigText('https://first.example');
  const named = (name: string) =>
    kubeconfigText(`https://${name}.example`)
      .replaceAll('main', name)
      .replaceAll(/\b([cu])\b(?=\n| |,)/g, `$1-${name}`);
  const use = (...texts: readonly string[]) => {
    const [one = '', ...rest] = texts.map((text) => (text.startsWith('/') ? text : temporaryFile(text)));
    return readKubeconfig([one, ...rest], '');
  };

  it('are merged, and the first that says so names the current context', () => {
    expect(use(first, named('two'))).toMatchObject({ kind: 'usable', server: 'https://first.example' });
    expect(use(first.replace('current-context: main\n', ''), named('two'))).toMatchObject({
      kind: 'usable',
      server: 'https://two.example',
    });
  });

  it('give the first of two entries of one name, as kubectl does', () => {
    expect(use(first, kubeconfigText('https://second.example'))).toMatchObject({
      kind: 'usable',
      server: 'https://first.example',
    });
  });

  it('may lack a file, as for kubectl, but not all', () => {
    expect(use('/does/not/exist', first)).toMatchObject({ kind: 'usable', server: 'https://first.example' });
    expect(use('/does/not/exist', '/neither/does/this')).toMatchObject({
      kind: 'unusable',
      problem: expect.stringContaining('ENOENT'),
    });
  });

  it('are refused for one that is broken', () => {
    expect(use(first, 'a: [')).toMatchObject({ kind: 'unusable', input: 'kubeconfig' });
  });
});

describe('the secrets of a kubeconfig', () => {
  it.each([
    ['a token', 'token: t0ken', ['t0ken']],
    ['a name and a password', 'username: ada, password: pa55', ['pa55']],
    ['a key', 'client-certificate-data: Y2VydA==, client-key-data: a2V5', ['a2V5']],
    [
      'an exec plugin, which shows none',
      'exec: { apiVersion: client.authentication.k8s.io/v1, command: login, interactiveMode: Never }',
      [],
    ],
  ])('are those of %s', (_, user, secrets) => {
    const read = readKubeconfig([temporaryFile(kubeconfigText(undefined, user))], '');
    expect(read.kind === 'usable' ? secretsOf(read.config) : read).toEqual(secrets);
  });
});

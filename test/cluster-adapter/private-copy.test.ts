import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { credentialsOf, readKubeconfig } from '../../src/cluster/kubeconfig.ts';
import { privateCopy, readPrivateCopy } from '../../src/cluster/private-copy.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';

const server = 'https://cluster.example';

function usable(path: string) {
  const read = readKubeconfig([path], '');
  if (read.kind === 'unusable') throw new Error(read.problem);
  return read.config;
}

function copied(text: string) {
  const read = readPrivateCopy(text, server);
  if (read.kind === 'unusable') throw new Error(read.problem);
  return read.config;
}

describe('a private copy', () => {
  it('stands alone: certificates and keys are in it when their files are gone', async () => {
    const path = temporaryFile(
      kubeconfigText(server, 'client-certificate: user.crt, client-key: user.key').replace(
        `server: "${server}"`,
        `server: "${server}", certificate-authority: ca.crt, tls-server-name: api.internal`,
      ),
    );
    for (const name of ['ca.crt', 'user.crt', 'user.key']) writeFileSync(join(dirname(path), name), `text of ${name}`);
    const copy = privateCopy(usable(path));
    for (const name of ['ca.crt', 'user.crt', 'user.key']) rmSync(join(dirname(path), name));
    writeFileSync(path, 'clusters: []');
    const { ca, cert, key, servername } = await credentialsOf(copied(copy));
    expect([ca, cert, key].map(String)).toEqual(['text of ca.crt', 'text of user.crt', 'text of user.key']);
    expect(servername).toBe('api.internal');
  });

  it('keeps an exec plugin that is asked again, from wherever it is asked', async () => {
    const path = temporaryFile(kubeconfigText());
    const plugin = join(dirname(path), 'plugin.sh');
    const credential = { apiVersion: 'client.authentication.k8s.io/v1', kind: 'ExecCredential' };
    writeFileSync(plugin, `#!/bin/sh\necho '${JSON.stringify({ ...credential, status: { token: 'fresh' } })}'\n`);
    chmodSync(plugin, 0o700);
    const exec = `exec: { apiVersion: client.authentication.k8s.io/v1, command: ${plugin}, interactiveMode: Never }`;
    writeFileSync(path, kubeconfigText(server, exec));
    const { headers } = await credentialsOf(copied(privateCopy(usable(path))));
    expect(headers).toMatchObject({ Authorization: 'Bearer fresh' });
  });

  it.each([
    ['./bin/plugin', resolve('bin/plugin')],
    ['aws', 'aws'],
    ['/usr/bin/aws', '/usr/bin/aws'],
  ])('names the exec command %s so that it is found from elsewhere', (command, expected) => {
    const path = temporaryFile(kubeconfigText(server, `exec: { command: "${command}", args: [token] }`));
    expect(copied(privateCopy(usable(path))).getCurrentUser()?.exec).toEqual({ command: expected, args: ['token'] });
  });

  it('names a token file by its whole path', () => {
    const user = 'auth-provider: { name: tokenFile, config: { tokenFile: token, other: 1 } }';
    const copy = copied(privateCopy(usable(temporaryFile(kubeconfigText(server, user)))));
    const config = { tokenFile: resolve('token'), other: 1 };
    expect(copy.getCurrentUser()?.authProvider).toEqual({ name: 'tokenFile', config });
  });

  it('cannot be made when a file that it needs is not there', () => {
    const path = temporaryFile(kubeconfigText(server, 'client-certificate: user.crt, client-key: user.key'));
    expect(() => privateCopy(usable(path))).toThrow(/ENOENT/);
  });

  it('is refused when it leads to another server', () => {
    const copy = privateCopy(usable(temporaryFile(kubeconfigText('https://elsewhere.example'))));
    expect(readPrivateCopy(copy, server)).toMatchObject({
      kind: 'unusable',
      problem: expect.stringContaining('another server'),
    });
  });

  it.each([undefined, '', '{', 'null', '{}', '{"clusters":[]}'])('is refused when it is %j', (text) => {
    expect(readPrivateCopy(text, server)).toMatchObject({ kind: 'unusable', problem: 'cannot be read' });
  });
});

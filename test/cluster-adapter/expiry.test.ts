import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCertificate } from '../../sandbox/certificate.ts';
import { credentialExpiry } from '../../src/cluster/expiry.ts';
import { readKubeconfig } from '../../src/cluster/kubeconfig.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';

const now = new Date('2026-12-01T04:00:00Z');
const inAnHour = new Date('2026-12-01T05:00:00Z');
const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const jwt = (claims: unknown): string => ['{}', JSON.stringify(claims)].map(base64url).join('.');
const eksToken = (query: string): string => `k8s-aws-v1.${base64url(`https://sts.eu-west-1.amazonaws.com/?${query}`)}`;
const session = { AWS_SESSION_TOKEN: 'x' };

function expiryOf(user: string, env = {}, files: Readonly<Record<string, string>> = {}) {
  const path = temporaryFile(kubeconfigText('https://cluster.example', user));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dirname(path), name), text);
  const read = readKubeconfig([path], '');
  if (read.kind === 'unusable') throw new Error(read.problem);
  return credentialExpiry(read.config, env, now);
}

describe('when a credential expires', () => {
  it.each([
    ['a JWT by its claim', `token: ${jwt({ exp: 1_800_000_000 })}.sig`, 'token', new Date(1_800_000_000_000)],
    ['a Google token within the hour', 'token: ya29.abc', 'Google access token', inAnHour],
    [
      'an EKS token a quarter of an hour after it was signed',
      `token: ${eksToken('X-Amz-Date=20261201T035000Z&X-Amz-Expires=60')}`,
      'token',
      new Date('2026-12-01T04:05:00Z'),
    ],
  ])('is told by %s', (_, user, credential, at) => {
    expect(expiryOf(user)).toEqual({ credential: expect.stringContaining(credential), at });
  });

  it('is told by a client certificate, in the kubeconfig or beside it', () => {
    const { certificate } = makeCertificate(now);
    const at = new Date('2026-12-02T04:00:00Z');
    const data = Buffer.from(certificate).toString('base64');
    const expected = { credential: 'client certificate', at };
    expect(expiryOf(`client-certificate-data: ${data}, client-key-data: YQ==`)).toEqual(expected);
    const files = { 'user.crt': certificate };
    expect(expiryOf('client-certificate: user.crt, client-key: user.key', {}, files)).toEqual(expected);
  });

  it.each(['aws', '/usr/local/bin/aws', 'aws-iam-authenticator'])(
    'is for plugin %s when the AWS session in the environment ends',
    (command) => {
      const user = `exec: { apiVersion: client.authentication.k8s.io/v1, command: ${command} }`;
      expect(expiryOf(user, session)?.at).toEqual(inAnHour);
      const told = { ...session, AWS_CREDENTIAL_EXPIRATION: '2026-12-01T10:00:00.000Z' };
      expect(expiryOf(user, told)?.at).toEqual(new Date('2026-12-01T10:00:00Z'));
      expect(expiryOf(user)).toBeUndefined();
    },
  );

  it.each([
    ['an opaque token', 'token: abc'],
    ['a token of two parts', `token: ${jwt({ exp: 1 })}`],
    ['a token without the claim', `token: ${jwt({ sub: 'x' })}.sig`],
    ['a claim that is no time', `token: ${jwt({ exp: 1e300 })}.sig`],
    ['a claim that is text', `token: ${jwt({ exp: 'soon' })}.sig`],
    ['three parts that are no JWT', 'token: a.b.c'],
    ['an EKS token that is no URL', 'token: k8s-aws-v1.YQ'],
    ['an EKS token without its time', `token: ${eksToken('X-Amz-Expires=60')}`],
    ['a plugin', `token: ${jwt({ exp: 1 })}.sig, exec: { command: gke-gcloud-auth-plugin }`],
    ['a token file', 'tokenFile: /var/run/secrets/token'],
    ['a certificate that is none', 'client-certificate-data: YQ==, client-key-data: YQ=='],
    ['a certificate that is not there', 'client-certificate: /nowhere/user.crt, client-key: /nowhere/user.key'],
  ])('is not told by %s', (_, user) => {
    expect(expiryOf(user, session)).toBeUndefined();
  });
});

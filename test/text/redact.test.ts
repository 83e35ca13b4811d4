import { describe, expect, it } from 'vitest';
import { redact } from '../../src/text/redact.ts';

const body = 'Abcdefghijklmnopqrstuvwxyz0123456789';
const jwt = `eyJ${body}.eyJ${body}.${body}`;

describe('redact', () => {
  it.each([
    ['a classic token', `using ghp_${body} now`, 'using *** now'],
    ['an installation token with a JWT in it', `ghs_123456_${jwt}`, '***'],
    ['a fine-grained token', `github_pat_11AAAA_${body}`, '***'],
    ['a JWT', `got ${jwt}.`, 'got ***'],
    ['a bearer value', 'Bearer abcdefgh.ijkl', 'Bearer ***'],
    ['an authorization header', 'Authorization: Basic dXNlcjpwYXNz', 'Authorization: ***'],
    ['an authorization header in JSON', '{"authorization":"token abcdef"}', '{"authorization":***"}'],
    ['a private key on one line', `-----BEGIN EC PRIVATE KEY-----\\n${body}\\n-----END EC PRIVATE KEY----- x`, '*** x'],
    ['a private key without its end', `k -----BEGIN PRIVATE KEY----- ${body}`, 'k ***'],
    ['client-key-data', `client-key-data: ${body}==`, 'client-key-data: ***'],
    ['a kubeconfig token', 'token: abcdef.0123456789abcdef', 'token: ***'],
    ['a quoted password', 'password: "two words" next', 'password: *** next'],
    ['a password in escaped JSON', String.raw`{\"password\":\"s3\"}`, String.raw`{\"password\":***}`],
    ['an AWS key id', `id AKIA${'ABCD2345'.repeat(2)}`, 'id ***'],
    ['an AWS secret key', `aws_secret_access_key = ${body}/+ab`, 'aws_secret_access_key = ***'],
    ['an EKS token', 'k8s-aws-v1.aHR0cHM6Ly9zdHM', '***'],
    ['credentials in a URL', 'https://user:p@ss@host.example/x', 'https://***@host.example/x'],
    ['a presigned URL', 'https://h.example/b?X-Amz-Signature=0a1b&x=1', 'https://h.example/b?X-Amz-Signature=***&x=1'],
    ['a Docker credential', '{"auth": "dXNlcjpwYXNz"}', '{"auth": ***"}'],
  ])('hides %s', (_, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it.each([
    'Bearer realm="https://auth.example/token",service="registry.example"',
    'two basic policies share one path',
    'Input lease: must be namespace/name; given: x',
    'registry.example/app:v1@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    'context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
    'permissions: id-token: write',
  ])('leaves evidence alone: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('hides a known value whole, line by line, percent-encoded and in base64', () => {
    const secret = 'first/line\nsecond line';
    const base64 = Buffer.from(secret).toString('base64');
    const text = `first/line second line; second line; ${encodeURIComponent(secret)}; ${base64}`;
    expect(redact(text, [secret])).toBe('***; ***; ***; ***');
  });

  it('hides the longer of two known values that overlap', () => {
    expect(redact('abcdefghij', ['abcdef', 'abcdefghij'])).toBe('***');
  });

  it('does not hide short known values everywhere', () => {
    expect(redact('a true story', ['true', ''])).toBe('a true story');
  });
});

import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import * as v from 'valibot';

/** When a credential ends that nothing renews. */
export interface Expiry {
  /** What it is, as the end of "the … of the kubeconfig". */
  readonly credential: string;
  readonly at: Date;
}

type User = NonNullable<ReturnType<KubeConfig['getCurrentUser']>>;
type Env = Readonly<Record<string, string | undefined>>;

const HOUR_MS = 3_600_000;
/** The cluster takes an EKS token for so long (aws-iam-authenticator `pkg/token/token.go`, presignedURLExpiration). */
const EKS_TOKEN_MS = 900_000;

const claimsSchema = v.object({ exp: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e12)) });
const awsExec = v.object({ command: v.pipe(v.string(), v.regex(/(?:^|[/\\])aws(?:-iam-authenticator)?(?:\.exe)?$/)) });

function parsedOr<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The claim `exp` of a JWT (RFC 7519): service accounts, Entra ID and other OpenID providers. */
function jwtExpiry(token: string): Date | undefined {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return undefined;
  const claims = parsedOr((): unknown => JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  const found = v.safeParse(claimsSchema, claims);
  return found.success ? new Date(found.output.exp * 1000) : undefined;
}

/** An EKS token is a presigned URL, which says when it was signed. */
function eksExpiry(token: string): Date | undefined {
  const url = parsedOr(() => new URL(Buffer.from(token.slice(token.indexOf('.') + 1), 'base64url').toString('utf8')));
  const signed = url?.searchParams.get('X-Amz-Date') ?? '';
  const time = Date.parse(signed.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(time) ? undefined : new Date(time + EKS_TOKEN_MS);
}

function tokenExpiry(given: string, now: Date): Expiry | undefined {
  const token = given.trim();
  // Google's access tokens do not say when they end: an hour after they were made.
  if (token.startsWith('ya29.')) {
    return { credential: 'Google access token (which lasts an hour at most)', at: new Date(now.getTime() + HOUR_MS) };
  }
  const at = token.startsWith('k8s-aws-v1.') ? eksExpiry(token) : jwtExpiry(token);
  return at && { credential: 'token', at };
}

function certificateExpiry({ certData, certFile }: User): Expiry | undefined {
  if (!certData && !certFile) return undefined;
  const pem = parsedOr(() => (certData ? Buffer.from(certData, 'base64') : readFileSync(certFile ?? '')));
  const at = pem && parsedOr(() => new X509Certificate(pem).validToDate);
  return at && { credential: 'client certificate', at };
}

/** The plugin renews the token, but out of a session in the environment that nobody renews. */
function awsSessionExpiry({ exec }: User, env: Env, now: Date): Expiry | undefined {
  if (!v.is(awsExec, exec) || !env['AWS_SESSION_TOKEN']) return undefined;
  const told = Date.parse(env['AWS_CREDENTIAL_EXPIRATION'] ?? '');
  if (!Number.isNaN(told)) return { credential: 'AWS session behind the plugin', at: new Date(told) };
  const credential = 'AWS session behind the plugin (an hour unless role-duration-seconds gave it more)';
  return { credential, at: new Date(now.getTime() + HOUR_MS) };
}

/**
 * When the kubeconfig's credential ends, as it says itself, or at the latest; `undefined` where it does not tell, or a
 * plugin or a token file renews it. Reads a certificate's file, and dials nobody.
 */
export function credentialExpiry(config: KubeConfig, env: Env, now: Date): Expiry | undefined {
  const user = config.getCurrentUser();
  if (user === null) return undefined;
  if (user.exec) return awsSessionExpiry(user, env, now);
  if (user.authProvider) return undefined;
  return typeof user.token === 'string' ? tokenExpiry(user.token, now) : certificateExpiry(user);
}

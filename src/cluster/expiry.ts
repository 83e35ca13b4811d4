import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import * as v from 'valibot';

const claimsSchema = v.object({ exp: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e12)) });

function claimsOf(token: string): unknown {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * When the kubeconfig's static token expires, as it says itself (JWT claim `exp`, RFC 7519); `undefined` where there is
 * no such token, it does not tell, or a plugin renews it.
 */
export function tokenExpiry(config: KubeConfig): Date | undefined {
  const user = config.getCurrentUser();
  if (typeof user?.token !== 'string' || user.exec || user.authProvider) return undefined;
  const claims = v.safeParse(claimsSchema, claimsOf(user.token.trim()));
  return claims.success ? new Date(claims.output.exp * 1000) : undefined;
}

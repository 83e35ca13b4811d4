import * as v from 'valibot';
import * as schema from './input-schemas.ts';

export const checkEntries = {
  'check-paths': schema.neededPaths,
  'webhook-timeout-seconds': schema.wholeNumber(1, 30),
  'kyverno-version': schema.kyvernoVersion,
  'fail-on': schema.failOn,
};

/** No cluster, no Lease and no token: what is judged is in the files. */
export const checkSchema = v.pipe(
  v.object(checkEntries),
  v.transform((raw) => ({
    mode: 'check' as const,
    checkPaths: raw['check-paths'],
    webhookTimeoutSeconds: raw['webhook-timeout-seconds'],
    kyvernoVersion: raw['kyverno-version'],
    failOn: raw['fail-on'],
  })),
);

import type * as v from 'valibot';
import * as schema from './input-schemas.ts';

/** The inputs that nearly all modes know. */
export const shared = {
  lease: schema.leaseName,
  'lease-duration-seconds': schema.wholeNumber(2, 3600),
  kubeconfig: schema.optionalText,
  context: schema.optionalText,
  'timeout-seconds': schema.wholeNumber(1, 93_600),
  'github-token': schema.token,
  'job-id': schema.jobId,
  'job-status': schema.jobStatus,
};

type Shared = v.InferOutput<v.ObjectSchema<typeof shared, undefined>>;

/** As the modes read them; a text is empty where the workflow gave none. */
export function sharedInputs(raw: Shared) {
  return {
    lease: raw.lease,
    leaseDurationSeconds: raw['lease-duration-seconds'],
    kubeconfig: raw.kubeconfig,
    context: raw.context,
    timeoutSeconds: raw['timeout-seconds'],
    githubToken: raw['github-token'],
    jobId: raw['job-id'],
  };
}

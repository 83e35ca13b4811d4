import * as v from 'valibot';
import type { ProbePod } from '../admission/pod.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { exclusionOf } from '../kyverno/exclusions.ts';
import type { Context } from './context.ts';

const reviewSchema = v.object({
  status: v.object({
    userInfo: v.object({ username: v.string(), groups: v.optional(v.array(v.string()), []) }),
  }),
});

/**
 * Does Kyverno's ConfigMap say that it does not look at Pods which we create there? Asked once a control was admitted;
 * what cannot be read is no answer.
 */
export async function exclusionFinding(context: Context, pod: ProbePod): Promise<Finding | undefined> {
  const { cluster, scope, kyvernoNamespace: namespace } = context;
  const ref = { group: '', version: 'v1', resource: 'configmaps', namespace, name: 'kyverno' };
  const configMap = await cluster.read(ref, scope.signal);
  if (configMap.kind !== 'ok') return undefined;
  const review = await cluster.whoAmI(scope.signal);
  if (review.kind !== 'ok') return undefined;
  const parsed = v.safeParse(reviewSchema, review.body);
  if (!parsed.success) return undefined;
  const { userInfo } = parsed.output.status;
  const probe = { namespace: pod.namespace, name: 'admission-gate-probe' };
  const excluded = exclusionOf(configMap.body, userInfo, probe);
  if (excluded === undefined) return undefined;
  const { key, entry } = excluded;
  const facts = { user: userInfo.username, podNamespace: pod.namespace, key, entry, namespace };
  return finding('probe-not-looked-at', `ConfigMap ${namespace}/kyverno`, facts);
}

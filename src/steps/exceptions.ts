import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';
import { resourceOf, subjectOf } from '../kyverno/policy.ts';
import { failure, reading, unreadable } from './calls.ts';
import { type Context, go, refuse, type Step } from './context.ts';
import type { Retirement } from './intent.ts';

/** PolicyException of Kyverno's API module, `api/policies.kyverno.io/v1beta1/policy_exception.go`, as far as it names policies. */
const exceptionSchema = v.object({
  metadata: v.object({ namespace: v.string(), name: v.string() }),
  spec: v.object({ policyRefs: v.array(v.object({ kind: v.string(), name: v.string() })) }),
});
const listSchema = v.object({ items: v.array(exceptionSchema) });
type Exception = v.InferOutput<typeof exceptionSchema>;

const ref = { group: 'policies.kyverno.io', version: 'v1beta1', resource: 'policyexceptions' } as const;

/**
 * What exempts from the policy that takes the place, and not from the retired one: then something would be admitted that is
 * denied now. Whether Kyverno heeds exceptions (`--enablePolicyException`) and until when one holds is not looked at.
 */
export async function exemptions(context: Context, retirements: readonly Retirement[]): Promise<Step<void>> {
  if (retirements.length === 0) return go(undefined);
  const call = { verb: 'list', resource: 'policyexceptions.policies.kyverno.io' };
  const answer = await reading(context, (signal) => context.cluster.read(ref, signal));
  if (context.scope.ended !== undefined) return refuse(context.scope.ended);
  if (answer.kind === 'status' && answer.status === 404) return go(undefined);
  if (answer.kind !== 'ok') return refuse(failure(call, answer));
  const parsed = v.safeParse(listSchema, answer.body);
  if (!parsed.success) return refuse(unreadable(call, parsed.issues[0].message));
  const [first, ...more] = retirements.flatMap((one) => exempted(one, parsed.output.items));
  return first === undefined ? go(undefined) : refuse(first, ...more);
}

function exempted({ live, by }: Retirement, exceptions: readonly Exception[]): readonly Finding[] {
  const names = (policy: string, { spec }: Exception): boolean =>
    spec.policyRefs.some(({ kind, name }) => kind === 'ImageValidatingPolicy' && name === policy);
  return exceptions
    .filter((one) => names(by, one) && !names(live.name, one))
    .map(({ metadata: { namespace, name } }) => {
      const facts = { policy: live.name, candidate: by, resource: resourceOf(live), exception: name, namespace };
      return finding('retire-exempted', subjectOf(live), facts);
    });
}

import type { Scenario } from '../scenario.ts';
import { healthy, image, inputs, names, otherPolicy, policy, registry } from './common.ts';

export const staleTimeout: Scenario = {
  name: 'stale-timeout',
  title: 'the policy has no timeout of its own: raised, waited for, proved, and the deploy goes on',
  story: [
    `Policy ${policy} has no webhook timeout, so Kyverno gives it the basic 10 s, and now and then a good image is denied.`,
    'The gate raises it to 30 s, waits until both webhooks show that, then asks the API server about this change.',
    'The first answer is once more a timeout (its 30 s are cut to 1 s here); the second is not.',
  ],
  kyverno: {
    ...healthy,
    set: 'j-timeout-absent',
    publications: [{ after: { policy, timeoutSeconds: 30 }, steps: [{ set: 'b-one-fail-30', afterMs: 400 }] }],
    pods: {
      [image]: [{ recorded: 'timeout-registry-slow-30s', afterMs: 1000 }, { recorded: 'allowed-signed-by-tag' }],
    },
  },
  acts: [{ title: 'A deploy from the merge queue', event: 'merge_group', inputs }],
};

export const sharedPath: Scenario = {
  name: 'shared-path',
  title: 'two basic policies share one webhook path: Kyverno deadlocks on some requests, which looks like slowness',
  story: [
    `Policies ${policy} and ${otherPolicy} have no timeouts of their own, so Kyverno puts both on one webhook path.`,
    'On that path it deadlocks on some requests, by the order of a map: a retry may pass, and the next deploy may not.',
    'No policy is named to be repaired, so the gate may only say it.',
  ],
  kyverno: { ...healthy, set: 'c2-two-basic' },
  acts: [{ title: 'A deploy from the merge queue', event: 'merge_group', inputs: { ...inputs, policies: '' } }],
};

export const twoPolicies118: Scenario = {
  name: 'two-policies-1.18',
  title: 'two policies with timeouts on Kyverno 1.18: "policy not evaluated", whatever the image',
  story: [
    `Policies ${policy} and ${otherPolicy} both have their timeouts, and both can select the Pods of this change.`,
    'On Kyverno 1.18 and before, each mutating webhook then overwrites the outcome of the other, and every Pod is denied.',
    'No retry and no timeout mends that: one policy has to cover all images, or Kyverno has to be 1.19.',
  ],
  kyverno: {
    version: '1.18.2',
    set: 'c-two-fail-30',
    names,
    publications: [],
    pods: { [image]: [{ recorded: 'two-finegrained-signed-app' }] },
    control: 'denied',
  },
  acts: [{ title: 'A deploy from the merge queue', event: 'merge_group', inputs }],
};

export const neverConverges: Scenario = {
  name: 'never-converges',
  title: 'the timeout is raised, but the webhooks never follow: Kyverno is in a rollout that does not end',
  story: [
    'As stale-timeout, but Kyverno is being rolled out, and while it runs more replicas than it wants it writes no webhooks.',
    'The gate waits (5 s here, 120 s by default), then says what is missing and why.',
  ],
  kyverno: { ...healthy, set: 'j-timeout-absent' },
  extraReplicas: 1,
  acts: [
    {
      title: 'A deploy from the merge queue',
      event: 'merge_group',
      inputs: { ...inputs, 'convergence-timeout-seconds': '5' },
    },
  ],
};

export const unsignedImage: Scenario = {
  name: 'unsigned-image',
  title: 'the image of this change is not signed: refused, and why that cannot be told for certain',
  story: [
    'All is as it should be but the image itself: nobody has signed it, or Kyverno cannot see that somebody did.',
  ],
  kyverno: { ...healthy, pods: { [`${registry}/app:unsigned`]: [{ recorded: 'denied-unsigned' }] } },
  acts: [
    {
      title: 'A deploy from the merge queue',
      event: 'merge_group',
      inputs: { ...inputs, 'probe-images': `${registry}/app:unsigned` },
    },
  ],
};

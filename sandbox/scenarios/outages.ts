import type { Scenario } from '../scenario.ts';
import { healthy, image, inputs } from './common.ts';

export const notEnforced: Scenario = {
  name: 'not-enforced',
  title: 'the image is admitted, but so is a forged one: nothing verifies it',
  story: [
    'Policy and webhooks are right, and the image is admitted. A green gate would stop here.',
    'This one asks once more, with a forged digest, which must be denied. It is not: no policy covers the image.',
  ],
  kyverno: { ...healthy, control: { recorded: 'allowed-image-not-matched' } },
  acts: [{ title: 'A deploy from the merge queue', event: 'merge_group', inputs }],
};

export const kyvernoDown: Scenario = {
  name: 'kyverno-down',
  title: 'Kyverno is down, and its fail-closed webhooks deny whatever they match',
  story: [
    'Kyverno does not answer. Its webhooks fail closed, so the API server rejects all that they match: every Pod, and here,',
    'as in an outage of 2022 that lasted 88 minutes, every Service too. The gate asks about a Pod, sees which webhook it is,',
    'and says so before anything is rolled out into this.',
  ],
  kyverno: {
    ...healthy,
    pods: { [image]: [{ recorded: 'kyverno-stopped-fail-connection-refused' }] },
    control: { recorded: 'kyverno-stopped-fail-connection-refused' },
    policyWrites: { recorded: 'policy-apply-while-kyverno-stopped' },
    // The API server's words are the same for every webhook: here for that of Kyverno's older policies.
    serviceWrites: {
      recorded: 'kyverno-stopped-fail-connection-refused',
      names: {
        'ivpol.mutate.kyverno.svc-fail-finegrained-p1': 'validate.kyverno.svc-fail',
        'ivpol/mutate/p1': 'validate/fail',
      },
    },
  },
  acts: [
    {
      title: 'A deploy from the merge queue',
      event: 'merge_group',
      inputs: { ...inputs, 'probe-attempts': '3' },
    },
  ],
};

const otherHolder = 'gh:16299999990.1:deploy:5e1f0a77';
const otherLink = 'https://github.com/octo-org/shop/actions/runs/16299999990/attempts/1';

/** A default gate waits for ten minutes. */
const impatient = { ...inputs, 'lease-wait-seconds': '5' } as const;

export const leaseHeld: Scenario = {
  name: 'lease-held',
  title: 'another run holds the deploy Lease: waited for, then refused, naming it',
  story: ['Another run is deploying. The gate waits (5 s here), does not deploy over it, and touches nothing.'],
  kyverno: healthy,
  lease: { holder: otherHolder, durationSeconds: 60, link: otherLink },
  acts: [{ title: 'A deploy from the merge queue', event: 'merge_group', inputs: impatient }],
};

export const runnerLost: Scenario = {
  name: 'runner-lost',
  title: 'the machine of the run that held the Lease is gone: refused, freed by a person, and the next run goes on',
  story: [
    'A runner died in the middle of a deploy, so its post step never ran and the Lease is still held.',
    'Silence alone proves nothing, and GitHub does not say that its job is over. So the next run refuses and prints the',
    'command. A person runs it: the Lease is freed only after its holder was seen silent for two of its durations',
    '(2 s each here). Then the next run goes on.',
  ],
  kyverno: healthy,
  lease: { holder: otherHolder, durationSeconds: 2, link: otherLink },
  acts: [
    { title: 'The next deploy from the merge queue', event: 'merge_group', inputs: impatient },
    {
      title: 'A person frees the Lease',
      event: 'workflow_dispatch',
      inputs: { mode: 'release', 'confirm-holder': otherHolder },
    },
    { title: 'The deploy is queued again', event: 'merge_group', inputs },
  ],
};

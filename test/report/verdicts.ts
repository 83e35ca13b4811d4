import { finding } from '../../src/findings/finding.ts';
import type { Verdict } from '../../src/report/verdict.ts';

const image = `registry.example/shop/app@sha256:${'0a'.repeat(32)}`;

const base = {
  mode: 'gate',
  timeline: [
    { atMs: 120, what: 'Lease admission-gate/deploy taken' },
    { atMs: 900.4, what: 'policies and webhooks observed' },
  ],
  patches: [],
  probes: [],
  lease: 'admission-gate/deploy',
  holder: 'gh:1234567890.1:deploy',
  kyvernoVersion: '1.18.2',
  link: 'https://git.example/shop/app/actions/runs/1234567890/attempts/1',
} as const satisfies Partial<Verdict>;

/** A gate that lets the deploy go on. */
export const proceeding: Verdict = {
  ...base,
  verdict: 'proceed',
  code: 'proved',
  causeClass: 'none',
  retryable: false,
  findings: [finding('proved', 'gate', {}, [], 'notice')],
  patches: [{ policy: 'verify-app-images', from: '10', to: 30 }],
  probes: [
    {
      kind: 'probe',
      image,
      podNamespace: 'shop',
      from: 'probe-images',
      resolved: [],
      passed: true,
      attempts: [{ atMs: 4_000, elapsedMs: 310, status: 201, outcome: 'admitted', text: '' }],
    },
  ],
  convergence: {
    exact: true,
    expected: [{ verb: 'validate', path: 'verify-app-images', failurePolicy: 'Fail', timeoutSeconds: 30 }],
    effective: [{ verb: 'validate', path: 'verify-app-images', failurePolicy: 'Fail', timeoutSeconds: 30 }],
  },
};

/** A gate whose webhooks never became what they should be. */
export const unconverged: Verdict = {
  ...base,
  verdict: 'refuse',
  code: 'not-converged',
  causeClass: 'structural',
  retryable: false,
  findings: [
    finding(
      'not-converged',
      'webhooks',
      {
        seconds: '120',
        version: '1.18.2',
        difference: 'validate verify-app-images: expected Fail 30 s, effective Fail 10 s',
      },
      ['validate verify-app-images Fail 30 s expected', 'validate verify-app-images Fail 10 s effective'],
    ),
    finding(
      'timeout-below-wanted',
      'ImageValidatingPolicy other',
      {
        policy: 'other',
        timeout: '10',
        wanted: '30',
        resource: 'imagevalidatingpolicies/other',
      },
      [],
      'warning',
    ),
  ],
  patches: [{ policy: 'verify-app-images', from: '10', to: 30 }],
  convergence: {
    exact: false,
    expected: [
      { verb: 'mutate', path: 'verify-app-images', failurePolicy: 'Fail', timeoutSeconds: 30 },
      { verb: 'validate', path: 'verify-app-images', failurePolicy: 'Fail', timeoutSeconds: 30 },
    ],
    effective: [
      { verb: 'mutate', path: 'verify-app-images', failurePolicy: 'Fail', timeoutSeconds: 30 },
      { verb: 'validate', path: 'verify-app-images', failurePolicy: 'Fail', timeoutSeconds: 10 },
      { verb: 'validate', path: 'other', failurePolicy: 'Fail', timeoutSeconds: 10 },
    ],
  },
};

/** A gate whose probe was denied. */
export const denied: Verdict = {
  ...base,
  verdict: 'refuse',
  code: 'probe-denied',
  causeClass: 'undetermined',
  retryable: false,
  findings: [
    finding(
      'probe-denied',
      `Pod of ${image}`,
      {
        policy: 'verify-app-images',
        image,
        text: 'Policy verify-app-images failed: image is not signed',
        namespace: 'kyverno',
      },
      [
        'admission webhook "ivpol.validate.kyverno.svc-fail" denied the request: Policy verify-app-images failed: image is not signed',
      ],
    ),
  ],
  probes: [
    {
      kind: 'probe',
      image,
      podNamespace: 'shop',
      from: 'probe-images',
      resolved: [],
      passed: false,
      attempts: [
        { atMs: 4_000, elapsedMs: 10_003, status: 500, outcome: 'timeout', text: 'context deadline exceeded' },
        {
          atMs: 15_200,
          elapsedMs: 480,
          status: 400,
          outcome: 'denied',
          text: 'Policy verify-app-images failed: image is not signed',
        },
      ],
    },
    { kind: 'control', image, podNamespace: 'shop', from: '', resolved: [], passed: true, attempts: [] },
  ],
};

/** A gate that found the Lease held. */
export const leaseHeld: Verdict = {
  ...base,
  verdict: 'refuse',
  code: 'lease-held',
  causeClass: 'infra',
  retryable: true,
  findings: [
    finding('lease-held', 'Lease admission-gate/deploy', {
      lease: 'admission-gate/deploy',
      holder: 'gh:99.1:deploy',
      since: '12:00:00Z',
      link: 'https://git.example/shop/app/actions/runs/99',
      renewed: '4 s ago',
      waited: '600',
      proof: 'job 99 is in_progress',
      name: 'deploy',
      namespace: 'admission-gate',
    }),
  ],
};

export const examples: readonly (readonly [string, Verdict])[] = [
  ['proceeding', proceeding],
  ['unconverged', unconverged],
  ['denied', denied],
  ['leaseHeld', leaseHeld],
];

/** A refusal in which every text from outside is `text`, in long lists. */
export function flooded(text: string, size: number): Verdict {
  const many = <T>(one: T): T[] => Array.from({ length: size }, () => one);
  const found = { code: 'probe-denied', severity: 'error', subject: text, evidence: many(text) } as const;
  const facts = { policy: text, image: text, text, namespace: text };
  const webhook = { verb: 'mutate', path: text, failurePolicy: text, timeoutSeconds: 10 } as const;
  const attempt = { atMs: 1, elapsedMs: 2, status: 500, outcome: text, text } as const;
  return {
    ...denied,
    findings: many({ ...found, facts }),
    timeline: many({ atMs: 1, what: text }),
    patches: many({ policy: text, from: text, to: 30 }),
    probes: many({
      kind: 'probe',
      image: text,
      podNamespace: text,
      from: text,
      resolved: Array(5).fill({ image: text, pinned: text }),
      passed: false,
      attempts: many(attempt),
    } as const),
    convergence: { exact: false, expected: many(webhook), effective: [] },
    lease: text,
    holder: text,
    kyvernoVersion: text,
    link: text,
  };
}

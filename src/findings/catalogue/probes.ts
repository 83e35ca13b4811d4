import type { CatalogueEntry } from '../entry.ts';

/** Codes about what is probed, and about proof beyond a single answer. */
export const probes = {
  'manifest-unreadable': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'Manifest cannot be read',
    what: '{place} (probe-manifests) cannot be read: {problem}.',
    advice: ['Correct the file, or name in probe-manifests only what is deployed as it stands.'],
    commands: [],
  },
  'manifest-malformed': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'Template cannot be probed',
    what: 'The Pod template of {owner} at {place} is none that the API server would take: {problem}.',
    advice: ['Correct the template. Placeholders have to be filled in before the gate runs.'],
    commands: [],
  },
  'no-template': {
    causeClass: 'config',
    owner: 'workflow',
    retryable: false,
    title: 'No Pod template found',
    what: 'What probe-manifests names ({entries}) holds no Pod and no Pod template, so there is nothing to prove.',
    advice: ['Name the files or folders with the workloads that are deployed.'],
    commands: [],
  },
  'all-templates-probed': {
    causeClass: 'none',
    owner: 'nobody',
    retryable: false,
    title: 'All templates are probed',
    what: 'probe-changed-only was asked for, but all templates are probed: {why}.',
    advice: ['It compares with the base of the merge group, by git in the checkout (fetch-depth: 0 has every commit).'],
    commands: [],
  },
  'probe-slow': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'Verification is slow',
    what: '{image} was admitted after {seconds} s, which is more than half of the {timeout} s that its webhook has.',
    advice: [
      'Look what takes the time (registry, Sigstore, CPU of the admission controller) before a rollout meets the timeout.',
    ],
    commands: [],
  },
  'probe-not-looked-at': {
    causeClass: 'config',
    owner: 'platform',
    retryable: false,
    title: 'Kyverno does not look at this job’s Pods',
    what: 'Kyverno admits every Pod that {user} creates in namespace {podNamespace} without looking at it: its ConfigMap says {key}: {entry}. So no probe of this job proves anything.',
    advice: [
      'Take that entry out, or let the gate run as somebody whom it does not name. If the deploy runs as the same user, its images are not verified at all.',
    ],
    commands: ['kubectl get configmap kyverno --namespace {namespace} --output yaml', 'kubectl auth whoami'],
  },
  'must-deny-admitted': {
    causeClass: 'config',
    owner: 'policy',
    retryable: false,
    title: 'An image that must be denied was admitted',
    what: '{image} (probe-must-deny) was admitted, though policies can select its Pod ({policies}): they are less strict than they should be, or do not cover it.',
    advice: [
      'Compare its signatures with the attestors and validations of the policies, and its name with matchImageReferences.',
    ],
    commands: ['kubectl get imagevalidatingpolicies --output yaml'],
  },
} as const satisfies Record<string, CatalogueEntry>;

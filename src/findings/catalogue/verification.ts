import type { CatalogueEntry } from '../entry.ts';

const logs =
  'kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --since 10m' as const;

/** Codes about why an image could not be read or verified, where the text of Kyverno or its log shows it. */
export const verification = {
  'image-not-found': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'Image not found',
    what: 'The registry does not have {image}: {text}.',
    advice: ['Push the image before the change is queued, or correct its reference.'],
    commands: ['docker manifest inspect {image}'],
  },
  'registry-access': {
    causeClass: 'permission',
    owner: 'platform',
    retryable: false,
    title: 'Registry refuses Kyverno',
    what: 'The registry does not let Kyverno read {image}: {text}.',
    advice: [
      'Give Kyverno’s pull secret read access to the repository. A secret that is missing, or not in Kyverno’s own namespace, is skipped without a word, and the pull is anonymous.',
    ],
    commands: ['kubectl get secrets --namespace {namespace}'],
  },
  'registry-limited': {
    causeClass: 'transient',
    owner: 'platform',
    retryable: true,
    title: 'Registry limits Kyverno',
    what: 'The registry has a rate limit that Kyverno ran into while it read {image}: {text}.',
    advice: [
      'Wait until the limit is over before you queue again: each attempt counts. Authenticated pulls and a mirror have higher limits.',
    ],
    commands: ['kubectl get secrets --namespace {namespace}'],
  },
  'registry-failed': {
    causeClass: 'transient',
    owner: 'platform',
    retryable: true,
    title: 'Registry failed',
    what: 'Kyverno could not read {image} from its registry: {text}.',
    advice: [
      'Queue the pull request again when the registry answers. If it does for others, look at DNS and egress of Kyverno.',
    ],
    commands: [logs],
  },
  'registry-untrusted': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: false,
    title: 'Kyverno does not trust the registry',
    what: 'Kyverno does not accept the TLS of the registry of {image}: {text}.',
    advice: [
      'Mount the registry’s CA into the admission controller, or set credentials.allowInsecureRegistry in the policy where the registry speaks plain HTTP.',
    ],
    commands: ['kubectl get imagevalidatingpolicies --output yaml'],
  },
  'sigstore-unreachable': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'Sigstore could not be reached',
    what: 'Kyverno could not verify {image} because it could not reach Sigstore (TUF, Rekor, Fulcio): {text}. That says nothing about the signature.',
    advice: [
      'Look whether egress from the admission controller to that host is open, and at the status of Sigstore; queue again once it is reachable.',
    ],
    commands: [logs],
  },
  'signature-missing': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'No signature',
    what: 'Kyverno’s verifier found no signature of {image}: {text}.',
    advice: ['Let the build finish signing before the change is queued, and sign the digest that is deployed.'],
    commands: ['cosign tree {image}'],
  },
  'signature-mismatch': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'Signature is not as the policy demands',
    what: 'Kyverno’s verifier found signatures of {image}, but none that the policy accepts: {text}.',
    advice: [
      'Compare who signed it (identity, issuer, key, annotations) with the attestors of the policy; either the image was signed by somebody else or the policy expects somebody else.',
    ],
    commands: ['cosign tree {image}', 'kubectl get imagevalidatingpolicies --output yaml'],
  },
  'identities-unsupported': {
    causeClass: 'config',
    owner: 'policy',
    retryable: false,
    title: 'Multiple identities in one attestor',
    what: 'An attestor of the policy has multiple identities, and cosign does not verify {image} with them, since its signature is a bundle: {text}.',
    advice: [
      'Give the attestor one identity whose subjectRegExp has the alternatives, such as ^(a|b)$, or make one attestor of each.',
    ],
    commands: ['kubectl get imagevalidatingpolicies --output yaml'],
  },
  'attestor-unusable': {
    causeClass: 'config',
    owner: 'policy',
    retryable: false,
    title: 'Attestor cannot be used',
    what: 'Kyverno cannot verify {image} with an attestor of the policy: {text}.',
    advice: [
      'Complete the attestor: one of key, keyless and certificate, and ctlog.url where ctlog is given (Kyverno up to 1.18).',
    ],
    commands: ['kubectl get imagevalidatingpolicies --output yaml'],
  },
  'legacy-signature-missing': {
    causeClass: 'structural',
    owner: 'policy',
    retryable: false,
    title: 'ClusterPolicy finds no signature',
    what: 'ClusterPolicy {policy} found no signature of {image}: {text}. Its engine (verifyImages) cannot see signatures in the bundle format of cosign v3, so that the image is either not signed or signed in a form that this policy cannot read.',
    advice: [
      'Look how the image is signed. If it is a bundle, let an ImageValidatingPolicy verify it instead, or have the build write the older format beside it.',
    ],
    commands: ['cosign tree {image}', 'kubectl get clusterpolicies --output yaml'],
  },
  'legacy-verification-failed': {
    causeClass: 'undetermined',
    owner: 'change',
    retryable: false,
    title: 'ClusterPolicy denied the image',
    what: 'ClusterPolicy {policy} did not verify {image}: {text}.',
    advice: [
      'Verify the image with exactly the keys or identities that the rule verifyImages names, and look at the log.',
    ],
    commands: ['kubectl get clusterpolicies --output yaml', logs],
  },
} as const satisfies Record<string, CatalogueEntry>;

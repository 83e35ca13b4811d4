import type { CatalogueEntry } from '../entry.ts';

const keepWebhooks =
  'Do not delete Kyverno’s webhook configurations: that would admit every image unverified.' as const;

/** Codes about calls of Kyverno’s webhooks that ended without a verdict. */
export const calls = {
  'webhook-timeout': {
    causeClass: 'undetermined',
    owner: 'platform',
    retryable: true,
    title: 'Verification timed out',
    what: 'Webhook {webhook} did not answer for {image} in time, {attempts} times: {text}. A slow registry, Sigstore, a starved admission controller and a hung one look the same from here.',
    advice: [
      'Look at Kyverno’s admission controller (CPU, memory, restarts) and its log before you queue again.',
      'If the Pod names one image twice and another besides, Kyverno 1.19 may hang over it by chance: its image cache can keep a lock. Let each image stand there once.',
    ],
    commands: ['kubectl get pods --namespace {namespace} --output wide'],
  },
  'webhook-deadlock': {
    causeClass: 'structural',
    owner: 'policy',
    retryable: false,
    title: 'Kyverno deadlocked on a shared path',
    what: 'The call of webhook {webhook} for {image} ended exactly at its timeout, on a path that several policies share: {text}. Kyverno deadlocks some requests on such a path, by chance.',
    advice: [
      'Give each policy its own spec.webhookConfiguration.timeoutSeconds, and with it its own path, or let one policy cover all images. A higher timeout or a retry does not help.',
    ],
    commands: ['kubectl get imagevalidatingpolicies --output yaml'],
  },
  'webhook-unreachable': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'Kyverno could not be called',
    what: 'The API server could not call webhook {webhook}, which fails closed: {text}.',
    advice: [`Look at the admission controller of Kyverno. ${keepWebhooks}`],
    commands: ['kubectl get pods,endpointslices --namespace {namespace}'],
  },
  'webhook-no-endpoints': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'No endpoints behind the webhook',
    what: 'The API server could not call webhook {webhook}, which fails closed: no Pod behind its Service is ready: {text}.',
    advice: [
      `A rollout ends by itself; a crash loop, a node that is full or replicas of 0 do not. Look at the admission controller of Kyverno. ${keepWebhooks}`,
    ],
    commands: ['kubectl get deployments,pods,endpointslices --namespace {namespace}'],
  },
  'webhook-service-missing': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: false,
    title: 'The webhook’s Service is missing',
    what: 'The API server could not call webhook {webhook}, which fails closed: its Service, the port or the host name does not exist: {text}.',
    advice: [
      `Either Kyverno was removed and left its webhook configurations behind, or its chart and they disagree. Install Kyverno as it was, or remove it as its documentation says. ${keepWebhooks}`,
    ],
    commands: ['kubectl get services --namespace {namespace}'],
  },
  'webhook-untrusted': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: false,
    title: 'The webhook’s certificate is not accepted',
    what: 'The API server does not accept the certificate behind webhook {webhook}, which fails closed: {text}.',
    advice: [
      `Compare the caBundle of the webhook configuration with the certificate that Kyverno serves, their dates and names; look who else writes the caBundle (GitOps, a second installation). ${keepWebhooks}`,
    ],
    commands: [
      'kubectl get secrets --namespace {namespace} --selector cert.kyverno.io/managed-by=kyverno',
      'kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --since 10m',
    ],
  },
  'webhook-cut-off': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'Kyverno broke the connection off',
    what: 'The connection to webhook {webhook} broke while it judged {image} ({attempts} attempts): {text}. A rollout does that, and so does an admission controller that crashes over an image (Kyverno up to 1.18.2).',
    advice: [
      'Look at restarts and last state of the admission controller before you queue again: if this image crashes it, each further attempt takes another replica down.',
    ],
    commands: [
      'kubectl get pods --namespace {namespace} --output wide',
      'kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --previous',
    ],
  },
  'verifier-restarted': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: false,
    title: 'The admission controller restarted',
    what: 'The connection to webhook {webhook} broke while it judged {image}, and an admission controller of Kyverno has restarted since: {text}. It was not asked again: if this image crashes it, each attempt takes another replica down.',
    advice: [
      'Look at the last state of the admission controller before you queue again. OOMKilled: give it more memory. A panic with an attestor of key or certificate, a bundle and a transparency log: move to Kyverno 1.19.',
    ],
    commands: [
      'kubectl get pods --namespace {namespace} --output yaml',
      'kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --previous',
    ],
  },
  'webhook-route-missing': {
    causeClass: 'structural',
    owner: 'platform',
    retryable: false,
    title: 'Kyverno has no such route',
    what: 'Kyverno answered the call of webhook {webhook} with 404, so it does not serve that path: {text}.',
    advice: [
      'Up to Kyverno 1.18 that is so for NamespacedImageValidatingPolicies: delete the policy or switch its admission off. Else replicas of two versions run side by side, or a webhook configuration is of another version.',
    ],
    commands: [
      'kubectl get namespacedimagevalidatingpolicies --all-namespaces',
      'kubectl get pods --namespace {namespace} --output wide',
    ],
  },
  'webhook-misanswers': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: false,
    title: 'Something else answers for Kyverno',
    what: 'What answered for webhook {webhook} is no admission webhook of this API: {text}.',
    advice: [`Look what the Service of Kyverno leads to. ${keepWebhooks}`],
    commands: ['kubectl get services,endpointslices --namespace {namespace} --output yaml'],
  },
} as const satisfies Record<string, CatalogueEntry>;

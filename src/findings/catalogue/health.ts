import type { CatalogueEntry } from '../entry.ts';

const keep =
  'Do not delete {configuration}: with its backend repaired all works again, and without it nothing would check {opens}.';
const look = 'kubectl get services,endpointslices,pods --namespace {namespace}';
const events = 'kubectl get events --namespace {namespace} --sort-by .lastTimestamp';
const configured = 'kubectl get {configuration} --output yaml';

/** What they have in common: the platform's (or, of a foreign webhook, its vendor's), and no guess. */
const infra = { causeClass: 'infra', owner: 'platform', retryable: false } as const;

/** Codes about why the backend of a webhook, whoever owns it, cannot answer the API server. */
export const health = {
  'webhook-unreadable': {
    causeClass: 'undetermined',
    owner: 'platform',
    retryable: false,
    title: 'A webhook could not be read',
    what: 'In {configuration}, {part} is not in the form that is documented ({problem}), so nobody knows what it blocks. All else was judged.',
    advice: ['Look at it by hand; where it comes from a file, save that anew from the cluster.'],
    commands: [configured],
  },
  'backend-service-missing': {
    ...infra,
    title: 'The Service of a webhook is gone',
    what: 'Webhook {webhook} calls Service {service}, which does not exist, so every request that it selects fails.',
    advice: [
      'Install the product again, or its Service. Only if it was removed for good its webhook configuration is a left-over; deleting that ends this check: {opens}.',
    ],
    commands: ['kubectl get services --namespace {namespace}', configured],
  },
  'backend-port-missing': {
    ...infra,
    title: 'The Service of a webhook has another port',
    what: 'Webhook {webhook} calls a port of Service {service} that the Service does not have, so every request that it selects fails.',
    advice: ['Make the port in the webhook configuration and in the Service the same.', keep],
    commands: ['kubectl get services --namespace {namespace} --output wide', configured],
  },
  'backend-without-pods': {
    ...infra,
    title: 'A webhook has no Pods',
    what: 'No Pod stands behind webhook {webhook} (Service {service}): its workload is gone or scaled to 0, so every request that it selects fails.',
    advice: ['Look who scaled or removed its workload, and bring that back.', keep],
    commands: ['kubectl get deployments,replicasets,pods --namespace {namespace}', events],
  },
  'backend-no-endpoints': {
    ...infra,
    title: 'A webhook has no endpoints',
    what: 'Service {service} behind webhook {webhook} has no endpoints that serve, so every request that it selects fails.',
    advice: [
      'Look whether it has Pods at all (a workload scaled to 0 has none), why they are not ready, and whether the selector of the Service finds them.',
      keep,
    ],
    commands: [look, events],
  },
  'backend-out-of-memory': {
    ...infra,
    title: 'A webhook runs out of memory',
    what: 'The Pods behind webhook {webhook} (Service {service}) are killed because they reach their memory limit (OOMKilled): {pods}.',
    advice: [
      'Raise the memory limit of that workload; a longer wait or another attempt changes nothing while it is killed.',
      keep,
    ],
    commands: ['kubectl describe pods --namespace {namespace}', look],
  },
  'backend-crash-loop': {
    ...infra,
    title: 'A webhook crashes',
    what: 'The Pods behind webhook {webhook} (Service {service}) crash and are started again: {pods}.',
    advice: ['Read what the container said before it ended, and repair that.', keep],
    commands: [
      'kubectl logs {workload} --namespace {namespace} --previous --tail 50',
      'kubectl describe pods --namespace {namespace}',
    ],
  },
  'backend-image-pull': {
    ...infra,
    title: 'The image of a webhook cannot be pulled',
    what: 'The Pods behind webhook {webhook} (Service {service}) do not start, since their image cannot be pulled: {pods}.',
    advice: ['Correct the image or the access to its registry.', keep],
    commands: ['kubectl describe pods --namespace {namespace}'],
  },
  'backend-misconfigured': {
    ...infra,
    title: 'A webhook cannot start',
    what: 'The containers behind webhook {webhook} (Service {service}) cannot be made: {pods}.',
    advice: ['Look at the Secret, ConfigMap or command that its containers ask for.', keep],
    commands: ['kubectl describe pods --namespace {namespace}'],
  },
  'backend-unschedulable': {
    ...infra,
    title: 'A webhook finds no node',
    what: 'The Pods behind webhook {webhook} (Service {service}) are on no node: {pods}.',
    advice: ['Give the cluster room, or the Pods fewer demands (requests, affinity, tolerations).', keep],
    commands: ['kubectl describe pods --namespace {namespace}', 'kubectl get nodes'],
  },
  'backend-not-ready': {
    ...infra,
    title: 'The Pods of a webhook are not ready',
    what: 'The Pods behind webhook {webhook} (Service {service}) are not ready: {pods}.',
    advice: ['Look at their readiness probe and their log.', keep],
    commands: [look, 'kubectl logs {workload} --namespace {namespace} --tail 50'],
  },
  'backend-refuses': {
    ...infra,
    title: 'A webhook takes no connection',
    what: 'Nothing takes the call of webhook {webhook} at {service}: {text}.',
    advice: ['Look whether its Pods run and are ready; a rollout ends this by itself, a crash does not.', keep],
    commands: [look],
  },
  'control-plane-blocked': {
    ...infra,
    title: 'The control plane does not reach a webhook',
    what: 'The control plane cannot reach the Pods of webhook {webhook} ({service}) over the network: {text}.',
    advice: [
      'Look at what stands between the API server and the Pods: firewall and security group for the port of the Pod, network policy, a custom Pod network that the control plane does not know (then the webhook needs hostNetwork).',
      keep,
    ],
    commands: [
      'kubectl get pods --namespace {namespace} --output wide',
      'kubectl get networkpolicies --namespace {namespace}',
    ],
  },
  'tunnel-down': {
    ...infra,
    title: 'The tunnel of the control plane is down',
    what: 'The API server reaches its nodes through a tunnel (konnectivity or the like), which failed on the way to webhook {webhook}: {text}.',
    advice: [
      'Look at the Pods of the tunnel’s agent and at the nodes. Logs and exec fail in the same way while it is down.',
      keep,
    ],
    commands: ['kubectl get pods --namespace kube-system --output wide', 'kubectl get nodes'],
  },
  'proxy-answers': {
    ...infra,
    title: 'A proxy answers for a webhook',
    what: 'A proxy stands between the API server and webhook {webhook} ({service}) and did not let the call through: {text}.',
    advice: [
      'Set no_proxy of the API server to the cluster’s Service and Pod networks and to .svc and .cluster.local, so that webhooks are called directly.',
      keep,
    ],
    commands: [
      'kubectl get pods --namespace kube-system --selector component=kube-apiserver --output yaml',
      configured,
    ],
  },
  'backend-unresolved': {
    ...infra,
    title: 'The address of a webhook is not found',
    what: 'The API server cannot resolve the address of webhook {webhook} ({service}): {text}.',
    advice: ['Look at the address in the webhook configuration and at the name servers of the control plane.', keep],
    commands: [configured],
  },
  'backend-route-missing': {
    ...infra,
    title: 'A webhook does not know its path',
    what: 'The backend of webhook {webhook} ({service}) answers, but not at the path that is called: {text}.',
    advice: [
      'Webhook configuration and backend are of different versions: let the rollout end, or bring both to one.',
      keep,
    ],
    commands: [configured, look],
  },
  'backend-answer-invalid': {
    ...infra,
    title: 'The answer of a webhook is not one',
    what: 'What answers for webhook {webhook} ({service}) is not an admission webhook: {text}.',
    advice: ['Look what listens there, and whether the Service selects the right Pods and port.', keep],
    commands: [look, configured],
  },
  'backend-error': {
    ...infra,
    title: 'A webhook fails',
    what: 'The backend of webhook {webhook} ({service}) is reached and fails: {text}.',
    advice: ['Read its log at that time.', keep],
    commands: ['kubectl logs {workload} --namespace {namespace} --since 10m', look],
  },
  'ca-expired': {
    ...infra,
    title: 'The caBundle of a webhook has expired',
    what: 'The caBundle of webhook {webhook} expired on {expired}, so the API server trusts nothing that {service} serves, and every request that it selects fails.',
    advice: [
      'Renew the certificate authority in {authority} and let the caBundle follow; a newer serving certificate alone does not help, and no repetition does.',
      keep,
    ],
    commands: ['kubectl get secrets --namespace {namespace}', configured],
  },
  'ca-mismatch': {
    ...infra,
    title: 'The caBundle of a webhook does not fit',
    what: 'What {service} serves is signed by an authority that is not in the caBundle of webhook {webhook} (“certificate signed by unknown authority”): the caBundle differs from the certificate authority in use.',
    advice: [
      'Compare the caBundle with the certificate authority in {authority}. Most often a rotation did not reach the webhook configuration, or a tool that applies it (GitOps, Helm) put an old caBundle back.',
      keep,
    ],
    commands: ['kubectl get {configuration} --output yaml --show-managed-fields'],
  },
  'ca-unreadable': {
    ...infra,
    title: 'The caBundle of a webhook is no certificate',
    what: 'The caBundle of webhook {webhook} holds no certificate that can be read, so the API server cannot call {service}.',
    advice: [
      'Look what writes it: an injector (cert-manager, a Job of the chart) that does not run leaves a placeholder.',
      keep,
    ],
    commands: [configured],
  },
  'certificate-expired': {
    ...infra,
    title: 'The certificate of a webhook is not valid now',
    what: 'The certificate that {service} serves for webhook {webhook}, or one in its chain, is expired or not valid yet: {text}.',
    advice: [
      'Renew it in {authority} and look why nothing did; “is before” instead of “is after” means a clock that is wrong.',
      keep,
    ],
    commands: ['kubectl get secrets --namespace {namespace}', look],
  },
  'certificate-wrong-name': {
    ...infra,
    title: 'The certificate of a webhook has another name',
    what: 'The certificate that {service} serves is not for the name by which webhook {webhook} is called: {text}.',
    advice: [
      'The serving certificate needs the name that the webhook configuration calls, such as NAME.NAMESPACE.svc.',
      keep,
    ],
    commands: [configured, 'kubectl get secrets --namespace {namespace}'],
  },
  'webhook-not-enforced': {
    ...infra,
    title: 'A webhook is not enforced',
    what: 'Webhook {webhook} cannot be answered by {service}, and with failurePolicy Ignore every request that it selects goes through unchecked: what it checks is not enforced.',
    advice: ['Nothing fails for it; bring its backend back, since until then this is open: {opens}.'],
    commands: [look, configured],
  },
  'ca-expires': {
    ...infra,
    title: 'The caBundle of a webhook expires soon',
    what: 'The caBundle of webhook {webhook} expires on {expires}, in {days} days. From then on every request that it selects fails.',
    advice: ['Renew the certificate authority in {authority} before that day, and let the caBundle follow.'],
    commands: ['kubectl get secrets --namespace {namespace}', configured],
  },
  'certificate-expires': {
    ...infra,
    title: 'The certificate of a webhook expires soon',
    what: 'The certificate that {service} serves for webhook {webhook} is trusted until {expires} only, in {days} days.',
    advice: ['Renew it in {authority} before that day, and look why nothing did.'],
    commands: ['kubectl get secrets --namespace {namespace}'],
  },
} as const satisfies Record<string, CatalogueEntry>;

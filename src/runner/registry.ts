/**
 * Every input with the value that stands for an absent or empty one, as in action.yml. Where action.yml defaults to an
 * expression, the runner has evaluated it before we start, and empty means that it knew nothing.
 */
export const inputDefaults = {
  mode: 'gate',
  policies: '',
  'policy-files': '',
  'apply-policies': 'false',
  'retire-policies': '',
  'accept-policy-change': '',
  'probe-images': '',
  'probe-manifests': '',
  'probe-changed-only': 'false',
  'probe-must-deny': '',
  'probe-namespace': 'default',
  'webhook-timeout-seconds': '30',
  lease: 'admission-gate/deploy',
  'lease-duration-seconds': '60',
  'lease-wait-seconds': '600',
  'allow-older': 'false',
  'max-hold-seconds': '21600',
  'on-lease-loss': 'fail',
  run: '',
  'stop-grace-seconds': '30',
  'confirm-holder': '',
  enforcement: 'enforce',
  'break-glass-reason': '',
  comment: 'on-refusal',
  'pull-request': '',
  'check-paths': '',
  'diagnose-kinds': 'Pod,Service,ConfigMap,Deployment,Lease',
  'warn-days': '14',
  'fail-on': 'error',
  save: '',
  from: '',
  kubeconfig: '',
  context: '',
  'kyverno-namespace': 'kyverno',
  'kyverno-version': '',
  'read-kyverno-logs': 'false',
  'convergence-timeout-seconds': '120',
  'probe-attempts': '6',
  'probe-timeout-seconds': '240',
  'timeout-seconds': '1200',
  'github-token': '',
  'job-id': '',
  'job-status': '',
} as const satisfies Readonly<Record<string, string>>;

/** Name of an input in action.yml. */
export type InputName = keyof typeof inputDefaults;

/** Inputs that hold several entries, one per line. */
export const listInputs: readonly InputName[] = [
  'policies',
  'retire-policies',
  'accept-policy-change',
  'probe-images',
  'check-paths',
  'diagnose-kinds',
];

/** Inputs that only a job of the Actions runner has a use for: all that the runner evaluates, and what it does on a loss. */
export const jobInputs: readonly InputName[] = ['github-token', 'job-id', 'job-status', 'on-lease-loss'];

/** Every output in action.yml. */
export const outputNames = ['verdict', 'reason-code', 'cause-class', 'retryable', 'images', 'report'] as const;

/** Name of an output in action.yml. */
export type OutputName = (typeof outputNames)[number];

/** Everything that main hands on to post. The runner keeps it in plain text, so no secret is ever among it. */
export const stateKeys = [
  'holder',
  'lease',
  'lease-uid',
  'kubeconfig',
  'context',
  'phase',
  'head-sha',
  'repository-id',
  'server',
  'keeper',
] as const;

/** Key of a value that main saves for post. */
export type StateKey = (typeof stateKeys)[number];

/** The variable by which later steps of the job find the keeper's folder. */
export const keeperVariable = 'ADMISSION_GATE_KEEPER';

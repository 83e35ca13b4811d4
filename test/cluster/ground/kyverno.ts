import { request } from 'node:https';
import { isDeepStrictEqual } from 'node:util';
import type { ApiClient } from './client.ts';
import { kyvernoDeployment } from './deployment.ts';
import { authoritySecret, kyvernoNamespace, servingSecret } from './kyverno-secrets.ts';
import { freePort, loopback } from './ports.ts';
import { type ProcessPlan, type RunningProcess, startProcess } from './process.ts';
import { at } from './readers.ts';
import { until } from './until.ts';

const registration = '/apis/admissionregistration.k8s.io/v1';
const leaderLease = `/apis/coordination.k8s.io/v1/namespaces/${kyvernoNamespace}/leases/kyverno`;

// What a ready leader has written; the resource configurations are there even when no policy needs an entry.
const configurations = [
  `${registration}/validatingwebhookconfigurations/kyverno-policy-validating-webhook-cfg`,
  `${registration}/validatingwebhookconfigurations/kyverno-resource-validating-webhook-cfg`,
  `${registration}/mutatingwebhookconfigurations/kyverno-resource-mutating-webhook-cfg`,
];

interface Setup {
  readonly binary: string;
  readonly folder: string;
  readonly kubeconfig: string;
  readonly port: number;
  readonly metricsPort: number;
}

/** One replica of Kyverno's admission controller, run as in a cluster: called through its Service. */
export class Kyverno {
  #setup: Setup;
  readonly #admin: ApiClient;
  #process: RunningProcess | undefined;
  #extraArgs: readonly string[] = [];
  #isSuspended = false;
  #disturbedAt: number | undefined;

  private constructor(setup: Setup, admin: ApiClient) {
    this.#setup = setup;
    this.#admin = admin;
  }

  static async prepare(binary: string, folder: string, kubeconfig: string, admin: ApiClient): Promise<Kyverno> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    return new Kyverno({ binary, folder, kubeconfig, port, metricsPort }, admin);
  }

  /**
   * Returns when it runs with just these extra arguments, answers, leads and has written its configurations. Starts it, or
   * starts it anew, only where that is needed.
   */
  async start(extraArgs: readonly string[] = []): Promise<void> {
    if (!isDeepStrictEqual(extraArgs, this.#extraArgs)) await this.stop();
    if (!this.#process?.isRunning()) {
      this.disturb();
      this.#extraArgs = extraArgs;
      this.#process = await startProcess(plan(this.#setup, extraArgs));
    }
    await this.#ready(this.#process);
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#process?.stop(signal);
  }

  /** Starts another binary in its place, which takes over what the one before has written. */
  async replace(binary: string): Promise<void> {
    await this.stop('SIGTERM');
    this.#setup = { ...this.#setup, binary };
    await this.start(this.#extraArgs);
  }

  suspend(): void {
    this.#process?.signal('SIGSTOP');
    this.#isSuspended = true;
  }

  resume(): void {
    if (!this.#isSuspended) return;
    this.#process?.signal('SIGCONT');
    this.#isSuspended = false;
    this.disturb();
  }

  /** Says that something happened that may have cost it the lead: the next `start` waits until it leads again. */
  disturb(): void {
    this.#disturbedAt = Date.now();
  }

  async #ready(kyverno: RunningProcess): Promise<void> {
    const disturbedAt = this.#disturbedAt;
    if (disturbedAt === undefined) return;
    const stages = [() => this.#leadsSince(disturbedAt), () => this.#isConfigured(), () => this.#isServing()];
    const look = async () => {
      await kyverno.assertRunning();
      for (const stage of stages) if (!(await stage())) return false;
      return true;
    };
    await until('Kyverno leads, serves and has written its webhook configurations', look, { deadlineMs: 60_000 });
    this.#disturbedAt = undefined;
  }

  #isServing(): Promise<boolean> {
    const { port } = this.#setup;
    // Its certificate names the Service, not this address; whether the API server trusts it is shown by every admission.
    const options = { host: loopback, port, path: '/health/readiness', rejectUnauthorized: false, timeout: 1_000 };
    return new Promise((resolve) => {
      const call = request(options, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      call.once('timeout', () => call.destroy());
      call.once('error', () => resolve(false));
      call.end();
    });
  }

  async #leadsSince(moment: number): Promise<boolean> {
    const lease = await this.#admin.request('GET', leaderLease);
    const renewed = at(lease.body, 'spec', 'renewTime');
    return typeof renewed === 'string' && Date.parse(renewed) >= moment;
  }

  async #isConfigured(): Promise<boolean> {
    const answers = await Promise.all(configurations.map((path) => this.#admin.request('GET', path)));
    return answers.every(({ status }) => status === 200);
  }
}

function plan({ binary, folder, kubeconfig, port, metricsPort }: Setup, extraArgs: readonly string[]): ProcessPlan {
  const serviceAccount = `system:serviceaccount:${kyvernoNamespace}`;
  const args = [
    `--kubeconfig=${kubeconfig}`,
    `--servicePort=${port}`,
    `--webhookServerHost=${loopback}`,
    `--webhookServerPort=${port}`,
    `--caSecretName=${authoritySecret}`,
    `--tlsSecretName=${servingSecret}`,
    `--backgroundServiceAccountName=${serviceAccount}:kyverno-background-controller`,
    `--reportsServiceAccountName=${serviceAccount}:kyverno-reports-controller`,
    '--admissionReports=false',
    // The metrics server listens in spite of --disableMetrics, on all addresses and a fixed port unless told otherwise.
    '--disableMetrics=true',
    `--metricsHost=${loopback}`,
    `--metricsPort=${metricsPort}`,
    '--controllerRuntimeMetricsAddress=0',
    '--autoMemLimitEnabled=false',
    '--enablePolicyException=false',
    '--disableLogColor=true',
    '-v=2',
    ...extraArgs,
  ];
  return { name: 'kyverno', command: binary, args, folder, environment: environment(folder) };
}

// The same Pod name over restarts lets a restarted leader lead at once instead of after the old lease's 12 seconds.
function environment(folder: string): Readonly<Record<string, string>> {
  return {
    KYVERNO_NAMESPACE: kyvernoNamespace,
    KYVERNO_SERVICEACCOUNT_NAME: 'kyverno-admission-controller',
    KYVERNO_DEPLOYMENT: kyvernoDeployment,
    KYVERNO_POD_NAME: 'kyverno-admission-controller-0',
    INIT_CONFIG: 'kyverno',
    METRICS_CONFIG: 'kyverno-metrics',
    TUF_ROOT: `${folder}/tuf`,
  };
}

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join } from 'node:path';
import type { Target } from '../../conformance/run.ts';
import type { Tools } from '../install.ts';
import type { CertificateMaker, CertificatePair } from './certificates.ts';
import { type ApiClient, apiClient } from './client.ts';
import { freePort, loopback } from './ports.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { until } from './until.ts';
import { type GroundUser, kubeconfig, makeTokens, type Tokens, tokenFile } from './users.ts';

const servingHosts = [`IP:${loopback}`, 'DNS:localhost', 'DNS:kubernetes.default.svc'];
const serviceAccountKey = 'service-account.key';

/** etcd and kube-apiserver; no controller-manager, no scheduler: what they would write, tests write by hand. */
export class ControlPlane {
  readonly #setup: Setup;
  readonly #agent: Agent;
  #etcd: RunningProcess | undefined;
  #apiServer: RunningProcess | undefined;

  private constructor(setup: Setup) {
    this.#setup = setup;
    this.#agent = new Agent({ keepAlive: true, ca: setup.authority.certificate });
  }

  /** Starts nothing yet, so that whoever asks for a start can also stop what a failed start leaves. */
  static async prepare(tools: Tools, folder: string, certificates: CertificateMaker): Promise<ControlPlane> {
    const tokens = makeTokens();
    await writeFile(join(folder, 'tokens.csv'), tokenFile(tokens));
    const ports = { etcd: await freePort(), etcdPeer: await freePort(), apiServer: await freePort() };
    const authority = await certificates.authority('ground-ca');
    const serving = await certificates.serving('kube-apiserver', authority, servingHosts);
    await writeFile(join(folder, serviceAccountKey), newServiceAccountKey());
    return new ControlPlane({ tools, folder, tokens, ports, authority, serving });
  }

  get server(): string {
    return `https://${loopback}:${this.#setup.ports.apiServer}`;
  }

  clientFor(user: GroundUser): ApiClient {
    return apiClient({ server: this.server, token: this.#setup.tokens[user], agent: this.#agent });
  }

  /** Where the conformance requests go: `nobody` has a token that this server never gave out. */
  conformanceTarget(): Target {
    const { admin, deployer } = this.#setup.tokens;
    return { server: this.server, agent: this.#agent, tokens: { admin, deployer, nobody: randomUUID() } };
  }

  /** Writes a kubeconfig file for the user and returns its path. */
  async kubeconfigFor(user: GroundUser): Promise<string> {
    const { folder, authority, tokens } = this.#setup;
    const path = join(folder, `${user}.kubeconfig`);
    await writeFile(path, kubeconfig(this.server, authority.certificate, user, tokens[user]));
    return path;
  }

  /** Starts both side by side: kube-apiserver waits for its etcd. */
  async start(): Promise<void> {
    this.#etcd = await startProcess(etcdPlan(this.#setup));
    await this.startApiServer();
  }

  async startApiServer(extraArgs: readonly string[] = []): Promise<void> {
    if (this.isRunning()) return;
    const apiServer = await startProcess(apiServerPlan(this.#setup, extraArgs));
    this.#apiServer = apiServer;
    const admin = this.clientFor('admin');
    await until('kube-apiserver is ready', async () => {
      await apiServer.assertRunning();
      const answer = await admin.request('GET', '/readyz').catch(() => undefined);
      return answer?.status === 200;
    });
  }

  isRunning(): boolean {
    return this.#apiServer?.isRunning() ?? false;
  }

  /** SIGKILL by default: a graceful stop waits for the end of every watch. */
  async stopApiServer(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#apiServer?.stop(signal);
    // Sockets kept alive would fail the first request to the next API server.
    this.#agent.destroy();
  }

  async close(): Promise<void> {
    await Promise.all([this.stopApiServer(), this.#etcd?.stop()]);
  }
}

interface Setup {
  readonly tools: Tools;
  readonly folder: string;
  readonly tokens: Tokens;
  readonly ports: { readonly etcd: number; readonly etcdPeer: number; readonly apiServer: number };
  readonly authority: CertificatePair;
  readonly serving: CertificatePair;
}

// kube-apiserver demands a key for ServiceAccount tokens even when it never issues one.
function newServiceAccountKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'sec1', format: 'pem' }).toString();
}

function etcdPlan({ tools, folder, ports }: Setup) {
  const [client, peer] = [`http://${loopback}:${ports.etcd}`, `http://${loopback}:${ports.etcdPeer}`];
  const args = [
    '--name=ground',
    '--data-dir=etcd',
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=ground=${peer}`,
    // The data lives as long as the test: nothing is lost with it.
    '--unsafe-no-fsync',
  ];
  return { name: 'etcd', command: tools.etcd, args, folder };
}

function apiServerPlan({ tools, folder, ports, serving }: Setup, extraArgs: readonly string[]) {
  const args = [
    `--etcd-servers=http://${loopback}:${ports.etcd}`,
    `--bind-address=${loopback}`,
    `--advertise-address=${loopback}`,
    `--secure-port=${ports.apiServer}`,
    `--tls-cert-file=${serving.certificateFile}`,
    `--tls-private-key-file=${serving.keyFile}`,
    '--token-auth-file=tokens.csv',
    '--authorization-mode=RBAC',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${serviceAccountKey}`,
    `--service-account-signing-key-file=${serviceAccountKey}`,
    '--service-cluster-ip-range=10.96.0.0/16',
    // Without a controller-manager nobody makes the default ServiceAccounts that this plugin demands of each Pod.
    '--disable-admission-plugins=ServiceAccount',
    '--endpoint-reconciler-type=none',
    ...extraArgs,
  ];
  return { name: 'kube-apiserver', command: tools.kubeApiserver, args, folder };
}

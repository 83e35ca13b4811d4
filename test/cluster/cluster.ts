import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createBaseObjects, createNamespace } from './ground/base-objects.ts';
import { CertificateMaker } from './ground/certificates.ts';
import type { ApiAnswer, ApiClient } from './ground/client.ts';
import { ControlPlane } from './ground/control-plane.ts';
import { replaceCrds } from './ground/crds.ts';
import {
  type DeploymentStatus,
  setDeploymentReplicas,
  setDeploymentStatus,
  settleDeployment,
  untilRolloutNoticed,
} from './ground/deployment.ts';
import { Kyverno } from './ground/kyverno.ts';
import { makeKyvernoSecrets, type Secret } from './ground/kyverno-secrets.ts';
import { type PodOptions, pod } from './ground/pods.ts';
import { logTail, readLog } from './ground/process.ts';
import { clearTestObjects, policiesIn, type ResourceWebhooks, resourceWebhooks } from './ground/reset.ts';
import { until } from './ground/until.ts';
import type { GroundUser } from './ground/users.ts';
import { install, type Tools } from './install.ts';
import { collectionOf, type Policy, type PolicyOptions, type PolicyTemplate, policyTemplate } from './policies.ts';
import { Registry } from './registry/registry.ts';
import { isBefore119, type KyvernoVersion } from './versions.ts';

interface Parts {
  readonly version: KyvernoVersion;
  readonly tools: Tools;
  readonly folder: string;
  readonly registry: Registry;
  readonly controlPlane: ControlPlane;
  readonly kyverno: Kyverno;
}

/**
 * A real kube-apiserver on etcd, a real Kyverno called through its Service, and a registry: all on loopback, all children
 * of this process, all gone with it.
 */
export class Cluster {
  readonly #parts: Parts;
  readonly admin: ApiClient;
  /** Builds policies that this Kyverno version can evaluate. */
  readonly policy: PolicyTemplate;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.admin = parts.controlPlane.clientFor('admin');
    this.policy = policyTemplate(parts.version, parts.registry);
  }

  /** Installs what is missing, starts all, and returns when Kyverno leads. What a failed start left is ended. */
  static async start(version: KyvernoVersion): Promise<Cluster> {
    const tools = await install(version);
    const folder = await mkdtemp(join(tmpdir(), 'admission-gate-'));
    const certificates = new CertificateMaker(tools.openssl, folder);
    const secrets = await makeKyvernoSecrets(certificates);
    const controlPlane = await ControlPlane.prepare(tools, folder, certificates);
    const kubeconfig = await controlPlane.kubeconfigFor('kyverno');
    const kyverno = await Kyverno.prepare(tools.kyverno, folder, kubeconfig, controlPlane.clientFor('admin'));
    const registry = await Registry.start();
    const cluster = new Cluster({ version, tools, folder, registry, controlPlane, kyverno });
    try {
      await cluster.#start(secrets);
      return cluster;
    } catch (cause) {
      const logs = await cluster.logs();
      await cluster.close();
      throw new Error(`the cluster did not start\n${logs}`, { cause });
    }
  }

  get version(): KyvernoVersion {
    return this.#parts.version;
  }

  get tools(): Tools {
    return this.#parts.tools;
  }

  get registry(): Registry {
    return this.#parts.registry;
  }

  /** A folder for files of tests, removed on close. */
  get folder(): string {
    return this.#parts.folder;
  }

  clientFor(user: GroundUser): ApiClient {
    return this.#parts.controlPlane.clientFor(user);
  }

  /** Path of a kubeconfig with which the user reaches this cluster. */
  kubeconfigFor(user: GroundUser): Promise<string> {
    return this.#parts.controlPlane.kubeconfigFor(user);
  }

  createNamespace(name: string, labels?: Readonly<Record<string, string>>): Promise<void> {
    return createNamespace(this.admin, name, labels);
  }

  /** Creates a policy; it is published milliseconds later, which `resourceWebhooks` shows. */
  async apply(options: PolicyOptions): Promise<Policy> {
    const policy = this.policy(options);
    await this.admin.expect('POST', collectionOf(policy), policy);
    return policy;
  }

  /** Server-dry-runs the creation of a Pod with one container per image. */
  probe(images: string | readonly string[], options: PodOptions = {}): Promise<ApiAnswer> {
    const { namespace = 'apps' } = options;
    return this.admin.request('POST', `/api/v1/namespaces/${namespace}/pods?dryRun=All`, pod(images, options));
  }

  resourceWebhooks(): Promise<ResourceWebhooks> {
    return resourceWebhooks(this.admin);
  }

  /** Waits until the resource webhooks are as asked, and returns them. */
  webhooksWhen(what: string, condition: (webhooks: ResourceWebhooks) => boolean): Promise<ResourceWebhooks> {
    return until(what, async () => {
      const webhooks = await this.resourceWebhooks();
      return condition(webhooks) && webhooks;
    });
  }

  /** Waits until each configuration names exactly these image policies, and returns both. */
  async published(...policies: readonly string[]): Promise<ResourceWebhooks> {
    const webhooks = await this.webhooksWhen(`published: ${policies}`, ({ mutating, validating }) =>
      [mutating, validating].every((webhooks) => isDeepStrictEqual(policiesIn(webhooks), policies.toSorted())),
    );
    if (isBefore119(this.version) && policies.length === 1) await until(`asked: ${policies}`, () => this.#asksBoth());
    return webhooks;
  }

  /**
   * The API server goes by its own copies of the configurations, one of which may be older. Before 1.19 the validating
   * webhook tells that the mutating one was not asked.
   */
  async #asksBoth(): Promise<boolean> {
    const { status, body } = await this.probe(this.registry.image('app', 'signed'));
    return status === 201 || !JSON.stringify(body).includes('annotations not present on object');
  }

  /** Leaves the webhooks as they are: they deny from now on. */
  stopKyverno(signal?: NodeJS.Signals): Promise<void> {
    return this.#parts.kyverno.stop(signal);
  }

  startKyverno(extraArgs?: readonly string[]): Promise<void> {
    return this.#parts.kyverno.start(extraArgs);
  }

  /** Replaces Kyverno by that version, and its CRDs before; policies and webhooks stand. */
  async upgradeKyverno(version: KyvernoVersion): Promise<void> {
    const tools = await install(version);
    await replaceCrds(this.admin, tools.kyvernoCrds);
    await this.#parts.kyverno.replace(tools.kyverno);
  }

  /** From now on Kyverno accepts connections and answers none. */
  suspendKyverno(): void {
    this.#parts.kyverno.suspend();
  }

  resumeKyverno(): void {
    this.#parts.kyverno.resume();
  }

  /** From now on Kyverno takes its Deployment for one in a rolling update and writes no webhooks. */
  beginRollingUpdate(): Promise<void> {
    return this.#exceedReplicas(() => this.setDeploymentStatus({ replicas: 2 }));
  }

  endRollingUpdate(): Promise<void> {
    return this.setDeploymentStatus();
  }

  /** Kyverno ends gracefully while its Deployment wants no replica, and takes its webhooks with it. */
  async scaleKyvernoToZero(): Promise<void> {
    await this.#exceedReplicas(() => setDeploymentReplicas(this.admin, 0));
    await this.stopKyverno('SIGTERM');
  }

  /** Sets the given fields over those of a settled Deployment; Kyverno sees it some milliseconds later. */
  setDeploymentStatus(status?: DeploymentStatus): Promise<void> {
    return setDeploymentStatus(this.admin, status);
  }

  stopApiServer(signal?: NodeJS.Signals): Promise<void> {
    return this.#parts.controlPlane.stopApiServer(signal);
  }

  startApiServer(extraArgs?: readonly string[]): Promise<void> {
    this.#parts.kyverno.disturb();
    return this.#parts.controlPlane.startApiServer(extraArgs);
  }

  /** Ends all faults and removes what tests made: image policies, Leases, requests seen. Namespaces stay. */
  async reset(): Promise<void> {
    const { registry, controlPlane, kyverno } = this.#parts;
    registry.setFaults();
    kyverno.resume();
    if (!controlPlane.isRunning()) await this.startApiServer();
    await Promise.all([kyverno.start(), settleDeployment(this.admin)]);
    await clearTestObjects(this.admin);
    registry.requests({ clear: true });
  }

  /** The end of each process's log. */
  async logs(lines?: number): Promise<string> {
    const names = ['etcd', 'kube-apiserver', 'kyverno'];
    const tails = await Promise.all(names.map((name) => logTail(this.folder, name, lines)));
    return names.map((name, index) => `--- ${name}\n${tails[index]}`).join('\n');
  }

  async close(): Promise<void> {
    const { folder, registry, controlPlane, kyverno } = this.#parts;
    await Promise.all([kyverno.stop(), controlPlane.close(), registry.close()]);
    await rm(folder, { recursive: true, force: true });
  }

  async #exceedReplicas(change: () => Promise<void>): Promise<void> {
    const before = await readLog(this.folder, 'kyverno');
    await change();
    await untilRolloutNoticed(this.admin, async () => (await readLog(this.folder, 'kyverno')).slice(before.length));
  }

  async #start(secrets: readonly Secret[]): Promise<void> {
    const { version, tools, controlPlane, kyverno } = this.#parts;
    await controlPlane.start();
    await createBaseObjects(this.admin, { version, crds: tools.kyvernoCrds, secrets });
    await kyverno.start();
  }
}

import * as v from 'valibot';
import type { Answer, WatchEvent } from '../../src/cluster/port.ts';
import { verbs } from '../../src/kyverno/assess.ts';
import { parsePolicy } from '../../src/kyverno/policy.ts';
import { configurationNames, type Verb } from '../../src/kyverno/webhooks.ts';
import { ok, status } from './answers.ts';
import { FakeCluster, type Follow, type Reply } from './cluster.ts';
import { merged } from './json-patch.ts';
import { LeaseServer } from './lease-server.ts';
import { plainKyverno, workloadRules } from './plain-kyverno.ts';
import { podRule, readable } from './policies.ts';

const conflict = status(409, 'the object has been modified');

const policySchema = v.looseObject({
  metadata: v.looseObject({ name: v.string(), uid: v.string(), resourceVersion: v.string(), generation: v.number() }),
  spec: v.looseObject({ webhookConfiguration: v.optional(v.looseObject({ timeoutSeconds: v.optional(v.number()) })) }),
});
type PolicyObject = v.InferOutput<typeof policySchema>;

const mergePatchSchema = v.object({
  patch: v.strictObject({
    metadata: v.strictObject({ resourceVersion: v.string(), uid: v.string() }),
    spec: v.record(v.string(), v.unknown()),
  }),
  manager: v.string(),
});

const podSchema = v.object({
  spec: v.object({ containers: v.tuple([v.object({ image: v.string() })]) }),
});

type Watch = (event: WatchEvent) => void;

interface Options {
  readonly image?: string;
  readonly watches?: Readonly<Record<string, Follow>>;
}

const behind = ['services', 'endpointslices', 'pods', 'leases'];

/**
 * A cluster with one Lease, image validating policies, a Kyverno that turns them into webhooks (basic ones share a
 * path, a timeout gives one of its own), and Pods that are admitted or denied. Every rule of the API server that the
 * gate relies on is kept: resourceVersions, `test` operations, watches from a resourceVersion on.
 */
export class LivingCluster {
  readonly #leases = new LeaseServer();
  policies: readonly PolicyObject[];
  /** Does Kyverno follow policy changes? */
  follows = true;
  /** What the API server says about a Pod of that image. */
  admit: (image: string) => Answer = (image) =>
    image.includes('@sha256:') ? forged(image) : ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
  readonly port: FakeCluster;
  readonly #own: Readonly<Record<string, Reply>>;
  #version = 100;
  #entries: Readonly<Record<Verb, readonly object[]>>;
  readonly #changedAt: Record<Verb, number> = { mutate: 0, validate: 0 };
  readonly #watches: Record<Verb, Watch[]> = { mutate: [], validate: [] };

  constructor(
    policies: readonly object[],
    replies: Readonly<Record<string, Reply | readonly Reply[]>> = {},
    { image = 'kyverno:v1.19.1', watches = {} }: Options = {},
  ) {
    this.policies = policies.map((policy) => v.parse(policySchema, policy));
    this.#entries = { mutate: this.#made('mutate'), validate: this.#made('validate') };
    this.#own = {
      ...this.#leases.replies,
      ...this.#policyReplies(),
      ...this.#webhookReplies(),
      ...otherReplies(image),
      whoAmI: ok({ status: { userInfo: { username: 'deployer' } } }, 201),
      'read configmaps kyverno/kyverno': ok({ data: {} }),
      // Nobody is bound to let a gate look behind the webhooks.
      ...Object.fromEntries(behind.map((resource) => [`read ${resource} kyverno`, status(403, 'forbidden')])),
      dryRunPod: (body) => this.admit(imageOf(body)),
    };
    this.port = new FakeCluster({
      replies: { ...this.#own, ...replies },
      watches: {
        'watchWebhook mutatingwebhookconfigurations': (...args) => this.#follow('mutate', ...args),
        'watchWebhook validatingwebhookconfigurations': (...args) => this.#follow('validate', ...args),
        ...watches,
      },
    });
  }

  get holder(): string {
    return this.#leases.holder;
  }

  /** Another run takes the Lease without asking. */
  steal(holder: string): void {
    this.#leases.steal(holder);
  }

  /** What this cluster answers to a call by its own rules, for a reply that does something besides. */
  answer(call: string, body: unknown): Answer {
    const reply = this.#own[call];
    const answer = typeof reply === 'function' ? reply(body, new AbortController().signal) : reply;
    if (answer === undefined || answer instanceof Promise) throw new Error(`no rule for ${call}`);
    return answer;
  }

  /** Somebody else rewrites the entries of both configurations. */
  rewrite(change: object): void {
    for (const verb of verbs)
      this.#write(
        verb,
        this.#entries[verb].map((entry) => ({ ...entry, ...change })),
      );
  }

  timeoutOf(name: string): number | undefined {
    return this.policies.find((policy) => policy.metadata.name === name)?.spec.webhookConfiguration?.timeoutSeconds;
  }

  /** Sets a timeout as somebody else, and lets Kyverno see it. */
  set(name: string, timeoutSeconds: number): void {
    this.policies = this.policies.map((policy) =>
      policy.metadata.name === name ? this.#changed(policy, timeoutSeconds, 'kustomize-controller') : policy,
    );
    this.reconcile();
  }

  /** Lets Kyverno write what the policies ask for. */
  reconcile(): void {
    if (!this.follows) return;
    for (const verb of verbs) this.#write(verb, this.#made(verb));
  }

  #write(verb: Verb, entries: readonly object[]): void {
    this.#entries = { ...this.#entries, [verb]: entries };
    this.#version += 1;
    this.#changedAt[verb] = this.#version;
    for (const watch of this.#watches[verb]) this.#tell(verb, watch);
  }

  #tell(verb: Verb, watch: Watch): void {
    watch({ kind: 'object', type: 'MODIFIED', object: this.#configuration(verb) });
  }

  #changed(policy: PolicyObject, timeoutSeconds: number, manager: string): PolicyObject {
    return this.#merged(policy, { webhookConfiguration: { timeoutSeconds } }, manager);
  }

  #merged(policy: PolicyObject, patch: object, manager: string): PolicyObject {
    this.#version += 1;
    const { metadata, spec } = policy;
    const managedFields = [
      { manager, time: '2026-09-10T12:00:00Z', fieldsV1: { 'f:spec': { 'f:timeoutSeconds': {} } } },
    ];
    return {
      ...policy,
      metadata: {
        ...metadata,
        generation: metadata.generation + 1,
        resourceVersion: String(this.#version),
        managedFields,
      },
      spec: v.parse(policySchema.entries.spec, merged(spec, patch)),
    };
  }

  #made(verb: Verb): readonly object[] {
    const parsed = this.policies
      .map((policy) => readable(parsePolicy('ivpol', policy)))
      .filter(({ offAtAdmission }) => offAtAdmission === undefined);
    const own = parsed.filter(({ timeoutSeconds }) => timeoutSeconds !== undefined);
    const basic = parsed.filter(({ timeoutSeconds }) => timeoutSeconds === undefined);
    const paths = [...own.map((policy) => [policy]), ...(basic.length > 0 ? [basic] : [])];
    return paths.map((policies) => ({
      name: `ivpol.${verb}.kyverno.svc-fail${policies[0]?.timeoutSeconds === undefined ? '' : `-finegrained-${policies[0].name}`}`,
      clientConfig: { service: { path: `/ivpol/${verb}/${policies.map(({ name }) => name).join('/')}` } },
      failurePolicy: policies[0]?.failurePolicy,
      timeoutSeconds: policies[0]?.timeoutSeconds ?? 10,
      rules: [podRule, ...workloadRules],
    }));
  }

  #configuration(verb: Verb): object {
    const metadata = { name: configurationNames[verb], resourceVersion: String(this.#version) };
    return { metadata, webhooks: this.#entries[verb] };
  }

  #follow(verb: Verb, onEvent: Watch, signal: AbortSignal, resourceVersion: string): void {
    if (this.#changedAt[verb] > Number(resourceVersion)) queueMicrotask(() => this.#tell(verb, onEvent));
    this.#watches[verb].push(onEvent);
    signal.addEventListener('abort', () => {
      this.#watches[verb] = this.#watches[verb].filter((watch) => watch !== onEvent);
      onEvent({ kind: 'ended', answer: undefined });
    });
  }

  #policyReplies(): Readonly<Record<string, Reply>> {
    const list = (items: readonly unknown[]) => ok({ metadata: { resourceVersion: String(this.#version) }, items });
    const one = (name: string): Readonly<Record<string, Reply>> => ({
      [`readPolicy ${name}`]: () => {
        const found = this.policies.find((policy) => policy.metadata.name === name);
        return found === undefined ? status(404) : ok(found);
      },
      [`patchPolicy ${name}`]: (body) => this.#patch(name, body, false),
      [`dryRunPolicy ${name}`]: (body) => this.#patch(name, body, true),
    });
    return {
      'listPolicies imagevalidatingpolicies': () => list(this.policies),
      'listPolicies namespacedimagevalidatingpolicies': () => list([]),
      ...Object.assign({}, ...this.policies.map((policy) => one(policy.metadata.name))),
    };
  }

  #patch(name: string, body: unknown, isDryRun: boolean): Answer {
    const { patch, manager } = v.parse(mergePatchSchema, body);
    const found = this.policies.find((policy) => policy.metadata.name === name);
    if (found === undefined) return status(404);
    const { uid, resourceVersion } = found.metadata;
    if (patch.metadata.uid !== uid || patch.metadata.resourceVersion !== resourceVersion) return conflict;
    const changed = this.#merged(found, patch.spec, manager);
    if (isDryRun) return ok(changed);
    this.policies = this.policies.map((policy) => (policy === found ? changed : policy));
    queueMicrotask(() => this.reconcile());
    return ok(changed);
  }

  #webhookReplies(): Readonly<Record<string, Reply>> {
    const list = (verb: Verb) => () =>
      ok({
        metadata: { resourceVersion: String(this.#version) },
        items: [{ metadata: { name: 'other' } }, this.#configuration(verb)],
      });
    return {
      'listWebhooks mutatingwebhookconfigurations': list('mutate'),
      'listWebhooks validatingwebhookconfigurations': list('validate'),
    };
  }
}

function otherReplies(image: string): Readonly<Record<string, Reply>> {
  const labels = { 'app.kubernetes.io/component': 'admission-controller' };
  const template = { spec: { containers: [{ name: 'kyverno', image }] } };
  return {
    'listDeployments kyverno': ok({
      items: [{ metadata: { name: 'kyverno', labels }, spec: { replicas: 1, template }, status: { replicas: 1 } }],
    }),
    ...plainKyverno,
    'readNamespace apps': ok({ metadata: { labels: { 'kubernetes.io/metadata.name': 'apps' } } }),
  };
}

/** The image of a Pod of ours. */
export function imageOf(body: unknown): string {
  return v.parse(podSchema, body).spec.containers[0].image;
}

/** How policy p1 denies a forged image. */
export function forged(image: string): Answer {
  const text = `Policy p1 error: failed to evaluate policy: GET https://registry.example/${image}: MANIFEST_UNKNOWN`;
  return status(400, `admission webhook "ivpol.validate.kyverno.svc-fail-finegrained-p1" denied the request: ${text}`);
}

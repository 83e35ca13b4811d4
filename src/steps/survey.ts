import * as v from 'valibot';
import type { ObjectRef } from '../cluster/port.ts';
import { asWarning, type Finding } from '../findings/finding.ts';
import type { Observed } from '../health/backend.ts';
import { serviceAt } from '../health/backend.ts';
import { type Certificate, certificatesIn } from '../health/certificates.ts';
import { groupsOf, hostOf } from '../health/judge.ts';
import {
  budgetSchema,
  deploymentSchema,
  type Namespace,
  namespaceSchema,
  type Pod,
  parsed,
  podSchema,
  type Seen,
  serviceSchema,
  sliceSchema,
} from '../health/objects.ts';
import { addressText, readWebhooks, type UnreadWebhook, type Webhook, type WebhooksRead } from '../health/webhook.ts';
import { clusterWideEngines } from '../kyverno/engines.ts';
import { type CallName, failure, reading, unreadable } from './calls.ts';
import type { Context } from './context.ts';

/** The parts of a cluster that are read, in files of a bundle by these names. */
export type Part = keyof typeof refs;

/** Everything that was read of a cluster to judge its webhooks, as the API server served it. */
export type Objects = Readonly<Partial<Record<Part, Seen<unknown>>>>;

export interface Survey {
  readonly objects: Objects;
  /** How many requests that took. */
  readonly asked: number;
  /** A finding for each part that could not be read, which names the rule. */
  readonly unread: readonly Finding[];
  readonly served: ReadonlyMap<string, readonly Certificate[]>;
}

const core = { group: '', version: 'v1' } as const;
const policies = { group: 'policies.kyverno.io', version: 'v1beta1' } as const;
const admission = { group: 'admissionregistration.k8s.io', version: 'v1' } as const;

const refs = {
  mutatingwebhookconfigurations: admission,
  validatingwebhookconfigurations: admission,
  services: core,
  endpointslices: { group: 'discovery.k8s.io', version: 'v1' },
  namespaces: core,
  poddisruptionbudgets: { group: 'policy', version: 'v1' },
  imagevalidatingpolicies: policies,
  namespacedimagevalidatingpolicies: policies,
  deployments: { group: 'apps', version: 'v1' },
  leases: { group: 'coordination.k8s.io', version: 'v1' },
  pods: core,
  configmaps: core,
  validatingpolicies: policies,
  mutatingpolicies: policies,
  generatingpolicies: policies,
} as const satisfies Record<string, Pick<ObjectRef, 'group' | 'version'>>;

/** Read in Kyverno's namespace alone: the rest of the cluster has too many of them. */
const inKyvernos: readonly Part[] = ['deployments', 'leases', 'pods', 'configmaps'];
/** Policies of other engines can freeze all updates; they are read where no backend is down, which comes first. */
const whereCalm: readonly Part[] = clusterWideEngines;
/** How many further namespaces are looked into for the Pods of backends that cannot answer. */
const MOST_NAMESPACES = 2;
/** Of all requests together, with those for the kinds that are asked for unless an input says otherwise. */
export const MOST_REQUESTS = 20;
/** The chart's ConfigMap of Kyverno; no other one is read. */
const CONFIG_MAP = 'kyverno';

export const parts: readonly Part[] = v.parse(
  v.array(v.custom<Part>((name) => typeof name === 'string' && Object.hasOwn(refs, name))),
  Object.keys(refs),
);

/** What every diagnosis reads. */
export const firstParts: readonly Part[] = parts.filter((part) => !whereCalm.includes(part));

const listSchema = v.object({ items: v.array(v.unknown()) });

async function list(context: Context, part: Part, namespace?: string): Promise<readonly unknown[] | Finding> {
  const isOne = part === 'configmaps';
  const where = { ...(namespace === undefined ? {} : { namespace }), ...(isOne ? { name: CONFIG_MAP } : {}) };
  const ref: ObjectRef = { ...refs[part], resource: part, ...where };
  const resource = isOne ? `${part}/${CONFIG_MAP}` : ref.group === '' ? part : `${part}.${ref.group}`;
  const call: CallName = { verb: isOne ? 'get' : 'list', resource, ...(namespace === undefined ? {} : { namespace }) };
  const answer = await reading(context, (signal) => context.cluster.read(ref, signal));
  // A kind that is not served has no objects: Kyverno need not be here.
  if (answer.kind === 'status' && answer.status === 404) return [];
  if (answer.kind !== 'ok') return failure(call, answer);
  if (part === 'configmaps') return [answer.body];
  const read = v.safeParse(listSchema, answer.body);
  return read.success ? read.output.items : unreadable(call, read.issues[0].message);
}

function isFinding(read: readonly unknown[] | Finding): read is Finding {
  return 'code' in read;
}

/** What was read so far, and what could not be. */
class Reading {
  readonly objects: Partial<Record<Part, Seen<unknown>>> = {};
  readonly unread: Finding[] = [];
  asked = 0;
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  async take(part: Part, namespace?: string): Promise<void> {
    this.asked += 1;
    const read = await list(this.#context, part, namespace);
    // Without the webhooks themselves nothing is known, which is no good news.
    if (isFinding(read)) return void this.unread.push(part.endsWith('webhookconfigurations') ? read : asWarning(read));
    const before = this.objects[part];
    const where: Seen<unknown>['in'] = namespace === undefined ? 'all' : [namespace];
    const all = before === undefined || before.in === 'all' || where === 'all' ? where : [...before.in, ...where];
    this.objects[part] = { in: all, items: [...(before?.items ?? []), ...read] };
  }
}

/**
 * Reads in parallel all that decides whether webhooks can be answered, and then the Pods behind those that cannot, or,
 * where all can, the policies that may freeze Kyverno's. What may not be read is told and left out; nothing is written.
 */
export async function survey(context: Context): Promise<Survey> {
  const read = new Reading(context);
  const { kyvernoNamespace } = context;
  await Promise.all(
    firstParts.map((part) => read.take(part, inKyvernos.includes(part) ? kyvernoNamespace : undefined)),
  );
  const seen = observedIn(read.objects);
  const isCalm = groupsOf(seen).every(({ state }) => state.trouble === undefined);
  const [served] = await Promise.all([
    handshakes(context, seen),
    ...(isCalm ? whereCalm : []).map((part) => read.take(part)),
    ...troubledNamespaces(seen, kyvernoNamespace).map((namespace) => read.take('pods', namespace)),
  ]);
  return { objects: read.objects, asked: read.asked, unread: read.unread, served };
}

function troubledNamespaces(seen: Observed, kyvernos: string): readonly string[] {
  const troubled = groupsOf(seen).flatMap(({ first: { address }, state }) =>
    state.trouble !== undefined && address.kind === 'service' && address.namespace !== kyvernos
      ? [address.namespace]
      : [],
  );
  return [...new Set(troubled)].slice(0, MOST_NAMESPACES);
}

/** Where an address can be dialled from outside the cluster, if at all. */
function dialled(seen: Observed, { address }: Webhook): { readonly host: string; readonly port: number } | undefined {
  if (address.kind === 'url') {
    const url = URL.parse(address.url);
    return url === null ? undefined : { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || '443') };
  }
  const service = serviceAt(seen, address);
  const { type, externalName } = service?.spec ?? { type: '', externalName: '' };
  return type === 'ExternalName' ? { host: externalName, port: address.port } : undefined;
}

/** What is served where webhooks have an address that is not of the cluster's own network. */
async function handshakes(context: Context, seen: Observed): Promise<Survey['served']> {
  const firsts = new Map(groupsOf(seen).map(({ first }) => [addressText(first.address), first]));
  const found = await Promise.all(
    [...firsts].map(async ([key, webhook]): Promise<readonly [string, readonly Certificate[]]> => {
      const at = dialled(seen, webhook);
      if (at === undefined) return [key, []];
      const pems = await context.cluster.served(at.host, at.port, hostOf(webhook.address), context.scope.signal);
      return [key, pems.flatMap(certificatesIn)];
    }),
  );
  return new Map(found.filter(([, certificates]) => certificates.length > 0));
}

function typed<S extends v.GenericSchema>(
  seen: Seen<unknown> | undefined,
  schema: S,
): Seen<v.InferOutput<S>> | undefined {
  return seen && { in: seen.in, items: parsed(schema, seen.items) };
}

function configurationsIn(objects: Objects): readonly WebhooksRead[] {
  const read = (verb: Webhook['verb'], part: Part): readonly WebhooksRead[] =>
    (objects[part]?.items ?? []).map((one) => readWebhooks(verb, one));
  return [...read('mutate', 'mutatingwebhookconfigurations'), ...read('validate', 'validatingwebhookconfigurations')];
}

/** What of the webhook configurations cannot be read, so that nobody knows what it blocks. */
export function unreadIn(objects: Objects): readonly UnreadWebhook[] {
  return configurationsIn(objects).flatMap(({ unread }) => unread);
}

/** The objects in the form that the rules judge. */
export function observedIn(objects: Objects, served?: Survey['served']): Observed {
  const namespaces: readonly Namespace[] | undefined = typed(objects.namespaces, namespaceSchema)?.items;
  const pods: Seen<Pod> | undefined = typed(objects.pods, podSchema);
  return {
    webhooks: configurationsIn(objects).flatMap(({ webhooks }) => webhooks),
    services: typed(objects.services, serviceSchema),
    slices: typed(objects.endpointslices, sliceSchema),
    pods,
    deployments: typed(objects.deployments, deploymentSchema),
    budgets: typed(objects.poddisruptionbudgets, budgetSchema),
    namespaces,
    served,
  };
}

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
import { addressText, parseWebhooks, type Webhook } from '../health/webhook.ts';
import { type CallName, failure, reading, unreadable } from './calls.ts';
import type { Context } from './context.ts';

/** The parts of a cluster that are read, in files of a bundle by these names. */
export type Part = keyof typeof refs;

/** Everything that was read of a cluster to judge its webhooks, as the API server served it. */
export type Objects = Readonly<Partial<Record<Part, Seen<unknown>>>>;

export interface Survey {
  readonly objects: Objects;
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
} as const satisfies Record<string, Pick<ObjectRef, 'group' | 'version'>>;

/** Read in Kyverno's namespace alone: the rest of the cluster has too many of them. */
const inKyvernos: readonly Part[] = ['deployments', 'leases', 'pods'];
/** How many further namespaces are looked into for the Pods of backends that cannot answer. */
const MOST_NAMESPACES = 3;

export const parts: readonly Part[] = v.parse(
  v.array(v.custom<Part>((name) => typeof name === 'string' && Object.hasOwn(refs, name))),
  Object.keys(refs),
);

const listSchema = v.object({ items: v.array(v.unknown()) });

async function list(context: Context, part: Part, namespace?: string): Promise<readonly unknown[] | Finding> {
  const ref: ObjectRef = { ...refs[part], resource: part, ...(namespace === undefined ? {} : { namespace }) };
  const resource = ref.group === '' ? part : `${part}.${ref.group}`;
  const call: CallName = { verb: 'list', resource, ...(namespace === undefined ? {} : { namespace }) };
  const answer = await reading(context, (signal) => context.cluster.read(ref, signal));
  // A kind that is not served has no objects: Kyverno need not be here.
  if (answer.kind === 'status' && answer.status === 404) return [];
  if (answer.kind !== 'ok') return failure(call, answer);
  const read = v.safeParse(listSchema, answer.body);
  return read.success ? read.output.items : unreadable(call, read.issues[0].message);
}

function isFinding(read: readonly unknown[] | Finding): read is Finding {
  return 'code' in read;
}

/**
 * Reads in parallel all that decides whether webhooks can be answered, and then the Pods behind those that cannot. What
 * may not be read is told and left out; nothing is written.
 */
export async function survey(context: Context): Promise<Survey> {
  const objects: Partial<Record<Part, Seen<unknown>>> = {};
  const unread: Finding[] = [];
  const take = (part: Part, where: Seen<unknown>['in'], read: readonly unknown[] | Finding): void => {
    // Without the webhooks themselves nothing is known, which is no good news.
    if (isFinding(read)) unread.push(part.endsWith('webhookconfigurations') ? read : asWarning(read));
    else {
      const before = objects[part];
      const namespaces =
        before === undefined || before.in === 'all' || where === 'all' ? where : [...before.in, ...where];
      objects[part] = { in: namespaces, items: [...(before?.items ?? []), ...read] };
    }
  };
  await Promise.all(
    parts.map(async (part) => {
      const namespace = inKyvernos.includes(part) ? context.kyvernoNamespace : undefined;
      take(part, namespace === undefined ? 'all' : [namespace], await list(context, part, namespace));
    }),
  );
  const seen = observedIn(objects);
  const [served] = await Promise.all([
    handshakes(context, seen),
    ...troubledNamespaces(seen, context.kyvernoNamespace).map(async (namespace) =>
      take('pods', [namespace], await list(context, 'pods', namespace)),
    ),
  ]);
  return { objects, unread, served };
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

function webhooksIn(objects: Objects): readonly Webhook[] {
  const read = (verb: Webhook['verb'], part: Part): readonly Webhook[] =>
    (objects[part]?.items ?? [])
      .map((one) => parseWebhooks(verb, one))
      .flatMap((one) => (typeof one === 'string' ? [] : one));
  return [...read('mutate', 'mutatingwebhookconfigurations'), ...read('validate', 'validatingwebhookconfigurations')];
}

/** The objects in the form that the rules judge. */
export function observedIn(objects: Objects, served?: Survey['served']): Observed {
  const namespaces: readonly Namespace[] | undefined = typed(objects.namespaces, namespaceSchema)?.items;
  const pods: Seen<Pod> | undefined = typed(objects.pods, podSchema);
  return {
    webhooks: webhooksIn(objects),
    services: typed(objects.services, serviceSchema),
    slices: typed(objects.endpointslices, sliceSchema),
    pods,
    deployments: typed(objects.deployments, deploymentSchema),
    budgets: typed(objects.poddisruptionbudgets, budgetSchema),
    namespaces,
    served,
  };
}

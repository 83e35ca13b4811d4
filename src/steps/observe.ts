import * as v from 'valibot';
import type { Answer, PolicyResource, WebhookResource } from '../cluster/port.ts';
import { finding } from '../findings/finding.ts';
import { readWebhooks, type Webhook } from '../health/webhook.ts';
import { type EnginePolicies, type EngineResource, parseEnginePolicy } from '../kyverno/engines.ts';
import { type MalformedPolicy, type Policy, type PolicyFamily, parsePolicy } from '../kyverno/policy.ts';
import type { PodFacts } from '../kyverno/selection.ts';
import { configurationNames, parseConfiguration, type Verb, type WebhookConfiguration } from '../kyverno/webhooks.ts';
import { type CallName, failure, reading, unreadable } from './calls.ts';
import { type Context, go, refuse, type Step } from './context.ts';

/** What changes while a gate runs: all policies and both webhook configurations. */
export interface View {
  readonly policies: readonly (Policy | MalformedPolicy)[];
  readonly configurations: Readonly<Record<Verb, WebhookConfiguration>>;
  /** All entries of all configurations, of other vendors too, as far as they can be read. */
  readonly webhooks: readonly Webhook[];
}

export const webhookResources: Readonly<Record<Verb, WebhookResource>> = {
  mutate: 'mutatingwebhookconfigurations',
  validate: 'validatingwebhookconfigurations',
};

/** The configurations of one verb, in words. */
export function webhookCall(verb: Verb): Omit<CallName, 'verb'> {
  return { resource: `${webhookResources[verb]}.admissionregistration.k8s.io` };
}

const policyResources: Readonly<Record<PolicyFamily, PolicyResource>> = {
  ivpol: 'imagevalidatingpolicies',
  nivpol: 'namespacedimagevalidatingpolicies',
};

const listSchema = v.object({ metadata: v.object({ resourceVersion: v.string() }), items: v.array(v.unknown()) });

/** One list, parsed as far as a list goes. */
async function list(
  context: Context,
  call: CallName,
  read: (signal: AbortSignal) => Promise<Answer>,
): Promise<Step<v.InferOutput<typeof listSchema>>> {
  const answer = await reading(context, read);
  if (context.scope.ended !== undefined) return refuse(context.scope.ended);
  if (answer.kind === 'status' && answer.status === 404) {
    return refuse(finding('kyverno-missing', call.resource, { resource: call.resource }));
  }
  if (answer.kind !== 'ok') return refuse(failure(call, answer));
  const parsed = v.safeParse(listSchema, answer.body);
  return parsed.success ? go(parsed.output) : refuse(unreadable(call, parsed.issues[0].message));
}

async function policiesOf(
  context: Context,
  family: PolicyFamily,
): Promise<Step<readonly (Policy | MalformedPolicy)[]>> {
  const resource = policyResources[family];
  const call = { verb: 'list', resource: `${resource}.policies.kyverno.io` };
  const listed = await list(context, call, (signal) => context.cluster.listPolicies(resource, signal));
  return listed.kind === 'refuse' ? listed : go(listed.value.items.map((item) => parsePolicy(family, item)));
}

const namedSchema = v.object({ metadata: v.object({ name: v.string() }) });

interface Configurations {
  /** The one object that Kyverno writes; absent is the same as without entries. */
  readonly kyvernos: WebhookConfiguration;
  readonly webhooks: readonly Webhook[];
}

async function configurationsOf(context: Context, verb: Verb): Promise<Step<Configurations>> {
  const resource = webhookResources[verb];
  const call = { verb: 'list', ...webhookCall(verb) };
  const listed = await list(context, call, (signal) => context.cluster.listWebhooks(resource, signal));
  if (listed.kind === 'refuse') return listed;
  const { items, metadata } = listed.value;
  const webhooks = items.flatMap((object) => readWebhooks(verb, object).webhooks);
  const item = items.find((object) => v.is(namedSchema, object) && object.metadata.name === configurationNames[verb]);
  const { resourceVersion } = metadata;
  if (item === undefined) return go({ kyvernos: { verb, resourceVersion, generation: 0, entries: [] }, webhooks });
  const parsed = parseConfiguration(verb, item);
  // The list is as new as its own resourceVersion, from which a watch goes on without a gap.
  return typeof parsed === 'string'
    ? refuse(unreadable(call, parsed))
    : go({ kyvernos: { ...parsed, resourceVersion }, webhooks });
}

/** Reads all that can change, in parallel. */
export async function lookAround(context: Context): Promise<Step<View>> {
  const [ivpols, nivpols, mutate, validate] = await Promise.all([
    policiesOf(context, 'ivpol'),
    policiesOf(context, 'nivpol'),
    configurationsOf(context, 'mutate'),
    configurationsOf(context, 'validate'),
  ]);
  if (ivpols.kind === 'refuse') return ivpols;
  if (nivpols.kind === 'refuse') return nivpols;
  if (mutate.kind === 'refuse') return mutate;
  if (validate.kind === 'refuse') return validate;
  const configurations = { mutate: mutate.value.kyvernos, validate: validate.value.kyvernos };
  const webhooks = [...mutate.value.webhooks, ...validate.value.webhooks];
  return go({ policies: [...ivpols.value, ...nivpols.value], configurations, webhooks });
}

const policyGroup = { group: 'policies.kyverno.io', version: 'v1beta1' };

async function engineOf(context: Context, resource: EngineResource): Promise<EnginePolicies> {
  const call = { verb: 'list', resource: `${resource}.policies.kyverno.io` };
  const answer = await reading(context, (signal) => context.cluster.read({ ...policyGroup, resource }, signal));
  // A Kyverno without this engine has none of its policies.
  if (answer.kind === 'status' && answer.status === 404) return { resource, policies: [] };
  if (answer.kind !== 'ok') return { resource, policies: [], unread: failure(call, answer) };
  const parsed = v.safeParse(listSchema, answer.body);
  return parsed.success
    ? { resource, policies: parsed.output.items.map((item) => parseEnginePolicy(resource, item)) }
    : { resource, policies: [], unread: unreadable(call, parsed.issues[0].message) };
}

/** Reads, in parallel, policies of other engines that can freeze the webhooks; what cannot be read is said so. */
export function readEngines(
  context: Context,
  resources: readonly EngineResource[],
): Promise<readonly EnginePolicies[]> {
  return Promise.all(resources.map((resource) => engineOf(context, resource)));
}

const namespaceSchema = v.object({ metadata: v.object({ labels: v.optional(v.record(v.string(), v.string()), {}) }) });

/** The labels of the namespace that is probed in: selectors of policies and webhooks look at them. */
export async function podFacts(
  context: Context,
  namespace: string,
  podLabels: PodFacts['podLabels'],
): Promise<Step<PodFacts>> {
  const call = { verb: 'get', resource: `namespaces/${namespace}` };
  const answer = await reading(context, (signal) => context.cluster.readNamespace(namespace, signal));
  if (context.scope.ended !== undefined) return refuse(context.scope.ended);
  if (answer.kind === 'status' && answer.status === 404) {
    return refuse(finding('probe-namespace-missing', `namespace ${namespace}`, { podNamespace: namespace }));
  }
  if (answer.kind !== 'ok') return refuse(failure(call, answer));
  const parsed = v.safeParse(namespaceSchema, answer.body);
  if (!parsed.success) return refuse(unreadable(call, parsed.issues[0].message));
  return go({ namespace, namespaceLabels: parsed.output.metadata.labels, podLabels });
}

import * as v from 'valibot';
import { labelSelectorSchema } from '../kyverno/labels.ts';
import { problemIn } from '../kyverno/policy.ts';
import type { Verb } from '../kyverno/webhooks.ts';

/** Where the API server sends a review: a Service's port, or an address of its own. */
export type Address =
  | { readonly kind: 'service'; readonly namespace: string; readonly name: string; readonly port: number }
  | { readonly kind: 'url'; readonly url: string };

/** One entry of a webhook configuration, whoever owns it. */
export interface Webhook {
  readonly verb: Verb;
  /** Name of the configuration that holds it. */
  readonly configuration: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  /** Field managers of the configuration. */
  readonly managers: readonly string[];
  readonly name: string;
  readonly address: Address;
  /** Base64 of PEM; empty where the API server's own roots decide. */
  readonly caBundle: string;
  readonly failurePolicy: 'Fail' | 'Ignore';
  readonly timeoutSeconds: number;
  readonly supportsDryRun: boolean;
  readonly rules: readonly Rule[];
  readonly namespaceSelector?: Selector | undefined;
  readonly objectSelector?: Selector | undefined;
  readonly matchConditions: number;
}

const words = v.optional(v.array(v.string()), []);
const ruleSchema = v.object({
  apiGroups: words,
  apiVersions: words,
  operations: words,
  resources: words,
  scope: v.optional(v.string(), '*'),
});
type Rule = v.InferOutput<typeof ruleSchema>;
type Selector = v.InferOutput<typeof labelSelectorSchema>;

const serviceSchema = v.object({ namespace: v.string(), name: v.string(), port: v.optional(v.number(), 443) });

/** With the API server's own defaults (`admissionregistration/v1`, defaults.go). */
const entrySchema = v.object({
  name: v.string(),
  clientConfig: v.object({
    url: v.optional(v.string(), ''),
    service: v.optional(serviceSchema),
    caBundle: v.optional(v.nullable(v.string()), ''),
  }),
  failurePolicy: v.optional(v.picklist(['Fail', 'Ignore']), 'Fail'),
  timeoutSeconds: v.optional(v.number(), 10),
  sideEffects: v.optional(v.string(), 'None'),
  rules: v.optional(v.nullable(v.array(ruleSchema)), []),
  namespaceSelector: v.optional(labelSelectorSchema),
  objectSelector: v.optional(labelSelectorSchema),
  matchConditions: v.optional(v.array(v.unknown()), []),
});

const texts = v.optional(v.nullable(v.record(v.string(), v.string())), {});

const configurationSchema = v.object({
  metadata: v.object({
    name: v.string(),
    labels: texts,
    annotations: texts,
    managedFields: v.optional(v.array(v.object({ manager: v.optional(v.string(), '') })), []),
  }),
  webhooks: v.optional(v.nullable(v.array(v.unknown())), []),
});

const namedSchema = v.object({ name: v.string() });
const namedConfigurationSchema = v.object({ metadata: namedSchema });

/** An entry, or a whole configuration, that is in another form than is documented: nobody knows what it blocks. */
export interface UnreadWebhook {
  readonly verb: Verb;
  /** Empty where even that cannot be read. */
  readonly configuration: string;
  /** The entry, by its name or its place; empty: the configuration as a whole. */
  readonly entry: string;
  readonly problem: string;
}

/** What one configuration holds: what can be judged, and what cannot. */
export interface WebhooksRead {
  readonly webhooks: readonly Webhook[];
  readonly unread: readonly UnreadWebhook[];
}

/** Reads all entries of one configuration of any vendor, each on its own: one that cannot be read hides no other. */
export function readWebhooks(verb: Verb, object: unknown): WebhooksRead {
  const parsed = v.safeParse(configurationSchema, object);
  if (!parsed.success) {
    const named = v.safeParse(namedConfigurationSchema, object);
    const configuration = named.success ? named.output.metadata.name : '';
    return { webhooks: [], unread: [{ verb, configuration, entry: '', problem: problemIn(parsed.issues) }] };
  }
  const { metadata, webhooks } = parsed.output;
  const [read, unread]: [Webhook[], UnreadWebhook[]] = [[], []];
  for (const [index, one] of (webhooks ?? []).entries()) {
    const entry = v.safeParse(entrySchema, one);
    if (entry.success) read.push(toWebhook(verb, metadata, entry.output));
    else unread.push({ verb, configuration: metadata.name, ...unreadEntry(one, index, problemIn(entry.issues)) });
  }
  return { webhooks: read, unread };
}

function unreadEntry(one: unknown, index: number, problem: string): Pick<UnreadWebhook, 'entry' | 'problem'> {
  const named = v.safeParse(namedSchema, one);
  return { entry: named.success ? named.output.name : `number ${index + 1}`, problem };
}

function toWebhook(
  verb: Verb,
  metadata: v.InferOutput<typeof configurationSchema>['metadata'],
  { clientConfig: { url, service, caBundle }, rules, sideEffects, ...entry }: v.InferOutput<typeof entrySchema>,
): Webhook {
  return {
    ...entry,
    verb,
    configuration: metadata.name,
    labels: metadata.labels ?? {},
    annotations: metadata.annotations ?? {},
    managers: [...new Set(metadata.managedFields.map(({ manager }) => manager))],
    address: service === undefined ? { kind: 'url', url } : { kind: 'service', ...service },
    caBundle: caBundle ?? '',
    supportsDryRun: sideEffects === 'None' || sideEffects === 'NoneOnDryRun',
    rules: rules ?? [],
    matchConditions: entry.matchConditions.length,
  };
}

/** Is it one of Kyverno's? By its name, since it may be all that the API server tells (kyverno `pkg/config/config.go`). */
export function isKyvernos(name: string, labels: Readonly<Record<string, string>> = {}): boolean {
  return /(?:^|\.)kyverno\.svc(?:[.-]|$)/.test(name) || Object.hasOwn(labels, 'webhook.kyverno.io/managed-by');
}

/** `kyverno/kyverno-svc`, or the address itself. */
export function addressText(address: Address): string {
  return address.kind === 'service' ? `${address.namespace}/${address.name}` : address.url;
}

/** For commands: what follows `kubectl get`; all of that kind where its name is not known. */
export function configurationText({ verb, configuration }: Pick<Webhook, 'verb' | 'configuration'>): string {
  const kind = verb === 'mutate' ? 'mutatingwebhookconfigurations' : 'validatingwebhookconfigurations';
  return configuration === '' ? kind : `${kind}/${configuration}`;
}
